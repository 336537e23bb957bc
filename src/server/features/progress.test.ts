import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProfile } from '#contract/account';
import { markDraftOutcome, readHome } from '#contract/activity';
import { draftReply } from '#contract/assistant';
import { trackMood } from '#contract/mood';
import { deleteCommitment, exportProgress, listCommitments, makeCommitment, readProgress, readWeeklyReview, settleCommitment } from '#contract/progress';
import { addDays, dayOf, mondayOf } from '#domain/day';
import { newId } from '#server/db/id';
import { addToDay } from '#server/db/user-day';
import { openTestHouse, type TestHouse } from '#server/testing';

const DAY_MS = 86_400_000;
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
  // A Friday, three weeks after New York put its clocks back.
  house.clock.now = new Date('2026-11-20T15:00:00Z');
});
afterAll(() => house.close());

async function newUser(timeZone = 'America/New_York') {
  const person = await house.signUp({ timeZone });
  return { ...person, id: (await house.call(readProfile, {}, person)).body.id, timeZone };
}
type Person = Awaited<ReturnType<typeof newUser>>;
type Draft = { at: string; channel?: 'email' | 'sms'; cta?: number; words?: number; outcome?: string | null };

// As orderDraft stores it, at another time.
async function write({ id: userId, timeZone }: Person, { at, channel = 'email', cta = 7, words = 40, outcome = null }: Draft) {
  const when = new Date(at);
  const scores = { clarity: 6, tone: 7.2, persuasiveness: 5, cta, overall: 6 };
  const findings = [{ rule: 'clear-ask', dimension: 'cta', delta: 0.9 }, { rule: 'wordy', dimension: 'clarity', delta: -0.5 }];
  await house.pool.query(
    `insert into drafts (user_id, id, created_at, kind, channel, request, body, score, details, engine, ms, group_id, version, outcome, clarity, tone, persuasiveness, cta, words)
     values ($1, $2, $3, 'reply', $4, '{}', $5, 6, $6, 'built-in', 1, $2, 0, $7, 6, 7.2, 5, $8, $9)`,
    [userId, newId(when), when, channel, Array.from({ length: words }, () => 'word').join(' '), { scores, findings }, outcome, cta, words],
  );
  await addToDay(house.house.db, { userId, day: dayOf(when, timeZone) }, { [channel]: 1 });
}
const progress = async (person: Person, range = '8w') => (await house.call(readProgress, { range }, person)).body;

test('R-PRG-01 somebody new sees whole weeks of nothing, Monday first', async () => {
  const person = await newUser();
  const { messages, scores, ...rest } = await progress(person, '4w');
  expect(messages).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'].map((week) => ({ week, email: 0, sms: 0, linkedin: 0, voicemail: 0 })));
  expect(scores[0]).toEqual({ week: '2026-10-26', clarity: null, tone: null, persuasiveness: null, cta: null, count: 0 });
  expect(rest).toEqual({ energy: [], outcomes: [], daysShownUp: [], streak: { current: 0, longest: 0, freezesLeft: 2, frozenDays: [] } });
  expect((await progress(person)).messages).toHaveLength(8);
  expect((await progress(person, 'year')).messages).toHaveLength(52);
  expect((await house.call(readProgress, { range: '3w' }, person)).status).toBe(400);
});

test('R-PRG-01 a week turns at midnight where the user is, also in the week in which the clocks change', async () => {
  const person = await newUser();
  // Sunday 1 November, one minute to midnight in winter time, and a minute after it.
  await write(person, { at: '2026-11-02T04:59:00Z', cta: 4 });
  await write(person, { at: '2026-11-02T05:01:00Z', cta: 8, channel: 'sms' });
  await write(person, { at: '2026-11-02T06:01:00Z', cta: 9 });
  const { messages, scores, daysShownUp } = await progress(person, '4w');
  expect(messages.slice(0, 2)).toEqual([
    { week: '2026-10-26', email: 1, sms: 0, linkedin: 0, voicemail: 0 },
    { week: '2026-11-02', email: 1, sms: 1, linkedin: 0, voicemail: 0 },
  ]);
  expect(scores.slice(0, 2)).toEqual([
    { week: '2026-10-26', clarity: 6, tone: 7.2, persuasiveness: 5, cta: 4, count: 1 },
    { week: '2026-11-02', clarity: 6, tone: 7.2, persuasiveness: 5, cta: 8.5, count: 2 },
  ]);
  expect(daysShownUp).toEqual([{ day: '2026-11-01', count: 1 }, { day: '2026-11-02', count: 2 }]);
});

test('R-PRG-01 outcomes are counted by channel, length and ask; an answer is also a meeting', async () => {
  const person = await newUser();
  const at = '2026-11-18T15:00:00Z';
  await write(person, { at, outcome: 'sent', words: 50, cta: 8 });
  await write(person, { at, outcome: 'replied', words: 51, cta: 7.9 });
  await write(person, { at, outcome: 'meeting', words: 150, cta: 6 });
  await write(person, { at, outcome: 'no_answer', words: 151, cta: 5.9, channel: 'sms' });
  await write(person, { at, words: 10, cta: 9 });
  const none = { messages: 1, sent: 1, replied: 0, meeting: 0, noAnswer: 0 };
  const { outcomes } = await progress(person);
  expect(outcomes.toSorted((a, b) => `${a.by}${a.value}`.localeCompare(`${b.by}${b.value}`))).toEqual([
    { by: 'channel', value: 'email', messages: 4, sent: 3, replied: 2, meeting: 1, noAnswer: 0 },
    { by: 'channel', value: 'sms', ...none, noAnswer: 1 },
    { by: 'cta', value: 'clear', ...none, messages: 2 },
    { by: 'cta', value: 'fair', messages: 2, sent: 2, replied: 2, meeting: 1, noAnswer: 0 },
    { by: 'cta', value: 'weak', ...none, noAnswer: 1 },
    { by: 'length', value: 'over_150', ...none, noAnswer: 1 },
    { by: 'length', value: 'to_100', ...none, replied: 1 },
    { by: 'length', value: 'to_150', ...none, replied: 1, meeting: 1 },
    { by: 'length', value: 'to_50', ...none, messages: 2 },
  ]);
});

test('R-PRG-01 energy stands beside the messages of its day, and a run with its freezes beside both', async () => {
  const person = await newUser();
  for (const day of ['14', '15', '17', '18']) await write(person, { at: `2026-11-${day}T17:00:00Z` });
  const at = house.clock.now;
  await house.call(trackMood, { mood: 'stuck', energyLevel: 40 }, person);
  house.clock.advance(60_000);
  await house.call(trackMood, { mood: 'power_zone', energyLevel: 81 }, person);
  house.clock.now = at;
  const { energy, streak, daysShownUp } = await progress(person);
  expect(energy.at(-1)).toEqual({ day: '2026-11-20', energy: 61, mood: 'power_zone', messages: 0 });
  expect(energy[0]).toEqual({ day: '2026-11-14', energy: null, mood: null, messages: 1 });
  expect(daysShownUp.at(-1)).toEqual({ day: '2026-11-20', count: 0 });
  expect(streak).toEqual({ current: 5, longest: 5, freezesLeft: 0, frozenDays: ['2026-11-16', '2026-11-19'] });
});

test('R-PRG-01 every figure equals a plain count over the same rows, made another way', async () => {
  const person = await newUser('Asia/Kolkata');
  const channels = ['email', 'sms'] as const;
  for (let hour = 0; hour < 60; hour += 1) await write(person, { at: new Date(house.clock.now.getTime() - hour * 17 * 3_600_000).toISOString(), channel: channels[hour % 2]!, cta: hour % 10, outcome: hour % 3 ? 'replied' : null });
  const { messages, scores, outcomes } = await progress(person, 'year');
  const { rows } = await house.pool.query<{ created_at: Date; channel: 'email' | 'sms'; details: { scores: { cta: number } }; outcome: string | null }>('select * from drafts where user_id = $1', [person.id]);
  for (const { week, email, sms } of messages) {
    const own = rows.filter((row) => mondayOf(dayOf(row.created_at, 'Asia/Kolkata')) === week);
    expect([email, sms]).toEqual(channels.map((channel) => own.filter((row) => row.channel === channel).length));
    const average = own.length === 0 ? null : own.reduce((sum, row) => sum + row.details.scores.cta, 0) / own.length;
    const shown = scores.find((score) => score.week === week)!;
    expect(shown.count).toBe(own.length);
    if (average === null) expect(shown.cta).toBeNull();
    else expect(Math.abs(shown.cta! - average)).toBeLessThanOrEqual(0.0501);
  }
  const email = outcomes.find(({ by, value }) => by === 'channel' && value === 'email')!;
  expect(email).toMatchObject({ messages: 30, sent: rows.filter((row) => row.channel === 'email' && row.outcome).length, replied: 20 });
});

test('R-PRG-01 the figures come as a CSV file, one a line, and nobody else sees them', async () => {
  const [person, other] = [await newUser(), await newUser()];
  await write(person, { at: '2026-11-18T15:00:00Z', outcome: 'replied' });
  const { text, headers } = await house.call(exportProgress, { range: '4w' }, person);
  expect(headers.get('content-disposition')).toBe('attachment; filename="progress-2026-11-20.csv"');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = text.split('\r\n');
  expect(lines[0]).toBe('what,from,measure,value');
  expect(lines).toContain('messages by week,2026-11-16,email,1');
  expect(lines).toContain('average score by week,2026-11-16,cta,7');
  expect(lines).toContain('outcomes by channel,email,replied,1');
  expect(lines).toContain('streak,,longest,1');
  expect((await progress(other)).outcomes).toEqual([]);
});

test('R-PRG-01 the review is of the last whole week, written from its own messages, and null where there was nothing', async () => {
  const person = await newUser();
  expect((await house.call(readWeeklyReview, {}, person)).body).toEqual({ review: null });
  // The Sunday night before, and the Monday after, are other weeks.
  await write(person, { at: '2026-11-09T04:59:00Z' });
  await write(person, { at: '2026-11-16T05:01:00Z' });
  expect((await house.call(readWeeklyReview, {}, person)).body).toEqual({ review: null });
  for (const day of ['09', '10', '10', '12', '15']) await write(person, { at: `2026-11-${day}T16:00:00Z`, outcome: day === '12' ? 'meeting' : null });
  const { review } = (await house.call(readWeeklyReview, {}, person)).body;
  expect(review).toMatchObject({ week: '2026-11-09', messages: 5, note: null });
  expect(review!.works.map(({ text }) => text)).toEqual(['One message led to a meeting. Read it again before the next one.', 'One clear ask. Seen in 5 of your 5 messages.', 'You showed up on 4 days.']);
  expect(review!.fix.map(({ text }) => text)).toEqual(['Several words where one does. Seen in 5 of your 5 messages.']);
  expect(review!.works[0]!.draftId).toMatch(/^[\da-f-]{36}$/);
  expect(review!.exercise).not.toBe('');
});

test('an if-then plan is asked about on the next day, not on its own, and no more than five stay open', async () => {
  const person = await newUser();
  const now = house.clock.now;
  const plan = { cue: 'it is 9:00', action: 'I send three notes' };
  const { commitment } = (await house.call(makeCommitment, plan, person)).body;
  expect(commitment).toMatchObject({ ...plan, state: 'open', day: '2026-11-20' });
  expect((await house.call(readHome, {}, person)).body.askedAbout).toEqual([]);
  for (let count = 1; count < 5; count += 1) await house.call(makeCommitment, plan, person);
  const sixth = await house.call(makeCommitment, plan, person);
  expect([sixth.status, sixth.text]).toEqual([409, '{"error":"You have 5 open already. Say how one of them went first.","code":"conflict"}']);
  house.clock.advance(DAY_MS);
  const again = await house.signIn(person);
  const next = { ...person, token: again.token! };
  expect((await house.call(readHome, {}, next)).body.askedAbout).toHaveLength(5);
  await house.call(settleCommitment, { id: commitment.id, state: 'kept' }, next);
  expect((await house.call(readHome, {}, next)).body.askedAbout.map(({ id }) => id)).not.toContain(commitment.id);
  const { commitments } = (await house.call(listCommitments, {}, next)).body;
  expect(commitments.at(-1)).toEqual({ ...commitment, state: 'kept' });
  expect((await house.call(makeCommitment, { cue: ' ', action: 'x' }, next)).status).toBe(400);
  expect((await house.call(makeCommitment, { cue: 'x'.repeat(301), action: 'x' }, next)).status).toBe(400);
  house.clock.now = now;
});

test("another's plan can't be settled or deleted", async () => {
  const [mine, theirs] = [await newUser(), await newUser()];
  const { commitment } = (await house.call(makeCommitment, { cue: 'a', action: 'b' }, theirs)).body;
  expect((await house.call(settleCommitment, { id: commitment.id, state: 'kept' }, mine)).status).toBe(404);
  expect((await house.call(deleteCommitment, { id: commitment.id }, mine)).status).toBe(404);
  expect((await house.call(deleteCommitment, { id: commitment.id }, theirs)).status).toBe(200);
  expect((await house.call(listCommitments, {}, theirs)).body.commitments).toEqual([]);
});

test('what is taken out of a draft for the figures is what the draft says', async () => {
  const person = await newUser();
  const { id, scores, content } = (await house.call(draftReply, { inboundMessage: 'How much is it? Best, Sam' }, person)).body;
  await house.call(markDraftOutcome, { id, outcome: 'sent' }, person);
  const { rows } = await house.pool.query('select clarity, tone, persuasiveness, cta, words from drafts where id = $1', [id]);
  const { overall: _, ...each } = scores;
  expect(rows).toEqual([{ ...each, words: content.trim().split(/\s+/).length }]);
  expect((await progress(person)).messages.at(-1)).toMatchObject({ week: addDays('2026-11-09', 7), email: 1 });
});
