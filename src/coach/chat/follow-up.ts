import type { Brain } from '#coach/brief';
import { type Card, findCard, findTopic } from './card.ts';
import { renderCard, renderShort, sayStrength, showExample, tieToBrain } from './render.ts';
import { findCards } from './search.ts';
import { fillSlots } from './slots.ts';

export type Turn = { role: 'user' | 'assistant'; text: string; cards?: string[] };
export type FollowUp = { text: string; cards: string[] };

const EXAMPLE = /^(?:(?:can|could) you |please |ok(?:ay)?,? |and |do you have |have you got |got )*(?:give|show|write|tell)?(?: me)? ?(?:an?|another|one more|some|any)? ?(?:concrete |real |good |short )?examples?\b.{0,30}$|^(?:how|what) (?:exactly )?(?:would|do|should|could) (?:i|you|that|it) (?:say|sound|put|word|phrase|write|look)\b.{0,25}$|^for (?:example|instance)\??$|^like what\??$|^such as\??$/i;
const SHORTER = /^(?:make (?:it|that|this) |a bit |much |even |please |can you (?:make (?:it|that) |be )?)*(?:shorter|short version|brief(?:er|ly)?|too long|tl;?dr|in short|summar(?:y|ise|ize)(?: (?:it|that))?|in one sentence|in a nutshell|simpler|quick version)\b.{0,15}$/i;
const MORE = /^(?:(?:and|ok|okay|please|can you|give me|tell me|show me|any|got|do you have) )*(?:more|another(?: one| idea| way| option)?|anything else|something else|what else|other (?:ideas|ways|options|ideas\?)|different idea|else|next|go on|continue|other)\b.{0,20}$/i;
const FAILED = /^(?:(?:but|well|yes|ok|no|hm+)[ ,]*)*(?:i(?:'ve| have)? (?:already )?tried (?:that|this|it)|(?:that|it|this) (?:didn't|did not|doesn't|does not|won't|will not|hasn't) (?:work|help)|already (?:did|done|tried)|tried (?:that|it)(?: already)?|doesn't work|not working)\b/i;
const STILL_NO = /^(?:(?:and|but|ok|okay|so|then|well|yes|fine)[ ,]+)*(?:what (?:do|should|can) i (?:do|say) |what )?(?:if|when) .{1,30}\b(?:says? no|saying no|no again|a no|refuses?|won't budge|(?:doesn't|don't) (?:budge|move))\b.{0,30}$/i;
const SECOND_NO = 'second-no';
const WHY = /^(?:but |and |ok |so )?(?:why(?: is that| does (?:that|it) (?:work|help)| should i| that| this| not)?|does (?:that|it|this) (?:really |actually )?work|is that (?:true|proven)|what's the (?:evidence|proof|source)|source|how do you know(?: that)?|says who|who says)\s*\??$/i;
const YES = /^(?:yes|yep|yeah|sure|ok|okay|right|true|exactly|fine|agreed|will do|i will|done|no|nope|not really)[ .!]*$/i;
const LEANS_BACK = /^(?:and|but|then|so|what if|what about|how about|ok but|okay but|yes but|or|if|in that case)\b|\b(?:again|still|that|it|this one|then)\s*\?*$/i;
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

// The answer to a turn that only makes sense after the one before; null when it stands by itself.
export function answerFollowUp(message: string, history: Turn[], brain: Brain): FollowUp | null {
  const said = message.trim().replace(/[\u2018\u2019]/g, "'").slice(0, 400);
  const card = readCard(history);
  if (!card) return null;
  if (SHORTER.test(said)) return { text: renderShort(card, brain), cards: [card.id] };
  if (EXAMPLE.test(said)) {
    const repeated = history.findLast((turn) => turn.role === 'assistant')?.text.startsWith('Here it is') === true;
    const other = repeated ? findNext(history, card) : undefined;
    const from = other ?? card;
    const tie = tieToBrain(from, findTopic(from.id), brain);
    return { text: [`Here it is as one could say it, for **${from.title.toLowerCase()}**:`, showExample(from, brain), tie, 'Change two words so that it sounds like you. Who would you say it to first?'].filter(Boolean).join('\n\n'), cards: [from.id] };
  }
  if (WHY.test(said)) return { text: `${sayStrength(card)}\n\nThe thought behind it: ${fillSlots(card.answer, brain)}\n\nIf your own experience says otherwise, trust that and tell me what you saw.`, cards: [card.id] };
  if (YES.test(said)) return { text: `Good. Then the very next thing is: ${fillSlots(card.steps[0] ?? '', brain)}\n\nTell me a little more, so that I can be of use: ${card.ask}`, cards: [card.id] };
  const second = STILL_NO.test(said) && card.id !== SECOND_NO ? findCard(SECOND_NO) : undefined;
  if (second) return { text: renderCard(second, findTopic(second.id), brain), cards: [second.id] };
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
