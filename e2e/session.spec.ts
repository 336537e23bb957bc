import type { Page } from '@playwright/test';
import { expect, signIn, storedToken, test } from './fixtures.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Account menu' });
// Asks the server, by way of the page, whether the session that the page holds is alive.
const status = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/user/status', { headers: { authorization: `Bearer ${localStorage.getItem('authToken')}` } })).status);

test('D-ACC-1 R-ACC-22 a refresh keeps somebody signed in, with a new token', async ({ signedIn }) => {
  const before = await storedToken(signedIn);
  await signedIn.reload();
  await expect(menu(signedIn)).toBeVisible();
  const after = await storedToken(signedIn);
  expect(after).toMatch(/^[\w-]{43}$/);
  expect(after).not.toBe(before);
  expect(await status(signedIn)).toBe(200);
});

test('D-ACC-1 R-ACC-22 leaving a page takes the token out of the storage and empties the session storage', async ({ signedIn, context }) => {
  await signedIn.evaluate(() => sessionStorage.setItem('something', 'of this session'));
  // A page of the same origin that runs no script of ours sees what is left.
  await context.route('**/left.html', (route) => route.fulfill({ contentType: 'text/html', body: '<title>left</title>' }));
  await signedIn.goto('/left.html');
  expect(await storedToken(signedIn)).toBeNull();
  expect(await signedIn.evaluate(() => sessionStorage.length)).toBe(0);
});

test('D-ACC-1 going away and back takes the session up again', async ({ signedIn }) => {
  await signedIn.goto('about:blank');
  await signedIn.goBack();
  await expect(menu(signedIn)).toBeVisible();
  expect(await status(signedIn)).toBe(200);
});

test('D-ACC-1 an address typed over the last one, in the same tab, stays signed in', async ({ signedIn }) => {
  await signedIn.goto('/profile');
  await expect(signedIn.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test('D-ACC-1 a page that comes back from the cache of the browser goes on, and one whose session ended meanwhile does not', async ({ signedIn, server }) => {
  const restore = () => signedIn.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const hide = async () => {
    const told = signedIn.waitForResponse('**/api/session/leave');
    await signedIn.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await told;
  };
  await hide();
  expect(await storedToken(signedIn)).toBeNull();
  await restore();
  await expect.poll(() => storedToken(signedIn)).not.toBeNull();
  await expect(menu(signedIn)).toBeVisible();
  expect(await status(signedIn)).toBe(200);

  await hide();
  await server.advance(2 * 60_000);
  await restore();
  await expect(signedIn.getByRole('link', { name: 'Create Account' }).first()).toBeVisible();
  expect(await storedToken(signedIn)).toBeNull();
});

test('D-ACC-1 a closed tab does not come back: a new one is a visitor', async ({ signedIn, context }) => {
  await signedIn.close({ runBeforeUnload: true });
  await expect.poll(() => context.pages().length).toBe(0);
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Create Account' }).first()).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('D-ACC-1 a page that was left for longer than a reload takes is not taken up again', async ({ signedIn, server }) => {
  // Said before the page goes, so that it is heard before the clock moves.
  const told = signedIn.waitForResponse('**/api/session/leave');
  await signedIn.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    navigator.sendBeacon = () => true;
  });
  await told;
  await signedIn.goto('about:blank');
  await server.advance(61_000);
  await signedIn.goBack();
  await expect(signedIn.getByRole('link', { name: 'Create Account' }).first()).toBeVisible();
  await expect(menu(signedIn)).toHaveCount(0);
});

test('D-ACC-1 the way back from a payment page takes the session up again, minutes later; without a payment it does not', async ({ signedIn, server }) => {
  const provider = 'http://pay.example/';
  await signedIn.context().route(`${provider}**`, (route) => route.fulfill({ contentType: 'text/html', body: `<a href="${server.url}/">Back to the shop</a>` }));
  // What goToPayment leaves behind before it follows the provider's address.
  await signedIn.evaluate(() => localStorage.setItem('atPayment', '1'));
  await signedIn.goto(provider);
  await server.advance(10 * 60_000);
  await signedIn.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(menu(signedIn)).toBeVisible();

  await signedIn.goto(provider);
  await signedIn.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(signedIn.getByRole('link', { name: 'Create Account' }).first()).toBeVisible();
});

test('D-ACC-1 closing one of two tabs leaves the other signed in, and its token in the storage', async ({ signedIn, context }) => {
  const second = await context.newPage();
  await second.goto('/profile');
  await expect(second.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await second.close({ runBeforeUnload: true });
  await expect.poll(() => context.pages().length).toBe(1);
  await expect.poll(() => storedToken(signedIn)).toMatch(/^[\w-]{43}$/);
  expect(await status(signedIn)).toBe(200);
  await signedIn.reload();
  await expect(menu(signedIn)).toBeVisible();
});

test('D-ACC-1 a reload in one tab renews the token, and the other goes on with the new one', async ({ signedIn, context, server }) => {
  const second = await context.newPage();
  await second.goto('/');
  await expect(menu(second)).toBeVisible();
  await signedIn.reload();
  await expect(menu(signedIn)).toBeVisible();
  // The old token is refused after a minute.
  await server.advance(2 * 60_000);
  await second.getByRole('button', { name: 'Account menu' }).click();
  await second.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(second.getByText('This one')).toBeVisible();
  expect(await storedToken(second)).toBe(await storedToken(signedIn));
});

test('D-ACC-1 two tabs that reload at once both stay signed in', async ({ signedIn, context }) => {
  const second = await context.newPage();
  await second.goto('/');
  await expect(menu(second)).toBeVisible();
  await Promise.all([signedIn.reload(), second.reload()]);
  for (const page of [signedIn, second]) {
    await expect(menu(page)).toBeVisible();
    expect(await status(page)).toBe(200);
  }
});

test('R-ACC-24 D-ACC-1 logging out in one tab signs out the others, on the server too', async ({ signedIn, context, server }) => {
  const second = await context.newPage();
  await second.goto('/profile');
  await expect(second.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  const token = await storedToken(second);
  await menu(signedIn).click();
  await signedIn.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(signedIn).toHaveURL(/\/login$/);
  await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await storedToken(second)).toBeNull();
  const answer = await fetch(`${server.url}/api/user/status`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(401);
  await second.reload();
  await expect(second.getByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('D-ACC-1 a tab does not go on with the session of somebody else who signs in beside it', async ({ signedIn, context, server }) => {
  const other = { firstName: 'Olu', lastName: 'Adeyemi', email: `olu-${crypto.randomUUID()}@example.com`, password: 'Headwind7!' };
  await fetch(`${server.url}/api/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(other) });
  const second = await context.newPage();
  await signIn(second, other);
  // Read as drawn: the greeting dialogs stand before it.
  await expect(second.locator('h1')).toContainText('Olu');
  await expect(signedIn.locator('h1')).toContainText('Olu');
});
