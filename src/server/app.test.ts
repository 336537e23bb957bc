import { connect as connectSocket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/account';
import { openTestHouse, type TestHouse } from '#server/testing';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ PRODUCT_NAME: 'Fair <Wind>' });
});
afterAll(() => house.close());

const json = { 'content-type': 'application/json' };
const postLogin = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) => house.fetch('/api/login', { method: 'POST', headers, body });

test.each(['/', '/api/nope', '/api/user/profile', '/no-such-page', '/assets/none.js', '/readyz', '/api/docs'])('asvs.3.4 every answer carries the security headers: %s', async (path) => {
  const { headers } = await house.fetch(path);
  const policy = headers.get('content-security-policy')!;
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.match(/script-src [^;]*/)![0]).not.toContain('unsafe-inline');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('R-API-01 no answer of the API is ever cached', async () => {
  const answer = await house.call(login, { email: 'a@example.com', password: 'x' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an unknown call is a 404 in JSON', async () => {
  const answer = await house.fetch('/api/nope', { method: 'POST' });
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'That could not be found.', code: 'not_found' }]);
});

test.each(['/api', '/assets'])('the bare %s is no page either', async (path) => {
  const answer = await house.fetch(path);
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'That could not be found.', code: 'not_found' }]);
});

test('a call with a body takes nothing from the query, where a password would end up in logs', async () => {
  const { email, password } = await house.signUp();
  const answer = await house.fetch(`/api/login?${new URLSearchParams({ email, password })}`, { method: 'POST' });
  expect([answer.status, Object.keys(((await answer.json()) as { fields: object }).fields)]).toEqual([400, ['email', 'password']]);
});

// Bytes as they are, which fetch would not send.
const sendRaw = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(house.url);
    let text = '';
    const socket = connectSocket({ host: hostname, port: Number(port) }, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (part) => (text += part)).on('close', () => resolve(text)).on('error', reject);
  });

const post = 'POST /api/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n';
test.each([
  ['two lengths of one body', 400, `${post}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['64 kB of headers', 431, `${post}x-long: ${'a'.repeat(64_000)}\r\n\r\n`],
  ['a body that never comes', 408, `${post}content-length: 50\r\n\r\n{"em`],
  ['a broken escape in the address', 400, 'GET /api/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
])('asvs.4.2.1 %s is answered plainly, with the security headers', async (_name, status, bytes) => {
  const [head = '', body = ''] = (await sendRaw(bytes)).split('\r\n\r\n', 2);
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toMatch(/x-request-id: [\da-f-]{36}/);
  expect(Object.keys(JSON.parse(body) as object)).toEqual(['error', 'code']);
});

test('bad input names its fields', async () => {
  const { status, body } = await house.call(login, { email: 'a@example.com' });
  expect([status, body]).toEqual([400, { error: 'Please check what you entered.', code: 'invalid', fields: { password: 'Please enter your password.' } }]);
});

const unreadable: [string, string | Uint8Array<ArrayBuffer>][] = [
  ['broken JSON', '{"email":'],
  ['a list', '[1]'],
  ['a NUL byte', '{"email":"a\\u0000b","password":"x"}'],
  ['half a surrogate pair', '{"email":"\\ud800","password":"x"}'],
  ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['__proto__', '{"__proto__":{"admin":true},"email":"a","password":"x"}'],
  ['constructor', '{"constructor":{"prototype":{"admin":true}}}'],
  ['deep JSON', `${'{"a":'.repeat(32_000)}1${'}'.repeat(32_000)}`],
];
test.each(unreadable)('F66 F67 F68 %s is a 400, never a 500', async (_name, body) => {
  const answer = await postLogin(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: 'That request could not be read. Nothing was changed.', code: 'unreadable' });
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test('F66 a body over 256 kB is a plain 413', async () => {
  const answer = await postLogin(JSON.stringify({ email: 'x'.repeat(256 * 1024) }));
  expect([answer.status, await answer.json()]).toEqual([413, { error: 'That is too much at once. Send at most 256 kB.', code: 'too_large' }]);
});

test('asvs.3.5.2 only JSON is taken', async () => {
  const answer = await postLogin('email=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(answer.status).toBe(415);
});

test.each(['/%', '/api/%E0%A4%A', '/api/nudges/%00/opened'])('a broken address is no fault of ours: %s', async (path) => {
  expect((await house.fetch(path, { method: 'POST' })).status).toBeLessThan(500);
});

test('fields nobody asked for are dropped', async () => {
  const { token } = await house.signUp({ plan: 'pro', messagesRemaining: 9999, role: 'admin' });
  const { rows } = await house.pool.query("select plan, messages_remaining from users where plan = 'pro'");
  expect(rows).toEqual([]);
  expect(token).toBeTruthy();
});

test('the page carries the name of the product as text, whatever it is', async () => {
  const html = await (await house.fetch('/')).text();
  expect(html).toContain('content="Fair &#60;Wind&#62;"');
  expect(html).not.toContain('{{PRODUCT_NAME}}');
});

test('readyz asks the database, healthz only the process', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await house.fetch(path);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  }
});

test('R-API-04 the API describes itself as OpenAPI, made from the table', async () => {
  const description = (await (await house.fetch('/api/docs/openapi.json')).json()) as { openapi: string; paths: Record<string, Record<string, { security: unknown[] }>> };
  expect(description.openapi).toBe('3.1.0');
  expect(description.paths['/api/nudges/{id}/opened']!.post).toMatchObject({ security: [{ bearer: [] }], parameters: [{ name: 'id', in: 'path' }] });
  expect(description.paths['/api/login']!.post!.security).toEqual([]);
  const page = await house.fetch('/api/docs', { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('/api/mood-tracker');
});

test('the log tells what happened, never what was said', async () => {
  await house.fetch('/api/user/profile?secret=in-the-address');
  await house.call(login, { email: 'who@example.com', password: 'said-in-confidence' });
  const log = house.log.join('');
  expect(log).toContain('/api/user/profile');
  for (const said of ['in-the-address', 'said-in-confidence', 'who@example.com']) expect(log).not.toContain(said);
});
