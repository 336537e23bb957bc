import { brainFields, type BrainField, type Proposal } from '#contract/brain';
import { cues, headings } from './cues.ts';
import { listSaid, type Said } from './sentence.ts';

const LEAST_WEIGHT = 2;
const HEADING_WEIGHT = 2;
const MOST_SENTENCES: Partial<Record<BrainField, number>> = { offeringDetails: 3, pricingModel: 3, additionalNotes: 4, commonObjections: 4 };
const USUAL_SENTENCES = 2;
const MOST_LETTERS = 700;
const LEAST_WORDS = 3;

type Guess = { field: BrainField; weight: number };

// What one sentence is about, by its own words and by the heading above it.
function guess({ text, heading }: Said): Guess | null {
  const plain = text.replaceAll('’', "'");
  const weights = new Map<BrainField, number>();
  for (const [field, weight, pattern] of cues) if (pattern.test(plain)) weights.set(field, Math.max(weights.get(field) ?? 0, weight));
  const under = headings.find(([, pattern]) => pattern.test(heading))?.[0];
  if (under) weights.set(under, (weights.get(under) ?? 0) + HEADING_WEIGHT);
  const [best] = [...weights].toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= LEAST_WEIGHT ? { field: best[0], weight: best[1] } : null;
}

// A question is asked by the reader: it tells what they worry about, and nothing else.
const isFit = ({ text }: Said, { field }: Guess) =>
  (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= LEAST_WORDS && /\p{L}{2}/u.test(text) && (field === 'commonObjections' || !text.endsWith('?')) && !/^(?:https?:|www\.)/i.test(text);

type Kept = { said: Said; weight: number };
// The strongest sentences, in the order in which they were said, as long as an answer reads well.
function choose(kept: Kept[], most: number): Said[] {
  const best = kept.toSorted((one, other) => other.weight - one.weight).slice(0, most);
  const inOrder = best.toSorted((one, other) => one.said.start - other.said.start).map(({ said }) => said);
  const chosen: Said[] = [];
  let letters = 0;
  for (const said of inOrder) {
    if (chosen.some(({ text }) => text.toLowerCase() === said.text.toLowerCase())) continue;
    if (chosen.length > 0 && letters + said.text.length > MOST_LETTERS) continue;
    letters += said.text.length;
    chosen.push(said);
  }
  return chosen;
}

const ended = (text: string) => (/[.!?…:;]$/.test(text) ? text : `${text}.`);
const joinAnswer = (said: Said[]) => said.map(({ text }, at) => (at === said.length - 1 ? text : ended(text))).join(' ');
const joinQuote = (said: Said[], pasted: string) =>
  said.map(({ quote, start }, at) => (at === 0 ? quote : (pasted.slice(said[at - 1]!.end, start).trim() === '' ? ' ' : ' … ') + quote)).join('');

// Reads answers out of a text about the business. Each is made of its sentences, word for word, and shows them;
// what the text doesn't say is not proposed.
export function proposeAnswers(pasted: string): Proposal[] {
  const found = new Map<BrainField, Kept[]>();
  for (const said of listSaid(pasted)) {
    const about = guess(said);
    if (about && isFit(said, about)) found.set(about.field, [...(found.get(about.field) ?? []), { said, weight: about.weight }]);
  }
  return brainFields.flatMap((field) => {
    const chosen = choose(found.get(field) ?? [], MOST_SENTENCES[field] ?? USUAL_SENTENCES);
    return chosen.length === 0 ? [] : [{ field, answer: joinAnswer(chosen), quote: joinQuote(chosen, pasted) }];
  });
}
