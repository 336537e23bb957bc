import { MAX_ANSWER_CHARACTERS, type BrainField } from '#contract/brain';
import type { Brain } from '#coach/brief';
import { readCorrection } from './correction.ts';
import { type Found, splitInTwo, spreadAnswer, tidy } from './extraction.ts';
import { readKnown } from './known.ts';
import { takeProposal } from './proposal.ts';
import { isThin, type Reading, readTurn, type TurnClass } from './reading.ts';
import { alreadyDone, askAgain, complete, crisisTurn, greet, leaveOpen, noteHeld, noteKnown, noteOthers, pauseReply, thankFor } from './reply.ts';
import { type Answers, askFor, type DialogKind, nameOf, type Saved, type Step, stepsOf } from './step.ts';

// Plain data, so that it can be stored between two turns.
export type DialogState = {
  kind: DialogKind;
  // From 1; the last step's number once all is asked.
  step: number;
  // How often the question at hand was put: never more than twice.
  asked: number;
  // An answer that's kept, but was asked once for more.
  thin: BrainField | null;
  answers: Answers;
  // Answers from before, where everything is asked anew: they stand until there are new ones.
  kept?: Answers;
  // In the order in which they were given.
  answered: BrainField[];
  // The reply to each turn, so that a repeated turn says the same and changes nothing.
  turns: { id: string; reply: string }[];
  completed: boolean;
};
// `ask` is the question that the reply ends with and `thanks` what it begins with, where others may word them; `found` is
// what was understood of an answer to the question at hand.
export type DialogTurn = { state: DialogState; reply: string; saved: Saved[]; step: number; completed: boolean; ask?: string; thanks?: string; found?: Found[] };
// `step` is what the sender's screen showed: a second tab may answer an older question.
// A proposal words what was understood; it decides nothing.
export type TurnInput = { id: string; message: string; step?: number; proposal?: Found[] };

const MAX_ASKS = 2;
const MAX_TURNS_KEPT = 60;
const say = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');
const stepAt = (state: DialogState): Step => stepsOf(state.kind)[state.step - 1]!;
const missingOf = (state: DialogState, step = stepAt(state)) => step.fields.filter((field) => state.answers[field] === undefined);
const wantedOf = (state: DialogState) => (state.thin ? [state.thin] : missingOf(state));
const laterOf = (state: DialogState) =>
  stepsOf(state.kind).slice(state.step).flatMap((step) => step.fields).filter((field) => state.answers[field] === undefined && field !== 'additionalNotes');

// From the first question, whatever is known.
export function beginAnew(kind: DialogKind, brain: Brain): DialogTurn {
  const { state, reply } = beginDialog(kind, brain.firstName === undefined ? {} : { firstName: brain.firstName });
  return result({ ...state, kept: readKnown(brain).answers }, reply, []);
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

// What was answered elsewhere in the meantime is known here too, and is not asked again.
export function learnAnswers(state: DialogState, known: Answers): DialogState {
  if (!state.kept) return { ...state, answers: { ...state.answers, ...known } };
  const given = Object.keys(state.answers) as BrainField[];
  return { ...state, kept: { ...state.kept, ...known }, answers: { ...state.answers, ...Object.fromEntries(given.flatMap((field) => (known[field] === undefined ? [] : [[field, known[field]]]))) } };
}

const result = (state: DialogState, reply: string, saved: Saved[]): DialogTurn => ({ state, reply, saved, step: state.step, completed: state.completed });

function finish({ kept, ...last }: DialogState, lead: string, saved: Saved[]): DialogTurn {
  const state = { ...last, answers: { ...kept, ...last.answers } };
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
  const ask = askFor(stepAt(at), missingOf(at));
  return { ...result(at, `${say(lead, known)}\n\n${ask}`.trim(), saved), ask };
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
  const ask = askAgain(is, step, field, askFor(step, missing));
  return { ...result({ ...state, asked: state.asked + 1 }, say(lead, ask), saved), ...((is === 'part' || is === 'answer') && { ask }) };
}

// What the coach adds must not make an answer longer than one may be; what was said is kept whole beside it.
const fit = (value: string) => value.slice(0, MAX_ANSWER_CHARACTERS).replace(/[\uD800-\uDBFF]$/, '');

// 'Software', then 'for dentists who hate the phone': one answer.
const addTo = (state: DialogState, own: string) => {
  const before = state.thin ? state.answers[state.thin] : undefined;
  return before && !own.toLowerCase().includes(before.toLowerCase()) ? `${before}, ${own}` : own;
};

function takeAnswer(state: DialogState, { said, held }: Reading, { message: raw, proposal = [] }: TurnInput): DialogTurn {
  const step = stepAt(state);
  const missing = wantedOf(state);
  const { own, others } = spreadAnswer(said, missing, laterOf(state));
  const notes = say(held ? noteHeld : '', noteOthers(others));
  const keep = (found: Found[]): Saved[] => [...found, ...others].map(({ field, value }) => ({ field, raw, value }));
  if (own === '') return insist(withAnswers(state, others), 'part', keep([]), notes);
  const [first, second] = missing;
  const built = first && second ? splitInTwo(own, [first, second]) : [{ field: missing[0]!, value: own }];
  const worded = takeProposal(built, proposal);
  const found = first && second ? worded : [{ field: missing[0]!, value: fit(addTo(state, worded[0]!.value)) }];
  const value = fit(`${step.prefix ?? ''}${found[0]!.value}`);
  const rows = [{ field: found[0]!.field, value }, ...found.slice(1)];
  const next = withAnswers(state, [...rows, ...others]);
  const thanks = thankFor(found[0]!.value, found[0]!.field, step, state.turns.length);
  const lead = say(thanks, notes);
  if (state.asked < MAX_ASKS && missing.length === 1 && isThin(own, rows[0]!.field)) {
    const ask = askAgain('thin', step, rows[0]!.field, '');
    return { ...result({ ...next, asked: state.asked + 1, thin: rows[0]!.field }, say(notes, ask), keep(rows)), ask, found: built };
  }
  const onward = missingOf(next, step).length > 0 ? insist(next, 'part', keep(rows), lead) : advance(next, lead, keep(rows));
  return { ...onward, thanks, found: built };
}

function readMessage(state: DialogState, input: TurnInput): DialogTurn {
  const raw = input.message;
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
  if (reading.is === 'answer') return takeAnswer(state, reading, input);
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
  const turn = isLate ? takeLate(state, input, shown) : readMessage(state, input);
  const turns = [...state.turns, { id: input.id, reply: turn.reply }].slice(-MAX_TURNS_KEPT);
  return { ...turn, state: { ...turn.state, turns } };
}
