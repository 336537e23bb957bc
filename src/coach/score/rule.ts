import type { Dimension } from '#contract/assistant';
import { dropAdjective, dropSentence, replaceWords, type Edit } from './edit.ts';
import type { EvidenceId } from './evidence.ts';
import type { PhraseHit } from './phrase.ts';
import type { Reading } from './reading.ts';
import type { Sentence } from './sentences.ts';

export type Hit = { start: number; end: number; delta: number; message: string; fix?: string | null; source?: EvidenceId };
export type Rule = {
  name: string;
  dimension: Dimension;
  source: EvidenceId;
  // One line for the list of rules in the documentation.
  about: string;
  find: (reading: Reading) => Hit[];
};
export type PhraseRule = Omit<Rule, 'find'> & {
  list: string;
  delta: number;
  message: string;
  // So many are fine.
  free?: (reading: Reading) => number;
  when?: (reading: Reading) => boolean;
};

export const overBody = (reading: Reading) => ({ start: reading.body.start, end: reading.body.end });
export const overSentence = (sentence: Sentence) => ({ start: sentence.start, end: sentence.end });

// A rule that marks the phrases of one list, each with what to write instead.
export function phraseRule({ list, delta, message, free, when, ...rule }: PhraseRule): Rule {
  return {
    ...rule,
    find: (reading) => {
      if (when && !when(reading)) return [];
      return (reading.phrases.get(list) ?? []).slice(free?.(reading) ?? 0).map((hit) => {
        const span = spanOf(reading, hit);
        const quote = reading.text.slice(span.start, span.end);
        const edit = remedyOf(reading, hit);
        return { ...(edit ?? span), delta, message: message.replace('{}', quote), fix: edit?.fix ?? null };
      });
    },
  };
}

export function spanOf(reading: Reading, hit: PhraseHit): { start: number; end: number } {
  const { words } = reading.sentences[hit.sentence]!;
  return { start: words[hit.first]!.start, end: words[hit.last]!.end };
}

const endOfHit = ({ words }: Sentence, { last }: PhraseHit) => words[last]!.end;

function remedyOf(reading: Reading, hit: PhraseHit): Edit | null {
  const sentence = reading.sentences[hit.sentence]!;
  if (hit.remedy.kind === 'none') return null;
  if (hit.remedy.kind === 'drop-adjective') return dropAdjective(reading.text, sentence, hit);
  // 'I am glad to say that A and that B' can't lose its beginning.
  if (hit.remedy.kind === 'replace' && hit.remedy.text === '' && reading.text.slice(endOfHit(sentence, hit), sentence.end).includes(' and that ')) return null;
  if (hit.remedy.kind === 'replace') return replaceWords(reading.text, sentence, { first: hit.first, last: hit.last, to: hit.remedy.text });
  const rest = sentence.words.filter((_, at) => at < hit.first || at > hit.last);
  // A sentence that also says something is left to its writer.
  const spare = rest.length <= 4 && rest.every((word) => word.kind === 'word' && word.text === word.lower);
  return spare ? dropSentence(reading.text, reading.sentences, hit.sentence) : null;
}
