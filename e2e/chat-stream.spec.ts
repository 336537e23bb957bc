import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ hasModel: true });

const EXPENSIVE = 'They say my price is too high. What do I say?';
const SAID = 'Ask one question first, then wait for the answer. Which customer comes next?';
const composer = (page: Page) => page.getByLabel('Message the coach');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const coach = (page: Page) => page.getByRole('region', { name: 'AI Sales Coach' });
const answers = (page: Page) => page.locator('.coach-says');
const heard = (page: Page) => coach(page).locator('output.vh');
async function ask(page: Page, text: string) {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}
const open = (page: Page) => page.goto('/ai-assistants?coach=open');

test('the answer streams; a reload in the middle takes it up again; Stop keeps what is there; the next one is whole', async ({ signedIn: page, server }) => {
  await server.behave('hangs');
  await open(page);
  await ask(page, EXPENSIVE);
  await expect(page.locator('.say')).toHaveText(EXPENSIVE);
  await expect(answers(page)).toContainText('Ask one');
  // Not the words as they come.
  await expect(heard(page)).toHaveText('Generating');
  await composer(page).fill('typed meanwhile');
  await composer(page).press('Enter');
  await expect(page.locator('.say')).toHaveCount(1);
  await page.reload();
  await expect(answers(page)).toContainText('Ask one');
  await expect(composer(page)).toHaveValue('typed meanwhile');
  await button(page, 'Stop').click();
  await expect(answers(page)).toContainText('Stopped here.');
  await expect(heard(page)).toHaveText('Stopped.');
  await expect(coach(page).getByText('299 messages left in your trial')).toBeVisible();
  await server.behave('drips');
  await button(page, 'Answer again').click();
  await expect(answers(page)).toContainText(SAID);
  await expect(heard(page)).toHaveText(SAID);
  await expect(answers(page)).toContainText('openai-compatible:fake');
});

test('D-BIL-3 Esc stops before the first word at no cost; an answer that breaks off says so, costs nothing and is asked again', async ({ signedIn: page, server }) => {
  await server.behave('hangsBeforeHeaders');
  await open(page);
  await ask(page, EXPENSIVE);
  await expect(answers(page)).toContainText('Thinking it through');
  await page.keyboard.press('Escape');
  await expect(answers(page)).toContainText('Stopped before the first word. It was not counted.');
  await expect(coach(page).getByText('300 messages left in your trial')).toBeVisible();
  await server.behave('cuts');
  await button(page, 'Answer again').click();
  await expect(answers(page)).toContainText('The answer broke off. It was not counted; ask for it again.');
  await server.behave('ok');
  await button(page, 'Answer again').click();
  await expect(answers(page)).toContainText(SAID);
  await expect(coach(page).getByText('299 messages left in your trial')).toBeVisible();
});

test('who leaves the page in mid-answer finds it whole on coming back', async ({ signedIn: page, server }) => {
  await server.behave('drips');
  await open(page);
  await ask(page, EXPENSIVE);
  await expect(answers(page)).toContainText('Ask one');
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await open(page);
  await expect(answers(page)).toContainText(SAID);
  await expect(button(page, 'Helpful')).toBeVisible();
});

test('a stream that ends because the database is away is taken up again once it is back', async ({ signedIn: page, server }) => {
  await server.behave('ok');
  await open(page);
  const breakOff = async (route: Route) => {
    const whole = await (await route.fetch()).text();
    const away = { type: 'error', code: 'unavailable', message: 'The service is not available for the moment. Please try again shortly.' };
    await route.fulfill({ contentType: 'text/event-stream', body: `${whole.split('\n\n')[0]}\n\ndata: ${JSON.stringify(away)}\n\n` });
  };
  await page.route('**/api/chat/stream', breakOff, { times: 1 });
  await ask(page, EXPENSIVE);
  await expect(answers(page)).toContainText(SAID);
  await expect(page.locator('.say')).toHaveText(EXPENSIVE);
  await expect(coach(page).getByText('299 messages left in your trial')).toBeVisible();
});
