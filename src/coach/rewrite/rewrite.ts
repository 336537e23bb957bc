import type { Draft, DraftContext, DraftRequest, Score } from '#coach/brief';
import { windowFor } from '#coach/compose/windows';
import { readMessage, type Reading, type ScoreForm, type Stage } from '#coach/score/reading';
import { scoreMessage, scoreReading } from '#coach/score/score';
import { fillBlanks } from './blanks.ts';
import { describeChanges, type Change } from './changes.ts';
import { condense } from './condense.ts';
import { everyFactFrom, lostFacts } from './facts.ts';
import { fitWindow, type Fitted } from './fit.ts';
import { reachGoal } from './goal.ts';
import { closeFor, sign, splitLetter, type Letter } from './letter.ts';
import { soundsLike } from './manner.ts';
import { endSentence, ensureAsk, mendFindings, mendGreeting, mendSubject, sourceFacts } from './mend.ts';
import { reorder } from './order.ts';
import { pruneSentences } from './prune.ts';
import { splitLong } from './sentence-split.ts';
import { attempt, keep, LONG_TEXT, onOneLine, scoreOf, textOf, valueOf, type Trial } from './trial.ts';

export type RewriteRequest = Extract<DraftRequest, { kind: 'rewrite' }>;
export type Compose = (request: DraftRequest, context: DraftContext) => Draft;
export type Rewrite = Draft & { original: Score; score: Score; changes: Change[]; recomposed: boolean };

// Below this a text is not worth mending.
const HOPELESS = 5;

export function rewriteMessage(request: RewriteRequest, context: DraftContext, compose?: Compose): Rewrite {
  const message = request.message.replaceAll('\r\n', '\n').trim();
  const { form, reading } = readForm(request, context, message);
  const original = scoreReading(reading);
  const refused = refusalOf(message);
  if (refused) return unchanged(message, original, refused);
  const { trial, open } = startTrial(request, { message, form, brain: context.brain, reading });
  polish(trial, request);
  const hollow = valueOf(original) < HOPELESS && trial.facts.length === 0 && keptShare(message, trial.letter.core) < 0.2;
  addLink(trial, request);
  const fitted = fitWindow(trial, { window: windowFor(request), fixed: request.meetingLink.trim() });
  if (compose && (hollow || valueOf(trial.score) < HOPELESS)) {
    const composed = recompose(compose, { request, context, form, least: hollow ? original.scores.overall : trial.score.scores.overall, facts: trial.facts });
    if (composed) return { ...composed, original, changes: describeChanges(message, composed.body, []), recomposed: true };
  }
  if (hollow) return unchanged(message, original, 'Nothing in this text tells the reader anything. Say what you offer and what you ask; then there is something to rewrite.');
  return finish({ signature: request.signature, trial, fitted, open, original, message });
}

const unchanged = (body: string, original: Score, notice: string): Rewrite => ({ body, gaps: [], why: [], notices: [notice], original, score: original, changes: [], recomposed: false });

const common = new Set('the to and a of you is i in for it we your with on our are that this have be at can will me my as do if so not from what would'.split(' '));
// What can't be written anew without inventing it, or isn't English, goes back as it is, with the reason.
function refusalOf(message: string): string | null {
  const words = wordsOf(message);
  if (words.length < 4) return 'There is too little here to rewrite. Say what it is about and what you want.';
  const english = words.filter((word) => common.has(word)).length / words.length;
  return words.length >= 8 && english < 0.08 && /[\p{L}--[A-Za-z]]/v.test(message) ? 'This looks like another language. The built-in coach rewrites English only; your text is unchanged.' : null;
}

// The stage is decided once, so that taking a word out doesn't turn an answer into a first message.
export function readForm({ channel, emailLength, linkedinMode, thread }: RewriteRequest, { brain }: DraftContext, message: string): { form: Form; reading: Reading } {
  const reading = readMessage(message, { channel, emailLength, linkedinMode, brain, ...(thread.trim() ? { thread, stage: 'reply' as const } : {}) });
  return { form: { ...reading.form, stage: reading.stage }, reading };
}

type Form = ScoreForm & { stage: Stage };
type Start = { message: string; form: ScoreForm; brain: DraftContext['brain']; reading?: Reading };
const asksFor = ({ asks }: Reading) => asks.some(({ kind }) => kind !== 'rhetorical');
export function startTrial(request: RewriteRequest, { message, form, brain, reading = readMessage(message, form) }: Start): { trial: Trial; open: string[] } {
  const split = splitLetter(message, request.signature);
  const said = split.core || message;
  const { text: core, open } = fillBlanks(condense(said, windowFor(request)), brain);
  const blankClose = fillBlanks(split.close, brain);
  const letter: Letter = { ...split, core, close: closeFor(blankClose.text, request.signature) };
  const source = [message, request.thread, request.signature, request.meetingLink, ...Object.values(brain).filter((value) => typeof value === 'string')].join('\n');
  const [isKnown, sounds] = [everyFactFrom(source), soundsLike(brain, message)];
  const trial: Trial = { letter, score: scoreOf({ form }, letter), facts: sourceFacts(core, split.greeting), form, goal: request.goal, brain, grounded: (text) => isKnown(text) && sounds(text), asked: asksFor(reading), wasLong: message.length > LONG_TEXT, steps: [] };
  return { trial, open: [...open, ...blankClose.open] };
}

export function polish(trial: Trial, request: RewriteRequest): void {
  mendSubject(trial);
  mendGreeting(trial);
  endSentence(trial);
  mendFindings(trial);
  pruneSentences(trial);
  mendFindings(trial);
  attempt(trial, { ...trial.letter, core: splitLong(trial.letter.core) }, 'Two short sentences instead of a long one.');
  reachGoal(trial, leastWords(request));
  reorder(trial);
  mendFindings(trial);
  ensureAsk(trial);
}

function leastWords(request: RewriteRequest): number {
  const { unit, min } = windowFor(request);
  return unit === 'words' ? min : min / 6;
}

function recompose(compose: Compose, { request, context, form, least, facts }: { request: RewriteRequest; context: DraftContext; form: ScoreForm; least: number; facts: string[] }): (Draft & { score: Score }) | null {
  const draft = compose(request, context);
  const score = scoreMessage(draft.body, draft.subject === undefined ? form : { ...form, subject: draft.subject });
  if (score.scores.overall < least) return null;
  const lost = lostFacts(facts, draft.body);
  const said = 'Your text scored below 5, so this is written anew from its facts and your Sales Brain.';
  return { ...draft, score, notices: [said, ...(lost.length > 0 ? [`Not taken over: ${lost.slice(0, 8).join(', ')}.`] : []), ...draft.notices] };
}

type End = { signature: string; trial: Trial; fitted: Fitted; open: string[]; original: Score; message: string };
function finish({ signature, trial, fitted, open, original, message }: End): Rewrite {
  const { letter } = trial;
  const body = sign(textOf(trial, letter), letter, signature);
  const anew = original.scores.overall < HOPELESS && keptShare(message, body) < 0.5;
  const notices = [
    ...(message.length > 2.5 * body.length && message.length > 1500 ? ['Your text is far longer than this length, so only what tells the reader most was kept.'] : []),
    ...(anew ? ['Your text scored below 5, so most of it is written anew from its facts.'] : []),
    ...[...new Set(open)].map((blank) => `“${blank}” was left open; the text is worded without it.`),
    ...(fitted.leftOut.length > 0 ? [`Left out to fit the length: ${fitted.leftOut.slice(0, 4).map((one) => `“${one}”`).join(', ')}`] : []),
    ...(fitted.isShort ? ['Your text says less than this length has room for, and nothing was added to fill it.'] : []),
    ...(fitted.isLong ? ['This text could not be cut to the chosen length without losing what it says.'] : []),
  ];
  return {
    ...(letter.subject === undefined ? {} : { subject: letter.subject }),
    body,
    core: letter.core,
    gaps: [],
    why: [],
    notices,
    original,
    score: scoreOf(trial, letter),
    changes: describeChanges(message, body, trial.steps),
    recomposed: anew,
  };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
// How much of the message still stands in the text.
function keptShare(message: string, body: string): number {
  const left = new Set(wordsOf(body));
  const before = wordsOf(message);
  return before.length === 0 ? 1 : before.filter((word) => left.has(word)).length / before.length;
}

// The link stands on a line of its own, untouched.
function addLink(trial: Trial, { meetingLink }: RewriteRequest): void {
  const link = meetingLink.trim();
  if (link === '' || trial.letter.core.includes(link)) return;
  const lead = onOneLine(trial.form) ? ' ' : '\n\n';
  const letter = { ...trial.letter, core: `${trial.letter.core}${lead}If it’s easier, pick a time here: ${link}` };
  keep(trial, { letter, score: scoreOf(trial, letter), step: { before: '', after: link, reason: 'Your meeting link.' } });
}
