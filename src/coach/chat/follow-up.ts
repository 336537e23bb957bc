import type { Brain } from '#coach/brief';
import { type Card, findCard, findTopic } from './card.ts';
import { EXAMPLE, FAILED, IGNORED, LEANS_BACK, MORE, NO, readMediumAsked, readOneAsked, readStepAsked, readStepDone, SHORTER, STILL_NO, UNKNOWN, WHY, YES } from './follow-up-shape.ts';
import type { Turn } from './matter.ts';
import { renderInMedium } from './medium.ts';
import { renderCard, renderShort, sayStrength, showExample, tieToBrain } from './render.ts';
import { findCards } from './search.ts';
import { fillSlots } from './slots.ts';
import { renderStep } from './step.ts';
import { readTerms } from './terms.ts';

export type FollowUp = { text: string; cards: string[] };

const SECOND_NO = 'second-no';
const MAX_LEANING_WORDS = 16;
const SAME_TOPIC_LIFT = 1.25;
const SAME_CARD_DROP = 0.55;

const lastCards = (history: Turn[]) => history.findLast((turn) => turn.role === 'assistant' && (turn.cards?.length ?? 0) > 0)?.cards ?? [];
const readCard = (history: Turn[]): Card | undefined => {
  const shown = lastCards(history)[0];
  if (shown) return findCard(shown);
  if (!history.some((turn) => turn.role === 'assistant')) return undefined;
  const asked = history.findLast((turn) => turn.role === 'user' && turn.text.trim().split(/\s+/).length > 3);
  return asked ? findCards(asked.text)[0]?.card : undefined;
};

// The next card for what was asked before, none of those already shown.
function findNext(history: Turn[], current: Card): Card | undefined {
  const shown = new Set([current.id, ...history.flatMap((turn) => turn.cards ?? [])]);
  const asked = history.findLast((turn) => turn.role === 'user' && turn.text.trim().split(/\s+/).length > 3)?.text ?? current.triggers.join(' ');
  const topic = findTopic(current.id);
  const fresh = [...findCards(asked), ...findCards(`${current.title} ${current.problem}`)].filter((hit) => !shown.has(hit.card.id));
  return (fresh.find((hit) => findTopic(hit.card.id) === topic) ?? fresh[0])?.card;
}

// What fits when nothing comes back, by what the talk was about.
const whenIgnored: [RegExp, string][] = [
  [/^late-payer/, 'late-payer-hard'],
  [/^linkedin-/, 'linkedin-ignored'],
  [/^voicemail-/, 'voicemail-series'],
  [/^(?:cold-email|email-(?:first|cta|intro|person|to-ceo)|subject|referral|testimonial|win-back|past-customers|dead-list)/, 'follow-up-no-news'],
  [/^(?:call-|cold-call|gatekeeper)/, 'call-no-answer'],
];
const HAS_AN_OFFER = new Set(['objections', 'negotiation and closing', 'demos and proposals', 'prices, quotes and getting paid', 'following up']);
function findForSilence(current: Card): Card | undefined {
  const topic = findTopic(current.id);
  const own = whenIgnored.find(([ids]) => ids.test(current.id))?.[1];
  const meant = [own, HAS_AN_OFFER.has(topic) ? 'ghosted-after-proposal' : topic === 'discovery' ? 'ghosted-after-meeting' : 'follow-up-no-news', 'follow-up-how-many'];
  return meant.flatMap((id) => (id && id !== current.id ? (findCard(id) ?? []) : []))[0];
}

const MISREAD = "I'm not certain I read you right.";
const TAKEN = "All right, that's an answer too.";
const NEXT_IS = 'the very next thing is: ';
const lastAnswer = (history: Turn[]) => history.findLast((turn) => turn.role === 'assistant');
const lastSaid = (history: Turn[]) => lastAnswer(history)?.text ?? '';

function takeYes(card: Card, history: Turn[], brain: Brain): string {
  const steps = card.steps.map((step) => fillSlots(step, brain));
  return goOnAfter(steps.findIndex((step) => lastSaid(history).includes(`${NEXT_IS}${step}`)), card, brain);
}
function goOnAfter(named: number, card: Card, brain: Brain): string {
  const next = fillSlots(card.steps[named + 1] ?? '', brain);
  if (!next) return 'Then you have been through all of it. What came back, in their words? From that we can see what to do next.';
  return named < 0 ? `Good. Then ${NEXT_IS}${next}\n\nTell me a little more, so that I can be of use: ${fillSlots(card.ask, brain)}` : `Good. Then ${NEXT_IS}${next}`;
}
// A no to our question is an answer, or it says that the card doesn't fit.
function takeNo(card: Card, history: Turn[], brain: Brain): string {
  const said = lastSaid(history);
  const steps = card.steps.map((step) => fillSlots(step, brain));
  if (said.startsWith(MISREAD)) return 'Then I misread you, sorry. Tell me in one sentence who said what, or what you want to happen, and I\'ll look again.';
  if (said.startsWith(TAKEN) || steps.some((step) => said.includes(`${NEXT_IS}${step}`))) return 'All right, then not that. What stands in the way: the time, the words, or that it doesn\'t suit this customer?';
  return `${TAKEN} If it means "not yet", this is where to begin: ${steps[0] ?? ''}\n\nIf it means that this doesn't fit your case, tell me in a sentence what's different, or say "another idea".`;
}
const takeUnknown = (card: Card, brain: Brain) => `That's fine, you don't have to know it yet. Begin here, and you'll see more: ${fillSlots(card.steps[0] ?? '', brain)}\n\nWhich part of it could you find out today?`;

function giveExample(card: Card, history: Turn[], brain: Brain): FollowUp {
  const repeated = lastSaid(history).startsWith('Here it is');
  const from = (repeated ? findNext(history, card) : undefined) ?? card;
  const tie = tieToBrain(from, findTopic(from.id), brain);
  return { text: [`Here it is as one could say it, for **${from.title}**:`, showExample(from, brain), tie, 'Change two words so that it sounds like you. Who would you say it to first?'].filter(Boolean).join('\n\n'), cards: [from.id] };
}

const ABOUT_ONESELF = new Set(['morale and energy', 'routine and pipeline']);
// 'When should I ask?' names nothing of its own, so it's about what was shown.
const ASKS_ON = /^(?:(?:and|but|so|ok|okay)[ ,]+)*(?:when|how|who|where|which|what|should|do|does|can)\b.{0,50}\?$/i;
const OWN_QUESTION_FIT = 0.6;
// A place alone is an answer where the card asks for a number or offers a choice, and no step where no card was shown last.
const ASKS_FOR_ONE = /\bhow (?:many|much|long|often|large)\b|\bwhich (?:number|day|of the|step|part)\b|\bhours\b|\bor\b[^?]*\?/i;
const showsSteps = (card: Card, history: Turn[]) => (lastAnswer(history)?.cards?.length ?? 0) > 0 && !lastSaid(history).startsWith(MISREAD) && !ASKS_FOR_ONE.test(card.ask);
// What stays with the card that was shown.
function stayWith(card: Card, said: string, { history, brain }: { history: Turn[]; brain: Brain }): FollowUp | null {
  const keep = (text: string): FollowUp => ({ text, cards: [card.id] });
  const done = readStepDone(said);
  if (done !== null && done <= card.steps.length) return keep(goOnAfter(done === -1 ? card.steps.length : done - 1, card, brain));
  const step = done ?? readStepAsked(said) ?? (showsSteps(card, history) ? readOneAsked(said) : null);
  if (step !== null) return keep(renderStep(card, step, brain));
  if (SHORTER.test(said)) return keep(renderShort(card, brain));
  if (EXAMPLE.test(said)) return giveExample(card, history, brain);
  if (WHY.test(said)) return keep(`${sayStrength(card)}\n\nThe thought behind it: ${fillSlots(card.answer, brain)}\n\nIf your own experience says otherwise, trust that and tell me what you saw.`);
  if (UNKNOWN.test(said)) return keep(takeUnknown(card, brain));
  if (NO.test(said)) return keep(takeNo(card, history, brain));
  if (YES.test(said)) return keep(takeYes(card, history, brain));
  if (ABOUT_ONESELF.has(findTopic(card.id))) return null;
  const medium = readMediumAsked(said);
  if (medium) return renderInMedium(card, medium, brain);
  const asksOn = ASKS_ON.test(said) && readTerms(said).length === 0 && (findCards(said)[0]?.fit ?? 0) < OWN_QUESTION_FIT;
  return asksOn ? keep(`On that I have this, and no more than this:\n\n${renderCard(card, findTopic(card.id), brain)}`) : null;
}

// The answer to a turn that only makes sense after the one before; null when it stands by itself.
export function answerFollowUp(message: string, history: Turn[], brain: Brain): FollowUp | null {
  const said = message.trim().replace(/[\u2018\u2019]/g, "'").slice(0, 400);
  const card = readCard(history);
  if (!card) return null;
  const stayed = stayWith(card, said, { history, brain });
  if (stayed) return stayed;
  const turned = STILL_NO.test(said) && card.id !== SECOND_NO ? findCard(SECOND_NO) : IGNORED.test(said) && !ABOUT_ONESELF.has(findTopic(card.id)) ? findForSilence(card) : undefined;
  if (turned) return { text: renderCard(turned, findTopic(turned.id), brain), cards: [turned.id] };
  if (MORE.test(said) || FAILED.test(said)) {
    const next = findNext(history, card);
    if (!next) return null;
    const lead = FAILED.test(said) ? 'Then it may be a different knot. Before you drop it: what happened, exactly, when you tried? Meanwhile, another way in:' : 'Another way to look at it:';
    return { text: `${lead}\n\n${renderCard(next, findTopic(next.id), brain)}`, cards: [next.id] };
  }
  return null;
}

// How much a card is lifted because of the talk so far: 'and if they say no again?' stays with the subject.
export function liftByHistory(message: string, history: Turn[]): ((card: Card) => number) | null {
  const said = message.trim();
  const current = readCard(history);
  if (!current || said.split(/\s+/).length > MAX_LEANING_WORDS || !LEANS_BACK.test(said)) return null;
  const topic = findTopic(current.id);
  return (card) => (card.id === current.id ? SAME_CARD_DROP : findTopic(card.id) === topic ? SAME_TOPIC_LIFT : 1);
}
