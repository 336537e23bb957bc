import type { Page } from '@playwright/test';
import { expectAxeClean } from './axe.ts';
import { expect, test } from './fixtures.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('R-PUL-01 R-PUL-04 a low day is tracked with what it is about, and gets a few small tasks out of what is open', async ({ signedIn }) => {
  const pulse = section(signedIn, 'Power Pulse');
  await expect(pulse.getByRole('heading', { name: 'A lighter day' })).toHaveCount(0);
  await pulse.getByRole('radio', { name: 'Exhausted' }).check();
  await pulse.getByRole('checkbox', { name: 'Rejection' }).press('Space');
  await pulse.getByRole('checkbox', { name: 'Sleep' }).check();
  await pulse.getByRole('button', { name: 'Track how I feel' }).click();
  await expect(signedIn.getByText('Your mood has been successfully recorded!')).toBeVisible();
  await expect(pulse.getByRole('heading', { name: 'A lighter day' })).toBeVisible();
  await expect(pulse.getByRole('listitem').filter({ hasText: 'Answer one question' })).toHaveCount(3);
  await expect(pulse.getByRole('link', { name: /What do you sell/ })).toHaveAttribute('href', '/sales-brain');
  await expectAxeClean(signedIn);
});

test('R-PUL-03 R-PUL-04 the month shows each day and each entry; entries are taken along, deleted one by one, or all at once', async ({ signedIn, server, person }) => {
  for (const [mood, energyLevel] of [['stuck', 40], ['power_zone', 85]] as const) {
    await fetch(`${server.url}/api/mood-tracker`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` }, body: JSON.stringify({ mood, energyLevel, tags: ['calls'] }) });
  }
  await signedIn.goto('/progress');
  const month = section(signedIn, 'Power Pulse by month');
  await expect(month.getByText('Days tracked: 1. Power Zone on 1.')).toBeVisible();
  await month.getByRole('button', { name: 'Month before' }).click();
  await expect(month.getByText('Nothing tracked in this month.')).toBeVisible();
  await month.getByRole('button', { name: 'Month after' }).click();
  await month.getByText('Show each entry').click();
  await expect(month.getByRole('listitem').filter({ hasText: 'energy' })).toHaveText([/Power Zone, energy 85 · Calls/, /Stuck, energy 40 · Calls/]);
  await expectAxeClean(signedIn);
  await month.getByRole('button', { name: /Delete the entry/ }).first().click();
  await expect(month.getByText('Days tracked: 1. Stuck on 1.')).toBeVisible();
  const file = signedIn.waitForEvent('download');
  await month.getByRole('button', { name: 'Download Power Pulse' }).click();
  expect((await file).suggestedFilename()).toMatch(/^power-pulse-\d{4}-\d\d-\d\d\.csv$/);
  await month.getByRole('button', { name: 'Delete Power Pulse' }).click();
  const dialog = signedIn.getByRole('dialog', { name: 'Delete Power Pulse' });
  await signedIn.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(month.getByText('Days tracked: 1.')).toBeVisible();
  await month.getByRole('button', { name: 'Delete Power Pulse' }).click();
  await dialog.getByRole('button', { name: 'Delete all entries' }).click();
  await expect(month.getByText('Nothing tracked in this month.')).toBeVisible();
});

test('R-HOM-05 what was saved is listed among the saved insights, and let go of there', async ({ signedIn }) => {
  const tip = section(signedIn, 'Sales Tip of the Day');
  const text = (await tip.locator('p').first().textContent())!;
  await tip.getByRole('link', { name: 'Saved insights' }).click();
  await expect(signedIn.getByText('Your saved insights will be listed here')).toBeVisible();
  await signedIn.getByRole('link', { name: "See today's tip" }).click();
  await tip.getByRole('button', { name: 'Save' }).click();
  await expect(signedIn.getByText('Added to your saved insights')).toBeVisible();
  await tip.getByRole('link', { name: 'Saved insights' }).click();
  await expect(signedIn.getByRole('main').getByRole('listitem')).toContainText([text]);
  await expectAxeClean(signedIn);
  await signedIn.getByRole('button', { name: /^Delete:/ }).click();
  await expect(signedIn.getByText('Your saved insights will be listed here')).toBeVisible();
});
