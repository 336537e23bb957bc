import { applyEdit, replaceWords, type Edit } from '#coach/score/edit';
import { findPhrases, indexPhrases, type PhraseIndex } from '#coach/score/phrase';
import { fillers, formal, friendly, polite, simpler } from './content/swaps.ts';
import { sentencesOf } from './facts.ts';

const index = (lines: string) => indexPhrases({ swap: lines });
const lists = { fillers: index(fillers), formal: index(formal), polite: index(polite), friendly: index(friendly), simpler: index(simpler) } satisfies Record<string, PhraseIndex>;
export type SwapList = keyof typeof lists;

// A short form can't end a sentence ('Yes, I'm.'), and a question turns its words round.
const needsMore = /^(?:i'm|i've|i'll|i'd|it's|that's|there's|we're|we've|we'll|you'll|you're|they're)$/i;

const turned = /^(?:you|we|i|they|he|she|it|this|that|the)$/;

export function swapPhrases(text: string, list: SwapList): string {
  const sentences = sentencesOf(text);
  const edits: Edit[] = [];
  for (const hit of findPhrases(sentences, lists[list])) {
    if (hit.remedy.kind !== 'replace') continue;
    const sentence = sentences[hit.sentence]!;
    const next = sentence.words[hit.last + 1];
    const joined = next !== undefined && text.slice(sentence.words[hit.last]!.end, next.start) === ' ';
    if (!joined && (needsMore.test(hit.remedy.text) || sentence.words.length === 1)) continue;
    if (next && / ?not$/.test(hit.remedy.text) && turned.test(next.lower)) continue;
    if (sentence.words.slice(hit.first, hit.last + 1).some((word) => insideQuotes(text, word.start))) continue;
    const edit = replaceWords(text, sentence, { first: hit.first, last: hit.last, to: hit.remedy.text });
    if (edit) edits.push(edit);
  }
  return applyAll(text, edits);
}

// From the end, so that places stay right; an edit that touches the next one waits for another round.
export function applyAll(text: string, edits: Edit[]): string {
  let result = text;
  let border = text.length + 1;
  for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
    if (edit.end > border) continue;
    result = applyEdit(result, edit);
    border = edit.start;
  }
  return result;
}

function insideQuotes(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return (line.match(/["“”]/g)?.length ?? 0) % 2 === 1;
}
