import type { Page } from '@playwright/test';
import { expectAxeClean } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

type Person = { token: string };
const send = async (url: string, { token }: Person, body: object, method: 'POST' | 'PATCH' = 'POST') => {
  const response = await fetch(url, { method, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as { id: string };
};
// On a later day the dialog of that day would greet; this has it shown already.
async function comeBack(page: Page, url: string, person: { email: string; password: string }) {
  const response = await fetch(`${url}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: person.email, password: person.password }) });
  await send(`${url}/api/daily-motivator`, (await response.json()) as Person, {});
  await signIn(page, person);
}
const section = (page: Page, name: string) => page.getByRole('region', { name });
const DAY_MS = 86_400_000;

test('R-PRG-01 somebody new sees what will be here, and the way to it', async ({ signedIn }) => {
  await signedIn.getByRole('link', { name: 'Progress Tracker' }).first().click();
  await expect(signedIn).toHaveURL(/\/progress$/);
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Progress Tracker' })).toBeVisible();
  await expect(signedIn.getByText('Your progress will be drawn here')).toBeVisible();
  await expect(section(signedIn, 'Your weekly review').getByText('There was nothing to review last week.')).toBeVisible();
  await expect(signedIn.locator('main').getByRole('link', { name: 'Start Replying' })).toHaveAttribute('href', '/ai-assistants?tab=reply');
  await expectAxeClean(signedIn);
});

test('R-PRG-01 messages, scores, energy, days and outcomes are drawn, said in words and given as tables, and stand up to axe', async ({ page, server, person }) => {
  for (const channel of ['email', 'email', 'sms']) {
    const { id } = await send(`${server.url}/api/reply`, person, { inboundMessage: 'How much is it, and when can you start? Best, Marcus', channel });
    await send(`${server.url}/api/drafts/${id}/outcome`, person, { outcome: channel === 'sms' ? 'no_answer' : 'replied' }, 'PATCH');
  }
  await send(`${server.url}/api/mood-tracker`, person, { mood: 'stuck', energyLevel: 42 });
  await signIn(page, person);
  await page.goto('/progress');
  await expect(page.getByText('3 messages in eight weeks, on 1 day.')).toBeVisible();
  await expect(section(page, 'Message scores').getByText('3 scored messages, by week')).toBeVisible();
  await expect(section(page, 'Energy and output').getByText(/Average 42 over 1 tracked day/)).toBeVisible();
  await expect(section(page, 'Showing up').getByText(/Current run: 1 day\. 2 freezes left in/)).toBeVisible();
  const messages = section(page, 'Messages');
  await messages.getByText('Show as a table').click();
  await expect(messages.getByRole('row').last().getByRole('cell')).toHaveText([/\d+ \w+/, '2', '0', '1', '0']);
  const outcomes = section(page, 'What came of it');
  await expect(outcomes.getByText('Too few to say what works: a comparison needs 20 sent messages on each side.')).toBeVisible();
  await outcomes.getByText('Show as a table').click();
  await expect(outcomes.getByRole('row').nth(1).getByRole('cell')).toHaveText(['Email', '2', '2', '2', '0', '0', '–']);
  // By keyboard alone.
  await outcomes.getByRole('radio', { name: 'Channel' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(outcomes.getByRole('heading', { name: 'Outcomes by length in words' })).toBeVisible();
  await page.getByRole('radio', { name: 'Year' }).check();
  await expect(page.getByText('3 messages in a year, on 1 day.')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^progress-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole('radio', { name: '8 weeks' }).check();
  await expectAxeClean(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Message scores' })).toBeVisible();
});

test('R-PRG-01 a plan is made by keyboard, asked about on the next day at home, and answered there', async ({ page, server, person }) => {
  await signIn(page, person);
  await page.goto('/progress');
  await page.getByLabel('If', { exact: true }).fill('it is 9:00');
  await page.keyboard.press('Tab');
  await page.keyboard.type('I send three notes');
  await page.keyboard.press('Enter');
  await expect(page.getByText('If it is 9:00, then I send three notes.').first()).toBeVisible();
  await expect(page.getByLabel('If', { exact: true })).toHaveValue('');
  await server.advance(DAY_MS);
  await comeBack(page, server.url, person);
  const asked = section(page, 'How did it go?');
  await expect(asked.getByText('If it is 9:00, then I send three notes.').first()).toBeVisible();
  await asked.getByRole('button', { name: 'I did it' }).click();
  await expect(page.getByText('That is how habits are made.')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await page.goto('/progress');
  await expect(section(page, 'If, then').getByText('Kept', { exact: true })).toBeVisible();
});

test('R-PRG-01 the coach reviews the week before, says when there is little, and leads to the message', async ({ page, server, person }) => {
  await send(`${server.url}/api/reply`, person, { inboundMessage: 'How much is it, and when can you start? Best, Marcus' });
  await server.advance(7 * DAY_MS);
  await comeBack(page, server.url, person);
  await page.goto('/progress');
  const review = section(page, 'Your weekly review');
  await expect(review.getByText('There was one message that week: this is a look at it, not a pattern.')).toBeVisible();
  await expect(review.getByRole('heading', { name: 'What works' })).toBeVisible();
  await expect(review.getByRole('heading', { name: 'One exercise' })).toBeVisible();
  await expect(review.getByRole('link', { name: /Open the message/ }).first()).toHaveAttribute('href', /^\/ai-assistants\?draft=[\da-f-]{36}$/);
});

test('R-PRG-01 what could not be loaded says so, and is there after another try', async ({ signedIn }) => {
  await signedIn.route('**/api/progress?*', (route) => route.fulfill({ status: 503, body: '' }));
  await signedIn.goto('/progress');
  await expect(signedIn.getByText('Your figures could not be loaded. Nothing was lost.')).toBeVisible();
  await signedIn.unroute('**/api/progress?*');
  await signedIn.getByRole('button', { name: 'Try again' }).click();
  await expect(signedIn.getByText('Your progress will be drawn here')).toBeVisible();
});
