import { afterAll, beforeAll, expect, test } from 'vitest';
import { editProfile } from '#contract/account';
import { draftOutbound, draftReply, rewriteMessage } from '#contract/assistant';
import type { Endpoint } from '#contract/endpoint';
import { openTestHouse, type TestHouse } from '#server/testing';

const houses: TestHouse[] = [];
beforeAll(async () => {
  for (const COACH_THREADS of ['0', '1']) houses.push(await openTestHouse({ COACH_THREADS }));
});
afterAll(async () => {
  for (const house of houses) await house.close();
});

const calls: [Endpoint, Record<string, unknown>][] = [
  [draftReply, { inboundMessage: 'How much is it, and could we talk on Friday? Best, Sam', signature: 'Dana W' }],
  [draftOutbound, { targetBrief: 'Priya Shah, property manager', channel: 'voicemail' }],
  [rewriteMessage, { message_text: 'hi sam!!! just checking in again, did u get my quote???', goal: 'professional' }],
];
test('R-AST-10 the coach writes the same text in a thread of its own as in the one that answers', { timeout: 120_000 }, async () => {
  const written: unknown[] = [];
  for (const house of houses) {
    house.clock.now = new Date('2026-11-21T09:00:00Z');
    const person = await house.signUp({ firstName: 'Dana' });
    await house.call(editProfile, { offeringDetails: 'We repair flat roofs' }, person);
    const texts: unknown[] = [];
    for (const [endpoint, input] of calls) {
      const { status, body } = await house.call(endpoint, input, person);
      texts.push({ status, ...(body as object), id: '', group: '' });
    }
    written.push(texts);
  }
  expect(written[0]).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
  expect(written[1]).toEqual(written[0]);
});
