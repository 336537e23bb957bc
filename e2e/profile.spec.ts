import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures.ts';

const NEXT = 'Tailwind8?';
const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await page.getByRole('heading', { name: 'My Profile' }).waitFor();
};
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

test('R-ACC-16 R-API-05 personal data is saved, and shown everywhere at once; a failure keeps what was typed', async ({ signedIn }) => {
  await open(signedIn);
  await expect(save(signedIn)).toBeDisabled();
  await signedIn.getByLabel('First name').fill('Zora');
  await signedIn.getByLabel('Contact number').fill('+1 512 555 0142');
  await signedIn.getByLabel('Time zone').selectOption('America/Chicago');
  await signedIn.route('**/api/user/profile', (route) => (route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: 'no' }) : route.continue()));
  await save(signedIn).click();
  await expect(signedIn.getByText('Failed to update profile. Please try again.')).toBeVisible();
  await expect(signedIn.getByLabel('First name')).toHaveValue('Zora');
  await signedIn.unroute('**/api/user/profile');
  await save(signedIn).click();
  await expect(signedIn.getByText('Profile updated')).toBeVisible();
  await expect(signedIn.getByRole('button', { name: 'Account menu' })).toHaveText('Z');
  await signedIn.reload();
  await expect(signedIn.getByLabel('Contact number')).toHaveValue('+1 512 555 0142');
  await expect(signedIn.getByLabel('Time zone')).toHaveValue('America/Chicago');
});

test('R-ACC-16 a new address waits for its link, and a button on the page of the link confirms it', async ({ signedIn, server }) => {
  const next = `dana-${crypto.randomUUID()}@example.com`;
  await open(signedIn);
  await signedIn.getByLabel('Email').fill('not an address');
  await save(signedIn).click();
  await expect(signedIn.getByText('Please enter a valid email address')).toBeVisible();
  await signedIn.getByLabel('Email').fill(next);
  await save(signedIn).click();
  await expect(signedIn.getByText('Confirm your new address')).toBeVisible();
  await expect(signedIn.getByText(`Waiting for ${next} to be confirmed`, { exact: false })).toBeVisible();
  const [mail] = await server.mails(next);
  const { pathname, search } = new URL(mail!.link);
  await signedIn.goto(pathname + search);
  await expect(signedIn).toHaveURL(/\/confirm-email$/);
  await signedIn.getByRole('button', { name: 'Confirm This Address' }).click();
  await expect(signedIn.getByRole('heading', { name: 'Your address was changed' })).toBeVisible();
  await signedIn.getByRole('main').getByRole('link', { name: 'My Profile' }).click();
  await expect(signedIn.getByLabel('Email')).toHaveValue(next);
});

test('R-ACC-17 D-ACC-3 the password section opens, says what is wrong in its words, and changes the password', async ({ signedIn }) => {
  await open(signedIn);
  await expect(signedIn.getByLabel('Current password')).toHaveCount(0);
  await signedIn.getByRole('button', { name: 'Change Password' }).click();
  const [current, fresh, confirm] = [signedIn.getByLabel('Current password'), signedIn.getByLabel('New password', { exact: true }), signedIn.getByLabel('Confirm new password')];
  const update = signedIn.getByRole('button', { name: 'Update Password' });
  await current.fill(PASSWORD);
  await fresh.fill(NEXT);
  await confirm.fill('Another9!');
  await update.click();
  await expect(signedIn.getByText('Password Mismatch')).toBeVisible();
  await expect(signedIn.getByText('New password and confirmation do not match.')).toBeVisible();
  await fresh.fill('Ab1!');
  await confirm.fill('Ab1!');
  await update.click();
  await expect(signedIn.getByText('Password must be at least 6 characters long.')).toBeVisible();
  await fresh.fill('abcdef1!');
  await confirm.fill('abcdef1!');
  await update.click();
  await expect(signedIn.getByText('Password must contain at least one uppercase letter (A-Z)')).toBeVisible();

  await expect(current).toHaveAttribute('type', 'password');
  await signedIn.getByRole('button', { name: 'Show password' }).first().click();
  await expect(current).toHaveAttribute('type', 'text');
  await current.fill('Wrong-password-1');
  await fresh.fill(NEXT);
  await confirm.fill(NEXT);
  await update.click();
  await expect(signedIn.getByText('Failed to change password. Please check your current password and try again.')).toBeVisible();
  await expect(fresh).toHaveValue(NEXT);
  await current.fill(PASSWORD);
  await update.click();
  await expect(signedIn.getByText('Password changed')).toBeVisible();
  await expect(current).toHaveCount(0);
});

test('D-ACC-4 sessions are listed, and the others can be signed out, one or all', async ({ signedIn, person, server }) => {
  const login = async () => {
    const answer = await fetch(`${server.url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: person.email, password: PASSWORD }) });
    return ((await answer.json()) as { token: string }).token;
  };
  const status = async (token: string) => (await fetch(`${server.url}/api/user/status`, { headers: { authorization: `Bearer ${token}` } })).status;
  const tokens = [await login(), await login()];
  await open(signedIn);
  const list = signedIn.getByRole('region', { name: 'Where you are signed in' });
  // The fixture's own sign-up is a session too.
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await list.getByRole('button', { name: /^Sign out (?!everywhere)/ }).first().click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await Promise.all(tokens.map(status))).toEqual([401, 401]);
  await expect(list.getByText('This one')).toBeVisible();
});

test('D-ACC-4 the data comes as one zip, and the account goes for good, by its password', async ({ signedIn, person }) => {
  await open(signedIn);
  const coming = signedIn.waitForEvent('download');
  await signedIn.getByRole('button', { name: 'Download my data' }).click();
  expect((await coming).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);

  await signedIn.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = signedIn.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Your password').fill('Wrong-password-1');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(signedIn.getByRole('link', { name: 'Create Account' }).first()).toBeVisible();
  // The page is loaded anew meanwhile.
  await expect.poll(() => signedIn.evaluate(() => localStorage.length).catch(() => null)).toBe(0);
  const answer = await signedIn.request.post('/api/login', { data: { email: person.email, password: PASSWORD } });
  expect(answer.status()).toBe(401);
});

const banners = [
  { body: { shouldShowWarning: true, isExpired: true, daysUntilExpiry: 0 }, text: 'Your password has expired. Please change it immediately to continue using the platform.', look: /rust/, dismissible: false },
  { body: { shouldShowWarning: true, isExpired: false, daysUntilExpiry: 7 }, text: 'Your password expires in 7 days. Please change it soon to avoid account lockout.', look: /straw/, dismissible: true },
  { body: { shouldShowWarning: true, isExpired: false, daysUntilExpiry: 8 }, text: 'Your password expires in 8 days.', look: /sky/, dismissible: true },
];
for (const { body, text, look, dismissible } of banners) {
  test(`R-ACC-18 the banner for ${body.daysUntilExpiry} days: ${text}`, async ({ signedIn }) => {
    await signedIn.route('**/api/password-expiry-status', (route) => route.fulfill({ json: body }));
    await signedIn.reload();
    const banner = signedIn.locator('.banner', { hasText: 'Your password' });
    await expect(banner.locator('.words')).toHaveText(text);
    await expect(banner).toHaveClass(look);
    await expect(banner.getByRole('button', { name: 'Dismiss' })).toHaveCount(dismissible ? 1 : 0);
    if (!dismissible) return;
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner).toHaveCount(0);
  });
}

test('R-ACC-18 the expiry is asked again after a day', async ({ page, person }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  let asked = 0;
  await page.route('**/api/password-expiry-status', (route) => {
    asked += 1;
    return route.continue();
  });
  // One works on, all day.
  for (let hour = 0; hour < 24; hour += 0.25) {
    await page.keyboard.press('Shift');
    await page.clock.fastForward('15:00');
  }
  await expect.poll(() => asked).toBe(1);
});
