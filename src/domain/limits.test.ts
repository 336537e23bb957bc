import { expect, test } from 'vitest';
import { api } from '#contract/api';
import type { Endpoint } from '#contract/endpoint';
import { limits } from '#domain/limits';

test('the limits on attempts are those that were decided', () => {
  expect(limits).toEqual({
    login: { windowSeconds: 900, perAccount: 10, perAddress: 200, failuresOnly: true },
    register: { windowSeconds: 3600, perAddress: 60 },
    reset: { windowSeconds: 3600, perAccount: 3, perAddress: 60 },
    contact: { windowSeconds: 3600, perAddress: 20 },
    admin_gate: { windowSeconds: 900, perAddress: 5, failuresOnly: true },
    generate: { windowSeconds: 60, perUser: 120 },
    demo_chat: { windowSeconds: 3600, perAddress: 20 },
    pay: { windowSeconds: 60, perUser: 60 },
  });
});

test('D-ADM-1 D-ACC-2 the calls that strangers could hammer are limited', () => {
  const calls: Endpoint[] = Object.values(api);
  const limited = Object.fromEntries(calls.filter(({ access, throttle }) => access === 'anyone' && throttle).map(({ path, throttle }) => [path, throttle]));
  expect(limited).toMatchObject({
    '/api/login': 'login',
    '/api/register': 'register',
    '/api/auth/request-password-reset': 'reset',
    '/api/auth/reset-password': 'reset',
    '/api/support': 'contact',
    '/api/admin/login': 'admin_gate',
    '/api/demo-chat': 'demo_chat',
  });
});

test('F4 no user alone can use up the questions that the payment provider answers the house', () => {
  const paying = Object.values<Endpoint>(api).filter(({ throttle }) => throttle === 'pay');
  expect(paying.map(({ path }) => path).toSorted()).toEqual([
    '/api/billing/cancel',
    '/api/billing/portal',
    '/api/billing/resume',
    '/api/billing/switch',
    '/api/billing/switch/preview',
    '/api/billing/upgrade',
    '/api/create-subscription',
    '/api/purchase-messages',
  ]);
});
