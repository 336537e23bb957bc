import type { DraftContext, Form, Gap, Why } from '#coach/brief';
import type { Blanks } from './blanks.ts';
import { findFragments, type Fragment } from './library.ts';
import type { PlanSlot } from './pieces.ts';

// What a message is to hold. loose names the slots that may be left out where the room is small.
export type Plan = {
  kind: string;
  name: string | null;
  // What came in or was asked for, as typed.
  message: string;
  slots: PlanSlot[];
  blanks: Blanks;
  gaps: Gap[];
  whys: Why[];
  notices: string[];
  // An answer to somebody whose name nobody knows begins with the answer.
  bare?: true;
  // One line and no more, whatever length was asked for.
  oneLine?: true;
};
export type Job = { form: Form; context: DraftContext };

const found = new Map<string, Fragment[]>();
const fragmentsAt = (address: string): Fragment[] => {
  const known = found.get(address) ?? address.split('+').flatMap((one) => findFragments(...(one.split('.') as [string, string])));
  found.set(address, known);
  return known;
};

type Extra = { need?: true; worth?: number; blanks?: Blanks };
export const slotOf = (part: number, address: string, { need, worth = 0, blanks }: Extra = {}): PlanSlot => {
  // 'a.plan+b.plan' draws on both.
  const from = fragmentsAt(address);
  return { name: address.split('.')[1]!.split('+')[0]!, pool: address, from, need: need ?? false, worth, part, ...(blanks ? { blanks } : {}) };
};

const isLink = (link: string) => /^https?:\/\/[^\s<>"]+$/i.test(link) || /^[\w-]+(?:\.[\w-]+)+(?:\/[^\s<>"]*)?$/.test(link);
// The link is a value like any other that no rule reads or changes.
export const linkBlanks = (link: string): Blanks | null => (isLink(link) ? { link: [{ text: link, about: 'link', rank: 0, why: null }] } : null);

// Below what a turn adds: a filler comes in only where the length asks for it.
export const FILL = -3;
// A soft line is the last thing a letter needs.
const fillSlot = (part: number, address: string) => slotOf(part, address, { worth: address === 'shared.ease' ? FILL - 2 : FILL });
// What only fills: used as far as the length that was asked for needs it, two pieces a paragraph.
export const fillSlots = (part: number, from: string[], count: number): PlanSlot[] =>
  Array.from({ length: count }, (_, at) => fillSlot(part + Math.floor(at / 2) / 10, from[at % from.length]!));
