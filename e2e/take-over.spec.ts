import type { BrowserContext, Page } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures.ts';
import { openInStages } from './take-over.ts';

type Form = { path: string; page: string; button: string; failure: string; fill: (page: Page) => Promise<void> };
const landing: Form = {
  path: '/',
  page: 'landing',
  button: 'Send',
  failure: 'The demo answers 20 questions an hour',
  fill: (page) => page.getByRole('textbox', { name: 'Ask the coach' }).fill('They ask for a discount'),
};
const login: Form = {
  path: '/login',
  page: 'login',
  button: 'Sign In',
  failure: 'Sign In Failed',
  fill: async (page) => {
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  },
};
const register: Form = {
  path: '/register',
  page: 'register',
  button: 'Create Account',
  failure: 'Registration Failed',
  fill: async (page) => {
    for (const [label, text] of [['First name', 'Ada'], ['Last name', 'Lindqvist'], ['Email', 'ada@example.com'], ['Password', PASSWORD], ['Confirm password', PASSWORD]] as const) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('checkbox').check();
    await page.getByLabel('Confirm password').focus();
  },
};
const contact: Form = {
  path: '/contact',
  page: 'contact',
  button: 'Send Message',
  failure: 'Failed to send message',
  fill: async (page) => {
    await page.getByLabel('Message').fill('How long does it take to set up?');
    for (const [label, text] of [['Name', 'Ada'], ['Email', 'ada@example.com'], ['Subject', 'A question']] as const) await page.getByLabel(label).fill(text);
  },
};

type Press = { by: 'mouse' | 'Enter'; down: number; isHeldLong?: boolean };

// What a press at that stage has sent; `wasReady` says that there is no later stage.
async function press(context: BrowserContext, form: Form, { by, down, isHeldLong }: Press) {
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => (request.method() === 'POST' || request.url().includes(PASSWORD)) && sent.push(new URL(request.url()).pathname));
  await page.route('**/api/**', (route) => route.fulfill({ status: 429, json: { error: 'Too many attempts.', code: 'too_many' } }));
  const stages = await openInStages(page, form.path, form.page);
  await form.fill(page);
  if (by === 'mouse') await page.getByRole('main').getByRole('button', { name: form.button }).hover();
  for (let at = 0; at < down; at++) await stages.next();
  const wasReady = await stages.isReady();
  await (by === 'mouse' ? page.mouse.down() : page.keyboard.down('Enter'));
  await (isHeldLong ? stages.finish() : stages.next());
  await (by === 'mouse' ? page.mouse.up() : page.keyboard.up('Enter'));
  await stages.finish();
  await expect(page.getByText(form.failure).first(), `${by} at stage ${down}`).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${form.path}$`));
  await page.close();
  return { sent, wasReady };
}

for (const by of ['mouse', 'Enter'] as const) {
  test(`R-PUB-04 however far the app has taken the landing page over, a question sent by ${by} is sent once`, async ({ context }) => {
    expect((await press(context, landing, { by, down: 0, isHeldLong: true })).sent).toEqual(['/api/demo-chat']);
    for (let down = 0, isOver = false; !isOver; down++) {
      const { sent, wasReady } = await press(context, landing, { by, down });
      expect(sent, `${by} at stage ${down}`).toEqual(['/api/demo-chat']);
      isOver = wasReady;
    }
  });
}

for (const [form, call] of [[login, '/api/login'], [register, '/api/register'], [contact, '/api/support']] as const) {
  test(`${form.path}, sent while the app takes it over, is sent once, and never as an address`, async ({ context }) => {
    for (const [by, down] of [['mouse', 0], ['mouse', 2], ['Enter', 2]] as const) {
      const { sent } = await press(context, form, { by, down, isHeldLong: true });
      expect(sent, `${by} at stage ${down}`).toEqual([call]);
    }
  });
}

test('a button that a screen reader presses while the app takes the page over is pressed once', async ({ page }) => {
  const stages = await openInStages(page, '/login', 'login');
  await stages.next();
  await stages.next();
  await page.getByRole('button', { name: 'Show password' }).dispatchEvent('click');
  await stages.finish();
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

for (const down of [0, 2]) {
  test(`R-PUB-05 a mood pressed at stage ${down} of the app taking the page over stays chosen`, async ({ page }) => {
    const stages = await openInStages(page, '/', 'landing');
    const pulse = page.getByRole('region', { name: 'Power Pulse' });
    await pulse.getByText('Exhausted').hover();
    for (let at = 0; at < down; at++) await stages.next();
    await page.mouse.down();
    await stages.finish();
    await page.mouse.up();
    await pulse.getByRole('slider', { name: 'Energy' }).press('ArrowRight');
    await expect(pulse.getByText('Energy 71 of 100')).toBeAttached();
    await expect(pulse.getByRole('radio', { name: 'Exhausted' })).toBeChecked();
  });
}

test('a page that the app takes over stays where it is read, and is found there again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
  const expectAt = (top: number) => expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  const stages = await openInStages(page, '/', 'landing');
  await scrollTo(700);
  await stages.finish();
  await expectAt(700);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why we made this');
  await expectAt(0);
  await page.goBack();
  await expectAt(700);
});
