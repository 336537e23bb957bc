import { expect, test } from './fixtures.ts';
import { watchTrouble } from './trouble.ts';

test('R-PUB-09 R-NAV-01 the terms say from when they hold, for whom, with what liability and before which courts', async ({ page }) => {
  await page.goto('/terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(main).toContainText('Effective July 1, 2025');
  await expect(main).toContainText('You must be at least 13 years old');
  await expect(main).toContainText('the minimum age is 16');
  await expect(main).toContainText('limited to what you paid us in the 12 months before');
  await expect(main).toContainText('governed by the laws of the State of Texas');
  await expect(main).toContainText('courts in Austin, Texas');
  await expect(main.getByRole('link', { name: 'support@localhost' }).first()).toHaveAttribute('href', 'mailto:support@localhost');
});

test('R-PUB-09 R-PUB-07 R-NAV-01 the privacy policy says from when it holds, that children under 13 are not served, and whom to ask', async ({ page }) => {
  await page.goto('/privacy');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(main).toContainText('Effective July 1, 2025');
  await expect(main).toContainText('children under 13 are not served');
  await expect(main.getByRole('link', { name: 'support@localhost' }).first()).toBeVisible();
});

test('R-PUB-10 R-NAV-01 the story leads to the coach and to the price', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why we made this');
  await expect(page.getByRole('link', { name: 'Try AI Sales Coach' })).toHaveAttribute('href', '/chat');
  await page.getByRole('link', { name: 'View Pricing' }).click();
  await expect(page).toHaveURL(/\/#pricing$/);
  await expect(page.getByRole('heading', { name: 'Complete Access' })).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: 'Try AI Sales Coach' }).click();
  await expect(page).toHaveURL(/\/ai-assistants\?coach=open$/);
});

test('R-PUB-11 the contact form judges every field in its words, and counts the message', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByText('We reply within 24 hours.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'support@localhost' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  for (const text of ['Name must be at least 2 characters', 'Please enter a valid email address', 'Subject must be at least 5 characters', 'Message must be at least 20 characters']) await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();

  await page.getByLabel('Name').fill('Al');
  await page.getByLabel('Email').fill('al@example');
  await page.getByLabel('Subject').fill('Price');
  await page.getByLabel('Message').fill('a'.repeat(1001));
  await expect(page.getByText('1001/1000 characters')).toBeVisible();
  await expect(page.getByText('Message must not exceed 1000 characters')).toBeVisible();
  await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0);
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Subject must be at least 5 characters')).toHaveCount(0);
});

const inquiry = { Name: 'Marcus Feld', Email: 'marcus@example.com', Subject: 'A question', Message: 'Does it work without a model, on our own machine?' };

test('R-PUB-12 a message is sent with its sender, and the success screen leads on', async ({ page }) => {
  const trouble = await watchTrouble(page);
  await page.goto('/contact');
  for (const [label, text] of Object.entries(inquiry)) await page.getByLabel(label).fill(text);
  const posted = page.waitForRequest('**/api/support');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await posted).postDataJSON()).toEqual({ subject: 'A question', message: `Name: Marcus Feld\nEmail: marcus@example.com\n\n${inquiry.Message}`, issueType: 'general_inquiry' });
  await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeFocused();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');
  for (const [label, text] of Object.entries(inquiry)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(trouble).toEqual([]);
});

test('R-PUB-12 a message that could not be sent is told, and stays in its fields', async ({ page }) => {
  await page.route('**/api/support', (route) => route.abort());
  await page.goto('/contact');
  for (const [label, text] of Object.entries(inquiry)) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Error sending message')).toBeVisible();
  await expect(page.getByText('Please try again later.')).toBeVisible();
  await expect(page.getByText('Failed to send message')).toBeVisible();
  for (const [label, text] of Object.entries(inquiry)) await expect(page.getByLabel(label)).toHaveValue(text);
});

test('R-PUB-13 D-NAV-1 the glossary groups every feature by when it comes, and says which plan holds it', async ({ page }) => {
  await page.goto('/glossary');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Live Now', 'V1 Launch', 'V2 Launch', 'Future']);
  const feature = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(feature('AI Sales Coach')).toContainText('Core: includedPro: included');
  await expect(feature('Monthly Insights')).toContainText('Core: not includedPro: included');
  await expect(page.getByRole('region', { name: 'Live Now' }).getByRole('heading', { name: 'Power Pulse' })).toBeVisible();
});

test('R-NAV-04 D-NAV-1 somebody signed in comes to the glossary from the footer', async ({ signedIn }) => {
  await signedIn.getByRole('contentinfo').getByRole('link', { name: 'Features Glossary' }).click();
  await expect(signedIn.getByRole('heading', { name: 'Live Now' })).toBeVisible();
  await expect(signedIn.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('R-PUB-14 R-NAV-04 a visitor reads what the product does', async ({ page }) => {
  await page.goto('/info');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What Winward does');
  await page.getByRole('link', { name: 'All features' }).click();
  await expect(page).toHaveURL(/\/glossary$/);
});
