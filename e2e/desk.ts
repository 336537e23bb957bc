import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

// What the journeys of the assistants have in common.
export const INBOUND = 'Hi Dana, the team liked it, but $4k is more than we had in mind. Could we pick this up in Q1? How long would it take? Marcus';
export const open = async (page: Page, query = '') => {
  await page.goto(`/ai-assistants${query}`);
  await page.getByRole('heading', { name: 'AI Assistants' }).waitFor();
};
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const generate = (page: Page) => page.getByRole('button', { name: 'Generate Reply' });
export const draft = (page: Page) => page.getByLabel('Draft, editable');
export const theirs = (page: Page) => page.getByLabel('What they wrote');
// The first draft of a server reads the coach's library.
export const drafted = (page: Page) => expect(draft(page)).not.toHaveValue('');
export async function reply(page: Page, text = INBOUND) {
  await theirs(page).fill(text);
  await generate(page).click();
  await drafted(page);
}
export const learn = (page: Page, answers: Record<string, string>) =>
  page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('authToken')}` };
    await fetch('/api/user/profile', { method: 'PATCH', headers, body });
  }, JSON.stringify(answers));
