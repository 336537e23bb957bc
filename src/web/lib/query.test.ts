import { beforeEach, expect, test, vi } from 'vitest';
import { readProfile, readStatus, readUser } from '#contract/account';
import { readBrainStatus } from '#contract/brain';

vi.stubGlobal('localStorage', { getItem: () => 'a-token', setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('addEventListener', () => {});
const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
const { ask, keyOf, queryClient } = await import('./query.ts');
const { call } = await import('./call.ts');
const { profileCalls } = await import('./session-change.ts');

const status = () => queryClient.fetchQuery({ queryKey: keyOf(readStatus, {}), queryFn: () => call(readStatus, {}) });
beforeEach(() => {
  fetched.mockReset();
  queryClient.clear();
});

test('R-API-03 what was fetched is not asked for again, on focus or otherwise, nor by itself', async () => {
  fetched.mockImplementation(async () => new Response('{"plan":"trial","messagesRemaining":300}'));
  await status();
  await status();
  expect(fetched).toHaveBeenCalledOnce();
  expect(queryClient.getDefaultOptions().queries).toMatchObject({ staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false });
  expect(queryClient.getDefaultOptions().queries?.refetchInterval).toBeUndefined();
});

test('R-API-03 neither a query nor a change is tried again', async () => {
  fetched.mockImplementation(async () => new Response('down', { status: 503 }));
  await expect(status()).rejects.toThrow('503: down');
  expect(fetched).toHaveBeenCalledOnce();
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: () => call(readStatus, {}) });
  await expect(mutation.execute(undefined)).rejects.toThrow('503: down');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('R-API-03 a 401 throws, or is null where that was asked', async () => {
  fetched.mockImplementation(async () => new Response('{"error":"Please sign in to continue."}', { status: 401 }));
  await expect(ask(readProfile, {}, { nullOn401: false })).rejects.toMatchObject({ status: 401 });
  await expect(ask(readProfile, {}, { nullOn401: true })).resolves.toBeNull();
  fetched.mockImplementation(async () => new Response('no', { status: 403 }));
  await expect(ask(readProfile, {}, { nullOn401: true })).rejects.toThrow('403: no');
});

test('R-API-03 a call that is repeated by itself says that it is no sign of life', async () => {
  fetched.mockImplementation(async () => new Response('{}'));
  await ask(readStatus, {}, { isPoll: true });
  expect(fetched.mock.lastCall![1]!.headers).toMatchObject({ 'X-Poll': '1' });
});

test('R-API-05 a change of profile or plan makes four calls stale, by keys that cover every input', async () => {
  expect(profileCalls).toEqual([readUser, readProfile, readBrainStatus, readStatus]);
  queryClient.setQueryData(keyOf(readStatus, {}), { plan: 'trial' });
  await queryClient.invalidateQueries({ queryKey: keyOf(readStatus) });
  expect(queryClient.getQueryState(keyOf(readStatus, {}))?.isInvalidated).toBe(true);
});

test('R-ACC-25 a refusal for want of a session asks for the profile again', async () => {
  queryClient.setQueryData(keyOf(readProfile, {}), { id: 'one' });
  fetched.mockImplementation(async () => new Response('{"code":"not_signed_in"}', { status: 401 }));
  await status().catch(() => {});
  expect(queryClient.getQueryState(keyOf(readProfile, {}))?.isInvalidated).toBe(true);
});
