import type { Finding } from '#coach/brief';
import { splitLetter, type Letter } from './letter.ts';
import { factsOf, lostFacts } from './facts.ts';
import { isPitch } from './offers.ts';
import { applyAll } from './swaps.ts';
import { plainAsk } from '#coach/score/rules/cta';
import { readMessage } from '#coach/score/reading';
import { attempt, keep, LONG_TEXT, onOneLine, scoreOf, textOf, valueOf, type Trial } from './trial.ts';

const ROUNDS = 5;

type Fixable = Finding & { fix: string };
const fixable = (trial: Trial): Fixable[] => trial.score.findings.filter((one): one is Fixable => one.fix !== null && one.delta < 0 && (one.rule !== 'no-ask' || wantsAsk(trial)));

// The findings' own fixes: all at once where that holds, else one by one.
export function mendFindings(trial: Trial): void {
  const rounds = trial.wasLong ? 1 : ROUNDS;
  for (let round = 0; round < rounds; round += 1) {
    const found = fixable(trial);
    if (found.length === 0 || (!mendAll(trial, found) && !mendEach(trial, found))) return;
  }
}

function mendAll(trial: Trial, found: Fixable[]): boolean {
  const before = textOf(trial, trial.letter);
  const letter = reread(trial.letter, applyAll(before, found));
  const score = scoreOf(trial, letter);
  const after = textOf(trial, letter);
  if (after === before || letter.core.trim() === '' || valueOf(score) < valueOf(trial.score) || !trial.grounded(letter.core) || lostFacts(trial.facts, after).length > 0) return false;
  const steps = found.map((one) => ({ before: before.slice(one.start, one.end), after: one.fix, reason: one.message }));
  keep(trial, { letter, score, step: steps[0]! });
  trial.steps.push(...steps.slice(1));
  return true;
}

function mendEach(trial: Trial, found: Fixable[]): boolean {
  if (textOf(trial, trial.letter).length > LONG_TEXT) return false;
  const tried = new Set<string>();
  let any = false;
  let queue = found;
  const most = trial.wasLong || textOf(trial, trial.letter).length > 1200 ? 16 : 60;
  while (queue.length > 0 && tried.size < most) {
    const one = queue.find((candidate) => !tried.has(keyOf(candidate)));
    if (!one) break;
    tried.add(keyOf(one));
    any = attempt(trial, reread(trial.letter, applyAll(textOf(trial, trial.letter), [one])), one.message) || any;
    queue = fixable(trial);
  }
  return any;
}

const keyOf = ({ rule, start, fix, message }: Fixable) => `${rule} ${message} ${fix} ${start}`;

// The subject is no part of the text that was mended; everything else is read again.
function reread(letter: Letter, text: string): Letter {
  const { greeting, core, close } = splitLetter(text, '');
  return { ...letter, greeting, core, close };
}

// 'Will send it Friday' tells, 'Will you send it' asks.
const asks = /^(?:(?:would|could|can|will|shall|should) (?:you|u|i|we|they|he|she|it|this|that|there|the|your|my|our|someone|anyone|mon|tue|wed|thu|fri|sat|sun)|do|does|did|is|are|how|what|when|where|which|who|why)\b/i;
export function endSentence(trial: Trial): void {
  const { core } = trial.letter;
  if (core === '' || !/[\p{L}\p{N}]$/u.test(core)) return;
  const last = core.slice(Math.max(core.lastIndexOf('. '), core.lastIndexOf('? '), core.lastIndexOf('! '), core.lastIndexOf('\n')) + 1).trim();
  // A name behind the last sentence signs it.
  if (/^\p{Lu}\p{L}+$/u.test(last) && last !== core) return;
  attempt(trial, { ...trial.letter, core: core + (asks.test(last) ? '?' : '.') }, 'Ends its sentence.');
}

// 'Dear Sir/Madam' names nobody; a plain hello is honest where no name is known.
export function mendGreeting(trial: Trial): void {
  const { greeting } = trial.letter;
  if (greeting === '') return;
  const nobody = /sir|madam|valued|whom|customer|business owner|homeowner|friend|decision|\[|\{/i.test(greeting);
  const calm = nobody ? 'Hello,' : calmGreeting(greeting, trial.goal === 'professional');
  if (calm !== greeting) attempt(trial, { ...trial.letter, greeting: calm }, nobody ? 'A plain hello instead of a form letter’s greeting.' : 'A calm greeting.');
}

const everybody = new Set(['there', 'all', 'team', 'everyone', 'everybody', 'folks', 'both', 'guys', 'morning', 'afternoon', 'evening', 'again']);
function calmGreeting(greeting: string, formal: boolean): string {
  const words = greeting.replace(/[\s,!:.–—-]+$/, '').split(/\s+/);
  const shouted = greeting.length > 3 && greeting === greeting.toUpperCase();
  const named = words.map((word, at) => (shouted && at === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : at < 4 && !everybody.has(word.toLowerCase()) ? word.charAt(0).toUpperCase() + word.slice(1) : word));
  if (formal && /^(?:hey|yo|hiya)$/i.test(named[0]!)) named[0] = 'Hi';
  const mark = /[,!:.–—-]$/.exec(greeting.trim())?.[0] ?? ',';
  return named.join(' ') + (mark === '!' || mark === '.' ? ',' : greeting.endsWith(mark) ? mark : ',');
}

const alarm = /\b(?:urgent|final notice|last chance|act now|important|free|amazing|limited time)\b[\s:!–—-]*/gi;
// A subject that shouts or pretends to be an answer.
export function mendSubject(trial: Trial): void {
  const { subject } = trial.letter;
  if (!subject) return;
  const bare = subject.replace(trial.form.stage === 'first' ? /^(?:re|fw|fwd):\s*/i : /^$/, '').replace(alarm, '').replace(/[\s!–—:-]+$/, '').trim();
  const loud = bare.length > 4 && bare.replace(/[^\p{Lu}]/gu, '').length > bare.replace(/[^\p{L}]/gu, '').length * 0.6;
  const calm = loud ? bare.toLowerCase() : bare;
  if (calm === '' || calm === subject) return;
  attempt(trial, { ...trial.letter, subject: calm.charAt(0).toUpperCase() + calm.slice(1) }, 'A calm subject.');
}

const answerable = new Set(['interest', 'meeting', 'question', 'step']);
const LEAST_WORDS = 45;
const LEAST_PITCH_WORDS = 20;
// Who asked, or offers something, ends with something that can be answered. A note that asks nothing meant to ask nothing.
function wantsAsk({ letter, form, asked }: Trial): boolean {
  if (asked || form.stage === 'proposal') return true;
  const words = form.stage === 'first' ? (letter.core.match(/\S+/g)?.length ?? 0) : 0;
  return words >= LEAST_WORDS || (words >= LEAST_PITCH_WORDS && isPitch(letter.core));
}
export function ensureAsk(trial: Trial): void {
  if (!wantsAsk(trial)) return;
  const reading = readMessage(textOf(trial, trial.letter), trial.form);
  if (reading.asks.some((ask) => answerable.has(ask.kind) || (ask.kind === 'request' && (ask.specific || trial.form.stage === 'reply' || trial.form.channel === 'sms'))) || !trial.score.findings.some((one) => one.dimension === 'cta')) return;
  attempt(trial, { ...trial.letter, core: `${trial.letter.core}${onOneLine(trial.form) ? ' ' : '\n\n'}${plainAsk(reading)}` }, 'Ends with one thing that can be answered in a line.');
}

export const sourceFacts = (message: string, greeting: string) => factsOf(message).filter((fact) => !greeting.includes(fact));
