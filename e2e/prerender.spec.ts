import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { watchTrouble } from './trouble.ts';

const pages = ['/', '/about', '/info', '/glossary', '/contact', '/terms', '/privacy', '/login', '/register'];
const MOST_SCRIPT_BYTES = 15_000;
const MOST_STYLE_BYTES = 25_000;

function weigh(page: Page) {
  const packed = { '.js': 0, '.css': 0 };
  page.on('response', async (response) => {
    const ending = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[0] as '.js' | '.css' | undefined;
    // What is still on its way when the test ends is of no interest.
    const body = ending && (await response.body().catch(() => null));
    if (body) packed[ending] += gzipSync(body, { level: 9 }).length;
  });
  return packed;
}

test('P7 before anything is touched the landing page loads at most 15 kB of script and 25 kB of style', async ({ page }) => {
  const packed = weigh(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await expect.poll(() => packed['.js']).toBeGreaterThan(0);
  expect(packed['.js']).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  // Its style stands in the page itself.
  const inline = await page.locator('head style').allTextContents();
  const style = packed['.css'] + gzipSync(inline.join(''), { level: 9 }).length;
  expect(style).toBeGreaterThan(0);
  expect(style).toBeLessThanOrEqual(MOST_STYLE_BYTES);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => packed['.js']).toBeGreaterThan(MOST_SCRIPT_BYTES);
});

for (const path of pages) {
  test(`${path} is taken over by the app without a fault`, async ({ page }) => {
    const trouble = await watchTrouble(page);
    await page.addInitScript(() => addEventListener('app-ready', () => (document.documentElement.dataset.test = 'ready')));
    await page.goto(path);
    const drawn = await page.locator('#root').innerText();
    // A reload always starts the app: there may be a session to take up again.
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-test', 'ready');
    await page.waitForTimeout(100);
    expect(await page.locator('#root').innerText()).toBe(drawn);
    expect(trouble).toEqual([]);
  });
}

test('without scripts every public page can be read, and its links lead on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('form:not([method=post])').count()).toBe(0);
  }
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await context.close();
});

test('every public page has a title, a description, a canonical address and what a link preview needs', async ({ page }) => {
  const titles = new Set<string>();
  for (const path of pages) {
    await page.goto(path);
    titles.add(await page.title());
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    expect(await content('meta[name=description]')).toMatch(/^.{20,200}$/);
    expect(await content('meta[property="og:title"]')).toContain('Winward');
    expect(await page.locator('head link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`^https?://[^/]+${path}$`));
  }
  expect(titles.size).toBe(pages.length);
});

test('R-NAV-03 somebody signed in never sees the landing page, not for a moment', async ({ signedIn }) => {
  await signedIn.addInitScript(() => {
    const seen = { hero: false };
    Object.assign(globalThis, { seen });
    const look = () => {
      if (document.querySelector('.hero')?.checkVisibility({ visibilityProperty: true })) seen.hero = true;
      requestAnimationFrame(look);
    };
    look();
  });
  await signedIn.goto('/');
  await expect(signedIn.getByRole('button', { name: 'Account menu' })).toBeVisible();
  expect(await signedIn.evaluate(() => (globalThis as unknown as { seen: { hero: boolean } }).seen.hero)).toBe(false);
});

test('a form of a prerendered page is never sent as an address, however soon it is submitted', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Sign In Failed')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
});
