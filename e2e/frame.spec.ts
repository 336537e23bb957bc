import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const links = (page: Page) => page.getByRole('banner').getByRole('navigation').getByRole('link').allTextContents();
const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });

test('R-NAV-07 R-NAV-11 the header of a visitor and that of somebody signed in', async ({ page, signedIn }) => {
  expect(await links(signedIn)).toEqual(['Home', 'AI Assistants', 'AI Sales Coach', 'Progress Tracker']);
  await expect(signedIn.getByRole('button', { name: 'Account menu' })).toBeVisible();
  const visitor = await (await page.context().browser()!.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await visitor.goto('/register');
  await visitor.getByRole('heading', { level: 1 }).waitFor();
  expect(await links(visitor)).toEqual(['Home', 'Onboarding', 'AI Assistants']);
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
  await visitor.context().close();
});

test('R-NAV-08 R-ACC-27 the user menu shows address, plan and days left, and leads on', async ({ signedIn, person }) => {
  const avatar = signedIn.getByRole('button', { name: 'Account menu' });
  await expect(avatar).toHaveText('D');
  await avatar.click();
  await expect(signedIn.getByText(person.email)).toBeVisible();
  await expect(signedIn.getByText('Free Trial, 30 days left')).toBeVisible();
  expect(await signedIn.getByRole('menuitem').allTextContents()).toEqual([' My Sales Brain', ' My Profile', ' Billing Settings', 'Log Out']);
  await signedIn.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(signedIn).toHaveURL(/\/profile$/);
});

test('R-NAV-05 D-NAV-2 the three older addresses lead to the assistants, the chat with the coach open', async ({ page }) => {
  for (const [from, to] of [['/chat', /\/ai-assistants\?coach=open$/], ['/email-reply', /\/ai-assistants$/], ['/assistant-integration', /\/ai-assistants$/]] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
  }
});

test('R-NAV-01 R-NAV-02 the doors are open to everyone; the profile shows a visitor the login screen', async ({ page }) => {
  for (const [path, heading] of [['/login', 'Welcome back'], ['/register', 'Create your account'], ['/forgot-password', 'Forgot your password?'], ['/reset-password?token=x', 'Choose a new password'], ['/profile', 'Welcome back']] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('R-NAV-09 what breaks a screen shows the crash screen, whose button reloads', async ({ signedIn }) => {
  await signedIn.route('**/api/sessions', (route) => route.fulfill({ json: { sessions: 'not a list' } }));
  await signedIn.goto('/profile');
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Application Error' })).toBeVisible();
  await expect(signedIn.getByText('An unexpected error occurred. Please refresh the page.')).toBeVisible();
  await signedIn.unroute('**/api/sessions');
  await signedIn.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(signedIn.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test('R-NAV-09 a part of the page that the server could not give is no crash: it says so, and offers to try again', async ({ page }) => {
  await page.goto('/login');
  await page.route('**/assets/forgot-password*', (route) => route.abort());
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "We can't reach the server" })).toBeVisible();
  await expect(page.getByText('Nothing was lost. Check your connection, then try again.')).toBeVisible();
  await expect(page.getByText('You are still signed in', { exact: false })).toHaveCount(0);
  await page.unroute('**/assets/forgot-password*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('R-NAV-10 one toast at a time, for five seconds, and failures in their own look', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const toast = page.locator('.toast');
  await expect(toast).toHaveClass(/bad/);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(3000);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(2100);
  await expect(toast).toHaveCount(0);
});

test('R-NAV-07 each screen has its title; the heading takes the focus; back finds the old place', async ({ signedIn }) => {
  await signedIn.setViewportSize({ width: 800, height: 420 });
  await signedIn.goto('/profile');
  await expect(signedIn).toHaveTitle('My Profile · Winward');
  await expect(signedIn.getByText('This one')).toBeVisible();
  await signedIn.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => signedIn.evaluate(() => scrollY)).toBe(300);
  await signedIn.keyboard.press('Control+k');
  await palette(signedIn).getByRole('combobox').fill('home');
  await signedIn.keyboard.press('Enter');
  await expect(signedIn).toHaveTitle('Winward');
  await expect(signedIn.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => signedIn.evaluate(() => scrollY)).toBe(0);
  await signedIn.goBack();
  await expect(signedIn.getByRole('heading', { name: 'My Profile' })).toBeFocused();
  await expect.poll(() => signedIn.evaluate(() => scrollY)).toBe(300);
});

test('R-NAV-07 the skip link leads past the header', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('R-NAV-07 the palette finds by words, goes by the arrows and Enter, and closes by Esc; ? lists the shortcuts', async ({ signedIn }) => {
  await signedIn.keyboard.press('Control+k');
  const field = palette(signedIn).getByRole('combobox');
  await expect(field).toBeFocused();
  await signedIn.keyboard.press('Escape');
  await expect(palette(signedIn)).toHaveCount(0);

  await signedIn.keyboard.press('Control+k');
  await field.fill('no such thing');
  await expect(palette(signedIn).getByRole('option')).toHaveCount(0);
  await expect(palette(signedIn)).toContainText('Nothing here goes by that name.');
  await field.fill('password');
  await expect(palette(signedIn).getByRole('option')).toHaveText(['My Profile']);
  await signedIn.keyboard.press('Enter');
  await expect(signedIn).toHaveURL(/\/profile$/);

  await signedIn.keyboard.press('Control+k');
  await field.fill('theme');
  await signedIn.keyboard.press('ArrowDown');
  await signedIn.keyboard.press('ArrowDown');
  await expect(palette(signedIn).getByRole('option', { name: 'Theme: dark' })).toHaveAttribute('aria-selected', 'true');
  await signedIn.keyboard.press('Enter');
  await expect(signedIn.locator('html')).toHaveAttribute('data-theme', 'dark');
  await signedIn.reload();
  await expect(signedIn.locator('html')).toHaveAttribute('data-theme', 'dark');

  await expect(signedIn.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await signedIn.keyboard.press('?');
  await expect(signedIn.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await signedIn.keyboard.press('Escape');
  await signedIn.getByLabel('First name').press('?');
  await expect(signedIn.getByRole('dialog')).toHaveCount(0);
});

test('R-NAV-07 a visitor has the palette too', async ({ page }) => {
  await page.goto('/register');
  // Drawn at build: the keys work once the program runs.
  await expect(async () => {
    if (await palette(page).isHidden()) await page.keyboard.press('Control+k');
    await expect(palette(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await palette(page).getByRole('option', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
