import { expect, PASSWORD, test } from './fixtures.ts';
import { watchTrouble } from './trouble.ts';

test('R-PUB-01 the header leads to features, pricing and contact on the same page', async ({ page }) => {
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Page' });
  for (const [name, id] of [['Features', 'features'], ['Pricing', 'pricing'], ['Contact', 'contact']] as const) {
    await nav.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test('R-PUB-02 the hero leads down to the price, and to a film elsewhere', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You sell alone\. Not.on.your.own\./);
  await page.getByRole('link', { name: 'Start your 30-Day Free Trial' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Access' })).toBeInViewport();
  const film = page.getByRole('link', { name: /^Watch Demo/ });
  await expect(film).toHaveAttribute('href', /^https:\/\/(?!127\.|localhost)/);
  await expect(film).toHaveAttribute('rel', /noopener/);
});

test('R-PUB-03 three features are named', async ({ page }) => {
  await page.goto('/');
  const features = page.getByRole('region', { name: 'Features' });
  await expect(features.getByRole('heading', { level: 3 })).toHaveText(['AI Sales Coach', 'Power Pulse Tracker', 'Smart Analytics']);
});

test('R-PUB-04 the demo chat answers what a visitor asks, and keeps the thread', async ({ page }) => {
  const trouble = await watchTrouble(page);
  await page.goto('/');
  const talk = page.getByRole('log', { name: 'Conversation with the coach' });
  await page.getByRole('button', { name: 'They say it’s too expensive' }).click();
  await expect(talk.getByText("'It's too expensive'")).toBeVisible();
  await expect(page.getByRole('button', { name: 'They say it’s too expensive' })).toHaveCount(0);
  const field = page.getByRole('textbox', { name: 'Ask the coach' });
  await field.fill('in short');
  await field.press('Enter');
  await expect(talk.getByText("'It's too expensive', in short:")).toBeVisible();
  await expect(field).toHaveValue('');
  expect(trouble).toEqual([]);
});

test('R-PUB-04 what was typed before the app was there is not lost, nor is a blank question sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/demo-chat') && asked.push(request.postData() ?? ''));
  // Held back until the whole question has been typed.
  let letThrough = () => {};
  const typed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Ask the coach' });
  await field.pressSequentially('They ask for a discount');
  letThrough();
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(page.getByRole('log').getByText('They ask for a discount')).toBeVisible();
  await expect(field).toHaveValue('');
  await send.click();
  expect(asked).toHaveLength(1);
});

test('R-PUB-04 whoever has asked enough is told what to do, and what was asked stays', async ({ page }) => {
  await page.route('**/api/demo-chat', (route) => route.fulfill({ status: 429, json: { error: 'Too many attempts. Please wait a little and try again.', code: 'too_many' } }));
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Ask the coach' });
  await field.fill('One more question');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The demo answers 20 questions an hour from one address, and those are used. Your question is still here: create a free account to go on now, or come back in an hour.');
  await expect(field).toHaveValue('One more question');
});

test('R-PUB-05 R-PUL-01 R-PUL-02 the Power Pulse can be tried: steady at 70, five moods, a dial that follows; nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && sent.push(request.url()));
  await page.goto('/');
  const pulse = page.getByRole('region', { name: 'Power Pulse' });
  await expect(pulse.getByRole('radio')).toHaveCount(5);
  await expect(pulse.getByRole('radio', { name: 'Steady' })).toBeChecked();
  const energy = pulse.getByRole('slider', { name: 'Energy' });
  await expect(energy).toHaveValue('70');
  await expect(energy).toHaveAttribute('aria-valuetext', '70 of 100');
  await energy.fill('35');
  await expect(pulse.getByText('Energy 35 of 100')).toBeAttached();
  await expect(pulse.locator('.dial .val')).toHaveText('35');
  await pulse.getByText('Exhausted').click();
  await expect(pulse.getByRole('radio', { name: 'Exhausted' })).toBeChecked();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('R-PUB-06 one price card, free, that leads to the set-up', async ({ page }) => {
  await page.goto('/');
  const pricing = page.locator('#pricing');
  await expect(pricing.getByRole('heading', { name: 'Complete Access' })).toBeVisible();
  await expect(pricing.getByText('FREE', { exact: true })).toBeVisible();
  await expect(pricing.getByText('30-Day Free Trial', { exact: true })).toBeVisible();
  await pricing.getByRole('link', { name: 'Start now' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
});

for (const [name, phrase] of [['Terms of Service', 'The state and federal courts in Austin, Texas'], ['Privacy Policy', 'children under 13 are not served']] as const) {
  test(`R-PUB-07 the footer opens the ${name}, dated, in a dialog`, async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Children under 13 are not served.')).toBeVisible();
    await footer.getByRole('link', { name }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText('Effective July 1, 2025')).toBeVisible();
    await expect(dialog.getByText(phrase)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await expect(footer.getByRole('link', { name })).toBeFocused();
  });
}

test('R-PUB-08 somebody signs in on the landing page, in a dialog', async ({ page, person }) => {
  const trouble = await watchTrouble(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText("You've successfully signed in.")).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dana');
  await expect(dialog).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('R-PUB-08 R-ACC-05 a visitor opens an account on the landing page, in a dialog that the other one leads to', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Lindqvist');
  await dialog.getByLabel('Email').fill(`ada-${crypto.randomUUID()}@example.com`);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill(PASSWORD);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByText('Your 30-day free trial has started.')).toBeVisible();
});
