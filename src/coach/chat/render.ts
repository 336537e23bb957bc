import type { Brain } from '#coach/brief';
import type { Card } from './card.ts';
import { fillSlots, quoteShortly } from './slots.ts';
import { readTerms } from './terms.ts';

const STRENGTH: Record<string, string> = {
  A: 'published research (peer-reviewed or a field experiment)',
  B: 'large vendor or survey data, a correlation rather than a proof',
  C: "one vendor's figures or second-hand, take it as a direction",
  D: "practitioners' experience, not a study",
};
export const sayStrength = (card: Card) =>
  card.source === 'practice' ? "This one comes from working practice, not from a study." : `Behind this: ${STRENGTH[card.strength] ?? STRENGTH['D']} (${card.source}).`;

const list = (steps: string[], brain: Brain) => steps.map((step, at) => `${at + 1}. ${fillSlots(step, brain)}`).join('\n');
export const showExample = (card: Card, brain: Brain) => `> ${fillSlots(card.example, brain)}`;

const FOR_ANY_OBJECTION = new Set(['objection-frame', 'objection-prep', 'hidden-objection']);
const speaksOf = (card: Card, objection: string) => {
  const own = new Set(readTerms(`${card.title} . ${card.triggers.slice(0, 6).join(' . ')}`));
  return FOR_ANY_OBJECTION.has(card.id) || readTerms(objection).some((term) => own.has(term));
};

// One line that ties the card to what this user has said in the Sales Brain; '' where nothing fits.
export function tieToBrain(card: Card, topic: string, brain: Brain): string {
  const quote = (text: string | undefined) => (text && /\p{L}{3}/u.test(text) ? quoteShortly(text) : '');
  const objection = quote(brain.commonObjections);
  const price = quote(brain.pricingModel);
  const customer = quote(brain.idealCustomer);
  const different = quote(brain.uniqueMessage);
  if (topic === 'objections' && objection && speaksOf(card, objection)) return `You told me that you often hear "${objection}". Try it on that one first.`;
  if (/^(?:price-|quote-)/.test(card.id) && price) return `You price like this: "${price}". Keep that beside you while you do it.`;
  if (topic === 'prospecting' && customer) return `You said your ideal customer is "${customer}". Start with three names from there.`;
  if ((topic === 'e-mail' || topic === 'cold calls') && different) return `What makes you different, in your words: "${different}". One piece of that is enough for a first touch.`;
  return '';
}

export function renderCard(card: Card, topic: string, brain: Brain): string {
  return [
    `**${card.title}**`,
    fillSlots(card.answer, brain),
    list(card.steps, brain),
    showExample(card, brain),
    tieToBrain(card, topic, brain),
    card.source === 'practice' ? '' : sayStrength(card),
    card.ask,
  ].filter((part) => part !== '').join('\n\n');
}
// For somebody who's low: one thought, one step, no list.
export const renderGently = (card: Card, brain: Brain) =>
  [`**${card.title}**`, fillSlots(card.answer, brain), `Just the first step today: ${fillSlots(card.steps[0] ?? '', brain)}`, showExample(card, brain), card.ask].join('\n\n');
export const renderShort = (card: Card, brain: Brain) => `**${card.title}, in short:** ${fillSlots(card.answer.split(/(?<=[.!?])\s/)[0] ?? card.answer, brain)}\n\nDo this first: ${fillSlots(card.steps[0] ?? '', brain)}`;
