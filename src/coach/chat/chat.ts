import type { Brain } from '#coach/brief';
import { type Card, findTopic } from './card.ts';
import { crisisReply, seesCrisis } from './crisis.ts';
import { answerFollowUp, liftByHistory } from './follow-up.ts';
import { readOneAsked, readStepAsked, YES } from './follow-up-shape.ts';
import { type Handoff, readHandoff } from './handoff.ts';
import { dropInstructions } from './instruction.ts';
import { readForeign } from './language.ts';
import { dropAsking, type Turn } from './matter.ts';
import { answerProductQuestion } from './product-question.ts';
import { renderCard, renderGently } from './render.ts';
import { findCards, type Hit } from './search.ts';
import { answerSmallTalk, offerStarters } from './small-talk.ts';
import { readTerms } from './terms.ts';

export type Mood = 'power_zone' | 'steady' | 'stuck' | 'pulled_down' | 'exhausted';
// `avoid`: cards that were shown for this very question; whoever asks for another answer wants another one.
export type ChatRequest = { message: string; history: Turn[]; brain: Brain; now: Date; seed: number; avoid?: string[] };
export type ChatKind = 'card' | 'unsure' | 'no_match' | 'follow_up' | 'handoff' | 'greeting' | 'thanks' | 'ability' | 'identity' | 'off_topic' | 'product' | 'instruction' | 'crisis' | 'empty';
// `gentle`: what it says instead to somebody with little strength today.
export type ChatAnswer = { text: string; gentle?: string; cards: string[]; kind: ChatKind; handoff?: Handoff };

const MAX_READ_CHARACTERS = 20_000;
const MAX_TOLD_CHARACTERS = 600;
const SURE_FIT = 0.2;
const LEAST_FIT = 0.12;
const LONE_WORD_FIT = 0.3;
const CHALLENGE_LIFT = 0.12;
const LOW_MOODS = new Set(['stuck', 'pulled_down', 'exhausted']);

const TABS: Record<Handoff['tab'], string> = { reply: 'Reply', outbound: 'Outbound', objection: 'Objection', rewrite: 'Rewrite' };

// What the user once called the biggest challenge lifts the cards that speak of it, a little.
function liftByChallenge(brain: Brain): (card: Card) => number {
  const challenge = new Set(readTerms(brain.biggestSalesChallenge ?? ''));
  if (challenge.size === 0) return () => 1;
  return (card) => {
    const own = readTerms(`${card.title} ${card.problem}`);
    const shared = own.filter((term) => challenge.has(term)).length;
    return 1 + CHALLENGE_LIFT * Math.min(1, shared / 2);
  };
}

const isSure = (hit: Hit) => hit.fit >= SURE_FIT && (hit.shared > 1 || hit.fit >= LONE_WORD_FIT);
const isPossible = (hit: Hit) => hit.fit >= LEAST_FIT && (hit.shared > 1 || hit.fit >= LONE_WORD_FIT);

function answerByCards(question: string, { history, brain, avoid = [] }: ChatRequest): ChatAnswer {
  const byChallenge = liftByChallenge(brain);
  const byHistory = liftByHistory(question, history);
  const found = findCards(question.length <= MAX_TOLD_CHARACTERS ? dropAsking(question) : question, (card) => byChallenge(card) * (byHistory?.(card) ?? 1));
  const fresh = found.filter(({ card }) => !avoid.includes(card.id));
  const hits = fresh[0] && isPossible(fresh[0]) ? fresh : found;
  const [first, second, third] = hits;
  if (!first || !isPossible(first)) return askNarrower(hits);
  const card = first.card;
  const topic = findTopic(card.id);
  const text = renderCard(card, topic, brain);
  const gentle = renderGently(card, brain);
  if (isSure(first)) return { text, gentle, cards: [card.id], kind: 'card' };
  const others = [second, third].flatMap((hit) => (hit ? [`"${hit.card.title}"`] : []));
  const doubt = others.length > 0 ? `I'm not certain I read you right. This is the nearest I have; if you meant ${others.join(' or ')}, say so.` : "I'm not certain I read you right. This is the nearest I have.";
  return withNotice(doubt, { text, gentle, cards: [card.id], kind: 'unsure' });
}

function askNarrower(hits: Hit[]): ChatAnswer {
  const near = [...new Set(hits.slice(0, 5).map((hit) => findTopic(hit.card.id)))].slice(0, 3);
  const hint = near.length > 1 ? `Is it nearest to ${near.slice(0, -1).join(', ')} or ${near.at(-1)}?` : 'Is it about finding people, a talk, an offer, a customer you have, or how you are?';
  return { text: `I don't have a note that fits that, and I'd rather say so than guess. ${hint} One sentence about who said what is enough.`, cards: [], kind: 'no_match' };
}

function answerHandoff(handoff: Handoff): ChatAnswer {
  const filled = Object.keys(handoff.fields).some((field) => field !== 'channel');
  const text = filled
    ? `That's a writing job, so I've put it into the **${TABS[handoff.tab]}** assistant with what you gave me. Open it, look over the fields and draft from there: it uses your Sales Brain and shows you why each line is in.`
    : `That's a writing job for the **${TABS[handoff.tab]}** assistant. It needs one thing from you: who is it for, and what do you know about them? Two lines are plenty.`;
  return { text, cards: [], kind: 'handoff', handoff };
}

function answerPlainly(message: string, request: ChatRequest): ChatAnswer {
  const product = answerProductQuestion(message, request.brain);
  if (product) return { text: product, cards: [], kind: 'product' };
  const turn = request.seed + request.now.getUTCDate();
  const talk = answerSmallTalk(message, request.brain, turn);
  if (talk && talk.kind !== 'off_topic') return { text: talk.text, cards: [], kind: talk.kind };
  const handoff = readHandoff(message, request.history);
  if (handoff) return answerHandoff(handoff);
  if (talk) return { text: talk.text, cards: [], kind: talk.kind };
  const followUp = answerFollowUp(message, request.history, request.brain);
  if (followUp) return { ...followUp, kind: 'follow_up' };
  // With nothing before it that it could mean.
  if (YES.test(message) || readStepAsked(message) !== null || readOneAsked(message) !== null) return askNarrower([]);
  return answerByCards(message, request);
}

const withNotice = (notice: string, { gentle, ...answer }: ChatAnswer): ChatAnswer => ({ ...answer, text: `${notice}\n\n${answer.text}`, ...(gentle !== undefined && { gentle: `${notice}\n\n${gentle}` }) });

// To somebody with this mood.
export const speakTo = (mood: Mood | undefined, { gentle, ...answer }: ChatAnswer): ChatAnswer => (gentle !== undefined && mood && LOW_MOODS.has(mood) ? { ...answer, text: gentle } : answer);

// One turn of the coach. The same request gives the same answer.
export const answerChat = ({ mood, ...request }: ChatRequest & { mood?: Mood }): ChatAnswer => speakTo(mood, readChat(request));

// The same, whoever will hear it.
export function readChat(request: ChatRequest): ChatAnswer {
  const message = request.message.slice(0, MAX_READ_CHARACTERS).trim();
  if (!/[\p{L}\p{N}]/u.test(message)) return { text: `I couldn't read a question in that. Tell me in a sentence what's going on, for example:\n\n${offerStarters(request.seed)}`, cards: [], kind: 'empty' };
  if (seesCrisis(message)) return { text: crisisReply, cards: [], kind: 'crisis' };
  const handoff = readHandoff(message, request.history);
  const { rest, found } = dropInstructions(message);
  if (handoff) return found ? withNotice('A note: the text holds instructions meant for an AI. They are treated as text and nobody follows them.', answerHandoff(handoff)) : answerHandoff(handoff);
  if (found) {
    const notice = "Part of that is written as an instruction to an AI. I don't follow those: I'm a built-in coach with no hidden prompt to show and nothing to unlock.";
    if (readTerms(rest).length < 2) return { text: `${notice} I'm glad to help with a customer, a price or a talk, though. What's on?`, cards: [], kind: 'instruction' };
    return withNotice(notice, answerPlainly(rest, request));
  }
  const foreign = readForeign(message);
  if (!foreign) return answerPlainly(message, request);
  const notice = `I can only answer in English. This looks like ${foreign.name}, so I've gone by the words I recognised.`;
  return withNotice(notice, foreign.terms === '' ? askNarrower([]) : answerByCards(foreign.terms, request));
}
