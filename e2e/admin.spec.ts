import type { Page } from '@playwright/test';
import { ADMIN, enter, openTab, rowOf, search, signUp } from './admin.ts';
import { expectAxeClean } from './axe.ts';
import { expect, test } from './fixtures.ts';

const countShown = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test("R-ADM-01 the gate says 'Invalid password', opens for the browser session, and Logout closes it", async ({ page, context }) => {
  await page.goto('/admin');
  await page.getByLabel('Password', { exact: true }).fill('The-harbour-master-8');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(page.getByText('Invalid password')).toBeVisible();
  await expectAxeClean(page);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab')).toHaveText(['User Management', 'Agent Sessions', /^Support Requests(\d+ open)?$/, 'Support Analytics', 'AI Analytics', 'Audit Log', 'Health']);
  expect((await context.cookies()).find(({ name }) => name === 'admin_session')).toMatchObject({ expires: -1, httpOnly: true, sameSite: 'Strict' });
  await page.reload();
  await expect(page.getByRole('tab', { name: 'User Management' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible();
});

test('R-ADM-01 D-ADM-1 a session that ended on the server leads back to the gate, and nothing stays in sight', async ({ page, server }) => {
  const person = await signUp(server);
  await enter(page);
  await expect(rowOf(page, person.email)).toBeVisible();
  await server.advance(31 * 60_000);
  await openTab(page, 'Audit Log');
  await expect(page.getByRole('button', { name: 'Enter' })).toBeVisible();
  await expect(page.getByText(person.email)).toHaveCount(0);
});

test('R-ADM-02 plan, quota and priority are changed in place by the keyboard alone, and taken back', async ({ page, server }) => {
  const person = await signUp(server);
  await enter(page);
  await search(page, person.email);
  await countShown(page, '1 of 1 users');
  const row = rowOf(page, person.email);
  await row.getByRole('button', { name: /Edit plan and quota/ }).press('Enter');
  const form = page.getByRole('dialog');
  await form.getByLabel('Messages left').fill('many');
  await form.getByLabel('Plan').selectOption('free_trial');
  await form.getByLabel('Messages left').press('Enter');
  await expect(page.getByText(`${person.email}: trial, 300 messages → free_trial, 0 messages`)).toBeVisible();
  await expect(row).toContainText('free_trial');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row.getByRole('cell', { name: '300', exact: true })).toBeVisible();
  const star = row.getByRole('button', { name: `Priority support of ${person.email}` });
  await star.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await page.route('**/priority-support', (route) => route.fulfill({ status: 500, body: '{}' }));
  await star.press('Enter');
  await expect(page.getByText('Failed to update priority support')).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('R-ADM-02 R-ADM-08 many users scroll, sort and filter; all that match are deleted when their number is typed', async ({ page, server }) => {
  const domain = `${crypto.randomUUID()}.example`;
  for (let from = 0; from < 120; from += 10) await Promise.all(Array.from({ length: 10 }, (_, index) => signUp(server, { email: `p${String(from + index).padStart(3, '0')}@${domain}` })));
  await enter(page);
  await search(page, `@${domain}`);
  await countShown(page, '100 of 120 users');
  await page.getByRole('button', { name: 'E-mail' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText(`p000@${domain}`);
  expect(await page.getByRole('row').count()).toBeLessThan(60);
  await page.getByLabel('Select all that are loaded').check();
  await page.getByRole('button', { name: 'Select all 120 that match' }).click();
  await expect(page.getByText('120 selected')).toBeVisible();
  await page.getByRole('region', { name: 'Users' }).evaluate((element) => element.scrollTo(0, 1e6));
  await countShown(page, '120 of 120 users');
  await page.getByRole('region', { name: 'Users' }).evaluate((element) => element.scrollTo(0, 1e6));
  await expect(page.getByLabel(`Select p119@${domain}`)).toBeChecked();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 120 users?' });
  await dialog.getByLabel('Type 120 to confirm').fill('12');
  await expect(dialog.getByRole('button', { name: 'Delete users' })).toBeDisabled();
  await dialog.getByLabel('Type 120 to confirm').fill('120');
  await dialog.getByRole('button', { name: 'Delete users' }).click();
  await expect(page.getByText('120 users were deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible();
  await expectAxeClean(page);
});

test('R-ADM-02 R-ADM-09 one user is deleted, one is signed out, and the CSV is a file', async ({ page, server }) => {
  const [gone, out] = [await signUp(server), await signUp(server, { firstName: '=1+1' })];
  await enter(page);
  await search(page, gone.email);
  await page.getByRole('button', { name: `Actions for ${gone.email}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete user' }).press('Enter');
  await page.getByRole('dialog', { name: 'Delete this user?' }).getByRole('button', { name: 'Delete user' }).press('Enter');
  await expect(page.getByText('1 user was deleted')).toBeVisible();
  await expect(rowOf(page, gone.email)).toHaveCount(0);
  await search(page, out.email);
  await page.getByRole('button', { name: `Actions for ${out.email}` }).click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('All sessions of that user have ended.')).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const text = await (await file.createReadStream()).setEncoding('utf8').toArray();
  expect(text.join('')).toContain(`${out.email},'=1+1 Whitmore,`);
  await openTab(page, 'Audit Log');
  for (const deed of ['Deleted a user', 'Signed a user out', 'Exported users']) await expect(page.getByRole('cell', { name: deed }).first()).toBeVisible();
});
