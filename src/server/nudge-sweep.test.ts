import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProfile } from '#contract/account';
import { draftReply } from '#contract/assistant';
import { trackMood } from '#contract/mood';
import { listNudges, readNudgePreferences, saveNudgePreferences, type NudgeTrigger } from '#contract/nudge';
import { addDays, dayOf } from '#domain/day';
import { sweepNudges } from '#server/db/nudge-sweep';
import { addToDay } from '#server/db/user-day';
import { openTestHouse, type TestHouse } from '#server/testing';

const DAY_MS = 86_400_000;
let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const sweep = () => sweepNudges(house.house.db, house.clock.now);
async function newUser() {
  const person = await house.signUp();
  const { id } = (await house.call(readProfile, {}, person)).body;
  return { ...person, id };
}
type Person = Awaited<ReturnType<typeof newUser>>;
const stored = async ({ id }: Person) => {
  const { rows } = await house.pool.query<{ trigger: NudgeTrigger; payload: unknown }>('select trigger, payload from nudges where user_id = $1 order by trigger', [id]);
  return rows;
};
const triggers = async (person: Person) => (await stored(person)).map(({ trigger }) => trigger);
const answer = async (person: Person, changes: Record<string, string>) => {
  await house.pool.query('update users set brain = brain || $2 where user_id = $1', [person.id, JSON.stringify(changes)]);
};
const complete = (person: Person) => answer(person, { offeringDetails: 'Ovens', pricingModel: 'Fixed' });
const reply = (person: Person) => house.call(draftReply, { inboundMessage: 'How much is it? Best, Sam' }, person);
// Seen again, as any request does it.
const showUp = (person: Person) => house.pool.query('update users set last_active_at = $2 where user_id = $1', [person.id, house.clock.now]);

test('R-NDG-02 three quiet days, then seven, are each told once, and again only after the next absence', async () => {
  const person = await newUser();
  await complete(person);
  house.clock.advance(3 * DAY_MS - 3_600_000);
  await sweep();
  expect(await triggers(person)).toEqual([]);
  house.clock.advance(3_600_000);
  await sweep();
  await sweep();
  expect(await stored(person)).toEqual([
    { trigger: 'inactive_3d', payload: { title: 'One reply is enough', message: 'Three quiet days are no trouble. Answer one message and you are back in it.', cta: 'Reply to a message', deepLink: '/ai-assistants?tab=reply' } },
  ]);
  house.clock.advance(4 * DAY_MS);
  await sweep();
  expect((await stored(person))[1]).toEqual({
    trigger: 'inactive_7d',
    payload: { title: 'Your desk is as you left it', message: 'A week away happens. Pick the one person you would most like to hear from.', cta: 'Write the first line', deepLink: '/ai-assistants?tab=outbound' },
  });
  await showUp(person);
  house.clock.advance(3 * DAY_MS);
  await sweep();
  expect(await triggers(person)).toEqual(['inactive_3d', 'inactive_3d', 'inactive_7d']);
});

test('R-NDG-02 a server that was off for ten days tells of the seven days alone', async () => {
  const person = await newUser();
  await complete(person);
  await sweep();
  house.clock.advance(10 * DAY_MS);
  await sweep();
  expect(await triggers(person)).toEqual(['inactive_7d']);
});

test('a clock that was ahead and is set right does not silence the nudges', async () => {
  const person = await newUser();
  await complete(person);
  await sweepNudges(house.house.db, new Date(house.clock.now.getTime() + 40 * DAY_MS));
  expect(await triggers(person)).not.toContain('inactive_3d');
  house.clock.advance(3 * DAY_MS + 600_000);
  await sweep();
  expect(await triggers(person)).toContain('inactive_3d');
});

test('R-NDG-02 the tenth message is told at once, with the request that wrote it, and never again', async () => {
  const person = await newUser();
  await complete(person);
  for (let count = 0; count < 9; count += 1) await reply(person);
  expect((await house.call(listNudges, {}, person)).body.nudges).toEqual([]);
  await reply(person);
  const { nudges, unreadCount } = (await house.call(listNudges, {}, person)).body;
  expect(unreadCount).toBe(1);
  expect(nudges[0]).toMatchObject({
    trigger: '10_messages',
    payloadJson: { title: 'Ten messages written', message: 'Ten is where habits start. Mark what became of them, and the sheet can show what works.', cta: 'See progress', deepLink: '/progress' },
    sentAt: house.clock.now.toISOString(),
    openedAt: null,
    clickedAt: null,
  });
  await reply(person);
  await sweep();
  expect(await triggers(person)).toEqual(['10_messages']);
});

test('R-NDG-02 the tenth day of a run is told at once, frozen days bridged and not counted; what was lost on the way is made up by the sweep', async () => {
  const [person, other] = [await newUser(), await newUser()];
  const today = dayOf(house.clock.now, 'UTC');
  // Nine days in the ten before today: one was missed, and frozen.
  const days = [10, 9, 8, 7, 5, 4, 3, 2, 1].map((ago) => addDays(today, -ago));
  for (const each of [person, other]) {
    await complete(each);
    for (const day of days) await addToDay(house.house.db, { userId: each.id, day }, {});
  }
  await sweep();
  expect(await triggers(person)).toEqual([]);
  await house.call(trackMood, { mood: 'steady', energyLevel: 60 }, person);
  expect(await stored(person)).toEqual([{ trigger: '10_day_streak', payload: { title: 'Ten days in a row', message: 'You kept the habit. The sheet shows it.', cta: 'See progress', deepLink: '/progress' } }]);
  await addToDay(house.house.db, { userId: other.id, day: today }, {});
  expect(await triggers(other)).toEqual([]);
  house.clock.advance(60_000);
  await showUp(other);
  await sweep();
  expect(await triggers(other)).toEqual(['10_day_streak']);
});

test('R-NDG-02 a blank offer is told a day after one joined, blank pricing after three drafts that had to do without', async () => {
  const [person, early] = [await newUser(), await newUser()];
  for (let count = 0; count < 3; count += 1) await reply(person);
  house.clock.advance(60_000);
  await sweep();
  expect([await triggers(person), await triggers(early)]).toEqual([['missing_pricing'], []]);
  house.clock.advance(DAY_MS);
  await showUp(person);
  await answer(early, { offeringDetails: '  ' });
  await showUp(early);
  await sweep();
  await sweep();
  expect(await stored(person)).toEqual([
    { trigger: 'missing_offer', payload: { title: 'What do you sell?', message: 'Drafts cannot name your offer until one question is answered.', cta: 'Describe your offer', deepLink: '/sales-brain' } },
    { trigger: 'missing_pricing', payload: { title: 'Pricing is still blank', message: 'Three drafts had to work around it.', cta: 'Answer the pricing question', deepLink: '/sales-brain' } },
  ]);
  expect(await triggers(early)).toEqual(['missing_offer']);
});

test('F40 two processes that sweep at once, and one that is killed before it ends, make no nudge and no mail twice', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, newUser));
  for (const person of people) await house.call(saveNudgePreferences, { off: [], byMail: true }, person);
  await sweep();
  house.clock.advance(DAY_MS);
  for (const person of people) await showUp(person);
  const { db } = house.house;
  await db.transaction(async (tx) => {
    await sweepNudges(tx, house.clock.now);
    throw new Error('killed');
  }).catch(() => {});
  expect(await triggers(people[0]!)).toEqual([]);
  await Promise.all([sweep(), sweep(), sweep()]);
  await sweep();
  for (const person of people) expect(await triggers(person)).toEqual(['missing_offer']);
  const { rows } = await house.pool.query("select user_id from jobs where key like 'mail:nudge:%' and user_id = any($1)", [people.map(({ id }) => id)]);
  expect(rows).toHaveLength(6);
});

test('a kind that is turned off is not made; by mail it comes as a letter that says how to turn it off', async () => {
  const [person, other] = [await newUser(), await newUser()];
  expect((await house.call(readNudgePreferences, {}, person)).body).toEqual({ off: [], byMail: false });
  expect((await house.call(saveNudgePreferences, { off: ['sometimes'], byMail: false }, person)).status).toBe(400);
  await house.call(saveNudgePreferences, { off: ['missing_offer', 'missing_offer'], byMail: true }, person);
  await house.call(saveNudgePreferences, { off: [], byMail: true }, other);
  expect((await house.call(readNudgePreferences, {}, person)).body).toEqual({ off: ['missing_offer'], byMail: true });
  await sweep();
  house.clock.advance(DAY_MS);
  await showUp(person);
  await showUp(other);
  await sweep();
  expect([await triggers(person), await triggers(other)]).toEqual([[], ['missing_offer']]);
  expect(await house.readMails(person.email)).toEqual([]);
  const mails = await house.readMails(other.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ subject: 'What do you sell?' });
  expect(mails[0]!.text).toContain('Drafts cannot name your offer until one question is answered.');
  expect(mails[0]!.text).toContain('Describe your offer:\nhttp://localhost:3000/sales-brain');
  expect(mails[0]!.text).toContain('http://localhost:3000/profile#nudges turns them off.');
});

test('the runner sweeps every ten minutes', async () => {
  const person = await newUser();
  house.clock.advance(DAY_MS);
  await showUp(person);
  house.clock.advance(600_000);
  await house.runDueJobs();
  expect(await triggers(person)).toEqual(['missing_offer']);
});
