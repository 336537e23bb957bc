import type { DraftContext, Score } from '#coach/brief';
import { scoreMessage, scoreReading } from '#coach/score/score';
import { describeChanges, type Change } from './changes.ts';
import { everyFactFrom, factsOf, lostFacts } from './facts.ts';
import { readForm, type RewriteRequest } from './rewrite.ts';
import { splitLong } from './sentence-split.ts';
import { applyAll, swapPhrases } from './swaps.ts';
import { valueOf } from './trial.ts';

// A part of a message written anew; every letter outside the range stays as it is.
export type Selection = { start: number; end: number };
export type SelectionRewrite = { body: string; start: number; end: number; original: Score; score: Score; changes: Change[] };
type Candidate = { part: string; reason: string };

const ROUNDS = 6;
const LONG_TEXT = 6000;
const goalSwaps = { persuasive: [], clear: ['simpler', 'fillers'], concise: ['fillers'], professional: ['polite'] } as const;

export function rewriteSelection(request: RewriteRequest, range: Selection, context: DraftContext): SelectionRewrite {
  const { message } = request;
  const [start, end] = [Math.max(0, Math.min(range.start, message.length)), Math.max(0, Math.min(range.end, message.length))].toSorted((a, b) => a - b) as [number, number];
  const [head, tail] = [message.slice(0, start), message.slice(end)];
  const { form, reading } = readForm(request, context, message);
  const rate = (part: string) => scoreMessage(head + part + tail, form);
  const original = scoreReading(reading);
  const state = { part: message.slice(start, end), score: original, steps: [] as { before: string; after: string; reason: string }[] };
  const [facts, grounded] = [factsOf(state.part), everyFactFrom(message)];
  const accept = ({ part, reason }: Candidate): boolean => {
    if (part === state.part || part.trim() === '' || lostFacts(facts, part).length > 0 || !grounded(head + part + tail)) return false;
    const score = rate(part);
    if (valueOf(score) < valueOf(state.score)) return false;
    state.steps.push({ before: state.part, after: part, reason });
    Object.assign(state, { part, score });
    return true;
  };
  for (let round = 0; round < (message.length > LONG_TEXT ? 1 : ROUNDS) && mendInside(state, start, accept); round += 1);
  accept({ part: splitLong(state.part), reason: 'Two short sentences instead of a long one.' });
  for (const list of goalSwaps[request.goal]) accept({ part: swapPhrases(state.part, list), reason: 'Plainer words.' });
  const body = head + state.part + tail;
  return { body, start, end: start + state.part.length, original, score: state.score, changes: describeChanges(message, body, state.steps) };
}

function mendInside(state: { part: string; score: Score }, start: number, accept: (candidate: Candidate) => boolean): boolean {
  const inside = state.score.findings.flatMap((one) => {
    const place = { start: one.start - start, end: one.end - start };
    return one.fix !== null && one.delta < 0 && place.start >= 0 && place.end <= state.part.length && one.end > one.start ? [{ ...place, fix: one.fix, reason: one.message }] : [];
  });
  if (inside.length === 0) return false;
  if (accept({ part: applyAll(state.part, inside), reason: inside[0]!.reason })) return true;
  return inside.slice(0, state.part.length > LONG_TEXT ? 2 : 30).some((edit) => accept({ part: applyAll(state.part, [edit]), reason: edit.reason }));
}
