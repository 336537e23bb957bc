import { remember } from '#coach/remember';
import { overBody, overSentence, type Hit, type Rule } from '../rule.ts';
import type { Reading } from '../reading.ts';
import type { Sentence } from '../sentences.ts';
import { countSyllables, type Word } from '../words.ts';

const LONG_SENTENCE_WORDS = 28;
const WALL_WORDS = 75;

export const readingGrade = remember(({ words, sentences }: Pick<Reading, 'words' | 'sentences'>): number => {
  const plain = words.filter((word) => word.kind === 'word');
  if (plain.length < 8) return 5;
  const syllables = plain.reduce((sum, word) => sum + countSyllables(word.lower), 0);
  return 0.39 * (words.length / Math.max(1, sentences.length)) + 11.8 * (syllables / plain.length) - 15.59;
});

const overLong = (sentence: Sentence) => Math.max(0, sentence.words.length - LONG_SENTENCE_WORDS);
const longDelta = (sentence: Sentence) => -Math.min(1.2, 0.3 + overLong(sentence) * 0.04);

const longSentence: Rule = {
  name: 'long-sentence',
  dimension: 'clarity',
  source: 'E7',
  about: `A sentence of more than ${LONG_SENTENCE_WORDS} words.`,
  find: ({ sentences }) =>
    sentences.filter((sentence) => overLong(sentence) > 0).map((sentence) => ({ ...overSentence(sentence), delta: longDelta(sentence), message: `${sentence.words.length} words in one sentence. Cut it in two.`, fix: null })),
};

// What long sentences already cost is not counted again here.
const readingGradeRule: Rule = {
  name: 'hard-words',
  dimension: 'clarity',
  source: 'E7',
  about: 'Read as school grade 9 or above, beyond what long sentences already cost.',
  find: (reading) => {
    const grade = readingGrade(reading);
    const counted = reading.sentences.reduce((sum, sentence) => sum + (overLong(sentence) > 0 ? longDelta(sentence) : 0), 0);
    const delta = -Math.min(2, (grade - 8) * 0.22) - counted;
    return delta > -0.1 ? [] : [{ ...overBody(reading), delta, message: `Reads like school grade ${Math.round(grade)}; grades 3 to 6 get the most answers. Use shorter words.`, fix: null }];
  },
};

const easyWords: Rule = {
  name: 'easy-to-read',
  dimension: 'clarity',
  source: 'E7',
  about: 'Reads easily: grade 6 or below.',
  find: (reading) => {
    const grade = readingGrade(reading);
    if (reading.words.length < 12 || grade > 7) return [];
    return [{ ...overBody(reading), delta: Math.min(0.5, 0.2 + (7 - grade) * 0.1), message: 'Easy to read.', fix: null }];
  },
};

// The curve bends so that cutting a wall in two never costs more than the wall did.
const wall: Rule = {
  name: 'wall-of-text',
  dimension: 'clarity',
  source: 'lore',
  about: `A paragraph of more than ${WALL_WORDS} words.`,
  find: (reading) => {
    if (reading.form.channel === 'voicemail') return [];
    return reading.paragraphs.flatMap((paragraph, index): Hit[] => {
      const own = reading.sentences.filter((sentence) => sentence.paragraph === index);
      const count = own.reduce((sum, sentence) => sum + sentence.words.length, 0);
      if (count <= WALL_WORDS) return [];
      const gap = middleGap(own, count);
      return [{ ...(gap ?? paragraph), delta: 0.25 - 0.02 * count ** 0.85, message: `${count} words without a break. Start a new paragraph.`, fix: gap ? '\n\n' : null }];
    });
  },
};

// The space between two sentences that is nearest the middle.
function middleGap(own: Sentence[], count: number): { start: number; end: number } | null {
  let seen = 0;
  for (let at = 0; at < own.length - 1; at += 1) {
    seen += own[at]!.words.length;
    if (seen >= count / 2 - 8) return { start: own[at]!.end, end: own[at + 1]!.start };
  }
  return null;
}

const be = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being']);
const irregular = new Set('done made sent given taken written built known seen shown found held kept led lost paid put said sold told thought brought bought caught chosen drawn driven grown met run set spent understood won'.split(' '));
const stative = new Set('based located interested excited pleased concerned tired worried booked scheduled limited used married supposed licensed insured closed opened relaxed'.split(' '));
const isParticiple = (word: Word) => word.kind === 'word' && !stative.has(word.lower) && (irregular.has(word.lower) || (word.lower.length > 4 && word.lower.endsWith('ed')));

const passive: Rule = {
  name: 'passive',
  dimension: 'clarity',
  source: 'craft',
  about: 'Passive sentences; the first is fine.',
  find: ({ sentences }) =>
    sentences
      .flatMap(({ words }) => words.flatMap((word, at) => (be.has(word.lower) ? participleAfter(words, at) : [])))
      .slice(1)
      .map((span) => ({ ...span, delta: -0.35, message: 'Who does it? Say so, in the active voice.', fix: null })),
};

function participleAfter(words: Word[], at: number): { start: number; end: number }[] {
  const next = words[at + 1]?.lower.endsWith('ly') || words[at + 1]?.lower === 'not' ? words[at + 2] : words[at + 1];
  return next && isParticiple(next) ? [{ start: words[at]!.start, end: next.end }] : [];
}

export const easeRules: Rule[] = [longSentence, readingGradeRule, easyWords, wall, passive];
