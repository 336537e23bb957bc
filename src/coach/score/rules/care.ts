import { phraseRule, type Hit, type Rule } from '../rule.ts';
import type { Reading } from '../reading.ts';

// Slips that show a message was not read over.
const wordy = phraseRule({ name: 'wordy', list: 'wordy', dimension: 'clarity', source: 'E1', delta: -0.4, about: 'Several words where one does.', message: '“{}” can be shorter.' });
const jargon = phraseRule({ name: 'jargon', list: 'jargon', dimension: 'clarity', source: 'E51', delta: -0.6, about: 'Business jargon instead of plain, concrete words.', message: '“{}” is jargon. Say it as you would aloud.' });
const typo = phraseRule({ name: 'typo', list: 'typo', dimension: 'clarity', source: 'craft', delta: -0.7, about: 'A common spelling mistake.', message: '“{}” is misspelt.' });

const doubled: Rule = {
  name: 'doubled-word',
  dimension: 'clarity',
  source: 'craft',
  about: 'The same word twice in a row.',
  find: ({ sentences, text }) =>
    sentences.flatMap(({ words }) =>
      words.flatMap((word, at): Hit[] => {
        const before = words[at - 1];
        if (!before || before.lower !== word.lower || word.kind !== 'word' || fineTwice.has(word.lower) || text.slice(before.end, word.start).trim() !== '') return [];
        return [{ start: before.end, end: word.end, delta: -0.6, message: `“${word.text}” stands there twice.`, fix: '' }];
      }),
    ),
};
const fineTwice = new Set(['had', 'that', 'very', 'really', 'so', 'bye', 'no', 'ha', 'knock']);

const blanks = /\[[^\]\n]{1,40}\]|\{\{?[^}\n]{1,40}\}?\}|<[A-Za-z][^>@\n/]{1,30}>|%[A-Z_]{3,20}%|\b[Xx]{3,8}\b|_{3,20}|\bINSERT [A-Z ]{2,30}\b|\blorem ipsum\b/g;
export const findBlanks = (text: string) => [...text.matchAll(blanks)].map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0] }));

const placeholder: Rule = {
  name: 'placeholder',
  dimension: 'clarity',
  source: 'craft',
  about: 'A placeholder that nobody filled in.',
  find: ({ text }) => findBlanks(text).map(({ start, end, text: quote }) => ({ start, end, delta: -2.2, message: `“${quote}” is a placeholder. Fill it in or take it out.`, fix: null })),
};

const known = new Set('CEO CFO CTO COO VAT FAQ PDF USA URL GPS LED CRM ROI SEO SMS API HVAC OK NYC UK EU AM PM IT HR TV ID DM PS MRI LLC GDPR EV AI USD GBP EUR SaaS B2B B2C MOT DIY FYI RSVP STOP ETA'.split(' '));
const acronyms: Rule = {
  name: 'unexplained-acronyms',
  dimension: 'clarity',
  source: 'craft',
  about: 'Three or more acronyms that the reader may not know.',
  find: ({ words }) => {
    const tall = words.filter((word) => word.text !== word.lower);
    const found = new Map(tall.filter((word) => /^[A-Z]{2,5}s?$/.test(word.text) && !known.has(word.text)).map((word) => [word.text, word]));
    const shouting = tall.filter((word) => /^[A-Z]{4,}$/.test(word.text)).length;
    if (found.size < 3 || shouting > 4) return [];
    const first = [...found.values()][0]!;
    return [{ start: first.start, end: first.end, delta: -0.6, message: `${[...found.keys()].slice(0, 4).join(', ')}: spell them out once.`, fix: null }];
  },
};

function findSubjectFaults({ subject, form }: Reading): Hit[] {
  if (form.channel !== 'email' || subject === null) return [];
  const words = subject.split(/\s+/).filter(Boolean).length;
  const nowhere = { start: 0, end: 0, fix: null };
  if (words === 0) return [{ ...nowhere, delta: -1.2, message: 'No subject line. Three or four words are enough.' }];
  if (words > 10 || subject.length > 50) return [{ ...nowhere, delta: -0.7, message: 'The subject is long; phones cut it after about 50 characters.' }];
  if (/[A-Z]{5,}|!!|^re:|free|urgent|\$\$/i.test(subject) && /[A-Z]{5,}|!|^re: |\bfree\b|\burgent\b|\$\$/.test(subject)) return [{ ...nowhere, delta: -0.8, message: 'The subject looks like an advertisement.' }];
  return words >= 2 && words <= 6 ? [{ ...nowhere, delta: 0.4, message: 'A short subject.' }] : [];
}
const subjectLine: Rule = { name: 'subject-line', dimension: 'clarity', source: 'E11', about: 'The subject: 2 to 6 words are best, over 10 words or 50 characters is long, none is worst.', find: findSubjectFaults };

export const careRules: Rule[] = [wordy, jargon, typo, doubled, placeholder, acronyms, subjectLine];
