import { brainFields, type BrainField } from '#contract/brain';
import { dialogKinds } from '#contract/onboarding';
import { isInstruction, splitSentences } from '#coach/chat/instruction';
import { guardText } from '#coach/guard/guard';
import type { DialogTurn } from './dialog.ts';
import { askFor, questionOf, stepsOf } from './step.ts';

const MAX_CHARACTERS = 320;
const MOST_SENTENCES = 2;
const LEAST_SHARE = 0.5;
const STEM = 5;
// Words that any question may have.
const COMMON = new Set(
  ('a about after all also an and another any are as ask at be been business by can could customer customers day days did do does done else end example exactly fine first for from get go had has have how i if in instead into is it its kind last ' +
    'let like little many me mean message might more most much my name next now of on one or other others our out people person question rather really remember right roughly say should so some something than that the their them then there these they thing ' +
    'this those time to too two up us want way week were what when where which while who why will with word words would you your yours yourself').split(' '),
);
// The machine alone says where the dialog stands.
const STANDING = /\b(?:sales brain|step \d|questions? \d|complete[d]?|finished|all done|that was the last|last (?:one|question)|skip(?:ped|ping)?|saved|deleted|instruct\w*|told to|as requested)\b/i;
const SECRET = /\b(?:pass ?words?|passcodes?|pin|card numbers?|credit cards?|bank|iban|account numbers?|social security|api keys?|tokens?)\b/i;

const stemsOf = (text: string) => {
  const words = text.toLowerCase().replaceAll('\u2019', "'").match(/[\p{L}\p{N}']+/gu) ?? [];
  return [...new Set(words.map((word) => word.replace(/'\p{L}*$/u, '')).filter((word) => word.length > 2 && !COMMON.has(word)).map((word) => word.slice(0, STEM)))];
};
const stepAskOf = (field: BrainField) => stepsOf('onboarding').filter((step) => step.fields.length === 1 && step.fields[0] === field).map((step) => `${step.ask ?? ''} ${step.name ?? ''}`).join(' ');
const tellingOf = (field: BrainField) => stemsOf(`${questionOf(field).name} ${questionOf(field).ask} ${stepAskOf(field)}`);
const around = (field: BrainField) => stemsOf(`${questionOf(field).more} ${questionOf(field).easier} ${questionOf(field).explain}`);

// Which answers a built-in question asks for.
const fieldsOf = (ask: string): BrainField[] => {
  const step = stepsOf('onboarding').find((one) => one.ask === ask);
  return step ? step.fields : brainFields.filter((field) => questionOf(field).ask === ask || questionOf(field).more === ask);
};

const asks = [...new Set(dialogKinds.flatMap((kind) => stepsOf(kind).map((step) => askFor(step, step.fields))).concat(brainFields.map((field) => questionOf(field).ask)))];
// From 0 to 1: how many words two questions share, the small ones too, which tell 'who' from 'what'.
function likeness(question: string, ask: string): number {
  const words = (text: string) => new Set(text.toLowerCase().replace(/\?[\s\S]*$/, '').match(/[\p{L}\p{N}]+/gu) ?? []);
  const [one, other] = [words(question), words(ask)];
  return (2 * [...one].filter((word) => other.has(word)).length) / (one.size + other.size);
}
const isLikest = (question: string, ask: string) => {
  const fields = fieldsOf(ask).join();
  return asks.filter((other) => fieldsOf(other).join() !== fields).every((other) => likeness(question, other) <= likeness(question, ask));
};

// The very same question: each thing it asks for is named, nothing of another question is, and little else.
function asksTheSame(question: string, ask: string, typed: string): boolean {
  const fields = fieldsOf(ask);
  const stems = stemsOf(question);
  const own = new Set([...stemsOf(ask), ...fields.flatMap(tellingOf)]);
  const foreign = new Set(brainFields.filter((field) => !fields.includes(field)).flatMap(tellingOf).filter((stem) => !own.has(stem)));
  const known = new Set([...own, ...fields.flatMap(around), ...stemsOf(typed)]);
  const names = fields.every((field) => [...tellingOf(field), ...(fields.length === 1 ? stemsOf(ask) : [])].some((stem) => stems.includes(stem)));
  return fields.length > 0 && names && isLikest(question, ask) && !stems.some((stem) => foreign.has(stem)) && stems.filter((stem) => known.has(stem)).length >= stems.length * LEAST_SHARE;
}

// A sentence before the question may only give back what was said.
const givesBack = (heard: string, typed: string) => {
  const said = new Set(stemsOf(typed));
  const stems = stemsOf(heard);
  return !STANDING.test(heard) && !isInstruction(heard) && stems.filter((stem) => said.has(stem)).length >= stems.length * LEAST_SHARE;
};

export type Line = { heard: string; question: string };

// Somebody else's words for a built-in question; null where they could be taken for anything but that question.
export function readLine(text: string, { ask, typed }: { ask: string; typed: string }): Line | null {
  const line = text.trim();
  if (line === '' || line.length > MAX_CHARACTERS || /[\n!*#<>[\]{}|`]/.test(line) || SECRET.test(line)) return null;
  const sentences = splitSentences(line);
  const question = sentences.at(-1)!;
  const heard = sentences.slice(0, -1).join(' ');
  const asks = line.split('?').length - 1;
  if (sentences.length > MOST_SENTENCES || asks !== 1 || !question.endsWith('?') || isInstruction(question) || /sales brain/i.test(question)) return null;
  if (!asksTheSame(question, ask, typed) || !givesBack(heard, typed)) return null;
  const inputs = [typed, ask, ...fieldsOf(ask).map((field) => `${questionOf(field).explain} ${questionOf(field).easier}`)];
  return guardText(line, { inputs }).length === 0 ? { heard, question } : null;
}

// The turn with its thanks and its question in other words. What the machine says besides, and all it decided, stays.
export function rewordTurn(turn: DialogTurn, { heard, question }: Line): DialogTurn {
  const { ask, thanks = '', reply, state } = turn;
  if (ask === undefined || !reply.endsWith(ask)) return turn;
  const lead = reply.slice(0, -ask.length).trim();
  const notes = thanks !== '' && lead.startsWith(thanks) ? lead.slice(thanks.length).trim() : lead;
  const worded = [[heard, notes].filter(Boolean).join(' '), question].filter(Boolean).join('\n\n');
  const turns = state.turns.map((said, at) => (at === state.turns.length - 1 ? { ...said, reply: worded } : said));
  return { ...turn, reply: worded, state: { ...state, turns } };
}
