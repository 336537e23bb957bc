import type { draftReply, rewriteMessage } from '#contract/assistant';
import type { Output } from '#contract/endpoint';
import { toInput, type Form, type Kind } from './form.ts';

export type Draft = Output<typeof draftReply> & Partial<Pick<Output<typeof rewriteMessage>, 'changes' | 'originalScores' | 'rewrittenMessage'>>;
export type Text = { subject: string; body: string };
// A draft with what was typed into it since. `past` is what Undo goes back through; `left` the findings left as they are.
export type Version = Text & { draft: Draft; past: Text[]; left: string[]; asked: Pick<Form, 'emailLength' | 'linkedinMode'> & { original: string; sent: string } };
export type Stack = { versions: Version[]; at: number };
export type Desk = Partial<Record<Kind, Stack>>;

const MOST_VERSIONS = 12;
const MOST_STEPS = 40;

export function toVersion(draft: Draft, form: Form, kind: Kind): Version {
  const { emailLength, linkedinMode, message } = form;
  const asked = { emailLength: kind === 'objection' ? ('short' as const) : emailLength, linkedinMode, original: kind === 'rewrite' ? message : '', sent: sentOf(kind, form) };
  return { draft, subject: draft.subject ?? '', body: draft.script ?? draft.content, past: [], left: [], asked };
}

export const sentOf = (kind: Kind, form: Form) => JSON.stringify(toInput(kind, form));

export function addVersion(stack: Stack | undefined, version: Version): Stack {
  const versions = [...(stack?.versions ?? []), version].slice(-MOST_VERSIONS);
  return { versions, at: versions.length - 1 };
}

// Typing on is one step; whatever else is done is a step of its own.
export function edit(version: Version, change: Partial<Text>, isTyping: boolean): Version {
  const { subject, body, past } = version;
  const goesOn = isTyping && past.length > 0 && isNear(past.at(-1)!, { subject, body });
  return { ...version, ...change, past: goesOn ? past : [...past, { subject, body }].slice(-MOST_STEPS) };
}
const NEAR_LETTERS = 24;
const isNear = (one: Text, other: Text) => Math.abs(one.body.length - other.body.length) + Math.abs(one.subject.length - other.subject.length) < NEAR_LETTERS;

export function undo(version: Version): Version {
  const last = version.past.at(-1);
  return last ? { ...version, ...last, past: version.past.slice(0, -1) } : version;
}

export const replaceCurrent = (stack: Stack, version: Version): Stack => ({ ...stack, versions: stack.versions.map((each, index) => (index === stack.at ? version : each)) });
