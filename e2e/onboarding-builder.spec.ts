import { expect, test } from './fixtures.ts';
import { OFFER, answer, box, button, posted, stored } from './onboarding-steps.ts';

test('R-ONB-12 R-ONB-13 the guided builder explains itself by a film with captions, and ends in 50 pieces of confetti', async ({ signedIn: page }) => {
  await page.goto('/onboarding?flow=builder');
  const film = page.locator('video');
  await expect(film).toHaveAttribute('poster', /sales-brain.*\.jpg$/);
  // It plays, up to its end; its captions are on from the start.
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await film.evaluate((video: HTMLVideoElement) => void (video.currentTime = video.duration - 0.5));
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.ended)).toBe(true);
  expect(await film.evaluate((video: HTMLVideoElement) => [video.textTracks[0]!.kind, video.textTracks[0]!.mode, video.textTracks[0]!.cues!.length])).toEqual(['captions', 'showing', 7]);
  const first = posted(page, '/api/gpt-onboarding');
  await button(page, 'Get Started').click();
  expect((await first).postDataJSON()).toEqual({ userMessage: '', conversationHistory: [], threadId: null });
  await answer(page, OFFER);
  // Until then the answer is on its way, and would take the reply that is meant for the next.
  await expect(box(page)).toHaveValue('');
  const said = { response: 'Fine.\n\nYour Sales Brain is now live!', threadId: crypto.randomUUID(), completed: false };
  await page.route('**/api/gpt-onboarding', (route) => route.fulfill({ json: said }), { times: 1 });
  const second = posted(page, '/api/gpt-onboarding');
  await box(page).fill('Consultancies');
  await box(page).press('Enter');
  const sent = (await second).postDataJSON();
  expect(sent.threadId).toMatch(/^[\da-f-]{36}$/);
  expect(sent.conversationHistory).toHaveLength(3);
  await expect(page.locator('.asked')).toContainText('Your Sales Brain is now live!');
  const repliedAt = Date.now();
  const launch = button(page, 'Launch My Workspace');
  await expect(launch).toBeVisible();
  const [celebratedAt] = [Date.now(), await expect(page.locator('.confetti i')).toHaveCount(50)];
  expect(celebratedAt - repliedAt).toBeGreaterThan(1000);
  await expect(page.locator('.confetti')).toHaveCount(0);
  expect(Date.now() - celebratedAt).toBeGreaterThan(2000);
  await launch.click();
  await expect(page).toHaveURL(/\/ai-assistants\?coach=open$/);
});

test('R-ONB-14 each failure of the builder says its words, and nothing typed is lost', async ({ signedIn: page }) => {
  const path = '**/api/gpt-onboarding';
  const start = button(page, 'Get Started');
  await page.goto('/onboarding?flow=builder');
  await page.route(path, (route) => route.fulfill({ status: 502, body: 'down' }), { times: 1 });
  await start.click();
  await expect(page.getByText('Connection Error')).toBeVisible();
  await page.route(path, (route) => route.fulfill({ json: { response: '', threadId: 'x', completed: false } }), { times: 1 });
  await start.click();
  await expect(page.getByText('Invalid response from Sales Brain')).toBeVisible();
  await start.click();
  await box(page).fill(OFFER);
  await page.route(path, (route) => route.abort(), { times: 1 });
  await box(page).press('Enter');
  await expect(page.getByRole('alert').getByText('Failed to send message. Please try again.')).toBeVisible();
  await expect(box(page)).toHaveValue(OFFER);
  const token = await stored(page, 'authToken');
  await page.evaluate(() => localStorage.removeItem('authToken'));
  await button(page, 'Retry').click();
  await expect(page.getByText('Authentication required - please refresh the page')).toBeVisible();
  await page.evaluate((value) => localStorage.setItem('authToken', value!), token);
  await page.route(path, (route) => route.fulfill({ status: 403, body: '{"error":"no"}' }), { times: 1 });
  const reloaded = page.waitForEvent('load');
  await button(page, 'Retry').click();
  await expect(page.getByText('Authentication expired...')).toBeVisible();
  await reloaded;
  // What was sent before the reload is sent again by itself.
  await expect(page.locator('.past .said')).toHaveText(OFFER);
  await button(page, 'Skip for Now').click();
  await expect(page.getByText('You can finish the setup from the Profile page.')).toBeVisible();
});
