import type { Page } from '@playwright/test';
import { expect, PASSWORD, storedToken, test as base } from './fixtures.ts';

const MINUTE = 60_000;
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Session Expiring Soon' });
// The page believes to be hidden, or not.
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (value ? 'hidden' : 'visible') });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

// Who watches the time says so at once; before that, moving the clock would move nothing.
const waitForWatch = (page: Page) => expect.poll(() => page.evaluate(() => localStorage.getItem('lastActiveAt'))).not.toBeNull();

// Signed in, with a clock of the browser that only the test moves.
const test = base.extend<{ idle: Page }>({
  idle: async ({ page, person }, provide) => {
    await page.clock.install();
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    await waitForWatch(page);
    await provide(page);
  },
});

test('R-ACC-19 R-ACC-20 the warning comes at 18 minutes, counts down second by second, and logs out at 20', async ({ idle }) => {
  await idle.clock.runFor(17 * MINUTE + 50_000);
  await expect(warning(idle)).toHaveCount(0);
  await idle.clock.runFor(10_000);
  await expect(warning(idle)).toBeVisible();
  await expect(warning(idle)).toContainText('Time remaining until automatic logout');
  await expect(warning(idle)).toContainText('Click anywhere on the page, or press Stay Signed In');
  await expect(warning(idle).getByRole('progressbar')).toBeVisible();
  await idle.clock.runFor(18_000);
  await expect(warning(idle).getByRole('timer')).toHaveText(/^1:4[0-3]$/);
  const before = await warning(idle).getByRole('timer').textContent();
  await idle.clock.runFor(1000);
  await expect(warning(idle).getByRole('timer')).not.toHaveText(before!);
  const token = await storedToken(idle);
  await idle.clock.runFor(2 * MINUTE);
  await expect(idle.getByRole('link', { name: 'Create Account' }).first()).toBeVisible();
  await expect(idle).toHaveURL(/\/$/);
  expect(await storedToken(idle)).toBeNull();
  const answer = await idle.request.get('/api/user/status', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});

for (const [name, act] of Object.entries<(page: Page) => Promise<unknown>>({
  'mouse down': (page) => page.evaluate(() => document.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))),
  'mouse move': (page) => page.evaluate(() => document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))),
  'key press': (page) => page.keyboard.press('Shift'),
  scroll: (page) => page.evaluate(() => document.dispatchEvent(new Event('scroll', { bubbles: true }))),
  touch: (page) => page.evaluate(() => document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))),
  click: (page) => page.evaluate(() => document.body.click()),
})) {
  test(`R-ACC-19 a ${name} resets the timers`, async ({ idle }) => {
    await idle.clock.runFor(17 * MINUTE);
    await act(idle);
    await idle.clock.runFor(17 * MINUTE);
    await expect(warning(idle)).toHaveCount(0);
    await idle.clock.runFor(MINUTE + 1000);
    await expect(warning(idle)).toBeVisible();
  });
}

test('R-ACC-19 any activity hides the warning, and so does Stay Signed In', async ({ idle }) => {
  await idle.clock.runFor(18 * MINUTE + 1000);
  await expect(warning(idle)).toBeVisible();
  await idle.mouse.move(5, 5);
  await idle.clock.runFor(2000);
  await expect(warning(idle)).toHaveCount(0);

  await idle.clock.runFor(18 * MINUTE + 1000);
  await warning(idle).getByRole('button', { name: 'Stay Signed In' }).click();
  await expect(warning(idle)).toHaveCount(0);
  await expect(idle.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('R-ACC-19 R-ACC-23 Logout Now logs out, by pointer, and leads to /', async ({ idle }) => {
  await idle.clock.runFor(18 * MINUTE + 1000);
  await warning(idle).getByRole('button', { name: 'Logout Now' }).click();
  await idle.clock.runFor(2000);
  await expect(idle.getByRole('link', { name: 'Create Account' }).first()).toBeVisible();
  expect(await storedToken(idle)).toBeNull();
});

test('R-ACC-19 the server hears of the last sign of life a minute later, so that it ends no session before the browser does', async ({ idle, server }) => {
  await idle.clock.runFor(10 * MINUTE);
  const tell = () => idle.waitForResponse('**/api/user/status');
  const atOnce = tell();
  await idle.keyboard.press('Shift');
  expect((await atOnce).status()).toBe(200);
  await server.advance(11 * MINUTE);
  const later = tell();
  await idle.clock.runFor(MINUTE);
  expect((await later).status()).toBe(200);
  await server.advance(17 * MINUTE);
  await idle.clock.runFor(17 * MINUTE);
  await warning(idle).getByRole('button', { name: 'Stay Signed In' }).click();
  await idle.getByRole('button', { name: 'Account menu' }).click();
  await idle.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(idle.getByText('This one')).toBeVisible();
});

test('R-ACC-21 R-ACC-23 a hidden page logs nobody out; back after more than 20 minutes it says why and does', async ({ idle }) => {
  await setHidden(idle, true);
  await idle.clock.runFor(19 * MINUTE);
  await expect(warning(idle)).toHaveCount(0);
  await setHidden(idle, false);
  await expect(warning(idle)).toBeVisible();
  await idle.keyboard.press('Escape');
  await expect(warning(idle)).toHaveCount(0);

  await setHidden(idle, true);
  await idle.clock.runFor(25 * MINUTE);
  expect(await storedToken(idle)).not.toBeNull();
  await setHidden(idle, false);
  await expect(idle.getByText('Session Expired')).toBeVisible();
  await expect(idle.getByText("You've been logged out due to inactivity.")).toBeVisible();
  await idle.clock.runFor(5000);
  await expect(idle.getByRole('link', { name: 'Create Account' }).first()).toBeVisible();
  expect(await storedToken(idle)).toBeNull();
});

test('R-ACC-21 a visitor is neither warned nor logged out', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.clock.runFor(18 * MINUTE + 1000);
  await setHidden(page, true);
  await setHidden(page, false);
  await expect(warning(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('R-ACC-19 activity in one tab keeps the other alive, and hides its warning', async ({ idle, context }) => {
  // One clock for both.
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Account menu' }).waitFor();
  await idle.clock.runFor(18 * MINUTE + 1000);
  await expect(warning(idle)).toBeVisible();
  await expect(warning(other)).toBeVisible();
  await other.keyboard.press('Escape');
  for (const page of [other, idle]) {
    await expect(warning(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  }
  await idle.clock.runFor(17 * MINUTE);
  await expect(warning(idle)).toHaveCount(0);
  await expect(idle.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('R-ACC-23 what is being typed outlives the automatic log-out, and is offered after sign-in; a log-out by hand leaves nothing', async ({ idle, person }) => {
  await idle.evaluate(() => localStorage.removeItem('lastActiveAt'));
  await idle.goto('/profile');
  await idle.getByLabel('Contact number').fill('+1 512 555 0142');
  await waitForWatch(idle);
  await idle.clock.runFor(20 * MINUTE + 5000);
  await expect(idle.getByRole('link', { name: 'Create Account' }).first()).toBeVisible();

  await idle.goto('/login');
  await idle.getByLabel('Email').fill(person.email);
  await idle.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await idle.getByRole('button', { name: 'Sign In' }).click();
  await idle.getByRole('button', { name: 'Account menu' }).click();
  await idle.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(idle.getByLabel('Contact number')).toHaveValue('');
  await idle.getByRole('button', { name: 'Use my draft' }).click();
  await expect(idle.getByLabel('Contact number')).toHaveValue('+1 512 555 0142');

  await idle.getByRole('button', { name: 'Account menu' }).click();
  await idle.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(idle).toHaveURL(/\/login$/);
  expect(await idle.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
