import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/account';
import { api } from '#contract/api';
import type { Endpoint } from '#contract/endpoint';
import { openTestHouse, type TestHouse } from '#server/testing';
import { handlers } from './handlers.ts';

const calls = Object.entries(api) as [string, Endpoint][];
const ID = '00000000-0000-4000-8000-000000000000';
let house: TestHouse;
let live: string;
let expired: string;
beforeAll(async () => {
  house = await openTestHouse();
  const old = await house.signUp();
  house.clock.advance(181 * 86_400_000);
  expired = (await house.call(login, old)).body.tempToken!;
  live = (await house.signUp()).token;
});
afterAll(() => house.close());

const ask = (endpoint: Endpoint, token?: string, headers: Record<string, string> = {}) => house.call(endpoint, { id: ID, field: 'x' }, { ...(token && { token }), headers });
const of = (access: Endpoint['access']) => calls.filter(([, endpoint]) => endpoint.access === access);

test.each(of('user'))('G4 %s answers 401 without a session, with a wrong token, and with the token of an expired password', async (_, endpoint) => {
  for (const token of [undefined, 'x', live.slice(1), `${live}x`, expired]) {
    const answer = await ask(endpoint, token);
    expect([answer.status, answer.text]).toEqual([401, endpoint.plainErrors ? expect.any(String) : '{"error":"Please sign in to continue.","code":"not_signed_in"}']);
  }
});

test.each(of('expired'))('F13 %s takes the token of an expired password alone', async (_, endpoint) => {
  for (const token of [undefined, 'x', live]) expect((await ask(endpoint, token)).status).toBe(401);
  expect((await ask(endpoint, expired)).status).toBe(400);
});

test.each(of('admin'))('F55 D-ADM-1 %s answers 401 without the admin session, whoever else signs in', async (_, endpoint) => {
  const own = { origin: house.url };
  for (const [token, headers] of [[undefined, own], [live, own], [expired, own], [live, { ...own, cookie: `admin_session=${live}` }]] as const) {
    expect((await ask(endpoint, token, headers)).status).toBe(401);
  }
});

test.each(of('user').filter(([name]) => !(name in handlers)))('API9 %s has no handler yet and says so', async (_, endpoint) => {
  expect((await ask(endpoint, live)).status).toBe(501);
});

test('API9 every call of accounts, sessions, support and the admin gate has its handler', () => {
  const built = calls.filter(([name]) => name in handlers).map(([, { method, path }]) => `${method} ${path}`);
  expect(built).toEqual(
    expect.arrayContaining([
      'POST /api/login', 'POST /api/register', 'POST /api/logout', 'POST /api/session/resume', 'POST /api/session/leave', 'GET /api/sessions', 'DELETE /api/sessions/:id',
      'POST /api/sessions/end-others', 'POST /api/change-expired-password', 'POST /api/auth/request-password-reset', 'POST /api/auth/reset-password',
      'PATCH /api/user/change-password', 'POST /api/auth/confirm-email', 'GET /api/user/profile', 'GET /api/auth/user', 'PATCH /api/user/profile', 'PUT /api/user/profile',
      'GET /api/password-expiry-status', 'GET /api/user/status', 'POST /api/user/download', 'POST /api/user/delete', 'GET /api/trial-status', 'POST /api/support',
      'POST /api/admin/login', 'POST /api/admin/logout', 'GET /api/admin/session',
    ]),
  );
});

test('H40 no call answers that is not in the table, and none by another method', async () => {
  for (const path of ['/api/nothing', '/api/admin', '/api/user', '/api/login/']) expect((await house.fetch(path)).status).toBe(404);
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) expect((await house.fetch('/api/login', { method })).status).toBe(404);
});
