import type { Page } from '@playwright/test';
import { expectAxeClean } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

type Person = { token: string };
const post = async (url: string, { token }: Person, body: object, method: 'POST' | 'PATCH' = 'POST') => {
  const init: RequestInit = { method, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: JSON.stringify(body) };
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
};
const section = (page: Page, name: string) => page.getByRole('region', { name });

test('R-HOM-01 R-HOM-02 the Sales Brain banner is yellow until it is complete, and closed for the session; the hero leads on', async ({ signedIn, person, server }) => {
  const banner = signedIn.locator('.banner');
  await expect(banner).toHaveClass(/straw/);
  await expect(banner).toContainText('Your Sales Brain has 0 of 14 answers.');
  await expect(signedIn.getByRole('link', { name: 'Start Replying' })).toHaveAttribute('href', '/ai-assistants?tab=reply');
  await expect(signedIn.getByRole('link', { name: 'Complete Your Brain Profile' })).toHaveAttribute('href', '/sales-brain');
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toHaveCount(0);
  await signedIn.getByRole('button', { name: 'Account menu' }).click();
  await signedIn.getByRole('menuitem', { name: 'My Profile' }).click();
  await signedIn.getByRole('heading', { name: 'My Profile' }).waitFor();
  await signedIn.goBack();
  await signedIn.getByRole('heading', { name: 'Power Pulse' }).waitFor();
  await expect(banner).toHaveCount(0);
  const { conversation } = (await (await fetch(`${server.url}/api/sales-brain-conversation`, { headers: { authorization: `Bearer ${person.token}` } })).json()) as { conversation: { field: string }[] };
  await post(`${server.url}/api/user/profile`, person, Object.fromEntries(conversation.map(({ field }) => [field, 'Something'])), 'PATCH');
  await signedIn.reload();
  await expect(banner).toHaveClass(/pine/);
  await expect(banner).toContainText('Your Sales Brain is complete. Drafts now know all 14 answers.');
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toHaveCount(0);
});

test('R-HOM-03 R-HOM-06 R-HOM-11 a week without messages says what will be here; one with them says what it brought', async ({ signedIn, person, server }) => {
  const [wins, recent] = [section(signedIn, 'Your Wins This Week'), section(signedIn, 'Recent Activity')];
  await expect(wins).toContainText('0.0h saved');
  await expect(wins.getByText('You showed up 0 days this week')).toBeVisible();
  await expect(recent.getByText('Your messages will be listed here')).toBeVisible();

  await post(`${server.url}/api/user/profile`, person, { offeringDetails: 'Ovens for small bakeries' }, 'PATCH');
  for (const channel of ['email', 'email', 'email', 'linkedin', 'linkedin', 'sms']) await post(`${server.url}/api/reply`, person, { inboundMessage: 'How much is it, and when can you start? Best, Marcus', channel });
  await post(`${server.url}/api/outbound`, person, { channel: 'voicemail', targetBrief: 'Priya Shah at Northwind' });
  await signedIn.reload();
  // 3 x 8 + 2 x 5 + 2 + 5 minutes
  await expect(wins).toContainText('0.7h saved');
  await expect(wins.getByText('7 messages generated')).toBeVisible();
  await expect(wins.getByRole('listitem').filter({ hasText: /^(Email|LinkedIn|SMS|Voicemail)/ })).toHaveText(['Email3', 'LinkedIn2', 'SMS1', 'Voicemail1']);
  await expect(wins.getByText('An estimate against writing by hand: 8 min an email, 5 min a LinkedIn note, 2 min an SMS, 5 min a voicemail. Another version of a draft adds none.')).toBeVisible();
  await expect(wins.getByText('You showed up 1 day this week')).toBeVisible();
  const rows = recent.getByRole('link');
  await expect(rows).toHaveCount(5);
  await expect(rows.first()).toContainText('Voicemail');
  await expect(rows.first()).toContainText('Just now');
  const texts = await recent.locator('.grow').allTextContents();
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(61);
  expect(texts.some((text) => text.endsWith('…'))).toBe(true);
  await expect(rows.first()).toHaveAttribute('href', /^\/ai-assistants\?draft=[\da-f-]{36}$/);
});

test('R-HOM-04 the quick actions open the right form', async ({ signedIn }) => {
  const links = section(signedIn, 'Quick actions').getByRole('link');
  await expect(links).toHaveText(['Reply to an Email', 'Start an Outbound Touch', 'Send a LinkedIn DM', 'Record a Voicemail Script']);
  const to = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(to).toEqual(['/ai-assistants?tab=reply', '/ai-assistants?tab=outbound', '/ai-assistants?tab=outbound&channel=linkedin', '/ai-assistants?tab=outbound&channel=voicemail']);
});

test('R-HOM-05 a tip is saved and refreshed, and a failure of either says so', async ({ signedIn, server, person }) => {
  const tip = section(signedIn, 'Sales Tip of the Day');
  const text = tip.locator('p').first();
  const first = (await text.textContent())!;
  await tip.getByRole('button', { name: 'Save' }).click();
  await expect(signedIn.getByText('Tip saved!')).toBeVisible();
  await expect(signedIn.getByText('Added to your saved insights')).toBeVisible();
  const saved = (await (await fetch(`${server.url}/api/user-tips`, { headers: { authorization: `Bearer ${person.token}` } })).json()) as { tips: { tipContent: string }[] };
  expect(saved.tips.map(({ tipContent }) => tipContent)).toEqual([first]);
  await tip.getByRole('button', { name: 'Refresh' }).click();
  await expect(signedIn.getByText('Tip Refreshed')).toBeVisible();
  await expect(text).not.toHaveText(first);
  const second = (await text.textContent())!;
  await signedIn.route('**/api/sales-tip/refresh', (route) => route.fulfill({ status: 500, body: 'no' }));
  await signedIn.route('**/api/save-tip', (route) => route.fulfill({ status: 500, body: 'no' }));
  await tip.getByRole('button', { name: 'Refresh' }).click();
  await expect(signedIn.getByText('Failed to refresh tip')).toBeVisible();
  await tip.getByRole('button', { name: 'Save' }).click();
  await expect(signedIn.getByText('Failed to save tip. Please try again.')).toBeVisible();
  await expect(text).toHaveText(second);
});

test('R-PUL-01 R-PUL-02 R-PUL-03 R-PUL-04 how one feels is tracked and drawn; a failure keeps what was chosen', async ({ signedIn }) => {
  const pulse = section(signedIn, 'Power Pulse');
  await expect(pulse.getByRole('radio')).toHaveCount(5);
  await expect(pulse.getByRole('radio', { name: 'Steady' })).toBeChecked();
  const energy = pulse.getByRole('slider', { name: 'Energy' });
  await expect(energy).toHaveValue('70');
  await expect(pulse.getByText('No energy tracked this week yet')).toBeAttached();
  await pulse.getByRole('radio', { name: 'Power Zone' }).check();
  await energy.fill('82');
  await signedIn.route('**/api/mood-tracker', (route) => route.fulfill({ status: 500, body: 'no' }));
  await pulse.getByRole('button', { name: 'Track how I feel' }).click();
  await expect(signedIn.getByText('Tracking Failed')).toBeVisible();
  await expect(signedIn.getByText('Failed to track mood')).toBeVisible();
  await expect(energy).toHaveValue('82');
  await signedIn.unroute('**/api/mood-tracker');
  await pulse.getByRole('button', { name: 'Track how I feel' }).click();
  await expect(signedIn.getByText('Mood Tracked')).toBeVisible();
  await expect(signedIn.getByText('Your mood has been successfully recorded!')).toBeVisible();
  await expect(pulse.getByText('82 average')).toBeVisible();
  await expect(pulse.getByText('1 day tracked')).toBeVisible();
  await expect(pulse.getByText(/^Today, \d+:\d\d$/)).toBeVisible();
  await expect(section(signedIn, 'Your Wins This Week').getByText('You showed up 1 day this week')).toBeVisible();
  const heights = await pulse.locator('.week i').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(8);
  await signedIn.reload();
  await expect(energy).toHaveValue('82');
  await expect(pulse.getByRole('radio', { name: 'Power Zone' })).toBeChecked();
});

test('where the week cannot be loaded the rest of the screen stays, and a second try brings it', async ({ signedIn }) => {
  await signedIn.route('**/api/home', (route) => route.fulfill({ status: 500, body: 'no' }));
  await signedIn.reload();
  const wins = section(signedIn, 'Your Wins This Week');
  await expect(wins.getByText('We could not load this part. Nothing was lost.')).toBeVisible();
  await expect(signedIn.getByRole('link', { name: 'Start Replying' })).toBeVisible();
  await expect(signedIn.getByRole('button', { name: 'Track how I feel' })).toBeVisible();
  await signedIn.unroute('**/api/home');
  await wins.getByRole('button', { name: 'Try again' }).click();
  await expect(wins.getByText('You showed up 0 days this week')).toBeVisible();
});

test('R-HOM-03 R-PUL-03 axe finds nothing serious on a home with a week in it, and a request in vain none either', async ({ page, person, server }) => {
  for (const channel of ['email', 'sms']) await post(`${server.url}/api/reply`, person, { inboundMessage: 'How much is it? Best, Marcus', channel });
  await post(`${server.url}/api/mood-tracker`, person, { mood: 'stuck', energyLevel: 40 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, person);
  await page.getByText('1 day tracked').waitFor();
  await expectAxeClean(page);
  await page.route('**/api/home', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.reload();
  await page.getByText('We could not load this part. Nothing was lost.').first().waitFor();
  await expectAxeClean(page);
});
