import type { Page } from '@playwright/test';
import { expectAxeClean } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { watchTrouble } from './trouble.ts';

test.use({ greets: true });
const enter = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

test('R-HOM-07 R-HOM-08 R-HOM-10 D-HOM-1 at the first login of a day the motivation opens, then Ready to Win Today, one at a time and once', async ({ page, person }) => {
  const trouble = await watchTrouble(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/daily-motivator', async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, person);
  const motivation = page.getByRole('dialog', { name: 'Daily Motivation' });
  await expect(motivation.getByText('Getting your motivation for today...')).toBeVisible();
  await expect(motivation.getByText('Welcome back, Dana!')).toBeVisible();
  await expect(motivation.getByRole('button', { name: 'Get Another' })).toBeDisabled();
  await expect(motivation.getByText('Powered by AI mentorship from top performers')).toBeVisible();
  release();
  const quote = motivation.locator('blockquote');
  const first = (await quote.textContent())!;
  await motivation.getByRole('button', { name: 'Get Another' }).click();
  await expect(quote).not.toHaveText(first);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await motivation.getByRole('button', { name: "Let's Go!" }).click();

  const ready = page.getByRole('dialog', { name: 'Ready to Win Today?' });
  await expect(ready.locator('blockquote')).not.toBeEmpty();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await ready.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByText('You showed up 0 days this week').waitFor();
  await page.waitForTimeout(1500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('R-HOM-07 its try action leads to the reply tab', async ({ page, person, server }) => {
  await fetch(`${server.url}/api/daily-motivator`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` }, body: '{}' });
  await enter(page, person);
  await page.getByRole('dialog', { name: 'Ready to Win Today?' }).getByRole('button', { name: 'Try it' }).click();
  await expect(page).toHaveURL(/\/ai-assistants\?tab=reply$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [what, answer, text] of [
  ['a call that fails', { status: 500, body: 'no' }, "Every great achievement starts with a decision to try. You've got this - now make it count!"],
  ['an answer without success', { json: { success: false, message: '' } }, 'Today is your day to make it happen. Your energy and focus will drive incredible results!'],
] as const) {
  test(`R-HOM-09 ${what} still motivates`, async ({ page, person }) => {
    await page.route('**/api/daily-motivator', (route) => route.fulfill(answer));
    await enter(page, person);
    await expect(page.getByRole('dialog', { name: 'Daily Motivation' }).locator('blockquote')).toHaveText(text);
  });
}

test('R-HOM-08 R-HOM-07 axe finds nothing serious in the two dialogs', async ({ page, person }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, person);
  for (const [name, close] of [['Daily Motivation', "Let's Go!"], ['Ready to Win Today?', 'Not now']] as const) {
    const dialog = page.getByRole('dialog', { name });
    await dialog.locator('blockquote').waitFor();
    await expectAxeClean(page);
    await dialog.getByRole('button', { name: close }).click();
  }
});
