import { remember } from '#coach/remember';
import { overBody, overSentence, phraseRule, spanOf, type Hit, type Rule } from '../rule.ts';
import { findBlanks } from './care.ts';
import type { Reading } from '../reading.ts';
import type { Word } from '../words.ts';

// What gives a reader a reason: facts, their own world, proof.
const hype = phraseRule({ name: 'empty-claim', list: 'hype', dimension: 'persuasiveness', source: 'E51', delta: -0.8, about: 'Claims that nobody can check.', message: '“{}” is a claim anybody can make. Give one fact instead.' });

const small = new Set(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'twelve', 'fifteen', 'twenty', 'thirty', 'half', 'dozen']);
const capital = /^\p{Lu}\p{Ll}/u;
const weak = new Set(["i", "i'm", "i'll", "i've", "i'd"]);

// Figures, days and names: what can be pictured or checked.
export const concreteWords = remember((reading: Reading): Word[] => {
  const blanks = findBlanks(reading.text).slice(0, 40);
  return reading.sentences.flatMap((sentence) =>
    sentence.words.filter((word, at) => {
      if (word.kind === 'link' || word.kind === 'email' || blanks.some(({ start, end }) => word.start >= start && word.end <= end)) return false;
      if (word.kind === 'number' && /^[24]$/.test(word.lower) && /^(?:u|ur|me|the|your|you)$/.test(sentence.words[at + 1]?.lower ?? '')) return false;
      if (word.kind === 'number') return !/^(?:#?1|100%|110%|10x|24\/7|360)$/.test(word.lower);
      if (small.has(word.lower)) return at > 0 && sentence.words[at + 1] !== undefined && word.lower !== 'one';
      return at > 0 && capital.test(word.text) && !weak.has(word.lower);
    }),
  );
});

const concrete: Rule = {
  name: 'concrete',
  dimension: 'persuasiveness',
  source: 'E51',
  about: 'Figures, dates and names that can be checked.',
  find: (reading) => {
    const found = concreteWords(reading);
    if (found.length === 0) return [];
    const figures = found.filter((word) => word.kind === 'number' || small.has(word.lower)).length;
    const delta = Math.min(1.3, 0.35 + Math.min(4, figures) * 0.22 + Math.min(3, found.length - figures) * 0.08);
    return [{ start: found[0]!.start, end: found[0]!.end, delta, message: `Concrete: ${[...new Set(found.map((word) => word.text))].slice(0, 4).join(', ')}.`, fix: null }];
  },
};

// A short answer that asks the reader something has no figures to give yet, and speaks to the reader by asking.
const MOST_ASKING_WORDS = 80;
const asksFirst = ({ stage, words, asks }: Reading) => stage === 'reply' && words.length <= MOST_ASKING_WORDS && asks.some(({ kind }) => kind === 'question');

const nothingConcrete: Rule = {
  name: 'nothing-concrete',
  dimension: 'persuasiveness',
  source: 'E51',
  about: 'No figure, date or name in the whole message.',
  find: (reading) => (reading.words.length < 15 || concreteWords(reading).length > 0 || asksFirst(reading) ? [] : [{ ...overBody(reading), delta: reading.stage === 'first' ? -0.7 : -0.4, message: 'Nothing here can be pictured or checked. Add one figure, place or date.', fix: null }]),
};

const aboutThem: Rule = {
  name: 'about-them',
  dimension: 'persuasiveness',
  source: 'E18',
  about: 'Says what was noticed about this very reader.',
  find: (reading) => {
    const span = (reading.phrases.get('about-them') ?? []).filter((hit) => !isStale(reading, hit.sentence)).map((hit) => spanOf(reading, hit))[0] ?? opensWithReader(reading);
    return span ? [{ ...span, delta: 0.9, message: 'Written for this reader, not for a list.', fix: null }] : [];
  },
};
// A first sentence with something about them that only fits them: a figure, a place, a day.
function opensWithReader(reading: Reading): { start: number; end: number } | null {
  const checkable = new Set(concreteWords(reading));
  const at = reading.sentences.slice(0, 2).findIndex((sentence, index) => {
    const own = sentence.words.filter((word) => you.has(word.lower));
    const begins = you.has(sentence.words[0]!.lower) && sentence.words.length >= 6;
    return own.length > 0 && !sentence.question && !isStale(reading, index) && (begins || sentence.words.some((word) => checkable.has(word)));
  });
  return at < 0 || reading.stage !== 'first' ? null : overSentence(reading.sentences[at]!);
}
const isStale = (reading: Reading, sentence: number) => ['flattery', 'ai-tell', 'guilt', 'pressure', 'urgency', 'hype', 'spam', 'rude', 'apology'].some((list) => reading.phrases.get(list)?.some((hit) => hit.sentence === sentence));

const you = new Set(['you', 'your', "you're", "you've", "you'd", "you'll", 'yours', 'yourself']);
const noReader: Rule = {
  name: 'no-reader',
  dimension: 'persuasiveness',
  source: 'lore',
  about: 'Never speaks to the reader.',
  find: (reading) => (reading.words.length < 15 || asksFirst(reading) || reading.sentences.some(({ words }, at) => !isPleasantry(reading, at) && words.some((word) => you.has(word.lower))) ? [] : [{ ...overBody(reading), delta: -0.7, message: 'The reader does not occur in it. What is it to them?', fix: null }]),
};

const selfWords = new Set(["i", "i'm", "i've", 'my', 'we', "we're", "we've", 'our', 'us']);
const seen = /\b(?:i|we)(?:'ve| have| just| recently)* (?:saw|seen|noticed|read|heard|watched|found|liked|loved|spoke|met|was at|were at|enjoyed|see)\b/;
const selfOpener: Rule = {
  name: 'opens-with-self',
  dimension: 'persuasiveness',
  source: 'E50',
  about: 'The first sentence of a first message is about the sender only.',
  find: (reading) => {
    // A pleasantry in front doesn't make it about them.
    const at = reading.sentences.findIndex((_, index) => !isPleasantry(reading, index));
    const opener = reading.sentences[at];
    if (!opener || reading.stage !== 'first' || reading.form.channel === 'voicemail') return [];
    const plain = opener.words.map((word) => word.lower);
    const start = plain.slice(0, 8).join(' ');
    const own = selfWords.has(plain[0] ?? '') || /^(?:at|here at|as) .{2,40} (?:we|i|our)\b/.test(start);
    if (!own || seen.test(plain.join(' ')) || /^i(?:'m| am)? ?(?:just )?(?:wanted to reach out|reaching out|writing) (?:because|about|as|regarding)/.test(start) || plain.some((word, index) => you.has(word) && !/^(?:inform|let|tell|contact|contacting)$/.test(plain[index - 1] ?? ''))) return [];
    // A short word on who writes is welcome if the next sentence is about the reader.
    const brief = plain.length <= 14 && reading.sentences[at + 1]?.words.some((word) => you.has(word.lower));
    return brief ? [] : [{ ...overSentence(opener), delta: -0.9, message: 'It opens with you. Open with them.', fix: null }];
  },
};

const isPleasantry = (reading: Reading, sentence: number) => ['ai-tell', 'apology', 'guilt'].some((list) => reading.phrases.get(list)?.some((hit) => hit.sentence === sentence && hit.remedy.kind === 'drop-sentence'));

const named = /^(?:(?:Hi |Hello )?(?:I'm|I am|My name is|my name is|This is|this is|It's|it's) (?:\p{Lu}|an? )|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,? (?:from|the|at|here) |I (?:run|own|work|build|fix|clean|install|teach|train|make|help|paint|design|sell|look after|repair|write|cook|bake|coach|manage|keep|plan|place|tune|check|print|draw|service|deliver|do|rent|answer|photograph|collect)\b)/u;
const introduced: Rule = {
  name: 'says-who',
  dimension: 'persuasiveness',
  source: 'E4',
  about: 'A first message says early, and briefly, who writes.',
  find: (reading) => {
    if (reading.stage !== 'first' || selfOpener.find(reading).length > 0) return [];
    let before = 0;
    const sentence = reading.sentences.find((one, at) => {
      const early = before <= 45;
      before += one.words.length;
      return early && one.words.length <= 22 && !isStale(reading, at) && named.test(reading.text.slice(one.start, Math.min(one.end, one.start + 60)).replaceAll('’', "'"));
    });
    return sentence ? [{ ...overSentence(sentence), delta: 0.5, message: 'Says early who writes.', fix: null }] : [];
  },
};

function dumpsFeatures({ sentences, text }: Reading): Hit[] {
  return sentences
    .filter((sentence) => sentence.words.length >= 12 && /\b(?:offer|offers|provide|provides|include|includes|including|specialize|specialise|features|services|do|deliver)\b/.test(sentence.words.map((word) => word.lower).join(' ')))
    .flatMap((sentence): Hit[] => {
      const commas = sentence.words.length > 0 ? countCommas(sentence) : 0;
      return commas < 4 ? [] : [{ ...(firstThree(text, sentence) ?? overSentence(sentence)), delta: -1, message: 'A list of all you do. Name what matters to them.' }];
    });
}
// A list that runs to the end of its sentence keeps its first three.
function firstThree(text: string, { words, end }: { words: Word[]; end: number }): { start: number; end: number; fix: string } | null {
  const breaks = words.flatMap((word, at) => (at > 0 && text.slice(words[at - 1]!.end, word.start) === ', ' ? [at] : []));
  const [second, third, fourth] = breaks;
  const last = words.at(-1)!;
  if (second === undefined || third === undefined || fourth === undefined || words.length - breaks.at(-1)! > 7 || /[^.!]/.test(text.slice(last.end, end))) return null;
  return { start: words[third - 1]!.end, end: last.end, fix: ` and ${text.slice(words[third]!.start, words[fourth - 1]!.end)}` };
}
function countCommas({ words }: { words: Word[] }): number {
  return words.reduce((sum, word, at) => sum + (at > 0 && word.start - words[at - 1]!.end > 1 ? 1 : 0), 0);
}
const featureDump: Rule = { name: 'feature-list', dimension: 'persuasiveness', source: 'E51', about: 'A list of everything on offer.', find: dumpsFeatures };

export const substanceRules: Rule[] = [hype, concrete, nothingConcrete, aboutThem, noReader, selfOpener, introduced, featureDump];
