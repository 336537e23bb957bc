import { getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '#server/testing';
import { asJson, toJson } from './columns.ts';
import { findDraft, storingDraft, type NewDraft } from './draft.ts';
import { newId } from './id.ts';
import { drafts } from './schema-assistant.ts';
import { settle, type Settlement } from './settle.ts';

let house: TestHouse;
beforeAll(async () => void (house = await openTestHouse()));
afterAll(() => house.close());

// What happens to a draft afterwards; and what is taken out of it.
const later = new Set(['editedSubject', 'editedBody', 'textRevision', 'outcome', 'sentAt', 'outcomeAt', 'flaggedAt']);
const figures = { clarity: 6, tone: 7.2, persuasiveness: 8, cta: 9, words: 6 };
const written = Object.keys(getTableColumns(drafts)).filter((name) => !later.has(name) && !(name in figures));

async function newDraft(): Promise<NewDraft> {
  const { email } = await house.signUp();
  const { rows } = await house.pool.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
  const at = new Date();
  return {
    userId: rows[0]!.user_id, id: newId(at), createdAt: new Date('2026-03-04T05:06:07.089Z'), kind: 'reply', channel: 'sms', request: { inboundMessage: 'How much? \\ud800 "is" no half letter' }, subject: 'Your roof', body: 'Hi Sam,\n\nit is  5. So?',
    score: 7.5, details: { scores: { clarity: 6, tone: 7.2, persuasiveness: 8, cta: 9, overall: 7 }, gaps: [] }, engine: 'built-in', ms: 12, groupId: newId(at), version: 3, replayKey: 'key',
  };
}
const pay = (userId: string, store: Settlement['store']) =>
  settle(house.house.db, { before: null, isKept: false, hold: { userId, id: 'key' }, store, sent: 1, day: '2026-03-04', counts: { sms: 1 } }, new Date());

test('D-BIL-3 a draft is stored with its payment, every column of it, and once', async () => {
  const draft = await newDraft();
  const { userId } = draft;
  expect(Object.keys(draft).toSorted()).toEqual(written.toSorted());
  const store = () => pay(userId, storingDraft(draft));
  expect(await store()).toEqual({ isNotable: true });
  expect(await findDraft(house.house.db, userId, draft.id)).toMatchObject({ ...draft, ...figures });
  expect(await store()).toBe('not_stored');
  const counted = await house.pool.query('select messages_remaining, messages_sent, (select sum(sms)::int from user_days d where d.user_id = u.user_id) as sms, (select count(*)::int from message_ledger l where l.user_id = u.user_id and kind = $2) as spent from users u where user_id = $1', [userId, 'spent']);
  expect(counted.rows).toEqual([{ messages_remaining: 299, messages_sent: 1, sms: 1, spent: 1 }]);
});

test('a server of the version before, which sends no figures of a draft, stores the same ones', async () => {
  const draft = await newDraft();
  expect(await pay(draft.userId, (payment) => sql`store_draft(${payment}, ${asJson(toJson(drafts, draft))})`)).toEqual({ isNotable: true });
  expect(await findDraft(house.house.db, draft.userId, draft.id)).toMatchObject(figures);
});
