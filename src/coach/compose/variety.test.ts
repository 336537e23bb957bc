import { expect, test } from 'vitest';
import type { Brain, DraftRequest, Form } from '#coach/brief';
import { composeWhole } from './compose.ts';

const now = new Date('2026-11-21T09:00:00Z');
const brain: Brain = { firstName: 'Priya', businessName: 'Stockpilot', offeringDetails: 'Inventory software for small e-commerce brands', uniqueMessage: 'No setup fee and you can cancel any month', pricingModel: '$149/month per warehouse', tone: 'consultative' };
const form: Form = { channel: 'email', emailLength: 'medium', linkedinMode: 'dm', meetingLink: '', signature: '' };
const requests: [string, DraftRequest][] = [
  ['a price question, medium e-mail', { kind: 'reply', inbound: 'What does it cost?\n\nMarta', ...form }],
  ['a price question, short e-mail', { kind: 'reply', inbound: 'What does it cost?\n\nMarta', ...form, emailLength: 'short' }],
  ['an objection', { kind: 'objection', objection: 'We already have a supplier for this', thread: '', ...form, emailLength: 'short' }],
  ['a first e-mail', { kind: 'outbound', target: 'Dana Lopez at Brightfold. They just opened a second warehouse.', ...form, emailLength: 'short' }],
  ['a LinkedIn message', { kind: 'outbound', target: 'Dana Lopez at Brightfold. They just opened a second warehouse.', ...form, channel: 'linkedin' }],
];

test.each(requests)('over 100 regenerations of %s at least 60 texts differ and no fragment is in more than a quarter', { timeout: 60_000 }, (_, request) => {
  const texts = new Set<string>();
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 100; seed++) {
    const { body, fragments } = composeWhole(request, { brain, now, seed });
    texts.add(body);
    for (const fragment of new Set(fragments)) counts.set(fragment, (counts.get(fragment) ?? 0) + 1);
  }
  expect(texts.size).toBeGreaterThanOrEqual(60);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});
