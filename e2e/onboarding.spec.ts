import { expectAxeClean } from './axe.ts';
import { expect, PASSWORD, test } from './fixtures.ts';
import { OFFER, answer, box, button, failSaving, fillApproach, fillBusiness, posted, step, stored } from './onboarding-steps.ts';

const ANSWERS = [OFFER, 'Consultancies of 10 to 60 people, usually the owner decides', 'Half by word of mouth, the rest on LinkedIn', 'A freelancer someone knows, because they are cheaper', 'You talk to the person who builds it', 'Following up after the first call', 'It is too expensive', 'A fixed price of 9,000', 'Calm, plain, on time', 'I suggest a day and a time', 'My own time; three new customers this month'];

test('R-ONB-01 R-ONB-06 R-ONB-08 R-ONB-09 R-ONB-11 R-ONB-15 from sign-up through the wizard and the conversation to the first reply draft', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lindqvist');
  await page.getByLabel('Email').fill(`ada-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await button(page, 'Create Account').click();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await fillBusiness(page);
  await page.getByLabel('Company website').fill('northbeam dot studio');
  await button(page, 'Next').click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await fillApproach(page);
  await button(page, 'Next').click();
  await expect(page.getByText('Step 3 of 3')).toBeVisible();
  await expect(page.getByRole('heading', { name: "You're all set" })).toBeVisible();
  const saving = posted(page, '/api/user/profile');
  let isSaved = false;
  page.on('response', (response) => (isSaved ||= response.url().endsWith('/api/user/profile') && response.request().method() === 'PUT'));
  const refreshed = page.waitForRequest((request) => isSaved && request.url().endsWith('/api/user/profile') && request.method() === 'GET');
  const pressedAt = await page.evaluate(() => performance.now());
  const waited = page.waitForFunction((since) => {
    const save = performance.getEntriesByType('resource').find(({ name, startTime }) => name.endsWith('/api/user/profile') && startTime > since) as PerformanceResourceTiming | undefined;
    return save !== undefined && document.querySelector('[role=dialog]') !== null && performance.now() - save.responseEnd;
  }, pressedAt);
  await button(page, 'Get Started').click();
  expect((await saving).postDataJSON()).toEqual({ businessName: 'Northbeam Studio', industry: 'Web design', salesLevel: 'intermediate', platformLink: 'northbeam dot studio', tone: 'consultative', goal: '$12,000' });

  const intro = page.getByRole('dialog', { name: 'Build your Sales Brain' });
  await expect(intro).toContainText('5 to 7 minutes');
  // It comes a second after the save, not at once.
  expect(await (await waited).jsonValue()).toBeGreaterThan(800);
  await refreshed;
  for (const part of ['Your offer', 'Your ideal client', 'Your channels', 'Your style', 'Objections']) await expect(intro).toContainText(part);
  expect(await stored(page, 'onboardingCompleted')).toBe('true');
  const opening = posted(page, '/api/conversational-onboarding');
  await button(page, 'Get Started').click();
  expect((await opening).postDataJSON()).toMatchObject({ userMessage: '', conversationHistory: [], step: 1, currentProfileData: { businessName: 'Northbeam Studio', tone: 'consultative' } });
  await expect(page.locator('.asked')).toContainText("Hi Ada, I'm your coach.");
  await expect(step(page, 1)).toBeVisible();
  for (const text of ANSWERS.slice(0, 4)) await answer(page, text);
  await expect(step(page, 5)).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('Consultancies of 10 to 60 people');
  const fifth = posted(page, '/api/conversational-onboarding');
  await answer(page, ANSWERS[4]!);
  expect((await fifth).postDataJSON().conversationHistory).toHaveLength(6);
  const enter = button(page, 'Enter my workspace');
  for (const text of ANSWERS.slice(5)) {
    await answer(page, text);
    if (await enter.isVisible()) break;
  }
  const final = posted(page, '/api/user/profile');
  await enter.click();
  expect((await final).postDataJSON()).toMatchObject({ offeringDetails: OFFER, llmOnboardingCompleted: true, profileCompletionStatus: 'complete' });
  await expect(page.getByText('Sales Brain Complete!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');

  await page.getByRole('link', { name: 'Start Replying' }).click();
  await page.getByLabel('What they wrote').fill('Hi Ada, what do you do exactly, and what does it cost? Marcus');
  await button(page, 'Generate Reply').click();
  await expect(page.getByLabel('Draft, editable')).toContainText(/9,000|websites/);
  await page.goto('/onboarding');
  await expect(page).toHaveURL(/\/ai-assistants\?coach=open$/);
});

test('R-ONB-02 R-ONB-03 R-ONB-04 R-ONB-05 R-ONB-07 the wizard asks for what it needs, keeps every answer, and says when it could not save', async ({ signedIn: page }) => {
  await page.goto('/onboarding');
  await expect(button(page, 'Previous')).toBeDisabled();
  await expect(button(page, 'Next')).toBeDisabled();
  await expect(page.getByRole('radio')).toHaveCount(3);
  for (const level of ['Beginner (0-2 years)', 'Intermediate (3-7 years)', 'Expert (8+ years)']) await expect(page.getByRole('radio', { name: level })).toBeVisible();
  await fillBusiness(page);
  await page.getByLabel('Industry').fill('  ');
  await expect(page.getByText('Still needed: your industry.')).toBeVisible();
  await expect(button(page, 'Next')).toBeDisabled();
  await page.getByLabel('Industry').fill('Web design');
  await button(page, 'Next').click();
  await page.getByLabel('How do you like to sell?').click();
  await expect(page.getByRole('option')).toHaveText(['Direct', 'Consultative', 'Storytelling', 'Relationship', 'Analytical', 'Other']);
  await page.getByRole('option', { name: 'Other' }).click();
  await page.reload();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page.getByLabel('How do you like to sell?')).toHaveText('Other');
  await expect(button(page, 'Next')).toBeDisabled();
  await page.getByLabel('Monthly money goal').fill('a lot, really');
  await button(page, 'Previous').click();
  await expect(page.getByLabel('Business name')).toHaveValue('Northbeam Studio');
  await button(page, 'Next').click();
  await expect(page.getByLabel('Monthly money goal')).toHaveValue('a lot, really');
  const kept = await page.evaluate(() => Object.fromEntries(['businessName', 'industry', 'salesLevel', 'companyWebsite', 'tone', 'goal'].map((name) => [name, localStorage.getItem(name)])));
  expect(kept).toEqual({ businessName: 'Northbeam Studio', industry: 'Web design', salesLevel: 'intermediate', companyWebsite: '', tone: 'other', goal: 'a lot, really' });
  await button(page, 'Next').click();

  await failSaving(page);
  await button(page, 'Get Started').click();
  await expect(page.getByText('Failed to save your setup. Please try again.')).toBeVisible();
  await expect(page.getByText('Northbeam Studio')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await button(page, 'Get Started').click();
  await expect(page.getByText('Authentication Error: Please register or login first.')).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
});

test('R-ONB-01 R-ONB-09 R-ONB-13 by keyboard alone, clean for axe, and with a still badge where motion is reduced', async ({ signedIn: page }) => {
  await page.goto('/onboarding');
  await page.getByLabel('Business name').focus();
  const keys = page.keyboard;
  await keys.type('Northbeam');
  await keys.press('Tab');
  await keys.type('Web design');
  await keys.press('Tab');
  await keys.press('Space');
  await expectAxeClean(page);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'How you sell' })).toBeFocused();
  await keys.press('Tab');
  await keys.press('Enter');
  await page.getByRole('listbox').waitFor();
  await keys.press('Enter');
  // The list gives the focus back when it has closed.
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await expect(page.getByRole('combobox')).toBeFocused();
  await keys.press('Tab');
  await keys.type('Ten jobs');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: "You're all set" })).toBeFocused();
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Enter');
  await page.getByRole('dialog', { name: 'Build your Sales Brain' }).waitFor();
  await expectAxeClean(page);
  await expect(async () => {
    await keys.press('Tab');
    await expect(button(page, 'Get Started')).toBeFocused({ timeout: 100 });
  }).toPass();
  await keys.press('Enter');
  await expect(box(page)).toBeFocused();
  await keys.type(OFFER);
  await keys.press('Enter');
  await expect(step(page, 2)).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expectAxeClean(page);
  await keys.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dana');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/onboarding?flow=builder');
  await expectAxeClean(page);
  await page.route('**/api/gpt-onboarding', (route) => route.fulfill({ json: { response: 'All done.', threadId: crypto.randomUUID(), completed: true } }));
  await button(page, 'Get Started').click();
  await button(page, 'Launch My Workspace').waitFor();
  expect(await page.locator('.confetti').count()).toBe(0);
  await expect(page.locator('.won')).toBeVisible();
  await expectAxeClean(page);
});
