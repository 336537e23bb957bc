// `npm run seed`: a demo account with eight weeks of believable history. Run again, it begins anew.
import { randomBytes } from 'node:crypto';
import { composeDraft } from '#coach/compose/compose';
import { scoreMessage } from '#coach/score/score';
import { addDays, dayOf } from '#domain/day';
import { trialEnd } from '#domain/plan';
import { savedBy } from '#domain/time-saved';
import { hashPassword } from '#server/adapters/password';
import { readEnvironment } from '#server/config';
import { findUserByEmail, insertUser, removeAccounts } from '#server/db/account';
import { connect, type Db } from '#server/db/connect';
import { figuresOf } from '#server/db/draft';
import { newId } from '#server/db/id';
import { insertMood } from '#server/db/mood';
import { drafts } from '#server/db/schema-assistant';
import { addToDay } from '#server/db/user-day';
import { changedValues, keepAnswers } from '#server/flows/brain';
import { answers, person, requests, weekdayMoods } from './seed/history.ts';

const EMAIL = 'demo@example.com';
const WEEKS = 8;
const MINUTE_MS = 60_000;
const outcomes = ['sent', 'replied', 'sent', 'no_answer', 'meeting', null] as const;

const settings = readEnvironment();
const { db, close } = await connect({ databaseUrl: settings.DATABASE_URL, dataDir: settings.DATA_DIR });
const now = new Date();
const today = dayOf(now, person.timeZone);
const password = `Demo-${randomBytes(6).toString('base64url')}7!`;
const userId = newId(now);

await db.transaction(async (tx) => {
  const earlier = await findUserByEmail(tx, EMAIL);
  if (earlier) await removeAccounts(tx, [earlier.id], now);
  const opened = new Date(`${addDays(today, -7 * WEEKS)}T08:30:00Z`);
  // Eight weeks of use don't fit into a trial of thirty days, so this account has a plan.
  const account = { id: userId, email: EMAIL, passwordHash: await hashPassword(password), passwordChangedAt: opened, ...person, plan: 'core' as const };
  await insertUser(tx, { ...account, trialEndsAt: trialEnd(opened, settings.TRIAL_DAYS), messagesRemaining: 0, createdAt: opened, lastActiveAt: now });
  await keepAnswers(tx, userId, { given: changedValues({}, answers), source: 'conversation', now: opened });
  let count = 0;
  for (let day = addDays(today, -7 * WEEKS); day <= today; day = addDays(day, 1)) count = await fillDay(tx, day, count);
  console.log(`${count} drafts over ${WEEKS} weeks`);
});
await close();
console.log(`Demo account: ${EMAIL}\n    password: ${password}`);

// The count so far decides what comes next, so that the same day always looks the same.
async function fillDay(tx: Db, day: string, count: number) {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const isFree = weekday > 4 || (weekday === 4 && count % 3 === 0);
  if (isFree) return count;
  const felt = weekdayMoods[weekday]![count % 2]!;
  const morning = new Date(Math.min(new Date(`${day}T08:50:00Z`).getTime(), now.getTime()));
  await insertMood(tx, { userId, id: newId(morning), day, ...felt, tags: felt.energy < 40 ? ['rejection'] : [], createdAt: morning });
  await addToDay(tx, { userId, day }, {});
  const drafts = 1 + (count % 3);
  for (let index = 0; index < drafts; index++) await writeDraft(tx, { day, at: new Date(Math.min(morning.getTime() + (30 + 75 * index) * MINUTE_MS, now.getTime())), count: count + index });
  return count + drafts;
}

async function writeDraft(tx: Db, { day, at, count }: { day: string; at: Date; count: number }) {
  const request = requests[count % requests.length]!;
  const draft = composeDraft(request, { brain: { firstName: person.firstName, ...answers, salesLevel: 'intermediate', tone: 'consultative' }, now: at, seed: count });
  const { channel } = request;
  const { scores, findings } = scoreMessage(draft.body, { ...request, ...(draft.subject && { subject: draft.subject }), stage: request.kind === 'outbound' ? 'first' : 'reply' });
  const outcome = outcomes[count % outcomes.length]!;
  const asked: Record<string, string> = 'inbound' in request ? { inboundMessage: request.inbound } : 'target' in request ? { targetBrief: request.target } : 'objection' in request ? { objectionText: request.objection } : {};
  const id = newId(at);
  const details = { scores, findings, gaps: draft.gaps, why: draft.why, notices: draft.notices };
  await tx.insert(drafts).values({
    ...figuresOf({ details, body: draft.body }),
    userId,
    id,
    createdAt: at,
    kind: request.kind,
    channel,
    request: { ...asked, channel },
    subject: draft.subject ?? null,
    body: draft.body,
    score: scores.overall,
    details,
    engine: 'built-in',
    ms: 9,
    groupId: id,
    version: 0,
    outcome,
    ...(outcome && { sentAt: at, outcomeAt: new Date(at.getTime() + 26 * 60 * MINUTE_MS) }),
  });
  await addToDay(tx, { userId, day }, { [channel]: 1, minutes_saved: savedBy(channel, 0) });
}
