import { expect, test } from 'vitest';
import { securityHeaders } from './headers.ts';

const policyOf = (withStripe: boolean) => securityHeaders({ publicUrl: 'http://127.0.0.1:3000', withStripe })['content-security-policy'];

test('D-BIL-2 without Stripe the policy names nobody but this site', () => {
  expect(policyOf(false)).not.toMatch(/https?:|stripe/);
  expect(policyOf(false)).not.toContain('frame-src');
});

test('R-BIL-06 with Stripe its script, its frames and its API are let in, and nothing else', () => {
  const policy = policyOf(true);
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy.match(/script-src [^;]*/)![0]).not.toContain('unsafe-inline');
});
