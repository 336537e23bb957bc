import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

// What the journeys of the set-up do more than once.
export const OFFER = 'We rebuild websites for consultancies in six weeks';
export const box = (page: Page) => page.getByLabel('Your answer');
export const button = (page: Page, name: string) => page.getByRole('button', { name });
export const step = (page: Page, n: number) => page.getByText(`Step ${n} of 11`);
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
export const posted = (page: Page, path: string) => page.waitForRequest((request) => request.url().endsWith(path) && request.method() !== 'GET');

export async function fillBusiness(page: Page) {
  await page.getByLabel('Business name').fill('Northbeam Studio');
  await page.getByLabel('Industry').fill('Web design');
  await page.getByRole('radio', { name: 'Intermediate (3-7 years)' }).check();
}
export async function fillApproach(page: Page) {
  await page.getByLabel('How do you like to sell?').click();
  await page.getByRole('option', { name: 'Consultative' }).click();
  await page.getByLabel('Monthly money goal').fill('$12,000');
}
// The next save of the profile fails; reading it doesn't.
export async function failSaving(page: Page) {
  let isOver = false;
  await page.route('**/api/user/profile', (route) => {
    if (isOver || route.request().method() !== 'PUT') return route.fallback();
    isOver = true;
    return route.fulfill({ status: 500, body: 'down' });
  });
}
export const openConversation = async (page: Page) => {
  await page.goto('/onboarding?flow=conversation');
  await box(page).waitFor();
};
export async function answer(page: Page, text: string) {
  const before = await page.locator('.asked').innerText();
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(page.locator('.asked')).not.toHaveText(before, { useInnerText: true });
}
