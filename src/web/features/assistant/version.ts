import type { KeptText, readDraft } from '#contract/activity';
import type { Output } from '#contract/endpoint';
import { toInput, type Form, type Kind } from './form.ts';

export type Draft = NonNullable<Output<typeof readDraft>['draft']>;
export type Text = { subject: string; body: string };
// The form that a draft was written from, as far as the draft still needs it.
export type Asked = Pick<Form, 'emailLength' | 'linkedinMode' | 'signature' | 'meetingLink'> & { original: string; thread: string; sent: string };
// A draft with what was typed into it since. `past` is what Undo goes back through; `left` the findings left as they are;
// `kept` what the server has of it.
export type Version = Text & { draft: Draft; past: Text[]; left: string[]; asked: Asked; kept?: KeptText };
export type Stack = { versions: Version[]; at: number };
export type Desk = Partial<Record<Kind, Stack>>;

const MOST_VERSIONS = 20;
const MOST_STEPS = 40;

export const sentOf = (kind: Kind, form: Form) => JSON.stringify(toInput(kind, form));

const threadOf = (kind: Kind, form: Form) => ({ reply: form.inbound, outbound: '', objection: form.objection, rewrite: form.rewriteThread, proposal: '' })[kind];

export function toVersion(draft: Draft, form: Form, kind: Kind, kept: KeptText = { ...writtenOf(draft), revision: 0 }): Version {
  const { linkedinMode, message } = form;
  const ends = kind === 'reply' || kind === 'rewrite' ? { signature: form.signature, meetingLink: form.meetingLink } : { signature: '', meetingLink: '' };
  const emailLength = kind === 'objection' ? ('short' as const) : kind === 'proposal' ? ('long' as const) : form.emailLength;
  const asked = { emailLength, linkedinMode, ...ends, original: kind === 'rewrite' ? message : '', thread: threadOf(kind, form), sent: sentOf(kind, form) };
  const { subject, body } = kept;
  return { draft, subject, body, past: [], left: [], asked, kept };
}

export const writtenOf = (draft: Draft): Text => ({ subject: draft.subject ?? '', body: draft.script ?? draft.content });

export function addVersion(stack: Stack | undefined, version: Version): Stack {
  const versions = [...(stack?.versions ?? []).filter(({ draft }) => draft.id !== version.draft.id), version].slice(-MOST_VERSIONS);
  return { versions, at: versions.length - 1 };
}

// One that lies on the desk already is shown with what was typed into it.
export function showVersion(stack: Stack | undefined, version: Version): Stack {
  const at = stack?.versions.findIndex(({ draft }) => draft.id === version.draft.id) ?? -1;
  return stack && at >= 0 ? { ...stack, at } : addVersion(stack, version);
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

// What the server has of it comes in by itself, and is never set back by a keystroke that didn't know of it.
export const replaceCurrent = (stack: Stack, version: Version): Stack => changeVersion(stack, version.draft.id, (each) => ({ ...version, kept: newerOf(each.kept, version.kept) }));
export const changeVersion = (stack: Stack, id: string, work: (version: Version) => Version): Stack => ({ ...stack, versions: stack.versions.map((each) => (each.draft.id === id ? work(each) : each)) });

// The next number of its group, so that 'Another version' is never the same one twice.
export function nextOf(stack: Stack | undefined): { version: number; group: string } | null {
  const current = stack?.versions[stack.at]?.draft;
  if (!stack || !current) return null;
  const taken = stack.versions.filter(({ draft }) => draft.group === current.group).map(({ draft }) => draft.version);
  return { version: Math.max(...taken) + 1, group: current.group };
}

const newerOf = (one: KeptText | undefined, other: KeptText | undefined) => ((one?.revision ?? -1) > (other?.revision ?? -1) ? one : other);
