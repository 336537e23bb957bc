import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

// What the journeys of money share: a card, the presses, and what comes of them.
export type Server = { url: string; mails: (to: string) => Promise<unknown> };
export type Person = { email: string; token: string };
export const VISA = '4242 4242 4242 4242';
export const PROVIDER_AWAY = { status: 503, json: { error: 'The payment provider does not answer. Nothing was charged; please try again shortly.', code: 'unavailable' } };

export async function fillCard(page: Page, number: string) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('1234');
  await page.getByLabel('Security code').fill('123');
}
export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
export const planNow = (page: Page) => page.getByRole('region', { name: 'Your plan', exact: true });
export const toast = (page: Page, title: string) => page.locator('.toaster').getByText(title, { exact: true });
export const receipts = (page: Page) => page.getByRole('region', { name: 'Receipts' }).locator('tbody tr');
// What the provider says comes by its events, which jobs deliver.
export const settle = ({ mails }: Server, { email }: Person) => mails(email);

export async function ask(server: Server, person: Person, path: string, body: object = {}) {
  const response = await fetch(`${server.url}/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` }, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}
// Somebody who has Core, paid through the API.
export async function subscribe(server: Server, person: Person) {
  const { body } = await ask(server, person, 'create-subscription', { planId: 'core_monthly' });
  const paid = await ask(server, person, 'sandbox/pay', { clientSecret: body.clientSecret, cardNumber: VISA });
  expect(paid.body).toMatchObject({ state: 'succeeded' });
  await settle(server, person);
}
