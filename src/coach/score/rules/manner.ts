import { applyEdit } from '../edit.ts';
import { overBody, type Hit, type Rule } from '../rule.ts';
import type { Reading } from '../reading.ts';
import { isShortForm } from '../short-forms.ts';

const loud = new Set(['NOW', 'NOT', 'ALL', 'NEW', 'YOU', 'YOUR', 'OFF', 'BIG', 'TOP', 'BUY', 'GET', 'FREE', 'BEST', 'ONLY', 'EVER', 'MUST', 'OUR', 'AND', 'THE', 'FOR', 'NO', 'YES', 'WOW']);
const shouted = (text: string) => loud.has(text) || (text.length > 3 && /^[A-Z'’]{4,}$/.test(text) && !isShortForm(text));

const alwaysTall = /^(?:i(?:['’](?:m|ve|ll|d))?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december|tues|weds|thurs)$/;

const shouting: Rule = {
  name: 'shouting',
  dimension: 'tone',
  source: 'craft',
  about: 'Words in capitals.',
  find: ({ sentences }) =>
    sentences.flatMap(({ words }) =>
      words.flatMap((word, at): Hit[] => {
        if (word.text === word.lower || !shouted(word.text)) return [];
        const lower = word.text.toLowerCase();
        return [{ start: word.start, end: word.end, delta: -0.7, message: `“${word.text}” shouts.`, fix: at === 0 || alwaysTall.test(lower) ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower }];
      }),
    ),
};

function findMarks({ text, body }: Reading): Hit[] {
  const hits: Hit[] = [];
  let fine = 1;
  for (let at = body.start; at < body.end; at += 1) {
    if (text[at] !== '!') continue;
    let end = at + 1;
    let asks = at > 0 && text[at - 1] === '?';
    while (end < text.length && (text[end] === '!' || text[end] === '?')) asks = text[end++] === '?' || asks;
    if (end - at === 1 && fine-- > 0 && !asks) continue;
    const start = asks && text[at - 1] === '?' ? at - 1 : at;
    hits.push({ start, end, delta: end - at > 1 ? -0.7 : -0.5, message: 'Fewer exclamation marks: calm sounds surer.', fix: asks ? '?' : text[end] === ')' ? '' : '.' });
    at = end - 1;
  }
  return hits;
}
const exclaiming: Rule = { name: 'exclamation-marks', dimension: 'tone', source: 'craft', about: 'More than one exclamation mark.', find: findMarks };

const dashes: Rule = {
  name: 'dash-chain',
  dimension: 'tone',
  source: 'E41',
  about: 'Three or more long dashes, a sign of machine writing.',
  find: ({ text, body }) => {
    const spots = [...text.slice(body.start, body.end).matchAll(/ ?[—] ?| – /g)];
    return spots.length < 3 ? [] : spots.slice(1).map((match) => undash(text, { start: body.start + match.index, end: body.start + match.index + match[0].length }));
  },
};
// A clause of its own becomes a sentence of its own.
const clause = /^(?:I|I'm|it|it's|that|that's|this|we|we're|you|you're|they|he|she|there)\b/;
function undash(text: string, { start, end }: { start: number; end: number }): Hit {
  const alone = clause.test(text.slice(end, end + 8).replaceAll('’', "'"));
  const span = alone ? { start, end: end + 1, fix: `. ${text.charAt(end).toUpperCase()}` } : { start, end, fix: ', ' };
  return { ...span, delta: -0.4, message: 'A chain of long dashes reads as machine-made.' };
}

const emoji: Rule = {
  name: 'emoji',
  dimension: 'tone',
  source: 'craft',
  about: 'More emoji than the channel bears.',
  find: ({ text, form }) => {
    const all = [...text.matchAll(/ ?(?![©®™])\p{Extended_Pictographic}️?/gu)];
    return all.slice(form.channel === 'email' ? 0 : 1).map((match) => ({ start: match.index, end: match.index + match[0].length, delta: -0.4, message: 'An emoji too many.', fix: '' }));
  },
};

const nobody = /^(?:dear|hi|hello|hey)?\s?(?:sir|madam|sir or madam|sir\/madam|sirs|all|there|friend|friends|valued (?:customer|client)|customer|business owner|homeowner|colleague|team|decision maker|hiring manager|to whom it may concern|to whom this may concern|buddy|mate|dude|folks|everyone)\s?[,!:.–—-]?$/i;
// Who answers may come to the point; a first message to a person has a name.
function findGreeting({ text, greeting, form, stage }: Reading): Hit[] {
  if (!greeting) {
    if (stage === 'reply' || form.channel === 'sms' || form.channel === 'voicemail' || form.channel === 'linkedin') return [];
    return [{ start: 0, end: 0, delta: -0.3, message: 'No greeting. A name costs one second.', fix: null }];
  }
  const line = text.slice(greeting.start, greeting.end).trim();
  if (nobody.test(line.replace(/^(?:dear|hi|hello|hey)\s+/i, '')) || nobody.test(line) || /^(?:hi|hello|hey|dear)\W*$/i.test(line)) {
    const mass = /sir|madam|valued|whom|customer|business owner|homeowner|friend|decision/i.test(line);
    if (stage === 'reply' && !mass) return [];
    return [{ ...greeting, delta: mass ? -0.9 : -0.4, message: `“${line}” could go to anybody. Use their name.`, fix: null }];
  }
  return /^\p{L}+(?: (?:morning|afternoon|evening))? \S*\p{Lu}/u.test(line) ? [{ ...greeting, delta: 0.3, message: 'Greets a person by name.', fix: null }] : [];
}
const greetingRule: Rule = { name: 'greeting', dimension: 'tone', source: 'lore', about: 'A greeting with a name works; one for anybody, or none in a first e-mail, does not.', find: findGreeting };

const plural = new Set(['we', 'our', "we're", "we've", "we'll", 'us']);
const single = new Set(['i', "i'm", "i've", "i'll", "i'd", 'my', 'me']);
const weAsCrowd: Rule = {
  name: 'we-for-i',
  dimension: 'tone',
  source: 'E50',
  about: '‘We’ all the time and never ‘I’.',
  find: (reading) => {
    const we = reading.words.filter((word) => plural.has(word.lower));
    if (we.length < 3 || reading.words.some((word) => single.has(word.lower))) return [];
    return [{ start: we[0]!.start, end: we[0]!.end, delta: -0.6, message: 'You write “we” throughout. “I” shows that a person takes care.', fix: null }];
  },
};

const flat: Rule = {
  name: 'lower-case',
  dimension: 'tone',
  source: 'craft',
  about: 'Sentences that begin without a capital, and a small ‘i’.',
  find: (reading) => {
    // 'Hi Jo, the part is here': after a greeting on the same line a small letter is right.
    const flowing = reading.greeting !== null && !reading.text.slice(reading.greeting.end, reading.body.start).includes('\n');
    const starts = reading.sentences.slice(flowing ? 1 : 0).flatMap(({ words }) => (/^\p{Ll}/u.test(words[0]!.text) && words[0]!.kind === 'word' ? [words[0]!] : []));
    const alone = reading.words.filter((word) => alwaysTall.test(word.text) && !starts.includes(word));
    return [...starts, ...alone].map(capitalised);
  },
};
const capitalised = ({ start, end, text }: { start: number; end: number; text: string }): Hit => ({ start, end, delta: -0.3, message: 'Begin with a capital.', fix: applyEdit(text, { start: 0, end: 1, fix: text.charAt(0).toUpperCase() }) });

export const isEmptyBody = (reading: Reading) => reading.words.length === 0;
const empty: Rule = { name: 'empty', dimension: 'tone', source: 'craft', about: 'There is no message.', find: (reading) => (isEmptyBody(reading) ? [{ ...overBody(reading), delta: -3, message: 'There is no message yet.', fix: null }] : []) };

export const mannerRules: Rule[] = [shouting, exclaiming, dashes, emoji, greetingRule, weAsCrowd, flat, empty];
