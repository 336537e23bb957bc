import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const pages = ['/', '/about', '/info', '/glossary', '/contact', '/terms', '/privacy', '/login', '/register'];

async function findFaults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

      test('axe finds nothing on any public page, and none is wider than the screen', async ({ page }) => {
        for (const path of pages) {
          await page.goto(path);
          expect(await findFaults(page), path).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
        }
      });

      test('axe finds nothing in the dialogs of the landing page', async ({ page }) => {
        await page.goto('/');
        for (const name of ['Terms of Service', 'Privacy Policy', 'Sign In']) {
          await page.getByRole('link', { name }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          expect(await findFaults(page), name).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      });

      test('axe finds nothing in the support dialog and on the success screen', async ({ signedIn: page }) => {
        await page.getByRole('button', { name: 'Need Help?' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await findFaults(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await page.goto('/contact');
        for (const [label, text] of [['Name', 'Marcus'], ['Email', 'm@example.com'], ['Subject', 'A question'], ['Message', 'Does it work without a model?']] as const) await page.getByLabel(label).fill(text);
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible();
        expect(await findFaults(page)).toEqual([]);
      });
    });
  }
}
