import { expectAxeClean } from './axe.ts';
import { fillCard, payButton, planNow, PROVIDER_AWAY, receipts, settle, toast, VISA } from './billing-desk.ts';
import { expect, test } from './fixtures.ts';


test('R-BIL-01 R-BIL-02 R-BIL-03 R-BIL-09 the trial stands drawn, with both plans, their prices and what they hold', async ({ signedIn }) => {
  await signedIn.goto('/billing');
  const plan = planNow(signedIn);
  await expect(signedIn.getByRole('heading', { level: 1, name: 'Billing Settings' })).toBeVisible();
  await expect(plan.getByText('30 days left')).toBeAttached();
  await expect(plan).toContainText('Free TrialEverything included');
  await expect(plan).toContainText('300 left');
  await expect(plan).toContainText('None during the trial');
  const [core, pro] = [signedIn.getByRole('article', { name: 'Core' }), signedIn.getByRole('article', { name: 'Pro' })];
  await expect(signedIn.getByText('Save 30%')).toBeVisible();
  await expect(core).toContainText('$116.55 a year');
  await expect(pro).toContainText('$233.15 a year');
  // By keyboard alone: a choice of two is one stop, and the arrows change it.
  await signedIn.getByRole('radio', { name: 'Annual' }).focus();
  await signedIn.keyboard.press('ArrowLeft');
  await expect(core).toContainText('$14.95 a month');
  await expect(pro).toContainText('$29.95 a month');
  await expect(core.getByRole('listitem')).toHaveText(['Unlimited AI coaching', 'Advanced Power Pulse analytics', 'Export', 'Priority support', 'Monthly insights report']);
  await expect(pro.getByRole('listitem')).toHaveText(['Everything in Core', 'Advanced AI personalization', 'Team collaboration', 'Custom integrations', 'White-label options']);
  await expect(signedIn.getByText('25 messages for $9.95, once.')).toBeVisible();
  await expect(signedIn.getByText('No receipts yet')).toBeVisible();
  await expect(signedIn.getByRole('button', { name: 'Cancel plan' })).toHaveAttribute('aria-disabled', 'true');
  await expectAxeClean(signedIn);
});

test('R-BIL-06 R-BIL-07 D-BIL-1 D-BIL-2 a checkout: a declined card says why and loses nothing, a double press pays once, and the plan is there', async ({ signedIn, person, server }) => {
  await signedIn.goto('/checkout/core_monthly');
  await expect(signedIn.getByRole('heading', { name: 'Order summary' })).toBeVisible();
  await expect(signedIn.getByText('$14.95 a month').first()).toBeVisible();
  await expect(signedIn.getByText('Secured by the built-in sandbox.')).toBeVisible();
  await expect(signedIn.getByText('Test mode: no money moves.')).toBeVisible();
  await expectAxeClean(signedIn);
  await payButton(signedIn).click();
  await expect(signedIn.getByLabel('Card number')).toBeFocused();
  await expect(signedIn.getByText('Check the card number.')).toBeVisible();
  await fillCard(signedIn, '4000000000000002');
  await payButton(signedIn).click();
  await expect(toast(signedIn, 'Payment Failed')).toBeVisible();
  await expect(signedIn.getByRole('form', { name: 'Card' }).getByText('Your card was declined.')).toBeVisible();
  await expect(signedIn.getByLabel('Card number')).toHaveValue('4000 0000 0000 0002');
  await expect(signedIn.getByLabel('Expiry')).toHaveValue('12 / 34');
  await signedIn.getByLabel('Card number').fill(VISA);
  await payButton(signedIn).dblclick();
  await expect(toast(signedIn, 'Payment Successful')).toBeVisible();
  await expect(signedIn.getByText('Welcome to Winward! You are on the Core Plan.')).toBeVisible();
  await expect(signedIn).toHaveURL('/');
  expect(await signedIn.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toMatch(/4242/);
  await settle(server, person);
  await signedIn.goto('/billing');
  const plan = planNow(signedIn);
  await expect(plan).toContainText('Core PlanPaid monthly');
  await expect(plan).toContainText(/Visa ending 4242, 12\/\d\d/);
  await expect(plan).toContainText('Unlimited');
  await expect(receipts(signedIn)).toHaveCount(1);
  await expect(receipts(signedIn)).toContainText('$14.95');
  await signedIn.getByRole('button', { name: 'Account menu' }).click();
  await expect(signedIn.getByRole('menu')).toContainText('Core Plan');
});

test('R-BIL-02 R-BIL-06 R-BIL-07 a pack of messages, by a card that asks for a confirmation: refused nothing is charged, confirmed it is', async ({ signedIn, person, server }) => {
  await signedIn.goto('/billing');
  await signedIn.getByRole('link', { name: 'Buy 25 messages' }).click();
  await expect(signedIn).toHaveURL('/checkout/payg');
  await signedIn.getByText('Test cards', { exact: true }).click();
  await signedIn.getByRole('button', { name: '4000 0025 0000 3155' }).click();
  await payButton(signedIn).click();
  const bank = signedIn.getByRole('alertdialog', { name: 'Is this you?' });
  await expect(bank).toBeVisible();
  await expectAxeClean(signedIn);
  await bank.getByRole('button', { name: 'Not me' }).click();
  await expect(signedIn.getByRole('form', { name: 'Card' }).getByText('The payment was not confirmed. Nothing was charged; you can try again.')).toBeVisible();
  await payButton(signedIn).click();
  await bank.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(toast(signedIn, 'Payment Successful')).toBeVisible();
  await expect(signedIn).toHaveURL('/');
  await settle(server, person);
  await signedIn.goto('/billing');
  await expect(planNow(signedIn)).toContainText('325 left');
  await expect(receipts(signedIn)).toHaveCount(1);
});

test('R-BIL-04 R-BIL-08 D-ACC-1 an upgrade goes to the checkout page and comes back signed in, to the news of it and then to the coach', async ({ signedIn, person, server }) => {
  await signedIn.goto('/billing');
  await signedIn.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(signedIn).toHaveURL(/\/sandbox\/checkout\?session=/);
  await expect(signedIn.getByText('$233.15 a year').first()).toBeVisible();
  await expectAxeClean(signedIn);
  // A step back is no harm, and the same checkout is still there.
  await signedIn.goBack();
  await signedIn.getByRole('button', { name: 'Choose Pro' }).click();
  await expect(signedIn).toHaveURL(/\/sandbox\/checkout\?session=/);
  await fillCard(signedIn, VISA);
  await payButton(signedIn).click();
  await expect(signedIn.getByRole('alert').getByText('You have been upgraded to PRO, paid annual.')).toBeVisible();
  await expect(signedIn.getByRole('heading', { name: 'Processing your upgrade' })).toBeVisible();
  await expect(signedIn).toHaveURL(/\/ai-assistants/);
  await settle(server, person);
  await signedIn.goto('/billing');
  await expect(planNow(signedIn)).toContainText('Pro PlanPaid yearly');
  await signedIn.goto('/success');
  await expect(signedIn.getByText('Your subscription succeeded, but no plan information was given.')).toBeVisible();
});

test('R-BIL-06 D-BIL-1 two tabs that pay at once are charged once', async ({ signedIn, person, server, context }) => {
  const other = await context.newPage();
  await signedIn.goto('/checkout/pro_monthly');
  // The other tab shares the session.
  await other.goto('/checkout/pro_monthly');
  await Promise.all([fillCard(signedIn, VISA), fillCard(other, VISA)]);
  await Promise.all([payButton(signedIn).click(), payButton(other).click()]);
  for (const tab of [signedIn, other]) await expect(tab).toHaveURL('/');
  await settle(server, person);
  await signedIn.goto('/billing');
  await expect(receipts(signedIn)).toHaveCount(1);
});

test('R-BIL-04 R-BIL-06 what cannot be opened says so: an unknown plan and a failed secret go home, a failed upgrade stays', async ({ signedIn }) => {
  await signedIn.goto('/checkout/enterprise');
  await expect(signedIn).toHaveURL('/');
  await expect(signedIn.getByRole('heading', { name: /^Good/ })).toBeVisible();
  await signedIn.route('**/api/create-subscription', (route) => route.fulfill(PROVIDER_AWAY));
  await signedIn.goto('/checkout/pro_monthly');
  await expect(signedIn).toHaveURL('/');
  await expect(toast(signedIn, 'Checkout not opened')).toBeVisible();
  await signedIn.route('**/api/billing/upgrade', (route) => route.fulfill(PROVIDER_AWAY));
  await signedIn.goto('/billing');
  await signedIn.getByRole('button', { name: 'Choose Core' }).click();
  await expect(toast(signedIn, 'Upgrade Failed')).toBeVisible();
  await expect(signedIn.getByText('The payment provider does not answer. Nothing was charged; please try again shortly.')).toBeVisible();
  await expect(signedIn.getByRole('button', { name: 'Choose Core' })).toBeEnabled();
});
