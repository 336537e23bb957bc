import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '#contract/errors';
import { respondError } from './respond.ts';
import type { Settings } from './settings.ts';

type Page = { type: string; plain: Buffer; br: Buffer; gzip: Buffer; tag: string };
type Named = Pick<Settings, 'HOST' | 'PORT' | 'PRODUCT_NAME' | 'PUBLIC_URL' | 'SUPPORT_EMAIL'>;

const INDEX = '/index.html';
const asEntities = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
// What the build leaves blank in each kind of file, and how a value is written there.
const kinds: Record<string, { type: string; write: (value: string) => string }> = {
  '.html': { type: 'text/html; charset=utf-8', write: asEntities },
  '.xml': { type: 'application/xml; charset=utf-8', write: asEntities },
  '.txt': { type: 'text/plain; charset=utf-8', write: (value) => value.replace(/\s+/g, ' ') },
  '.webmanifest': { type: 'application/manifest+json', write: (value) => JSON.stringify(value).slice(1, -1) },
};

// Serves what the build made. Hashed files never change; pages are held in memory, with settings such as the product's name put in.
export async function mountPages(app: FastifyInstance, { folder, settings }: { folder: string; settings: Named }) {
  const pages = await loadPages(folder, settings);
  if (existsSync(folder)) {
    await app.register(serveStatic, { root: join(folder, 'assets'), prefix: '/assets/', preCompressed: true, immutable: true, maxAge: '365d', index: false, wildcard: false });
  }
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' || request.method === 'HEAD' ? findPage(pages, request.url.split('?', 1)[0]!) : undefined;
    return page ? sendPage(request, reply, page) : respondError({ reply, error: fail('not_found'), log: request.log });
  });
}

// A page of its own, a file such as robots.txt, or else the shell, in which the app finds its way by itself.
function findPage(pages: Map<string, Page>, path: string) {
  if (/^\/(?:api|assets)(?:\/|$)/.test(path)) return undefined;
  if (/\.\w+$/.test(path)) return path.endsWith('.html') ? undefined : pages.get(path);
  return pages.get(`${path.replace(/\/$/, '')}${INDEX}`) ?? pages.get('/shell.html') ?? pages.get(INDEX);
}

async function loadPages(folder: string, settings: Named) {
  const pages = new Map<string, Page>();
  for await (const file of glob(join(folder, '**/*.{html,xml,txt,webmanifest}'))) {
    const { type, write } = kinds[extname(file)]!;
    const plain = Buffer.from(fillBlanks(await readFile(file, 'utf8'), settings, write));
    const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
    const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`;
    pages.set(`/${relative(folder, file).replaceAll(sep, '/')}`, { type, plain, br, gzip: zipped, tag });
  }
  return pages;
}

function fillBlanks(text: string, { HOST, PORT, PRODUCT_NAME, PUBLIC_URL, SUPPORT_EMAIL }: Named, write: (value: string) => string) {
  const blanks: Record<string, string> = { PRODUCT_NAME, SUPPORT_EMAIL, PUBLIC_URL: PUBLIC_URL || `http://${HOST}:${PORT}` };
  return text.replace(/\{\{(\w+)\}\}/g, (blank, name: string) => (blanks[name] === undefined ? blank : write(blanks[name])));
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  reply.header('cache-control', 'no-cache').header('etag', page.tag).header('vary', 'accept-encoding').type(page.type);
  if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
  const accepts = request.headers['accept-encoding'] ?? '';
  if (accepts.includes('br')) return reply.header('content-encoding', 'br').send(page.br);
  if (accepts.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}
