import { expectAxeClean } from './axe.ts';
import { expect, signIn, test } from './fixtures.ts';

const bell = (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`);
const DAY_MS = 86_400_000;

test('R-NDG-02 the tenth message rings the bell at once, and its card leads to the sheet', async ({ page, server, person }) => {
  for (let count = 0; count < 10; count += 1) {
    await fetch(`${server.url}/api/reply`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` }, body: JSON.stringify({ inboundMessage: 'How much is it? Best, Sam' }) });
  }
  await signIn(page, person);
  await page.getByRole('button', { name: bell(1) }).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Nudges' }).getByRole('button', { name: /Ten messages written/ });
  await expect(card).toContainText('Ten is where habits start.');
  await card.press('Enter');
  await expect(page).toHaveURL(/\/progress$/);
  await expect(page.getByRole('button', { name: bell(0), exact: true })).toBeVisible();
});

test('R-NDG-02 the kinds are chosen from the bell, kept, and by mail where one wants', async ({ signedIn, server, person }) => {
  await signedIn.getByRole('button', { name: bell(0), exact: true }).click();
  await signedIn.getByRole('button', { name: 'Choose what you hear about' }).click();
  await expect(signedIn).toHaveURL(/\/profile#nudges$/);
  const pricing = signedIn.getByRole('checkbox', { name: /No pricing yet/ });
  await expect(pricing).toBeChecked();
  await expect(pricing).toBeInViewport();
  await pricing.press('Space');
  await signedIn.getByRole('checkbox', { name: /Send them by mail too/ }).check();
  await expect
    .poll(async () => (await fetch(`${server.url}/api/nudge-preferences`, { headers: { authorization: `Bearer ${person.token}` } })).json())
    .toEqual({ off: ['missing_pricing'], byMail: true });
  await signedIn.reload();
  await expect(pricing).not.toBeChecked();
  await expect(signedIn.getByRole('checkbox', { name: /Send them by mail too/ })).toBeChecked();
  await expectAxeClean(signedIn);
  await signedIn.route('**/api/nudge-preferences', (route) => (route.request().method() === 'PUT' ? route.fulfill({ status: 503, body: '' }) : route.continue()));
  await pricing.press('Space');
  await expect(signedIn.getByText('Nudges not saved')).toBeVisible();
  await expect(pricing).not.toBeChecked();
  // Asking for mails lets the jobs run: the sweep, and what it queued.
  await server.advance(3 * DAY_MS + 600_000);
  await expect.poll(async () => (await server.mails(person.email)).map(({ subject }) => subject)).toContain('One reply is enough');
});
