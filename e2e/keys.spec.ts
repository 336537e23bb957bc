import type { Page } from '@playwright/test';
import { expect, storedToken, test } from './fixtures.ts';

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const menu = (page: Page) => page.getByRole('button', { name: 'Account menu' });

test('R-ACC-03 the token is kept as authToken and sent as a bearer token; signed in begins when the profile has loaded', async ({ page, person }) => {
  let letProfileCome = () => {};
  const held = new Promise<void>((resolve) => (letProfileCome = resolve));
  await page.goto('/login');
  await page.route('**/api/user/profile', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/user/profile');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const bearer = (await asked).headers()['authorization'];
  expect(bearer).toMatch(/^Bearer [\w-]{43}$/);
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/login$/);
  letProfileCome();
  await expect(menu(page)).toBeVisible();
  expect(`Bearer ${await storedToken(page)}`).toBe(bearer);
});

test('R-ACC-03 a token in the storage alone is not enough: while its profile loads nobody is signed in', async ({ signedIn }) => {
  let letProfileCome = () => {};
  const held = new Promise<void>((resolve) => (letProfileCome = resolve));
  await signedIn.route('**/api/user/profile', async (route) => {
    await held;
    await route.continue();
  });
  await signedIn.reload();
  await expect.poll(() => storedToken(signedIn)).toMatch(/^[\w-]{43}$/);
  await expect(menu(signedIn)).toHaveCount(0);
  letProfileCome();
  await expect(menu(signedIn)).toBeVisible();
});

test('R-ACC-28 R-ACC-04 R-ACC-27 the plan and the messages left are kept once the status has loaded, for display only, and go with the log-out', async ({ page, person }) => {
  let status: unknown = { plan: 'core', messagesRemaining: 37 };
  await page.route('**/api/user/status', (route) => route.fulfill({ json: status }));
  await page.goto('/login');
  expect(await kept(page, 'planType')).toBeNull();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => kept(page, 'planType')).toBe('core');
  expect(await kept(page, 'messageCount')).toBe('37');

  status = { plan: 'pro', messagesRemaining: null };
  await page.reload();
  await expect.poll(() => kept(page, 'planType')).toBe('pro');
  expect(await kept(page, 'messageCount')).toBe('unlimited');

  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  for (const key of ['authToken', 'planType', 'messageCount', 'onboardingCompleted']) expect(await kept(page, key)).toBeNull();
});
