import type { Page } from '@playwright/test';
import { draft, open, reply } from './desk.ts';
import { expect, signIn, test } from './fixtures.ts';

const saved = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/text') && response.request().method() === 'PUT' && response.ok());
const history = async (page: Page) => {
  await page.getByRole('button', { name: 'Your drafts' }).click();
  return page.getByRole('dialog', { name: 'Your drafts' }).getByRole('listitem').first();
};

test('R-AST-10 what is typed into a draft is there in another browser; the newer text wins, the other one and the original stay within reach', async ({ signedIn: page, browser, server, person }) => {
  await open(page);
  await reply(page);
  const written = await draft(page).inputValue();
  const first = saved(page);
  await draft(page).fill('Hi Marcus, January it is.');
  await first;
  const elsewhere = await browser.newContext({ baseURL: server.url });
  const other = await elsewhere.newPage();
  await other.route('**/api/login-motivator', (route) => route.fulfill({ body: '' }));
  await signIn(other, person);
  await open(other);
  const row = await history(other);
  await expect(row).toContainText('Hi Marcus, January it is.');
  await expect(row).toContainText('edited');
  await row.getByRole('link').click();
  await expect(draft(other)).toHaveValue('Hi Marcus, January it is.');
  await other.getByText('Compare with the draft as it was written').click();
  await other.getByRole('button', { name: 'Put it back as it was written' }).click();
  await expect(draft(other)).toHaveValue(written);
  const second = saved(other);
  await draft(other).fill('Hi Marcus, February suits us better.');
  await second;
  await elsewhere.close();
  await page.reload();
  await expect(draft(page)).toHaveValue('Hi Marcus, February suits us better.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(draft(page)).toHaveValue('Hi Marcus, January it is.');
});

test('a save that fails says nothing and loses nothing: the text is saved once the server is back; leaving saves at once', async ({ signedIn: page }) => {
  await open(page);
  await reply(page);
  let tries = 0;
  await page.route('**/api/drafts/*/text', (route) => {
    tries += 1;
    return route.abort();
  });
  await draft(page).fill('Typed while the server was away.');
  await expect.poll(() => tries).toBeGreaterThan(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /fail|saved/i })).toHaveCount(0);
  await expect(draft(page)).toHaveValue('Typed while the server was away.');
  const back = saved(page);
  await page.unroute('**/api/drafts/*/text');
  await back;
  await draft(page).fill('Typed in the moment of leaving.');
  // A page that is left while it takes the session up again is signed out.
  const resumed = page.waitForResponse('**/api/session/resume');
  await page.goto('/glossary');
  await resumed;
  await open(page);
  await expect(await history(page)).toContainText('Typed in the moment of leaving.');
});
