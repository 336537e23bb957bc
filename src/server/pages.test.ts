import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from './testing.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ PRODUCT_NAME: 'Close "Hauled" & Co', PUBLIC_URL: 'https://sell.example', SUPPORT_EMAIL: 'help@sell.example' });
});
afterAll(() => house.close());
const read = async (path: string) => (await house.fetch(path)).text();

test('a prerendered page carries the settings of this server: name, contact address, canonical address', async () => {
  const landing = await read('/');
  expect(landing).toContain('<title>Close &#34;Hauled&#34; &#38; Co · a sales coach for people who sell alone</title>');
  expect(landing).toContain('<link rel="canonical" href="https://sell.example/" />');
  expect(landing).toContain('href="mailto:help@sell.example"');
  expect(landing).toContain('You sell alone.');
  expect(landing).not.toContain('{{');
});

test('sitemap and robots name the public pages and keep out of the app', async () => {
  const [sitemap, robots] = [await read('/sitemap.xml'), await read('/robots.txt')];
  for (const path of ['/', '/about', '/info', '/glossary', '/contact', '/terms', '/privacy']) expect(sitemap).toContain(`<loc>https://sell.example${path}</loc>`);
  expect(robots).toContain('Sitemap: https://sell.example/sitemap.xml');
  for (const path of ['/admin', '/profile', '/ai-assistants', '/billing']) expect(robots).toContain(`Disallow: ${path}\n`);
  expect((await house.fetch('/sitemap.xml')).headers.get('content-type')).toBe('application/xml; charset=utf-8');
});

test('the web manifest stays JSON, whatever the product is called', async () => {
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ name: 'Close "Hauled" & Co', start_url: '/' });
});

test('every other address gets the empty page of the app, and no file but ours is given out', async () => {
  expect(await read('/ai-assistants')).toContain('<div id="root"></div>');
  expect((await house.fetch('/shell.html')).status).toBe(404);
  expect((await house.fetch('/package.json')).status).toBe(404);
});
