import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Need Help?' }).click();
  return page.getByRole('dialog', { name: 'Contact Support' });
};
const fill = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Issue Type' }).click();
  await page.getByRole('option', { name: 'Platform Bug/Glitch' }).click();
  await page.getByLabel('Subject').fill('The dial stands still');
  await page.getByLabel('Message').fill('  It shows 70, whatever I do.  ');
};

test('R-SUP-01 R-SUP-02 the dialog asks for type, subject and message, within their limits', async ({ signedIn }) => {
  const dialog = await open(signedIn);
  await expect(dialog.getByText('Having trouble or need assistance? Let us know how we can help you.')).toBeVisible();
  const type = dialog.getByRole('combobox', { name: 'Issue Type' });
  await expect(type).toHaveText('Select issue type');
  await expect(dialog.getByPlaceholder('Brief description of your issue')).toHaveAttribute('maxlength', '100');
  const message = dialog.getByPlaceholder('Describe your issue or question in detail...');
  await expect(message).toHaveAttribute('rows', '5');
  await expect(message).toHaveAttribute('maxlength', '1000');
  await message.fill('Hello');
  await expect(dialog.getByText('5/1000 characters')).toBeVisible();
  await type.click();
  await expect(signedIn.getByRole('option')).toHaveText(['Billing & Subscription', 'Login & Access Issues', 'AI Feedback Problems', 'Onboarding Help', 'Platform Bug/Glitch', 'Feature Request', 'General Question']);
});

test('R-SUP-03 all three are required, and blanks count for nothing', async ({ signedIn }) => {
  const dialog = await open(signedIn);
  await fill(signedIn);
  await dialog.getByLabel('Subject').fill('   ');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(signedIn.getByText('Please fill in all fields')).toBeVisible();
  await expect(signedIn.getByText('Subject, message, and issue type are required.')).toBeVisible();
});

test('R-SUP-04 R-SUP-05 a request is sent; both buttons rest meanwhile; then the dialog closes and begins anew', async ({ signedIn }) => {
  let goOn = () => {};
  const pressed = new Promise<void>((resolve) => (goOn = resolve));
  await signedIn.route('**/api/support', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ issueType: 'bug', subject: 'The dial stands still', message: 'It shows 70, whatever I do.' });
    await pressed;
    await route.continue();
  });
  const dialog = await open(signedIn);
  await fill(signedIn);
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  goOn();
  await expect(signedIn.getByText('Support Request Submitted')).toBeVisible();
  await expect(signedIn.getByText("We'll respond shortly to your request.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await open(signedIn);
  await expect(dialog.getByLabel('Subject')).toHaveValue('');
  await expect(dialog.getByRole('combobox', { name: 'Issue Type' })).toHaveText('Select issue type');
});

test('R-SUP-04 Cancel and the icon close it, and what was written is there when it is opened again', async ({ signedIn }) => {
  const dialog = await open(signedIn);
  await fill(signedIn);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await open(signedIn);
  await expect(dialog.getByLabel('Subject')).toHaveValue('The dial stands still');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

for (const [about, answer, said] of [
  ['the reason that the server gives', { status: 503, json: { error: 'The service is not available for the moment. Please try again shortly.', code: 'unavailable' } }, 'The service is not available for the moment. Please try again shortly.'],
  ['its own words where the server gives none', { status: 502, body: '<html>Bad gateway</html>' }, 'Failed to submit support request'],
  ['its own words where there is no server', null, 'Failed to submit support request. Please try again.'],
] as const) {
  test(`R-SUP-05 a failure is told with ${about}, and nothing is lost`, async ({ signedIn }) => {
    await signedIn.route('**/api/support', (route) => (answer ? route.fulfill(answer) : route.abort()));
    const dialog = await open(signedIn);
    await fill(signedIn);
    await dialog.getByRole('button', { name: 'Submit Request' }).click();
    const toast = signedIn.getByRole('alert');
    await expect(toast.getByText('Error', { exact: true })).toBeVisible();
    await expect(toast.getByText(said, { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('Subject')).toHaveValue('The dial stands still');
    await expect(dialog.getByLabel('Message')).toHaveValue('  It shows 70, whatever I do.  ');
  });
}

test('R-SUP-03 what was written and not sent is there again after a reload, and each empty field says so', async ({ signedIn }) => {
  const dialog = await open(signedIn);
  await dialog.getByLabel('Subject').fill('The bell shows nothing');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog.getByText('Choose what it is about.')).toBeVisible();
  await expect(dialog.getByLabel('Message')).toHaveAccessibleDescription(/Say what happened, or what you would like to know\./);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await signedIn.reload();
  await open(signedIn);
  await expect(dialog.getByLabel('Subject')).toHaveValue('The bell shows nothing');
});
