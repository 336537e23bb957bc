import { expect, test } from './fixtures.ts';
import { OFFER, answer, box, button, failSaving, openConversation, step } from './onboarding-steps.ts';

test('R-ONB-08 R-ONB-09 the setup can be skipped and taken up again where one stopped, from the profile', async ({ signedIn: page }) => {
  await page.goto('/onboarding?flow=intro');
  await button(page, 'Skip for Now').click();
  await expect(page.getByRole('dialog', { name: 'Skip Personalization?' })).toBeVisible();
  await button(page, 'Go Back').click();
  await button(page, 'Get Started').click();
  await answer(page, OFFER);
  await box(page).fill('half a thou');
  await button(page, 'Skip for Now').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dana');
  await page.goto('/onboarding?flow=intro');
  await button(page, 'Skip for Now').click();
  await button(page, 'Skip Anyway').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dana');
  await page.goto('/profile');
  await expect(page.getByText('The conversation waits at step 2 of 11.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue the conversation' }).click();
  await expect(step(page, 2)).toBeVisible();
  await expect(page.locator('.past')).toContainText(OFFER);
  await expect(box(page)).toHaveValue('half a thou');
});

test('R-ONB-10 blanks and second presses are not sent; a lost line, a lost reply and a reload lose nothing and repeat nothing', async ({ signedIn: page }) => {
  const path = '**/api/conversational-onboarding';
  const sent: { userMessage: string; turnId?: string }[] = [];
  await page.route(path, (route) => route.abort(), { times: 1 });
  await page.goto('/onboarding?flow=conversation');
  await expect(page.getByRole('alert')).toContainText('Failed to generate response. Please try again.');
  await button(page, 'Retry').click();
  await expect(step(page, 1)).toBeVisible();
  await box(page).waitFor();
  page.on('request', (request) => request.url().endsWith('/api/conversational-onboarding') && sent.push(request.postDataJSON()));
  await box(page).fill('   ');
  await box(page).press('Enter');
  expect(sent).toEqual([]);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(path, async (route) => { await held; await route.continue(); }, { times: 1 });
  await box(page).fill(OFFER);
  await button(page, 'Answer').dblclick();
  await box(page).press('Enter');
  release();
  await expect(step(page, 2)).toBeVisible();
  expect(sent).toHaveLength(1);

  await page.context().setOffline(true);
  await box(page).fill('Consultancies');
  await box(page).press('Enter');
  await expect(page.getByText('Failed to generate response. Please try again.')).toBeVisible();
  await expect(box(page)).toHaveValue('Consultancies');
  await page.context().setOffline(false);
  // The answer arrives, its reply doesn't.
  await page.route(path, async (route) => { await route.fetch(); await route.abort(); }, { times: 1 });
  await button(page, 'Retry').click();
  await expect(page.getByText('Failed to generate response. Please try again.')).toBeVisible();
  await page.reload();
  await expect(step(page, 3)).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await expect(page.locator('.past .said')).toHaveText('Consultancies');
  expect(new Set(sent.filter(({ userMessage }) => userMessage === 'Consultancies').map(({ turnId }) => turnId)).size).toBe(1);
  const turns = await page.evaluate(async () => ((await (await fetch('/api/onboarding', { headers: { authorization: `Bearer ${localStorage.getItem('authToken')}` } })).json()) as { conversation: { turns: { role: string; content: string }[] } }).conversation.turns);
  expect(turns.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([OFFER, 'Consultancies']);
});

test('R-ONB-10 an answer typed in a second tab is kept for the question that tab showed', async ({ signedIn: page }) => {
  await openConversation(page);
  const second = await page.context().newPage();
  await openConversation(second);
  await box(second).fill('Roof repairs for landlords');
  await answer(page, OFFER);
  await box(second).press('Enter');
  await expect(step(second, 2)).toBeVisible();
  await expect(second.locator('.asked')).toContainText('Kept as your answer about what you sell.');
  await expect(second.getByRole('complementary')).toContainText('Roof repairs for landlords');
});

test("R-ONB-11 a final profile that could not be saved says so and can be tried again; 'Sales Brain Complete!' comes once", async ({ signedIn: page }) => {
  await openConversation(page);
  const enter = button(page, 'Enter my workspace');
  for (let asked = 1; asked <= 11; asked += 1) {
    await expect(step(page, asked)).toBeVisible();
    await button(page, 'Not sure, ask me later').click();
  }
  await failSaving(page);
  await enter.click();
  await expect(page.getByText('Failed to save profile')).toBeVisible();
  await page.reload();
  await enter.click();
  await expect(page.getByText('Sales Brain Complete!')).toBeVisible();
});
