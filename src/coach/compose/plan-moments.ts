import type { Gap } from '#coach/brief';
import type { Understanding } from '#coach/understanding';
import type { Blanks } from './blanks.ts';
import { fillSlots, slotOf, type Job } from './plan.ts';
import type { Answers } from './plan-answers.ts';
import type { PlanSlot } from './pieces.ts';

// Plans for the moments in which nothing is sold. A reply to them is short by nature; the fills are for who asked for more.
export const quiet = new Set(['lostDeal', 'later', 'whoIsThis', 'visit', 'compliment']);
type Read = { kind: string; understanding: Understanding; blanks: Blanks; answers: Answers };
type Moments = { slots: PlanSlot[]; gaps: Gap[] };

const need = (part: number, address: string, worth = 1): PlanSlot => slotOf(part, address, { need: true, worth });
const has = (blanks: Blanks, name: string) => (blanks[name]?.length ?? 0) > 0;

const visitSlots = (blanks: Blanks, long: boolean, terse: boolean): PlanSlot[] => {
  const timed = has(blanks, 'time');
  const ask = timed ? (has(blanks, 'place') ? 'visit.ask' : 'visit.askPlace') : 'visit.askTime';
  return [
    has(blanks, 'issue') ? need(0, 'visit.issue') : slotOf(0, 'visit.open', terse ? {} : { need: true }),
    ...(has(blanks, 'place') ? [slotOf(1, 'visit.place', terse ? { worth: 2 } : { need: true, worth: 2 })] : []),
    need(1, timed ? 'visit.turn' : 'visit.soon', 2),
    ...fillSlots(2, ['visit.plan'], long ? 9 : 4),
    slotOf(4, ask, terse ? { worth: 0.5 } : { need: true, worth: 1 }),
  ];
};
const asksSource = /\b(?:how|where|who gave|come by)\b/i;
const isTight = ({ form }: Job) => form.channel === 'sms' || (form.channel === 'linkedin' && form.linkedinMode === 'connection_request');
// Where there is room for two sentences only, the last one may go.
const lastSlot = (address: string, job: Job): PlanSlot => slotOf(4, address, isTight(job) ? { worth: 1 } : { need: true, worth: 1 });
const whoSlots = ({ understanding, blanks }: Read, job: Job, long: boolean): Moments => {
  const named = has(blanks, 'me') || has(blanks, 'business');
  const source = asksSource.test(understanding.said);
  const gaps: Gap[] = [
    ...(source ? [{ fact: `where you got their ${blanks.contact![0]!.text}`, field: null, question: `Where did you get their ${blanks.contact![0]!.text}?` }] : []),
    ...(named ? [] : [{ fact: 'your name', field: null, question: 'What name do you write under?' }]),
  ];
  const slots = [slotOf(0, 'whoIsThis.open', { worth: 1 }), ...(named ? [need(0.5, 'whoIsThis.turn', 2)] : []), ...(source ? [need(1, 'whoIsThis.source', 2)] : []), ...fillSlots(2, ['whoIsThis.fill'], long ? 11 : 5), lastSlot('whoIsThis.close', job)];
  return { slots, gaps };
};

export const planMoment = (read: Read, job: Job): Moments => {
  const { kind, blanks } = read;
  const long = job.form.channel === 'email' && job.form.emailLength === 'long';
  if (kind === 'visit') return { slots: [...visitSlots(blanks, long, job.form.channel === 'sms'), ...read.answers.slots.map((slot) => ({ ...slot, part: 1.5 }))].toSorted((one, other) => one.part - other.part), gaps: read.answers.gaps };
  if (kind === 'whoIsThis') return whoSlots(read, job, long);
  if (kind === 'compliment') {
    const turn = has(blanks, 'about') ? 'compliment.about' : 'compliment.turn';
    return { slots: [need(0, 'compliment.open'), slotOf(0, turn, { worth: 2 }), ...fillSlots(2, ['compliment.plan'], long ? 9 : 4), need(4, 'compliment.ask')], gaps: [] };
  }
  return { slots: [need(0, `${kind}.open`), need(0, kind === 'later' && !has(blanks, 'later') ? 'later.plain' : `${kind}.turn`), ...fillSlots(1, [`${kind}.fill`], long ? 12 : 5), lastSlot(`${kind}.close`, job)], gaps: [] };
};
