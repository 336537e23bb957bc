import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';

const themes = ['light', 'dark'] as const;
const widths = [360, 1280];

async function check(page: Page, what: string) {
  for (const colorScheme of themes) {
    for (const width of widths) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
      expect(bad, `${what}, ${colorScheme}, ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${what} at ${width} px scrolls sideways`).toBeLessThanOrEqual(width);
    }
  }
}

test('R-NAV-01 axe finds nothing serious at the doors, light and dark, narrow and wide', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password', '/reset-password', '/reset-password?token=x', '/confirm-email?token=x']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (path === '/register') await page.getByLabel('Password', { exact: true }).fill('Head');
    await check(page, path);
  }
});

test('R-NAV-02 axe finds nothing serious on the screens of somebody signed in, nor in their dialogs', async ({ page, person }) => {
  await signIn(page, person);
  await check(page, 'home');
  await page.goto('/profile');
  await page.getByText('This one').waitFor();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await check(page, 'profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('dialog').waitFor();
  await check(page, 'delete');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go to…' }).click();
  await page.getByRole('dialog').waitFor();
  await check(page, 'palette');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menu').waitFor();
  await check(page, 'menu');
  await page.keyboard.press('Escape');
  await page.goto('/nowhere');
  await page.getByText('404').first().waitFor();
  await check(page, '404');
});

test('R-ACC-12 axe finds nothing serious in the dialog of a session that is about to end', async ({ page, person }) => {
  await page.clock.install();
  await signIn(page, person);
  await page.clock.runFor(18 * 60_000 + 5000);
  await page.getByRole('alertdialog', { name: 'Session Expiring Soon' }).waitFor();
  await check(page, 'expiry');
});

test('R-ACC-20 axe finds nothing serious in the dialog of an expired password', async ({ page, person, server }) => {
  await server.advance(181 * 86_400_000);
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alertdialog', { name: 'Your password has expired' }).waitFor();
  await check(page, 'expired password');
});
