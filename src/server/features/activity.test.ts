import { afterAll, beforeAll, expect, test } from 'vitest';
import { editProfile } from '#contract/account';
import { deleteDraft, listDrafts, listRecentActivity, markDraftOutcome, readDraft, readWins, saveDraftText } from '#contract/activity';
import { draftOutbound, draftReply } from '#contract/assistant';
import { trackMood } from '#contract/mood';
import { openTestHouse, type TestHouse } from '#server/testing';

const MINUTE = 60_000;
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

type Person = { token: string };
const reply = async (person: Person, inboundMessage = 'How much is it? Best, Sam', more: Record<string, unknown> = {}) => (await house.call(draftReply, { inboundMessage, ...more }, person)).body;

test('R-HOM-03 the wins of the week: messages by channel, minutes saved by the documented table, days one showed up', async () => {
  const person = await house.signUp({ timeZone: 'America/New_York' });
  expect((await house.call(readWins, {}, person)).body).toEqual({ timeSavedMinutes: 0, messagesThisWeek: { email: 0, sms: 0, linkedin: 0, voicemail: 0 }, streak: 0 });
  await house.call(editProfile, { offeringDetails: 'Ovens' }, person);
  const first = await reply(person);
  await reply(person, undefined, { channel: 'sms' });
  await reply(person, undefined, { version: 1, group: first.id });
  await house.call(draftOutbound, { channel: 'voicemail', targetBrief: 'Priya Shah' }, person);
  const { body } = await house.call(readWins, {}, person);
  expect(body).toEqual({ timeSavedMinutes: 8 + 2 + 5, messagesThisWeek: { email: 2, sms: 1, linkedin: 0, voicemail: 1 }, streak: 1 });
});

test('R-HOM-03 a mood is showing up too; a week ends on Sunday night where the user lives', async () => {
  const person = await house.signUp({ timeZone: 'Pacific/Auckland' });
  await house.call(trackMood, { mood: 'steady', energyLevel: 60, tags: [] }, person);
  expect((await house.call(readWins, {}, person)).body.streak).toBe(1);
  const { rows } = await house.pool.query<{ day: string }>("select day::text as day from user_days where user_id = (select user_id from users where email = $1)", [(person as unknown as { email: string }).email]);
  expect(rows).toEqual([{ day: new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(house.clock.now) }]);
});

test('R-HOM-06 recent activity is the last five, the latest first', async () => {
  const person = await house.signUp();
  expect((await house.call(listRecentActivity, {}, person)).body).toEqual({ items: [] });
  for (let n = 0; n < 6; n += 1) {
    house.clock.advance(1000);
    await reply(person, `Question ${n}: how much is it?`, { channel: n % 2 ? 'sms' : 'email' });
  }
  const { items } = (await house.call(listRecentActivity, {}, person)).body;
  expect(items.map(({ type }) => type)).toEqual(['sms', 'email', 'sms', 'email', 'sms']);
  expect(items[0]).toMatchObject({ channel: 'sms', timestamp: house.clock.now.toISOString() });
});

test('the history of drafts is searched, filtered and read page by page, and shows what was asked for', async () => {
  const person = await house.signUp();
  for (const name of ['Ana', 'Bo', 'Cy']) {
    house.clock.advance(1000);
    await reply(person, `How much for 100% of the roof_tiles? Best, ${name}`, { channel: name === 'Bo' ? 'sms' : 'email' });
  }
  const list = async (wanted: Record<string, unknown>) => (await house.call(listDrafts, wanted, person)).body;
  const all = await list({});
  expect(all.drafts.map(({ channel }) => channel)).toEqual(['email', 'sms', 'email']);
  expect((await list({ channel: 'sms' })).drafts).toHaveLength(1);
  expect((await list({ kind: 'outbound' })).drafts).toEqual([]);
  expect((await list({ search: 'best, ana' })).drafts).toHaveLength(1);
  expect((await list({ search: '100% of the roof_tiles' })).drafts).toHaveLength(3);
  expect((await list({ search: '100%tiles' })).drafts).toEqual([]);
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, after: first.nextPage! });
  expect([...first.drafts, ...second.drafts]).toEqual(all.drafts);
  expect(second.nextPage).toBeNull();
  expect((await house.call(listDrafts, { after: "x' or 1=1" }, person)).status).toBe(400);
  const one = (await house.call(readDraft, { id: all.drafts[0]!.id }, person)).body;
  expect(one.request).toMatchObject({ inboundMessage: 'How much for 100% of the roof_tiles? Best, Cy', channel: 'email', emailLength: 'medium' });
  expect(one.draft).toMatchObject({ id: all.drafts[0]!.id, engine: 'built-in', content: all.drafts[0]!.content });
});

test('what became of a draft is kept with its times, and can be taken back', async () => {
  const person = await house.signUp();
  const { id } = await reply(person);
  const times = async () => (await house.pool.query<{ outcome: string | null; sent_at: Date | null; outcome_at: Date | null }>('select outcome, sent_at, outcome_at from drafts where id = $1', [id])).rows[0]!;
  await house.call(markDraftOutcome, { id, outcome: 'sent' }, person);
  const sent = await times();
  house.clock.advance(10 * MINUTE);
  await house.call(markDraftOutcome, { id, outcome: 'meeting' }, person);
  const met = await times();
  expect([sent.outcome, met.outcome]).toEqual(['sent', 'meeting']);
  expect(met.sent_at).toEqual(sent.sent_at);
  expect(met.outcome_at!.getTime() - sent.outcome_at!.getTime()).toBe(10 * MINUTE);
  expect((await house.call(listDrafts, { outcome: 'meeting' }, person)).body.drafts).toHaveLength(1);
  await house.call(markDraftOutcome, { id, outcome: null }, person);
  expect(await times()).toEqual({ outcome: null, sent_at: null, outcome_at: null });
  expect((await house.call(listDrafts, { outcome: 'none' }, person)).body.drafts).toHaveLength(1);
});

test("another's draft can't be read, marked or deleted", async () => {
  const [mine, theirs] = [await house.signUp(), await house.signUp()];
  const { id } = await reply(theirs);
  const tries = [await house.call(readDraft, { id }, mine), await house.call(markDraftOutcome, { id, outcome: 'sent' }, mine), await house.call(deleteDraft, { id }, mine), await house.call(saveDraftText, { id, subject: '', body: 'Mine now', revision: 0 }, mine)];
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await house.call(readDraft, { id }, theirs)).body.kept.revision).toBe(0);
  expect((await house.call(listDrafts, {}, mine)).body.drafts).toEqual([]);
  expect((await house.call(deleteDraft, { id }, theirs)).status).toBe(200);
  expect((await house.call(readDraft, { id }, theirs)).status).toBe(404);
  expect((await house.call(readWins, {}, theirs)).body.messagesThisWeek.email).toBe(1);
});

test('what is typed into a draft is kept: the history shows and finds it, and the draft as it was written stays', async () => {
  const person = await house.signUp();
  const { id, content, subject } = await reply(person);
  const save = async (body: string, revision: number) => house.call(saveDraftText, { id, subject: 'Ovens in May', body, revision }, person);
  expect((await save('Hi Sam, it is 480 in May.', 0)).body).toEqual({ revision: 1 });
  const row = async (search: string) => (await house.call(listDrafts, { search }, person)).body.drafts[0];
  expect(await row('480 in may')).toMatchObject({ subject: 'Ovens in May', content: 'Hi Sam, it is 480 in May.', edited: true });
  expect((await house.call(listRecentActivity, {}, person)).body.items[0]!.content).toBe('Hi Sam, it is 480 in May.');
  // By length it counts as what was sent.
  expect((await house.pool.query('select words from drafts where id = $1', [id])).rows).toEqual([{ words: 7 }]);
  const opened = (await house.call(readDraft, { id }, person)).body;
  expect(opened.kept).toEqual({ subject: 'Ovens in May', body: 'Hi Sam, it is 480 in May.', revision: 1 });
  expect(opened.draft).toMatchObject({ subject, content });
  // An older tab writes nothing over a newer one.
  const late = await save('An older try.', 0);
  expect([late.status, late.body]).toEqual([409, { error: 'That was changed elsewhere in the meantime. Reload and try again.', code: 'conflict' }]);
  const both = await Promise.all([save('One tab.', 1), save('The other tab.', 1)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await house.call(saveDraftText, { id, subject, body: content, revision: 2 }, person);
  expect(await row('')).toMatchObject({ content, edited: false });
  expect((await save('x'.repeat(40_001), 3)).status).toBe(400);
});
