import type { BrainField } from '#contract/brain';
import { cleanText, isInward, saysNothing } from './clean.ts';
import { cutForms, splitSentences, type Care } from './cut.ts';
import { lowerStart, mendPronoun, raiseStart, shapeOf, type Shape } from './shape.ts';

// inner stands in the middle of a sentence, alone begins one.
export type FactForm = { shape: Shape; inner: string; alone: string };
export type Fact = { field: BrainField; quote: string; forms: FactForm[] };

const care: Partial<Record<BrainField, Care>> = { pricingModel: 'strict', additionalNotes: 'strict', uniqueMessage: 'strict' };

const formOf = (text: string): FactForm => {
  const shape = shapeOf(text);
  const plain = mendPronoun(text);
  return { shape, inner: lowerStart(plain), alone: raiseStart(plain) };
};

const readAfresh = (field: BrainField, answer: string): Fact | null => {
  const text = cleanText(answer);
  if (saysNothing(text)) return null;
  const open = splitSentences(text).filter((sentence) => !isInward(sentence) && !saysNothing(sentence));
  if (open.length === 0) return null;
  const said = open.length === splitSentences(text).length ? text : open.join('; ');
  const forms = cutForms(said, care[field] ?? 'loose').map(formOf).slice(0, 5);
  return forms.length === 0 ? null : { field, quote: text.slice(0, 300), forms };
};

// Grammar is slow, and one Sales Brain is read for every draft of its user.
const MOST_KEPT = 400;
const kept = new Map<string, Fact | null>();
export const readFact = (field: BrainField, answer: string | undefined): Fact | null => {
  if (answer === undefined || answer.trim() === '') return null;
  const key = `${field}/${answer}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const fact = readAfresh(field, answer);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, fact);
  return fact;
};
