import type { BrainField } from '#contract/brain';
import type { Brain } from '#coach/brief';
import { readCorrection } from './correction.ts';
import { type Found, splitInTwo, spreadAnswer, tidy } from './extraction.ts';
import { isThin, readTurn, type TurnClass } from './reading.ts';
import { alreadyDone, askAgain, complete, crisisTurn, greet, leaveOpen, noteHeld, noteKnown, noteOthers, pauseReply, thankFor } from './reply.ts';
import { askFor, type DialogKind, nameOf, type Step, stepsOf } from './step.ts';

// Plain data, so that it can be stored between two turns.
export type DialogState = {
  kind: DialogKind;
  // From 1; the last step's number once all is asked.
  step: number;
  // How often the question at hand was put: never more than twice.
  asked: number;
  // An answer that's kept, but was asked once for more.
  thin: BrainField | null;
  answers: Partial<Record<BrainField, string>>;
  // In the order in which they were given.
  answered: BrainField[];
  // The reply to each turn, so that a repeated turn says the same and changes nothing.
  turns: { id: string; reply: string }[];
  completed: boolean;
};
export type Saved = { field: BrainField; raw: string; value: string | null };
export type DialogTurn = { state: DialogState; reply: string; saved: Saved[]; step: number; completed: boolean };
// `step` is what the sender's screen showed: a second tab may answer an older question.
export type TurnInput = { id: string; message: string; step?: number };

const MAX_ASKS = 2;
const MAX_TURNS_KEPT = 60;
const say = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
const stepAt = (state: DialogState): Step => stepsOf(state.kind)[state.step - 1]!;
const missingOf = (state: DialogState, step = stepAt(state)) => step.fields.filter((field) => state.answers[field] === undefined);
const wantedOf = (state: DialogState) => (state.thin ? [state.thin] : missingOf(state));
const laterOf = (state: DialogState) =>
  stepsOf(state.kind).slice(state.step).flatMap((step) => step.fields).filter((field) => state.answers[field] === undefined && field !== 'additionalNotes');

// What the wizard asked isn't asked again: its tone is how one sounds, its monthly money goal is the 30-day win.
function readKnown(brain: Brain): { answers: DialogState['answers']; taken: Saved[] } {
  const answers: DialogState['answers'] = {};
  const taken: Saved[] = [];
  for (const step of stepsOf('builder')) for (const field of step.fields) if (brain[field]?.trim()) answers[field] = brain[field].trim();
  const take = (field: BrainField, raw: string | undefined) => {
    if (answers[field] !== undefined || !raw?.trim()) return;
    answers[field] = raw.trim();
    taken.push({ field, raw, value: raw.trim() });
  };
  take('conversationTone', brain.tone === 'other' ? undefined : brain.tone);
  take('shortTermWin', brain.goal);
  return { answers, taken };
}

export function beginDialog(kind: DialogKind, brain: Brain): DialogTurn {
  const { answers, taken } = readKnown(brain);
  const state: DialogState = { kind, step: 1, asked: 1, thin: null, answers, answered: Object.keys(answers) as BrainField[], turns: [], completed: false };
  const first = stepsOf(kind).findIndex((step) => missingOf(state, step).length > 0);
  if (first < 0) return finish({ ...state, step: stepsOf(kind).length }, greet(kind, brain.firstName, 'I already have an answer to every question.'), taken);
  const known = noteKnown(stepsOf(kind).flatMap((step) => step.fields).filter((field) => answers[field] !== undefined), kind);
  const next = { ...state, step: first + 1 };
  return result(next, `${greet(kind, brain.firstName, known)}\n\n${askFor(stepAt(next), missingOf(next))}`, taken);
}

const result = (state: DialogState, reply: string, saved: Saved[]): DialogTurn => ({ state, reply, saved, step: state.step, completed: state.completed });

function finish(state: DialogState, lead: string, saved: Saved[]): DialogTurn {
  const steps = stepsOf(state.kind);
  const fields = steps.flatMap((step) => step.fields);
  const open = steps.filter((step) => missingOf(state, step).length > 0).map((step) => nameOf(missingOf(state, step)[0]!, step));
  const answered = fields.filter((field) => state.answers[field] !== undefined).length;
  return result({ ...state, step: steps.length, thin: null, completed: true }, say(lead, complete(state.kind, answered, open)), saved);
}

// On to the next question that isn't answered yet; only ever forward.
function advance(state: DialogState, lead: string, saved: Saved[]): DialogTurn {
  const steps = stepsOf(state.kind);
  let next = state.step;
  const passed: BrainField[] = [];
  while (next < steps.length && missingOf(state, steps[next]).length === 0) passed.push(...steps[next++]!.fields);
  if (next >= steps.length) return finish(state, lead, saved);
  const given = new Set(saved.map((row) => row.field));
  const known = noteKnown(passed.filter((field) => !given.has(field)), state.kind);
  const at = { ...state, step: next + 1, asked: 1, thin: null };
  return result(at, `${say(lead, known)}\n\n${askFor(stepAt(at), missingOf(at))}`.trim(), saved);
}

const withAnswers = (state: DialogState, found: Found[]): DialogState => ({
  ...state,
  answers: { ...state.answers, ...Object.fromEntries(found.map(({ field, value }) => [field, value])) },
  answered: [...state.answered.filter((field) => !found.some((row) => row.field === field)), ...found.map((row) => row.field)],
});

// The one follow-up of a step, or onwards when it has been used.
function insist(state: DialogState, is: TurnClass | 'thin' | 'part', saved: Saved[], lead = ''): DialogTurn {
  const step = stepAt(state);
  const missing = missingOf(state);
  const field = missing[0] ?? step.fields[0]!;
  if (state.asked >= MAX_ASKS) return advance(state, say(lead, missing.length === 0 ? '' : leaveOpen(is, nameOf(field, step))), saved);
  return result({ ...state, asked: state.asked + 1 }, say(lead, askAgain(is, step, field, askFor(step, missing))), saved);
}

// 'Software', then 'for dentists who hate the phone': one answer.
const addTo = (state: DialogState, own: string) => {
  const before = state.thin ? state.answers[state.thin] : undefined;
  return before && !own.toLowerCase().includes(before.toLowerCase()) ? `${before}, ${own}` : own;
};

function takeAnswer(state: DialogState, raw: string, said: string, held: boolean): DialogTurn {
  const step = stepAt(state);
  const missing = wantedOf(state);
  const { own, others } = spreadAnswer(said, missing, laterOf(state));
  const notes = say(held ? noteHeld : '', noteOthers(others));
  const keep = (found: Found[]): Saved[] => [...found, ...others].map(({ field, value }) => ({ field, raw, value }));
  if (own === '') return insist(withAnswers(state, others), 'part', keep([]), notes);
  const [first, second] = missing;
  const found = first && second ? splitInTwo(own, [first, second]) : [{ field: missing[0]!, value: addTo(state, own) }];
  const value = `${step.prefix ?? ''}${found[0]!.value}`;
  const rows = [{ field: found[0]!.field, value }, ...found.slice(1)];
  const next = withAnswers(state, [...rows, ...others]);
  const lead = say(thankFor(found[0]!.value, found[0]!.field, step, state.turns.length), notes);
  if (state.asked < MAX_ASKS && missing.length === 1 && isThin(own, rows[0]!.field)) {
    return result({ ...next, asked: state.asked + 1, thin: rows[0]!.field }, say(notes, askAgain('thin', step, rows[0]!.field, '')), keep(rows));
  }
  if (missingOf(next, step).length > 0) return insist(next, 'part', keep(rows), lead);
  return advance(next, lead, keep(rows));
}

function readMessage(state: DialogState, raw: string): DialogTurn {
  const missing = wantedOf(state);
  const field = missing[0] ?? stepAt(state).fields[0]!;
  const reading = readTurn(raw, field);
  const asSaid: Saved[] = [{ field, raw, value: null }];
  const correction = reading.is === 'answer' || reading.is === 'question' ? readCorrection(reading.said, state.answered, state.completed ? [] : missing) : null;
  if (correction) {
    const next = withAnswers(state, [correction]);
    const lead = `Corrected: ${nameOf(correction.field)} is now ${correction.value.length > 90 || /sales brain/i.test(correction.value) ? 'as you just said' : `"${correction.value}"`}.`;
    const saved = [{ ...correction, raw }];
    return state.completed ? result(next, lead, saved) : insist(next, 'answer', saved, lead);
  }
  if (state.completed) return result(state, alreadyDone, [{ field: 'additionalNotes', raw, value: null }]);
  if (reading.is === 'crisis') return result(state, crisisTurn, asSaid);
  if (reading.is === 'pause') return result(state, pauseReply, asSaid);
  if (reading.is === 'skip') return advance(state, state.thin ? 'No problem.' : leaveOpen('skip', nameOf(field, stepAt(state))), asSaid);
  if (reading.is === 'answer') return takeAnswer(state, raw, reading.said, reading.held);
  if (reading.is === 'none') {
    const found = { field, value: field === 'additionalNotes' ? 'Nothing to add.' : tidy(reading.said) };
    const next = withAnswers(state, [found]);
    const lead = field === 'additionalNotes' ? 'Fine.' : "All right, none that you know of. That's an answer too.";
    return missingOf(next, stepAt(state)).length > 0 ? insist(next, 'part', [{ ...found, raw }], lead) : advance(next, lead, [{ ...found, raw }]);
  }
  return insist(state, reading.is, asSaid);
}

// A second tab answered a question that's already behind: kept for that question, and the present one stands.
function takeLate(state: DialogState, { message }: TurnInput, step: Step): DialogTurn {
  const field = step.fields[0]!;
  const reading = readTurn(message, field);
  const value = reading.is === 'answer' ? tidy(reading.said) : null;
  const next = value === null ? state : withAnswers(state, [{ field, value }]);
  const lead = value === null ? 'That question is behind us; what you wrote is kept.' : `Kept as your answer about ${nameOf(field, step)}.`;
  return result(next, say(lead, state.completed ? '' : askFor(stepAt(state), wantedOf(state))), [{ field, raw: message, value }]);
}

// One turn: a message in, the reply and what to save out. The machine decides the step. The same turn id twice changes nothing.
export function takeTurn(state: DialogState, input: TurnInput): DialogTurn {
  const before = state.turns.find((turn) => turn.id === input.id);
  if (before) return result(state, before.reply, []);
  const shown = input.step === undefined ? undefined : stepsOf(state.kind)[input.step - 1];
  const isLate = shown !== undefined && input.step! < state.step;
  const turn = isLate ? takeLate(state, input, shown) : readMessage(state, input.message);
  const turns = [...state.turns, { id: input.id, reply: turn.reply }].slice(-MAX_TURNS_KEPT);
  return { ...turn, state: { ...turn.state, turns } };
}
