import type { UserContext } from '#contract/chat';
import { dayOf } from '#domain/day';
import { findLatestMood } from '#server/db/mood';
import { listSaidBefore, listVersions } from '#server/db/chat';
import type { Db } from '#server/db/connect';
import type { BrainValues } from '#server/db/schema';
import type { SignedIn } from '#server/db/session';
import type { Placed } from './chat-place.ts';

// What a follow-up leans on, and what a model is told.
const REMEMBERED_MESSAGES = 12;

const fieldOf: Record<keyof UserContext, keyof BrainValues> = {
  businessName: 'businessName',
  industry: 'industry',
  salesLevel: 'salesLevel',
  companyWebsite: 'platformLink',
  icp: 'idealCustomer',
  challenge: 'biggestSalesChallenge',
  competition: 'mainCompetition',
  tone: 'tone',
  goal: 'goal',
};

// The Sales Brain is right; what the browser remembers fills what is empty there, and is never stored.
export function fillBrain(brain: BrainValues, context: UserContext): BrainValues {
  const hints = Object.entries(context).flatMap(([name, text]) => {
    const field = fieldOf[name as keyof UserContext];
    return text?.trim() && !brain[field]?.trim() ? [[field, text]] : [];
  });
  return { ...brain, ...(Object.fromEntries(hints) as BrainValues) };
}

type Place = Pick<Placed, 'question' | 'answer'>;

// All that the coach is told of the talk: from what is stored, never from what a browser claims was said.
export async function gatherAsked(db: Db, { question, answer }: Place) {
  const [said, versions] = await Promise.all([
    // A conversation is named after its first message.
    question.id === question.sessionId ? [] : listSaidBefore(db, question, REMEMBERED_MESSAGES),
    answer.version > 1 ? listVersions(db, answer.userId, answer.groupId) : [],
  ]);
  return {
    message: question.content,
    history: said.map(({ role, content: text, cards }) => ({ role, text, cards })),
    seed: answer.version,
    avoid: versions.flatMap(({ cards }) => cards),
  };
}

// How the user is today, as far as that was said.
export async function findMood(db: Db, { id, timeZone }: SignedIn, now: Date) {
  const latest = await findLatestMood(db, id);
  return latest?.day === dayOf(now, timeZone) ? latest.mood : undefined;
}
