// Draws the visitor's pages into HTML files, so that they are seen before any script runs. In place of the app they load
// one small script that decides when the app is needed. `shell.html` is the empty page of every other address.
import { hash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../setup/paths.mjs';

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const quiet = { root, logLevel: 'warn' };
const bundle = async (settings) => (await build({ ...quiet, build: settings })).flatMap?.(({ output }) => output) ?? [];

// The classic script of the head: nothing may be painted before it has run.
const buildFirst = async (folder) => {
  const lib = { entry: join(root, 'src/web/first.ts'), formats: ['iife'], name: 'first', fileName: 'first' };
  const [{ code }] = await bundle({ lib, write: false, manifest: false, target: 'es2023' });
  const name = `assets/first-${hash('sha256', code, 'base64url').slice(0, 8)}.js`;
  await writeFile(join(folder, name), code);
  return `/${name}`;
};

const loadRenderer = async (folder) => {
  await build({ ...quiet, build: { ssr: join(root, 'src/web/prerender.tsx'), outDir: folder, emptyOutDir: true, manifest: false } });
  // The pages ask at their first breath who is signed in: nobody.
  globalThis.localStorage = { getItem: () => null };
  globalThis.addEventListener ??= () => {};
  const entry = (await readdir(folder)).find((name) => /^prerender\.m?js$/.test(name));
  return import(pathToFileURL(join(folder, entry)).href);
};

// A page's own style sheets, those of its parts included.
const listStyles = (manifest, key, seen = new Set()) => {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((part) => listStyles(manifest, part, seen)), ...(chunk.css ?? [])];
};

const meta = ({ path, title, about }) => {
  const full = title.includes('{{') ? title : `${title} · {{PRODUCT_NAME}}`;
  const url = `{{PUBLIC_URL}}${path}`;
  const named = { 'og:title': full, 'og:description': about, 'og:url': url, 'og:type': 'website', 'og:site_name': '{{PRODUCT_NAME}}' };
  return [
    `<title>${escape(full)}</title>`,
    `<meta name="description" content="${escape(about)}" />`,
    `<link rel="canonical" href="${url}" />`,
    '<meta name="twitter:card" content="summary" />',
    ...Object.entries(named).map(([property, content]) => `<meta property="${property}" content="${escape(content)}" />`),
  ];
};

const moduleTag = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const preloadTag = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g;

// The two faces of the first view: here before the first line is drawn, nothing moves when they come.
const faces = /^(bricolage-grotesque|instrument-sans)-latin-wght-normal-/;
const listFonts = async (folder) => (await readdir(join(folder, 'assets'))).filter((name) => faces.test(name)).map((name) => `/assets/${name}`);

const compose = (shell, { page, html, first, fonts, styles, style }) => {
  const app = moduleTag.exec(shell)[1];
  const files = [...shell.matchAll(preloadTag)].map(([, href]) => href).join(' ');
  const script = `<script src="${first}" data-app="${app}" data-files="${files}" data-styles="${styles.map((name) => `/${name}`).join(' ')}"${page.eager ? ' data-eager' : ''}></script>`;
  const head = [
    ...meta(page),
    '<link rel="manifest" href="/manifest.webmanifest" />',
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    // In the page itself: a style sheet of its own would cost a round trip before the first line is seen.
    `<style>${style}</style>`,
  ];
  return shell
    .replace(moduleTag, '')
    .replace(preloadTag, '')
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<title>.*<\/title>/, '')
    .replace(/\s*<meta name="description"[^>]*>/, '')
    .replace(/\s*<noscript>[\s\S]*?<\/noscript>/, (note) => (page.eager ? note : ''))
    .replace('<link rel="icon"', () => `${script}\n    <link rel="icon"`)
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    // Before the app is there a form must never put what was typed into the address.
    .replace('<div id="root"></div>', () => `<div id="root">${html.replaceAll('<form ', '<form method="post" ')}</div>`);
};

const sitemap = (pages) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.map(({ path }) => `  <url><loc>{{PUBLIC_URL}}${path}</loc></url>\n`).join('')}</urlset>\n`;
const robots = (forbidden) => `User-agent: *\n${forbidden.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: {{PUBLIC_URL}}/sitemap.xml\n`;
const webManifest = (icon) => ({
  name: '{{PRODUCT_NAME}}',
  short_name: '{{PRODUCT_NAME}}',
  start_url: '/',
  display: 'standalone',
  background_color: '#FBF8F2',
  theme_color: '#FBF8F2',
  icons: [{ src: icon, sizes: 'any', type: 'image/svg+xml' }],
});

export const prerender = async (folder) => {
  const ssr = join(root, 'dist', 'prerender');
  const [{ prerendered, renderPage, forbidden }, first, fonts, manifest, shell] = await Promise.all([
    loadRenderer(ssr),
    buildFirst(folder),
    listFonts(folder),
    readFile(join(folder, '.vite/manifest.json'), 'utf8').then(JSON.parse),
    readFile(join(folder, 'index.html'), 'utf8'),
  ]);
  await rename(join(folder, 'index.html'), join(folder, 'shell.html'));
  for (const page of prerendered) {
    const styles = [...new Set([...listStyles(manifest, 'index.html'), ...listStyles(manifest, `src/web/pages/${page.page}.tsx`)])];
    const style = (await Promise.all(styles.map((name) => readFile(join(folder, name), 'utf8')))).join('');
    const html = await renderPage(page.path);
    await mkdir(join(folder, page.path), { recursive: true });
    await writeFile(join(folder, page.path, 'index.html'), compose(shell, { page, html, first, fonts, styles, style }));
  }
  const icon = /rel="icon" href="([^"]+)"/.exec(shell)[1];
  await writeFile(join(folder, 'sitemap.xml'), sitemap(prerendered));
  await writeFile(join(folder, 'robots.txt'), robots(forbidden));
  await writeFile(join(folder, 'manifest.webmanifest'), JSON.stringify(webManifest(icon), null, 2));
  await Promise.all([join(folder, '.vite'), ssr].map((path) => rm(path, { recursive: true, force: true })));
  return prerendered.length;
};
