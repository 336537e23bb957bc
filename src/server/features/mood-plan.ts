import { brainQuestions } from '#contract/brain';
import { lowMoods, MOST_LOW_ENERGY_TASKS, type planLowEnergyDay as planned } from '#contract/mood';
import type { Output } from '#contract/endpoint';
import { dayOf } from '#domain/day';
import { cutAt } from '#domain/excerpt';
import { listOpenCommitments } from '#server/db/commitment';
import type { Db } from '#server/db/connect';
import { listDraftPage, type DraftLine } from '#server/db/draft';
import { findLatestMood } from '#server/db/mood';
import type { SignedIn } from '#server/db/session';
import { listSavedTips } from '#server/db/tip';

type Task = Output<typeof planned>['tasks'][number];
const RECENT_DRAFTS = 20;
const QUIET_AFTER_MS = 3 * 86_400_000;
const EXCERPT_CHARACTERS = 40;

// On a day that is low by one's own word: a few small things out of what is open already. Nothing new is put on top.
export async function planLowEnergyDay(db: Db, user: SignedIn, now: Date): Promise<Task[]> {
  const latest = await findLatestMood(db, user.id);
  if (!latest || latest.day !== dayOf(now, user.timeZone) || !lowMoods.includes(latest.mood)) return [];
  const [plans, drafts, tips] = await Promise.all([listOpenCommitments(db, user.id), listDraftPage(db, user.id, { limit: RECENT_DRAFTS }), listSavedTips(db, user.id)]);
  const kinds: Task[][] = [
    plans.map(({ action }) => ({ text: `Do the smallest part of your plan: ${action}`, deepLink: '/progress' })),
    drafts.filter(({ kind, outcome }) => kind !== 'call_prep' && outcome === null).map((draft) => ({ text: `Mark what became of ${quote(draft)}`, deepLink: linkTo(draft) })),
    drafts.filter((draft) => isQuiet(draft, now)).map((draft) => ({ text: `Send two friendly lines after ${quote(draft)}`, deepLink: linkTo(draft) })),
    brainQuestions.filter(({ field }) => (user.brain[field] ?? '').trim() === '').map(({ question }) => ({ text: `Answer one question: ${question}`, deepLink: '/sales-brain' })),
    tips.map(({ content }) => ({ text: `Read a tip you kept: ${cutAt(content, EXCERPT_CHARACTERS)}`, deepLink: '/saved-insights' })),
  ];
  // One of each kind first, so that the day isn't three times the same.
  const depth = Math.max(...kinds.map((tasks) => tasks.length));
  return Array.from({ length: depth }, (_, turn) => kinds.flatMap((tasks) => tasks.slice(turn, turn + 1)))
    .flat()
    .slice(0, MOST_LOW_ENERGY_TASKS);
}

const isQuiet = ({ outcome, createdAt }: DraftLine, now: Date) => outcome === 'sent' && now.getTime() - createdAt.getTime() > QUIET_AFTER_MS;
const quote = ({ body }: DraftLine) => `“${cutAt(body, EXCERPT_CHARACTERS)}”`;
const linkTo = ({ id }: DraftLine) => `/ai-assistants?draft=${id}`;
