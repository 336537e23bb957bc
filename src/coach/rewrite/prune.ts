import { applyEdit, dropSentence } from '#coach/score/edit';
import type { Sentence } from '#coach/score/sentences';
import { isFact, sentencesOf } from './facts.ts';
import { offersSomething } from './offers.ts';
import { hasVerb } from './sentence-split.ts';
import { attempt, keep, scoreOf, textOf, type Trial } from './trial.ts';

// Step by step is for messages, not for books.
export const LONG_TEXT = 6000;
export const isLong = ({ letter }: Trial) => letter.core.length > LONG_TEXT;

// Sentences that only cost: a fault in them and no fact.
export function pruneSentences(trial: Trial): void {
  if (isLong(trial)) return;
  pruneClauses(trial);
  for (let round = 0; round < 12; round += 1) {
    if (!pruneWorst(trial)) break;
  }
  startPlainly(trial);
}

// What led over from a sentence that is gone leads nowhere now.
function startPlainly(trial: Trial): void {
  const { core } = trial.letter;
  const lead = /^(?:also|moreover|furthermore|additionally|but|and|so|however|then|for instance|for example|instead|still)\b,? /i.exec(core)?.[0];
  if (!lead || /^so (?:that|far|much|many)/i.test(core)) return;
  const rest = core.slice(lead.length);
  const letter = { ...trial.letter, core: rest.charAt(0).toUpperCase() + rest.slice(1) };
  // It has to read right, whatever the score makes of it.
  keep(trial, { letter, score: scoreOf(trial, letter), step: { before: lead, after: '', reason: 'Begins plainly.' } });
}

// A sentence with a fact in it keeps the fact and loses the clause that attacks or boasts.
function pruneClauses(trial: Trial): void {
  for (let round = 0; round < 8; round += 1) {
    const { core } = trial.letter;
    const shift = textOf(trial, trial.letter).indexOf(core);
    const faults = trial.score.findings.filter((one) => one.delta <= -0.5 && one.fix === null && one.end > one.start && one.end - one.start < 80);
    const done = sentencesOf(core).some((sentence) =>
      holdsFact(sentence) &&
      faults.some((fault) => {
        const [start, end] = [fault.start - shift, fault.end - shift];
        if (start < sentence.start || end > sentence.end) return false;
        const cut = cutClause(core, sentence, { start, end });
        return cut !== null && attempt(trial, { ...trial.letter, core: cut }, fault.message);
      }),
    );
    if (!done) return;
  }
}

const leads = /^(?:at|in|for|with|as|when|if|since|because|after|before|while|although|though|by|on|from|to|unlike|given|once|until|without|here|instead|besides|like)$/;
const standsAlone = ({ words }: Sentence, end: number) => {
  const left = words.filter((word) => word.end <= end);
  return hasVerb(left) && (!leads.test(left[0]!.lower) || left.some((word) => /^(?:i|we|you|they|he|she|it)$/.test(word.lower)));
};

const begins = /^(?:the|it|we|i|our|my|this|they|you|your|there|he|she|it's|i'm|we're)\b/i;
function cutClause(core: string, sentence: Sentence, fault: { start: number; end: number }): string | null {
  const text = core.slice(sentence.start, sentence.end);
  const [from, till] = [fault.start - sentence.start, fault.end - sentence.start];
  const ahead = text.indexOf(', ', till);
  if (ahead > 0 && from < 30 && !/,/.test(text.slice(0, ahead)) && begins.test(text.slice(ahead + 2))) {
    const rest = text.slice(ahead + 2);
    // 'You didn’t read the offer, it includes': the offer is what it is about.
    const named = /\b(?:the|our|my) [a-z]+$/.exec(text.slice(0, ahead))?.[0];
    const back = /^(?:it|they|he|she)\b/i.test(rest);
    if (back && (!named || !/^it /i.test(rest))) return null;
    const whole = back ? `${named}${rest.slice(2)}` : rest;
    return core.slice(0, sentence.start) + whole.charAt(0).toUpperCase() + whole.slice(1) + core.slice(sentence.end);
  }
  const joint = [...text.slice(0, from + 1).matchAll(/,? (?:but|because|which|since|and|so) |, /g)].at(-1);
  const tail = joint ? text.slice(joint.index) : '';
  if (!joint || joint.index < 12 || (joint[0].trim() === ',' && !begins.test(tail.slice(2)))) return null;
  // 'At Brightside, we …': what is left has to be a sentence.
  if (!standsAlone(sentence, sentence.start + joint.index)) return null;
  // 'X and our Y' goes on behind 'and' only as a clause.
  if (/^,? and /.test(joint[0]) && !begins.test(tail.replace(/^,? and /, ''))) return null;
  return core.slice(0, sentence.start) + text.slice(0, joint.index) + (/[.!?]$/.exec(text)?.[0] ?? '') + core.slice(sentence.end);
}

function pruneWorst(trial: Trial): boolean {
  const { core } = trial.letter;
  const shift = textOf(trial, trial.letter).indexOf(core);
  const sentences = sentencesOf(core);
  if (sentences.length < 2 || sentences.length > 200) return false;
  const rated = sentences
    .map((sentence, at) => ({ at, cost: costOf(trial, sentence, shift) }))
    .filter(({ at, cost }) => cost.delta <= -0.6 && !holdsFact(sentences[at]!) && !carries(core, sentences, at))
    .toSorted((a, b) => a.cost.delta - b.cost.delta);
  return rated.slice(0, 4).some(({ at, cost }) => {
    const edit = dropSentence(core, sentences, at);
    return edit !== null && attempt(trial, { ...trial.letter, core: applyEdit(core, edit) }, cost.reason);
  });
}

const points = /^(?:it|its|they|their|these|those|he|she|his|her|which|for (?:example|instance))\b(?!['’])/i;

// 'No subs.' says nothing without the sentence before it.
export const isFragment = ({ words, question }: Sentence) => !question && words.length <= 4 && !hasVerb(words);

const inquires = /\b(?:ask|know|inquire|enquire|find out|see) (?:as to )?(?:whether|if) /i;

// A sentence that the next one points back to, or the only one that says what is offered, has to stay.
function carries(core: string, sentences: Sentence[], at: number): boolean {
  const own = sentences[at]!;
  const next = sentences[at + 1];
  if (core.slice(own.start, own.end).trimEnd().endsWith(':') || inquires.test(core.slice(own.start, own.end))) return true;
  if (at === 0 && next && points.test(core.slice(next.start, next.start + 20)) && !own.question) return true;
  if (next && isFragment(next)) return true;
  const says = (one: Sentence) => !one.question && offersSomething(core.slice(one.start, one.end));
  return says(own) && !sentences.some((one, index) => index !== at && says(one));
}

export const holdsFact = ({ words }: Sentence) => words.some(isFact);

// These speak of the whole message or of its order; the sentence they stand at may still say what is offered.
const whole = new Set(['we-for-i', 'no-reader', 'nothing-concrete', 'hard-words', 'unexplained-acronyms', 'opens-with-self', 'feature-list']);

function costOf(trial: Trial, { start, end }: Sentence, shift: number): { delta: number; reason: string } {
  const inside = trial.score.findings.filter((one) => one.delta < 0 && !whole.has(one.rule) && one.start >= start + shift && one.end <= end + shift + 1 && one.end > one.start);
  const worst = inside.toSorted((a, b) => a.delta - b.delta)[0];
  return { delta: inside.reduce((sum, one) => sum + one.delta, 0), reason: worst?.message ?? 'Says nothing that the rest doesn’t.' };
}

// For 'concise' and 'shorter': the sentences that say least go first, never a fact and never the ask.
export function thinOut(trial: Trial, most: number, least: number): void {
  if (isLong(trial)) return;
  for (let round = 0; round < 40; round += 1) {
    const { core } = trial.letter;
    const sentences = sentencesOf(core);
    const words = sentences.reduce((sum, one) => sum + one.words.length, 0);
    if (words <= most || sentences.length < 3) return;
    const spare = sentences
      .map((sentence, at) => ({ at, size: sentence.words.length, worth: worthOf(core, sentence, sentences.length - at) }))
      .filter(({ at, size }) => !holdsFact(sentences[at]!) && !carries(core, sentences, at) && words - size >= least)
      .toSorted((a, b) => a.worth - b.worth);
    const gone = spare.some(({ at }) => {
      const edit = dropSentence(core, sentences, at);
      return edit !== null && attempt(trial, { ...trial.letter, core: applyEdit(core, edit) }, 'Left out: the message says as much without it.');
    });
    if (!gone) return;
  }
}

const noticed = /\b(?:i|we) (?:saw|noticed|read|heard)\b|\byou(?:'ve| have)? (?:asked|mentioned|wrote|said|posted)\b/i;
const wishes = /^(?:please |just |so )?(?:call|text|ring|send|sign|reply|book|confirm|tell|pay|bring|come|choose|pick|let me know (?:which|when|by))\b/i;
// What a sentence is worth to its reader, for when not all can stay.
export function worthOf(core: string, sentence: Sentence, fromEnd: number): number {
  const { words } = sentence;
  const text = core.slice(sentence.start, sentence.end);
  const facts = Math.min(3, words.filter(isFact).length) * 1.5;
  const reader = words.some((word) => /^(?:you|your|you're|you've)$/.test(word.lower)) ? 1 : 0;
  const ask = (sentence.question && fromEnd <= 2) || wishes.test(text) ? 4 : 0;
  return facts + reader + ask + (noticed.test(text) ? 3 : 0) + (offersSomething(text) ? 1 : 0) - words.length * 0.05;
}
