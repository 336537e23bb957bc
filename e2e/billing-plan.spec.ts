import { expectAxeClean } from './axe.ts';
import { ask, fillCard, planNow, PROVIDER_AWAY, settle, subscribe, toast, VISA, type Person, type Server } from './billing-desk.ts';
import { expect, PASSWORD, signIn, test } from './fixtures.ts';


// The greeting of another day is a matter of its own.
async function greetToday(server: Server, person: Person) {
  const { body } = await ask(server, person, 'login', { email: person.email, password: PASSWORD });
  await ask(server, { ...person, token: body.token! }, 'daily-motivator');
}

test('R-BIL-01 the last week of the trial and its end are told at home, with a way to the plans; so is every link to the prices', async ({ page, person, server }) => {
  await server.advance(24.5 * 86_400_000);
  await greetToday(server, person);
  await signIn(page, person);
  const news = page.getByRole('status').filter({ hasText: '6 days of your trial left.' });
  await expect(news).toContainText('Nothing is charged when it ends.');
  await news.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL('/billing');
  await expect(planNow(page).getByText('6 days left')).toBeAttached();
  await page.goto('/about');
  await page.getByRole('link', { name: 'View Pricing' }).click();
  await expect(page).toHaveURL('/billing');
  await server.advance(6 * 86_400_000);
  await greetToday(server, person);
  await signIn(page, person);
  await expect(page.getByRole('status').filter({ hasText: 'Your trial is over.' })).toBeVisible();
  await page.goto('/billing');
  await expect(planNow(page)).toContainText('Free TrialOver');
  await expect(planNow(page)).toContainText('0 left');
});

test('R-BIL-03 D-BIL-2 a receipt of the sandbox opens as a page that can be printed, and nobody else sees it', async ({ page, person, server }) => {
  await subscribe(server, person);
  await signIn(page, person);
  await page.goto('/billing');
  await page.getByRole('link', { name: /^Receipt of .*Core Plan, monthly$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  const paper = page.getByRole('main');
  await expect(paper).toContainText('Test mode: no money moved.');
  await expect(paper.getByRole('definition')).toHaveText([/^[\dA-F]{8}-0001$/, /^\d+ \w+ \d{4}$/, new RegExp(`${person.email}$`), 'Core Plan, monthly', '$14.95 (US dollars)']);
  await expectAxeClean(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(paper.getByText('Core Plan, monthly')).toBeVisible();
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.getByRole('link', { name: 'Back to your plan' }).click();
  await expect(page).toHaveURL('/billing');
  await page.goto(`/sandbox/receipt?id=in_sandbox_${'0'.repeat(32)}_${'0'.repeat(32)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such receipt' })).toBeVisible();
});

test('R-BIL-05 R-BIL-03 a plan is switched after its price is seen, cancelled with what remains, and taken up again', async ({ page, person, server }) => {
  await subscribe(server, person);
  await signIn(page, person);
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Switch to Pro' }).click();
  const offer = page.getByRole('dialog', { name: 'Switch to Pro, paid monthly' });
  await expect(offer).toContainText(/Today\$1[45]\.\d\d/);
  await expect(offer).toContainText('$29.95 a month');
  await expectAxeClean(page);
  await offer.getByRole('button', { name: 'Keep Core' }).click();
  await expect(page.getByRole('article', { name: 'Core' }).getByText('Your plan')).toBeVisible();
  await page.getByRole('button', { name: 'Switch to Pro' }).click();
  await offer.getByRole('button', { name: 'Switch to Pro' }).click();
  await expect(page.getByText('You now have Pro, paid monthly.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Pro' }).getByText('Your plan')).toBeVisible();

  await page.route('**/api/billing/cancel', (route) => route.fulfill(PROVIDER_AWAY), { times: 1 });
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel Pro?' });
  await expect(cancel).toContainText(/You paid until \d+ \w+ \d{4}\. Nothing is charged after that\./);
  await cancel.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(toast(page, 'Cancellation Failed')).toBeVisible();
  await expect(page.getByText('The payment provider does not answer. Nothing was charged; please try again shortly.')).toBeVisible();
  await cancel.getByRole('button', { name: 'Cancel plan' }).click();
  await expect(toast(page, 'Plan cancelled')).toBeVisible();
  const plan = planNow(page);
  await expect(plan).toContainText(/You keep Pro until \d+ \w+ \d{4}/);
  await page.getByRole('button', { name: 'Resume plan' }).click();
  await expect(toast(page, 'Plan resumed')).toBeVisible();
  await expect(plan).toContainText('Paid monthly');
});

test('R-BIL-03 a renewal that fails leaves everything open, and another card pays it', async ({ page, person, server }) => {
  await subscribe(server, person);
  await ask(server, person, 'sandbox/card', { cardNumber: '4000000000009995' });
  await server.advance(31.5 * 86_400_000);
  await settle(server, person);
  await greetToday(server, person);
  await signIn(page, person);
  await page.goto('/billing');
  await expect(page.getByRole('alert').getByText('Your last payment failed.')).toBeVisible();
  await expect(planNow(page)).toContainText('Payment failed');
  await expectAxeClean(page);
  await page.getByRole('button', { name: 'Change card' }).click();
  await expect(page.getByRole('heading', { name: 'Your card' })).toBeVisible();
  await fillCard(page, VISA);
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(toast(page, 'Card saved')).toBeVisible();
  await settle(server, person);
  await page.getByRole('link', { name: 'Back to your plan' }).click();
  await expect(planNow(page)).toContainText('Paid monthly');
});
