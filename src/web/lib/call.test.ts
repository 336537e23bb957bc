import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, login, logout, readStatus, register } from '#contract/account';
import { listUsers } from '#contract/admin-user';

const storage = new Map<string, string>();
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('fetch', fetched);
const { ApiError, call } = await import('./call.ts');
const { storeToken } = await import('./token.ts');

const answer = (status: number, body: string, statusText = '') => fetched.mockResolvedValueOnce(new Response(body, { status, statusText }));
const sent = () => fetched.mock.lastCall as [string, RequestInit & { headers: Record<string, string> }];

beforeEach(() => {
  fetched.mockReset();
  storeToken(null);
});

test('R-API-01 a body is JSON and says so; cookies go along; nothing is cached', async () => {
  answer(200, '{"token":null}');
  await call(login, { email: 'dana@example.com', password: 'Headwind7!' });
  const [path, init] = sent();
  expect(path).toBe('/api/login');
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', cache: 'no-store', body: '{"email":"dana@example.com","password":"Headwind7!"}' });
  expect(init.headers).toEqual({ 'Content-Type': 'application/json' });
});

test('R-API-01 without a body there is no content type; a stored token goes as a bearer', async () => {
  storeToken('a-token');
  answer(200, '{"success":true}');
  await call(logout, {});
  const [, init] = sent();
  expect(init.body).toBeUndefined();
  expect(init.headers).toEqual({ Authorization: 'Bearer a-token' });
});

test('R-API-01 what stands in the path is not sent again, and a GET carries the rest in its query', async () => {
  storeToken('a-token');
  answer(200, '{"success":true}');
  await call(endSession, { id: 'one/two' });
  expect(sent()[0]).toBe('/api/sessions/one%2Ftwo');
  expect(sent()[1].body).toBeUndefined();
  answer(200, '{"users":[]}');
  await call(listUsers, { search: 'a b' });
  expect(sent()[0]).toBe('/api/admin/users?search=a+b');
});

test("R-API-02 a failure becomes '{status}: {text}', with the sentence and the fields of a body that has them", async () => {
  answer(401, '{"error":"Invalid email or password","code":"wrong_credentials","fields":{"email":"no"}}');
  const error = await call(login, { email: 'a@b.co', password: 'x' }).catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: '401: {"error":"Invalid email or password","code":"wrong_credentials","fields":{"email":"no"}}', status: 401, code: 'wrong_credentials', sentence: 'Invalid email or password', fields: { email: 'no' } });
});

test("R-API-02 a plain text stays as it is, and an empty body gives way to the status' text", async () => {
  answer(409, 'User already exists with this email');
  await expect(call(register, { firstName: 'a', lastName: 'b', email: 'a@b.co', password: 'x' })).rejects.toMatchObject({ message: '409: User already exists with this email', sentence: 'User already exists with this email' });
  answer(502, '', 'Bad Gateway');
  await expect(call(login, { email: 'a@b.co', password: 'x' })).rejects.toThrow('502: Bad Gateway');
});

test("R-ACC-26 a call for somebody signed in asks nobody without a token: 'No auth token'", async () => {
  await expect(call(readStatus, {})).rejects.toThrow('No auth token');
  expect(fetched).not.toHaveBeenCalled();
});

test('D-ACC-1 a call refused with an outdated token is sent once more with the one that another tab stored', async () => {
  storeToken('old');
  storage.set('authToken', 'new');
  answer(401, '{"code":"not_signed_in"}');
  answer(200, '{"plan":"trial","messagesRemaining":300}');
  await expect(call(readStatus, {})).resolves.toEqual({ plan: 'trial', messagesRemaining: 300 });
  expect(fetched.mock.calls.map(([, init]) => (init!.headers as Record<string, string>).Authorization)).toEqual(['Bearer old', 'Bearer new']);
});
