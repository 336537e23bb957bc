import { expect, PASSWORD, test } from './fixtures.ts';

const DAY = 86_400_000;
const NEXT = 'Tailwind8?';

test.describe('an expired password', () => {
  test('R-ACC-12 D-ACC-5 opens a dialog that cannot be dismissed; a new password leads on', async ({ page, person, server }) => {
    await server.advance(181 * DAY);
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Your password has expired' });
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);

    const password = dialog.getByLabel('New password', { exact: true });
    const update = dialog.getByRole('button', { name: 'Update Password' });
    await password.fill('short');
    await update.click();
    await expect(dialog.getByRole('alert')).toHaveText('Password must be at least 8 characters long');
    await password.fill('longenough1!');
    await update.click();
    await expect(dialog.getByRole('alert')).toHaveText('Password must contain at least one uppercase letter (A-Z)');
    await password.fill(NEXT);
    await update.click();
    await expect(dialog.getByRole('alert')).toHaveText('Passwords do not match');
    await dialog.getByLabel('Confirm new password').fill(NEXT);

    await page.route('**/api/change-expired-password', (route) => route.abort());
    await update.click();
    await expect(dialog.getByRole('alert')).toHaveText('Network error. Please try again.');
    await page.unroute('**/api/change-expired-password');
    await page.route('**/api/change-expired-password', (route) => route.fulfill({ status: 500, body: '{"error":"no","code":"fault"}' }));
    await update.click();
    await expect(dialog.getByRole('alert')).toHaveText('Failed to update password');
    await page.unroute('**/api/change-expired-password');
    await expect(password).toHaveValue(NEXT);

    await update.click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('authToken'))).toMatch(/^[\w-]{43}$/);
  });
});

test('R-ACC-06 R-ACC-13 R-ACC-14 a forgotten password is replaced by the link of a mail, once', async ({ page, person, server }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Email Required')).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  const mail = (await server.mails(person.email)).find(({ subject }) => subject.includes('Choose a new'));
  const { pathname, search } = new URL(mail!.link);
  expect(pathname).toBe('/reset-password');
  await page.goto(pathname + search);
  // The token leaves the address bar at once.
  await expect(page).toHaveURL(/\/reset-password$/);
  const password = page.getByLabel('New password', { exact: true });
  const reset = page.getByRole('button', { name: 'Reset Password' });
  await password.fill('short');
  await reset.click();
  await expect(page.getByText('Invalid Password')).toBeVisible();
  await password.fill(NEXT);
  await reset.click();
  await expect(page.getByText("Passwords Don't Match")).toBeVisible();
  await page.getByLabel('Confirm new password').fill(NEXT);
  await reset.click();
  await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();

  await page.goto(pathname + search);
  await password.fill(NEXT);
  await page.getByLabel('Confirm new password').fill(NEXT);
  await reset.click();
  await expect(page.getByText('Failed to reset password. The link may have expired.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);

  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(NEXT);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
});

test('R-ACC-13 an address without an account gets the same answer', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(`nobody-${crypto.randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
});

test('R-ACC-15 a reset page without a token says so, and goes to /login after 3 seconds', async ({ page }) => {
  // It stands still but for what the test lets pass.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/reset-password');
  await expect(page.getByText('This reset link is invalid or has expired.')).toBeVisible();
  await page.clock.runFor(2500);
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/login$/);
});
