import type { Page } from '@playwright/test';
import { expectAxeClean } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

const EXPENSIVE = 'They say my price is too high. What do I say?';
const composer = (page: Page) => page.getByLabel('Message the coach');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page) => page.locator('.toaster');
async function open(page: Page) {
  await page.goto('/ai-assistants?coach=open');
  await composer(page).waitFor();
}

test('R-CHT-08 voice input toggles, appends what it heard, and each trouble has its words', async ({ page, person }) => {
  await page.addInitScript(() => {
    class Recognition {
      start() {
        Object.assign(globalThis, { recognition: this });
      }
      stop() {
        (this as unknown as { onend: () => void }).onend();
      }
      abort() {}
    }
    Object.assign(globalThis, { webkitSpeechRecognition: Recognition, SpeechRecognition: undefined });
  });
  await signIn(page, person);
  await open(page);
  const tell = (name: 'onresult' | 'onerror', event: object) => page.evaluate(([handler, sent]) => (globalThis as unknown as { recognition: Record<string, (event: object) => void> }).recognition[handler as string]!(sent as object), [name, event] as const);
  await composer(page).fill('They say');
  await button(page, 'Speak').click();
  await expect(button(page, 'Stop listening')).toHaveAttribute('aria-pressed', 'true');
  await tell('onresult', { resultIndex: 0, results: [Object.assign([{ transcript: ' it costs too much ' }], { isFinal: true })].map((result) => ({ 0: result[0], isFinal: true, length: 1 })) });
  await expect(composer(page)).toHaveValue('They say it costs too much');
  await button(page, 'Stop listening').click();
  for (const [error, words] of [['no-speech', 'No speech detected'], ['not-allowed', 'Microphone access denied'], ['network', 'Speech recognition error']] as const) {
    await button(page, 'Speak').click();
    await tell('onerror', { error });
    await expect(toast(page)).toContainText(words);
    await button(page, 'Stop listening').click();
  }
  await expect(composer(page)).toHaveValue('They say it costs too much');
});

test('R-CHT-08 where the browser cannot listen the button says so', async ({ page, person }) => {
  await page.addInitScript(() => Object.assign(globalThis, { webkitSpeechRecognition: undefined, SpeechRecognition: undefined }));
  await signIn(page, person);
  await open(page);
  await button(page, 'Speak: Speech recognition not supported').click();
  await expect(toast(page)).toContainText('Speech recognition not supported');
});

test('on a phone the coach is a sheet over the whole screen, and works by keyboard alone', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const sheet = page.getByRole('dialog', { name: 'AI Sales Coach' });
  expect((await sheet.boundingBox())!.width).toBe(360);
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type(`${EXPENSIVE} ${'x'.repeat(120)}`);
  await page.keyboard.press('Enter');
  await expect(button(page, 'Send')).toBeVisible();
  // What a screen reader hears in the end is the whole answer.
  await expect(sheet.locator('output.vh')).toContainText("'It's too expensive'");
  expect(await page.evaluate(() => document.querySelector('.side .body')!.scrollWidth)).toBeLessThanOrEqual(360);
  // A writing job leads out of the sheet, to its tab.
  await composer(page).fill('Write a reply to this: Hi, how much is it for three pages? Best, Sam');
  await page.keyboard.press('Enter');
  await button(page, 'Use in Reply').click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByLabel('What they wrote')).toHaveValue('Hi, how much is it for three pages? Best, Sam');
  await open(page);
  await button(page, 'Use in Reply').waitFor();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('the talk and the list of conversations are without a serious finding of axe', async ({ signedIn: page }) => {
  test.slow();
  await open(page);
  await composer(page).fill(EXPENSIVE);
  await composer(page).press('Enter');
  await button(page, 'Not helpful').click();
  await expectAxeClean(page);
  await button(page, 'Earlier conversations').click();
  await page.getByRole('list', { name: 'Conversations' }).waitFor();
  await expectAxeClean(page);
});

test('what is sent while the last conversation is still being loaded stays in sight', async ({ signedIn: page }) => {
  const shown = page.getByRole('log', { name: 'Conversation with the coach' });
  const say = async (text: string) => {
    await page.getByLabel('Message the coach').fill(text);
    await page.getByLabel('Message the coach').press('Enter');
  };
  await page.goto('/ai-assistants?coach=open');
  await say('My emails get no replies.');
  await expect(shown.locator('.coach-says')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/api/chat-sessions/*/messages', async (route) => {
    await late;
    await route.continue();
  });
  await page.reload();
  await say('How do I ask for a referral?');
  await expect(shown.locator('.say')).toHaveText('How do I ask for a referral?');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  const loaded = page.waitForResponse('**/api/chat-sessions/*/messages');
  arrive();
  await loaded;
  await page.unrouteAll({ behavior: 'wait' });
  await say('And what do I say to her?');
  await expect(shown.locator('.say')).toHaveText(['How do I ask for a referral?', 'And what do I say to her?']);
});
