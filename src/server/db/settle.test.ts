import { getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#server/testing';
import { findDraft, storingDraft, type NewDraft } from './draft.ts';
import { newId } from './id.ts';
import { drafts } from './schema-assistant.ts';
import { settle } from './settle.ts';

let house: TestHouse;
beforeAll(async () => void (house = await openTestHouse()));
afterAll(() => house.close());

// What happens to a draft afterwards; and what the database itself makes of it.
const later = new Set(['editedSubject', 'editedBody', 'textRevision', 'outcome', 'sentAt', 'outcomeAt', 'flaggedAt']);
const written = Object.entries(getTableColumns(drafts)).flatMap(([name, { generated }]) => (generated || later.has(name) ? [] : [name]));

test('D-BIL-3 a draft is stored with its payment, every column of it, and once', async () => {
  const { email } = await house.signUp();
  const { rows } = await house.pool.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
  const userId = rows[0]!.user_id;
  const at = new Date();
  const draft: NewDraft = {
    userId, id: newId(at), createdAt: new Date('2026-03-04T05:06:07.089Z'), kind: 'reply', channel: 'sms', request: { inboundMessage: 'How much? \\ud800 "is" no half letter' }, subject: 'Your roof', body: 'Hi Sam,\n\nit is 5.',
    score: 7.5, details: { scores: { clarity: 6, tone: 7, persuasiveness: 8, cta: 9 }, gaps: [] }, engine: 'built-in', ms: 12, groupId: newId(at), version: 3, replayKey: 'key',
  };
  expect(Object.keys(draft).toSorted()).toEqual(written.toSorted());
  const store = () => settle(house.house.db, { before: null, isKept: false, hold: { userId, id: 'key' }, store: storingDraft(draft), sent: 1, day: '2026-03-04', counts: { sms: 1 } }, at);
  expect(await store()).toEqual({ isNotable: true });
  expect(await findDraft(house.house.db, userId, draft.id)).toMatchObject(draft);
  expect(await store()).toBe('not_stored');
  const counted = await house.pool.query('select messages_remaining, messages_sent, (select sum(sms)::int from user_days d where d.user_id = u.user_id) as sms, (select count(*)::int from message_ledger l where l.user_id = u.user_id and kind = $2) as spent from users u where user_id = $1', [userId, 'spent']);
  expect(counted.rows).toEqual([{ messages_remaining: 299, messages_sent: 1, sms: 1, spent: 1 }]);
});
