import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const INBOUND = 'Hi Dana, the team liked it, but $4k is more than we had in mind. Could we pick this up in Q1? Marcus';
const open = async (page: Page, query = '') => {
  await page.goto(`/ai-assistants${query}`);
  await page.getByRole('heading', { name: 'AI Assistants' }).waitFor();
};
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Reply' });

test('R-AST-01 R-NAV-05 four tabs are open and two are not; links choose tab and channel', async ({ signedIn }) => {
  await open(signedIn, '?tab=callprep');
  await expect(tab(signedIn, 'Reply')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(signedIn, 'Proposal')).toBeDisabled();
  await expect(tab(signedIn, 'Call prep')).toBeDisabled();
  await open(signedIn, '?tab=rewrite');
  await expect(tab(signedIn, 'Rewrite')).toHaveAttribute('aria-selected', 'true');
  await open(signedIn, '?channel=linkedin');
  await expect(signedIn.getByRole('radio', { name: 'LinkedIn' })).toBeChecked();
  await signedIn.goto('/email-reply');
  await expect(signedIn).toHaveURL(/\/ai-assistants/);
});

test('R-AST-02 R-AST-06 R-AST-07 a reply is drafted with subject and body, and outlives tabs and a reload', async ({ signedIn }) => {
  await open(signedIn);
  await expect(generate(signedIn)).toBeDisabled();
  await signedIn.getByLabel('What they wrote').fill(INBOUND);
  await generate(signedIn).click();
  await expect(signedIn.getByLabel('Subject')).not.toHaveValue('');
  await signedIn.getByLabel('Draft, editable').fill('Hi Marcus, January it is.');
  await signedIn.getByRole('button', { name: 'Another version' }).click();
  await expect(signedIn.getByText('2/2')).toBeVisible();
  await tab(signedIn, 'Outbound').click();
  await tab(signedIn, 'Reply').click();
  await signedIn.reload();
  await expect(signedIn.getByLabel('What they wrote')).toHaveValue(INBOUND);
  await signedIn.getByRole('button', { name: 'Version before' }).click();
  await expect(signedIn.getByLabel('Draft, editable')).toHaveValue('Hi Marcus, January it is.');
});

test('R-AST-08 each failure says its words and keeps what was typed', async ({ signedIn }) => {
  await open(signedIn);
  await signedIn.getByLabel('What they wrote').fill(INBOUND);
  const fail = (status: number, body: string) => signedIn.route('**/api/reply', (route) => route.fulfill({ status, body }), { times: 1 });
  await fail(422, '{"error":"no","code":"missing_fields","missingFields":["What do you sell?"]}');
  await generate(signedIn).click();
  await expect(signedIn.getByText('Complete Your Sales Brain Profile')).toBeVisible();
  await expect(signedIn.getByRole('link', { name: 'Open Sales Brain' })).toHaveAttribute('href', '/sales-brain');
  await fail(502, 'down');
  await generate(signedIn).click();
  await expect(signedIn.getByText('Request Failed: Unable to generate reply.')).toBeVisible();
  await expect(signedIn.getByLabel('What they wrote')).toHaveValue(INBOUND);
});
