import type { Page } from '@playwright/test';
import { payButton, planNow, toast } from './billing-desk.ts';
import { expect, test } from './fixtures.ts';

test.use({ withStripe: true });
const VISA = '4242424242424242';

// In place of Stripe's own script, from Stripe's own address: a frame with a card field, and what becomes of the payment.
// What is typed stays on this side of the frame, as with Stripe.
const stripeScript = `window.Stripe = () => {
  let secret, field;
  const element = {
    mount(place) {
      const frame = document.createElement('iframe');
      frame.title = 'Secure payment input frame';
      frame.src = 'https://js.stripe.com/fields.html';
      (typeof place === 'string' ? document.querySelector(place) : place).append(frame);
      frame.onload = () => element.ready();
      addEventListener('message', ({ data, origin }) => { if (origin === 'https://js.stripe.com') field = data; });
    },
    ready() {}, on(name, work) { if (name === 'ready') element.ready = work; return element; }, once() { return element; }, off() { return element; },
    update() {}, unmount() {}, destroy() {},
  };
  const elements = { create: () => element, getElement: () => element, update() {}, on() {}, submit: async () => ({}), fetchUpdates: async () => ({}) };
  const none = async () => ({});
  return {
    elements: (options) => { secret = options.clientSecret; return elements; },
    createToken: none, createPaymentMethod: none, confirmCardPayment: none, registerAppInfo() {}, _registerWrapper() {},
    async confirmPayment({ confirmParams }) {
      const answer = await window.atStripe({ clientSecret: secret, number: field });
      if (answer === 'requires_action') { location.assign('https://hooks.stripe.com/bank?to=' + encodeURIComponent(confirmParams.return_url + '?payment_intent=pi_1&payment_intent_client_secret=' + secret + '&redirect_status=')); return new Promise(() => {}); }
      return answer === 'succeeded' ? { paymentIntent: { status: answer } } : { error: { type: 'card_error', message: answer } };
    },
  };
};`;
const fields = '<label>Number <input oninput="parent.postMessage(this.value, \'*\')"></label>';
const bank = `<a id="yes">Confirm</a> <a id="no">Refuse</a><script>const to = new URLSearchParams(location.search).get('to'); yes.href = to + 'succeeded'; no.href = to + 'failed'</script>`;
const html = (body: string) => ({ contentType: 'text/html', body });

type Payment = { clientSecret?: string; number: string };
async function openStripe(page: Page, payStripe: (payment: Payment) => Promise<string>) {
  const asked: string[] = [];
  await page.route('https://js.stripe.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill(route.request().url().endsWith('fields.html') ? html(fields) : { contentType: 'text/javascript', body: stripeScript });
  });
  await page.route('https://hooks.stripe.com/**', (route) => route.fulfill(html(bank)));
  await page.exposeFunction('atStripe', payStripe);
  return asked;
}
const field = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Number');

test('R-BIL-06 R-BIL-07 D-BIL-1 with Stripe the card stays in Stripe’s frame: declined in its words, then paid, and no number comes to us', async ({ signedIn, person, server }) => {
  const scripts = await openStripe(signedIn, server.payStripe);
  const sent: string[] = [];
  signedIn.on('request', (request) => request.url().startsWith(server.url) && sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const refused: string[] = [];
  signedIn.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
  await signedIn.goto('/billing');
  await expect(planNow(signedIn)).toContainText('Free Trial');
  expect(scripts).toEqual([]);
  await signedIn.goto('/checkout/core_monthly');
  await expect(signedIn.getByText('Secured by Stripe.')).toBeVisible();
  await expect(signedIn.getByText('Test mode')).toHaveCount(0);
  await field(signedIn).fill('4000000000000002');
  await payButton(signedIn).click();
  await expect(toast(signedIn, 'Payment Failed')).toBeVisible();
  await expect(signedIn.getByRole('form', { name: 'Card' }).getByText('Your card was declined.')).toBeVisible();
  await field(signedIn).fill(VISA);
  await payButton(signedIn).dblclick();
  await expect(toast(signedIn, 'Payment Successful')).toBeVisible();
  await expect(signedIn).toHaveURL('/');
  await server.mails(person.email);
  await signedIn.goto('/billing');
  await expect(planNow(signedIn)).toContainText('Core PlanPaid monthly');
  await expect(signedIn.getByRole('button', { name: 'Manage at Stripe' })).toBeVisible();
  await expect(signedIn.getByRole('link', { name: /^Receipt of/ })).toHaveAttribute('href', /^https:\/\/invoice\.stripe\.example\//);
  expect(refused).toEqual([]);
  for (const text of [sent.join('\n'), await server.log()]) expect(text).not.toMatch(/4242424242424242|4000000000000002|sk_test_of|whsec_of/);
});

test('R-BIL-07 D-ACC-1 the bank’s own page leads back signed in: refused it says so, confirmed it is paid', async ({ signedIn, person, server }) => {
  await openStripe(signedIn, server.payStripe);
  for (const [press, title] of [['Refuse', 'Payment Failed'], ['Confirm', 'Payment Successful']] as const) {
    await signedIn.goto('/checkout/payg');
    await field(signedIn).fill('4000002500003155');
    const secret = signedIn.waitForURL('https://hooks.stripe.com/**').then(() => new URL(signedIn.url()).searchParams.get('to')!.match(/secret=([^&]+)/)![1]!);
    await payButton(signedIn).click();
    const clientSecret = await secret;
    if (press === 'Confirm') expect(await server.payStripe({ clientSecret, number: '4000002500003155', confirmed: true })).toBe('succeeded');
    await signedIn.getByRole('link', { name: press }).click();
    await expect(toast(signedIn, title)).toBeVisible();
    await expect(signedIn.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(signedIn).toHaveURL('/');
  }
  await server.mails(person.email);
  await signedIn.goto('/billing');
  await expect(planNow(signedIn)).toContainText('325 left');
});

test('R-BIL-04 R-BIL-08 D-ACC-1 an upgrade at Stripe’s checkout comes back signed in, with the plan', async ({ signedIn, person, server }) => {
  await signedIn.route('https://checkout.stripe.example/**', (route) => route.fulfill(html('<h1>Pay at Stripe</h1>')));
  await signedIn.goto('/billing');
  await signedIn.getByRole('button', { name: 'Choose Core' }).click();
  await expect(signedIn.getByRole('heading', { name: 'Pay at Stripe' })).toBeVisible();
  const success = new URL(await server.payStripe({ checkoutId: signedIn.url().split('/').at(-1)!, number: VISA }));
  expect(success.search).toMatch(/^\?plan=core&interval=annual&session_id=cs_\d+$/);
  await signedIn.evaluate((to) => location.assign(to), server.url + success.pathname + success.search);
  await expect(signedIn.getByText('You have been upgraded to CORE, paid annual.')).toBeVisible();
  await expect(signedIn).toHaveURL(/\/ai-assistants/);
  await server.mails(person.email);
  await signedIn.goto('/billing');
  await expect(planNow(signedIn)).toContainText('Core PlanPaid yearly');
});
