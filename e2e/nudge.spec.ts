import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test } from './fixtures.ts';

const pricing = { title: 'Pricing is still blank', message: 'Three drafts had to work around it.', cta: 'Answer it', deepLink: '/profile' };

test('R-NDG-01 R-NDG-03 R-NAV-07 the bell counts what is new; opening it marks all as opened, and a card leads on and closes it', async ({ page, server, person }) => {
  await server.nudge(person.email, pricing);
  await server.nudge(person.email, { ...pricing, title: 'Ten messages sent' });
  await signIn(page, person);
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Nudges' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByText('Three drafts had to work around it.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeAttached();
  await panel.getByRole('button', { name: /Pricing is still blank/ }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(panel).toHaveCount(0);
});

test('R-NDG-03 what cannot be marked is told', async ({ page, server, person }) => {
  await server.nudge(person.email, pricing);
  await page.route('**/api/nudges/*/opened', (route) => route.fulfill({ status: 503, body: '' }));
  await page.route('**/api/nudges/*/clicked', (route) => route.fulfill({ status: 503, body: '' }));
  await signIn(page, person);
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await expect(page.getByText('Failed to mark nudge as opened')).toBeVisible();
  await page.getByRole('button', { name: /Pricing is still blank/ }).click();
  await expect(page.getByText('Failed to mark nudge as clicked')).toBeVisible();
});

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`R-NDG-01 the empty bell says what will be here, and is sound at ${width} px, ${colorScheme}`, async ({ signedIn }) => {
      await signedIn.setViewportSize({ width, height: 740 });
      await signedIn.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await signedIn.getByRole('button', { name: 'Notifications', exact: true }).click();
      await expect(signedIn.getByText('Nothing needs you')).toBeVisible();
      const { violations } = await new AxeBuilder({ page: signedIn }).include('.popover').analyze();
      expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    });
  }
}
