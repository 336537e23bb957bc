import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const EXPENSIVE = 'They say my price is too high. What do I say?';
const SILENT = 'My emails get no replies.';
const composer = (page: Page) => page.getByLabel('Message the coach');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const coach = (page: Page) => page.getByRole('region', { name: 'AI Sales Coach' });
const talk = (page: Page) => page.getByRole('log', { name: 'Conversation with the coach' });
const questions = (page: Page) => talk(page).locator('.say');
const answers = (page: Page) => talk(page).locator('.coach-says');
const toast = (page: Page) => page.locator('.toaster');
async function open(page: Page) {
  await page.goto('/ai-assistants?coach=open');
  await composer(page).waitFor();
}
async function ask(page: Page, text: string) {
  const count = await answers(page).count();
  await composer(page).fill(text);
  await composer(page).press('Enter');
  await expect(answers(page)).toHaveCount(count + 1);
  await expect(button(page, 'Send')).toBeVisible();
}

test('D-NAV-2 R-NAV-05 /chat leads to the assistants with the coach docked beside the tabs; closed, it stays closed until asked for', async ({ signedIn: page }) => {
  await page.goto('/chat');
  await expect(page).toHaveURL(/\/ai-assistants\?coach=open$/);
  await expect(coach(page)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Outbound' })).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await page.getByRole('tab', { name: 'Outbound' }).click();
  await expect(coach(page)).toBeVisible();
  await button(page, 'Close the coach').click();
  await expect(coach(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole('tab', { name: 'Outbound' }).waitFor();
  await expect(coach(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'AI Sales Coach' }).click();
  await expect(coach(page)).toBeVisible();
});

test('R-CHT-01 R-CHT-02 R-CHT-04 R-CHT-06 Enter sends and Shift+Enter makes a line; blank is not sent; the answer, what is left and a reload', async ({ signedIn: page }) => {
  await page.evaluate(() => localStorage.setItem('icp', 'bakeries in Leeds'));
  await open(page);
  await expect(coach(page).getByText('300 messages left in your trial')).toBeVisible();
  await composer(page).press('Enter');
  await composer(page).fill('   ');
  await composer(page).press('Enter');
  await expect(button(page, 'Send')).toBeDisabled();
  // Whoever chooses a word in an input method is still typing.
  await composer(page).fill('How do I find new customers');
  await composer(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(talk(page)).toHaveCount(0);
  await composer(page).press('Shift+Enter');
  await composer(page).pressSequentially('to contact?');
  const sent = page.waitForRequest('**/api/chat/stream');
  await composer(page).press('Enter');
  expect((await sent).postDataJSON()).toMatchObject({ message: 'How do I find new customers\nto contact?', sessionId: null, userContext: { icp: 'bakeries in Leeds' } });
  await expect(questions(page)).toHaveText('How do I find new customers\nto contact?');
  await expect(answers(page)).toContainText('bakeries in Leeds');
  // Who said it, for whoever doesn't see the two sides.
  await expect(talk(page)).toContainText(/You:\s*How do I find.*Coach:/s);
  await expect(coach(page).getByText('299 messages left in your trial')).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  await expect(composer(page)).toBeFocused();
  await composer(page).fill('a thought for later');
  await page.reload();
  await expect(questions(page)).toHaveText('How do I find new customers\nto contact?');
  await expect(composer(page)).toHaveValue('a thought for later');
});

test('R-CHT-03 R-CHT-05 a failed send puts the list back, keeps the text and offers Retry; a 402 leads to the plans', async ({ signedIn: page }) => {
  await open(page);
  await ask(page, EXPENSIVE);
  const fail = (status: number, body: string) => page.route('**/api/chat/stream', (route) => route.fulfill({ status, body }), { times: 1 });
  await fail(500, '{"error":"Something went wrong on our side.","code":"fault"}');
  await composer(page).fill(SILENT);
  await composer(page).press('Enter');
  await expect(toast(page)).toContainText('Chat ErrorSomething went wrong on our side.');
  await expect(questions(page)).toHaveText([EXPENSIVE]);
  await expect(composer(page)).toHaveValue(SILENT);
  await fail(429, '{"error":"The coach is writing several answers for you already.","code":"too_many_at_once"}');
  await button(page, 'Retry').click();
  await expect(toast(page)).toContainText('Chat ErrorThe coach is writing several answers for you already.');
  await expect(composer(page)).toHaveValue(SILENT);
  await page.route('**/api/chat/stream', (route) => route.abort(), { times: 1 });
  await button(page, 'Retry').click();
  await expect(toast(page)).toContainText('Chat ErrorFailed to send message');
  await expect(questions(page)).toHaveText([EXPENSIVE]);
  await fail(402, '{"error":"You have used all messages of your plan.","code":"limit_reached"}');
  await button(page, 'Retry').click();
  await expect(toast(page)).toContainText('Message Limit ReachedUpgrade your plan to continue chatting with the AI coach');
  await expect(coach(page).getByRole('link', { name: 'Upgrade your plan' })).toHaveAttribute('href', '/billing');
  await button(page, 'Retry').click();
  await expect(questions(page)).toHaveText([EXPENSIVE, SILENT]);
  await expect(answers(page)).toHaveCount(2);
  await expect(composer(page)).toHaveValue('');
  await expect(coach(page).getByText('298 messages left in your trial')).toBeVisible();
  await expect(toast(page)).toHaveText('');
  // A talk that is opened scrolls in its panel; the page round it stays where it is.
  await page.reload();
  await expect(answers(page)).toHaveCount(2);
  await expect(button(page, 'Close the coach')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('R-CHT-07 earlier conversations are listed, searched, opened, renamed, exported and deleted', async ({ signedIn: page }) => {
  await open(page);
  await ask(page, EXPENSIVE);
  await button(page, 'New conversation').click();
  await expect(talk(page)).toHaveCount(0);
  await ask(page, SILENT);
  await button(page, 'Earlier conversations').click();
  const list = page.getByRole('list', { name: 'Conversations' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Search what was said').fill('too high');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: EXPENSIVE, exact: false }).first().click();
  await expect(questions(page)).toHaveText([EXPENSIVE]);
  await button(page, 'Earlier conversations').click();
  const more = async (title: string, action: string) => {
    await page.getByRole('button', { name: `More for '${title}'` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await more(SILENT, 'Rename');
  await page.getByLabel('Title').fill('Quiet leads');
  await page.keyboard.press('Enter');
  await expect(list).toContainText('Quiet leads');
  const file = page.waitForEvent('download');
  await more('Quiet leads', 'Export as Markdown');
  const saved = await file;
  expect(saved.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d-quiet-leads-[\da-f]{6}\.md$/);
  expect(await readFile(await saved.path(), 'utf8')).toMatch(/^# Quiet leads\n/);
  await more(EXPENSIVE, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await button(page, 'Earlier conversations').click();
  // The one that was open is gone, so a new one can begin.
  await expect(talk(page)).toHaveCount(0);
});

test('a message is edited, an answer asked for again and rated; each version can be looked at; a writing job goes to its tab', async ({ signedIn: page }) => {
  await open(page);
  await composer(page).fill('typed before');
  await button(page, 'How do I ask for a referral?').click();
  await expect(answers(page)).toHaveCount(1);
  await expect(composer(page)).toHaveValue('typed before');
  await expect(button(page, 'Answer again')).toBeVisible();
  const first = await answers(page).locator('p').first().textContent();
  await button(page, 'Answer again').click();
  await expect(answers(page).getByText('2/2')).toBeVisible();
  await expect(answers(page).locator('p').first()).not.toHaveText(first!);
  await button(page, 'Version before').click();
  await expect(answers(page).locator('p').first()).toHaveText(first!);
  await button(page, 'Not helpful').click();
  await page.getByLabel('What was off?').fill('Too long');
  // The thumb itself was sent when it was pressed; the reason follows it.
  const reasoned = page.waitForResponse((response) => response.url().endsWith('/feedback') && response.request().postDataJSON().reason !== '');
  await page.getByLabel('What was off?').press('Enter');
  expect((await reasoned).request().postDataJSON()).toEqual({ thumb: 'down', reason: 'Too long' });
  await expect(button(page, 'Not helpful')).toHaveAttribute('aria-pressed', 'true');

  await composer(page).fill('a thought for later');
  await questions(page).first().hover();
  await button(page, 'Edit this message').click();
  await expect(composer(page)).toHaveValue('How do I ask for a referral?');
  await button(page, 'Leave it as it was').click();
  await expect(composer(page)).toHaveValue('a thought for later');
  await questions(page).first().hover();
  await button(page, 'Edit this message').click();
  await composer(page).fill('Write a reply to this: Hi, how much is it for three pages? Best, Sam');
  await composer(page).press('Enter');
  await expect(questions(page)).toHaveText(['Write a reply to this: Hi, how much is it for three pages? Best, Sam']);
  await expect(composer(page)).toHaveValue('a thought for later');
  await page.getByLabel('What they wrote').fill('A message that I was about to answer');
  await button(page, 'Use in Reply').click();
  await expect(page.getByLabel('What they wrote')).toHaveValue('Hi, how much is it for three pages? Best, Sam');
  await button(page, 'Put my text back').click();
  await expect(page.getByLabel('What they wrote')).toHaveValue('A message that I was about to answer');
  await page.getByLabel('What they wrote').fill('');
  await button(page, 'Use in Reply').click();
  await expect(button(page, 'Put my text back')).toHaveCount(0);

  // On a phone the coach lies over the form, and goes when it hands over.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel('What they wrote').fill('');
  await page.goto('/chat');
  await page.getByRole('dialog', { name: 'AI Sales Coach' }).getByRole('button', { name: 'Use in Reply' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('What they wrote')).toHaveValue('Hi, how much is it for three pages? Best, Sam');
  await expect(page.getByLabel('What they wrote')).toBeInViewport();
});
