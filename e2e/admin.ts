import type { Page } from '@playwright/test';

// What the journeys of the admin area have in common.
export const ADMIN = 'The-harbour-master-7';

type Asked = { path: string; body: object; token?: string; method?: string };
type Server = { url: string };
export async function ask({ url }: Server, { path, body, token, method = 'POST' }: Asked) {
  const response = await fetch(url + path, { method, headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { token: string };
}
export async function signUp(server: Server, changes: Record<string, string> = {}) {
  const person = { firstName: 'Dana', lastName: 'Whitmore', email: `dana-${crypto.randomUUID()}@example.com`, password: 'Headwind7!', ...changes };
  return { ...person, token: (await ask(server, { path: '/api/register', body: person })).token };
}
export async function enter(page: Page) {
  await page.goto('/admin');
  await page.getByLabel('Password', { exact: true }).fill(ADMIN);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'User Management' }).waitFor();
}
export const openTab = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click();
export const search = (page: Page, text: string) => page.getByLabel('Search users').fill(text);
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
