import { expect, test } from 'vitest';
import { findClaims } from '#coach/guard/claims';
import { isGsm } from './windows.ts';
import { listFragments } from './library.ts';
import { subjects } from './content/subjects.ts';

const fragments = listFragments();
const faulty = (check: (text: string, id: string) => boolean) => fragments.filter(({ text, id }) => check(text, id)).map(({ id, text }) => `${id} ${text}`);
const blanks = new Set(
  'agreed doc matter later contact issue place time piece about word quote date Date budget rival held third visitor count tool them boss competitor backOn person topic Topic topics Topics fact Fact inner link which Which me business company referrer trigger triggerAny problem problemNoun offerNoun offerVerb offerDoing offerSay offerClause offerAny whoNoun whoAny diffSay diffClause diffNoun diffAny'.split(' '),
);

test('the library is large enough that no draft has to repeat itself: 900 fragments or more', () => {
  expect(fragments.length).toBeGreaterThan(900);
});
test('R-AST-10 no fragment claims customers, results, frequency or experience, presses the reader, or sounds like a machine', () => {
  expect(fragments.flatMap(({ id, text }) => findClaims(text, '').map(({ quote }) => `${id} "${quote}"`))).toEqual([]);
});
test('the lint refuses what it is there for', () => {
  const refused = (text: string) => findClaims(text, '').map(({ kind }) => kind);
  expect(refused('Our clients save money within weeks.')).toEqual(['claim']);
  expect(refused('I often hear this from owners.')).toEqual(['claim']);
  expect(refused("We've helped teams like yours.")).toEqual(['claim', 'claim']);
  expect(refused('Act now, only a few spots left.')).toEqual(['pressure', 'pressure']);
  expect(refused('I hope this email finds you well.')).toEqual(['machine']);
  expect(refused("Others felt the same, and here's what they found.")).toEqual(['claim', 'claim']);
});
test('no fragment holds a figure, a day, a month or a time that a draft could not know', () => {
  expect(faulty((text) => /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:january|february|april|june|july|august|september|october|november|december|tomorrow|yesterday|hundred|dozen)\b/i.test(text)).filter((line) => !line.includes('a hundred that'))).toEqual([]);
});
test('R-AST-09 every fragment stays in the basic SMS alphabet, so that no segment is halved', () => {
  expect(faulty((text) => !isGsm(text.replaceAll(/[{}]/g, '')))).toEqual([]);
});
test('a fragment has no exclamation mark, no dash as a pause and no capital shouting', () => {
  expect(faulty((text, id) => /!|--| - |\b[A-Z]{3,}\b/.test(text) && !id.startsWith('optOut'))).toEqual([]);
});
test('questions are asked in the place for questions, and one at a time', () => {
  expect(faulty((text, id) => text.includes('?') && !/\.(?:ask\w*|first)\./.test(id))).toEqual([]);
  expect(faulty((text) => text.split('?').length > 2)).toEqual([]);
});
test('every fragment ends as a sentence does, or with the link', () => {
  expect(faulty((text, id) => !/[.?:]$|\{link\}$/.test(text) && !id.startsWith('optOut'))).toEqual([]);
  expect(faulty((text, id) => text.endsWith(':') && !/\.open\./.test(id))).toEqual([]);
});
test('every blank of a fragment is one that can be filled', () => {
  expect(fragments.flatMap(({ id, blanks: names }) => names.filter((name) => !blanks.has(name)).map((name) => `${id} ${name}`))).toEqual([]);
});
test('no two fragments of one place say the same', () => {
  const seen = new Map<string, string>();
  const twice = fragments.flatMap(({ id, text }) => {
    const key = `${id.replace(/\.\d+$/, '')}/${text.toLowerCase()}`;
    const first = seen.get(key);
    seen.set(key, id);
    return first ? [`${first} and ${id}: ${text}`] : [];
  });
  expect(twice).toEqual([]);
});
test('E11 subjects have at most six words and 50 characters', () => {
  const lines = Object.values(subjects).flatMap((text) => text.split('\n').filter((line) => line !== ''));
  expect(lines.filter((line) => line.split(' ').length > 6 || line.length > 50 || /[!\d]/.test(line))).toEqual([]);
});
