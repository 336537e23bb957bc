import type { Fault } from '#contract/prompt';
import { measure, windowFor } from '#coach/compose/windows';
import { guardText } from '#coach/guard/guard';
import { factsOf, lostFacts, sentencesOf } from '#coach/rewrite/facts';
import { fitWindow } from '#coach/rewrite/fit';
import { splitLetter } from '#coach/rewrite/letter';
import { startTrial, type RewriteRequest } from '#coach/rewrite/rewrite';
import { textOf } from '#coach/rewrite/trial';
import { scoreMessage } from '#coach/score/score';
import type { DraftAnswer } from '#server/prompts/draft-shape';
import { scoreFormOf, type DraftCase } from './draft-case.ts';
import { withEnds, withLink } from './draft-finish.ts';
import { findUnwanted, voiceFault } from './draft-voice.ts';

// A model's text that scores more than this below the built-in one is not used.
const MOST_BELOW = 1.5;
const MOST_REASONS = 3;
// In German every noun has a capital, so a capital tells no name.
const CAPITAL_NOUNS = new Set(['de', 'lb']);

const isEnglish = ({ understanding }: DraftCase) => understanding.language === 'en';

function sourcesOf({ request, context, ends, understanding }: DraftCase) {
  const { voice, ...facts } = context.brain;
  const inputs = [...Object.values(facts), voice?.greeting, voice?.signOff, ends.tail, ...Object.values(request)].filter((value) => typeof value === 'string');
  return { inputs, meetingLink: request.meetingLink.trim(), signature: request.signature, instructions: understanding.instructions.map(({ quote }) => quote) };
}

function findGuardFaults(job: DraftCase, text: string) {
  const faults = guardText(text, sourcesOf(job));
  return CAPITAL_NOUNS.has(job.understanding.language) ? faults.filter(({ kind }) => kind !== 'name') : faults;
}

const windowFault = ({ request, ends }: DraftCase, body: string): Fault[] => {
  const { unit, min, max } = windowFor(request);
  const whole = withLink(body, ends);
  const low = measure(splitLetter(whole, '').core, unit).low;
  const high = measure(whole, unit).high;
  const name = unit === 'words' ? 'words' : 'characters';
  if (high > max) return [{ code: 'too_long', message: `It has ${high} ${name}; at most ${max} are allowed. Cut what does no work.`, hard: false }];
  // A short text may stay short: what would fill it is nothing that its writer said.
  const least = request.kind === 'rewrite' ? Math.min(min, measure(splitLetter(request.message, request.signature).core, unit).low) * 0.8 : min;
  return low < Math.min(min, least) ? [{ code: 'too_short', message: `It has ${low} ${name} without the greeting; at least ${min} are needed. Say more from the material, and invent nothing.`, hard: false }] : [];
};

function scoreFault(job: DraftCase, { subject, body }: DraftAnswer): Fault[] {
  const { request, context, own } = job;
  const { scores, findings } = scoreMessage(withEnds(body, job.ends), scoreFormOf(request, context, subject));
  const least = Math.max(own.score.scores.overall - MOST_BELOW, request.kind === 'rewrite' ? (own.original?.scores.overall ?? 0) : 0);
  if (scores.overall >= least) return [];
  const worst = findings.filter(({ delta }) => delta < 0).toSorted((a, b) => a.delta - b.delta).slice(0, MOST_REASONS);
  return [{ code: 'weak', message: `It can be better: ${worst.map(({ message }) => message).join(' ') || 'clearer, warmer, with one easy question at the end.'}`, hard: false }];
}

// A rewrite keeps every name, number and date of the message.
function lossFault({ request }: DraftCase, { subject = '', body }: DraftAnswer): Fault[] {
  if (request.kind !== 'rewrite') return [];
  const lost = lostFacts(factsOf(splitLetter(request.message, request.signature).core), `${subject}\n${body}\n${request.signature}`);
  return lost.length === 0 ? [] : [{ code: 'lost_fact', message: `It lost what has to stay: ${lost.slice(0, 6).join(', ')}.`, hard: false }];
}

// Everything that keeps a model's text from being used, in sentences that it can act on. The same rules as for the built-in coach.
export function checkAnswer(job: DraftCase, answer: DraftAnswer): Fault[] {
  const guard = findGuardFaults(job, `${answer.subject ?? ''}\n${answer.body}`).map(({ kind, message }) => ({ code: kind, message, hard: true }));
  return [...guard, ...windowFault(job, answer.body), ...lossFault(job, answer), ...voiceFault(job, answer), ...(isEnglish(job) ? scoreFault(job, answer) : [])];
}

function dropSentences(body: string, spans: { start: number; end: number }[]) {
  const bad = sentencesOf(body).filter((sentence) => spans.some(({ start, end }) => start < sentence.end && end > sentence.start));
  const cut = bad.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), body);
  return cut.replace(/[ \t]+(?=\n)|(?<= ) +/g, '').replace(/\n{3,}/g, '\n\n').trim();
}

// Mends by rule: sentences with strange facts go, then the text is brought to its length.
export function fitAnswer(job: DraftCase, answer: DraftAnswer): DraftAnswer | null {
  const { request, context, ends } = job;
  const strange = [...findGuardFaults(job, answer.body).filter(({ start, end }) => end > start), ...findUnwanted(job, answer.body)];
  const message = dropSentences(withLink(answer.body, ends), strange);
  if (message === '') return null;
  const { channel, emailLength, linkedinMode } = request;
  const rewrite: RewriteRequest = { kind: 'rewrite', message, goal: 'clear', thread: '', channel, emailLength, linkedinMode, meetingLink: '', signature: '' };
  const form = scoreFormOf(request, context);
  const { trial } = startTrial(rewrite, { message, form, brain: context.brain });
  fitWindow(trial, { window: windowFor(request), fixed: ends.link });
  const text = textOf(trial, trial.letter);
  const body = ends.link !== '' && text.endsWith(ends.link) ? text.slice(0, -ends.link.length).trimEnd() : text;
  if (ends.link !== '' && body === text) return null;
  const isSubjectSound = answer.subject !== undefined && findGuardFaults(job, answer.subject).length === 0 && findUnwanted(job, answer.subject).length === 0;
  return { ...(isSubjectSound && { subject: answer.subject! }), body };
}
