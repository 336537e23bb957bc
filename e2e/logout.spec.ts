import type { Page } from '@playwright/test';
import { expect, storedToken, test } from './fixtures.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Account menu' });

test('R-ACC-24 R-ACC-23 logging out empties both storages, the cookies and the local databases', async ({ signedIn }) => {
  await signedIn.evaluate(async () => {
    localStorage.setItem('planType', 'trial');
    sessionStorage.setItem('seen', '1');
    document.cookie = 'choice=1; path=/';
    await new Promise((resolve) => (indexedDB.open('notes').onsuccess = (event) => resolve((event.target as IDBOpenDBRequest).result.close())));
  });
  await menu(signedIn).click();
  await signedIn.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(signedIn).toHaveURL(/\/login$/);
  await expect(signedIn.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const left = await signedIn.evaluate(async () => ({ local: localStorage.length, session: Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr')), cookie: document.cookie, databases: (await indexedDB.databases()).length }));
  expect(left).toEqual({ local: 0, session: [], cookie: '', databases: 0 });
});

test('R-ACC-23 a log-out that the server never hears of still signs out here', async ({ signedIn }) => {
  await signedIn.route('**/api/logout', (route) => route.abort());
  await menu(signedIn).click();
  await signedIn.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(signedIn).toHaveURL(/\/login$/);
  expect(await storedToken(signedIn)).toBeNull();
});

test('R-ACC-25 a refused profile clears what was stored; a server that is away signs nobody out, and Try again goes on', async ({ signedIn, server, person }) => {
  await signedIn.route('**/api/user/profile', (route) => route.fulfill({ status: 503, body: 'away' }));
  await signedIn.reload();
  await expect(signedIn.getByText('You are still signed in, and nothing was lost.', { exact: false })).toBeVisible();
  expect(await storedToken(signedIn)).not.toBeNull();
  await signedIn.unroute('**/api/user/profile');
  // The last that home asks for: a call of its own that came after the session's end would sign it out before the menu does.
  const isQuiet = signedIn.waitForResponse('**/api/login-motivator');
  await signedIn.getByRole('button', { name: 'Try again' }).click();
  await expect(menu(signedIn)).toBeVisible();
  await isQuiet;

  const login = { email: person.email, password: person.password };
  const { token } = (await (await fetch(`${server.url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(login) })).json()) as { token: string };
  await fetch(`${server.url}/api/sessions/end-others`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await signedIn.evaluate(() => localStorage.setItem('planType', 'trial'));
  await menu(signedIn).click();
  await signedIn.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(signedIn.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(signedIn.getByText('You were signed out')).toBeVisible();
  expect(await signedIn.evaluate(() => localStorage.length)).toBe(0);
});

test('R-ACC-25 D-ACC-1 a reload while the server is away waits for it, and then goes on', async ({ signedIn }) => {
  await signedIn.route('**/api/session/resume', (route) => route.abort());
  await signedIn.reload();
  await expect(signedIn.getByText("We can't reach the server")).toBeVisible();
  await signedIn.unroute('**/api/session/resume');
  await signedIn.getByRole('button', { name: 'Try again' }).click();
  await expect(menu(signedIn)).toBeVisible();
});
