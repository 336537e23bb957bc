import type { Brain, Why } from '#coach/brief';
import { brainBlanks, nameValue, type Blanks, type Value } from './blanks.ts';
import { fillSlots, slotOf, type Job, type Plan } from './plan.ts';
import type { PlanSlot } from './pieces.ts';
import { rotate } from './rotation.ts';
import type { Target } from './target.ts';
import { gapOf } from './topics.ts';

const from = (found: { text: string; quote: string } | null, about: string): Value[] => {
  const why: Why | null = found && { from: 'message', field: null, quote: found.quote };
  return found ? [{ text: found.text, about, rank: 0, why }] : [];
};
const targetBlanks = (target: Target): Blanks => ({
  trigger: from(target.trigger, 'trigger'),
  triggerAny: from(target.trigger ?? target.triggerNoun, 'trigger'),
  problem: from(target.problem, 'problem'),
  problemNoun: from(target.problem?.noun ? target.problem : null, 'problem'),
  company: nameValue(target.company ?? undefined, 'company'),
  referrer: nameValue(target.referrer ?? undefined, 'referrer'),
  name: nameValue(target.name?.split(' ')[0], 'name', 25),
});

// A reason that was given beats an opening that would fit anybody.
const openers = (slot: PlanSlot, target: Target): PlanSlot => {
  const special = slot.from.filter(({ blanks }) => blanks.includes('trigger') || blanks.includes('triggerAny'));
  if (target.trigger && special.length > 0) return { ...slot, from: special };
  const named = slot.from.filter(({ blanks }) => blanks.includes('problem') || blanks.includes('problemNoun'));
  if (target.problem && named.length > 0) return { ...slot, from: named };
  const nouns = special.filter(({ blanks }) => blanks.includes('triggerAny'));
  return target.triggerNoun && nouns.length > 0 ? { ...slot, from: nouns } : slot;
};

const needMe = { need: true, worth: 1.2 } as const;
const withBusiness = (slot: PlanSlot, known: boolean): PlanSlot => (known ? { ...slot, from: slot.from.filter(({ blanks }) => blanks.includes('business')) } : slot);
const plainOffer = (slot: PlanSlot): PlanSlot => ({ ...slot, from: slot.from.filter(({ blanks }) => !blanks.includes('business')) });
const voicemailSlots = (target: Target, blanks: Blanks): PlanSlot[] => [
  withBusiness(slotOf(0, 'voicemail.open', { need: true }), blanks.me!.length > 0 && blanks.business!.length > 0),
  ...(target.kind === 'introduced' ? [slotOf(0, 'introduced.open', { need: true, worth: 1 })] : []),
  ...(target.kind === 'followUp' ? [slotOf(0, 'followUp.open', { need: true, worth: 1 })] : []),
  ...(target.kind === 'cold' || target.kind === 'reconnect' ? [openers(slotOf(0, 'voicemail.reason', { need: true, worth: 1 }), target)] : []),
  // The business was named a moment ago.
  plainOffer(slotOf(0, 'shared.offer', { worth: 3 })),
  slotOf(0, 'voicemail.turn', { worth: 0.3 }),
  slotOf(0, 'voicemail.turn', { worth: -2 }),
  slotOf(0, 'voicemail.ask', { need: true, worth: 1 }),
  slotOf(0, 'voicemail.close', { need: true, worth: 0.3 }),
];
const connectSlots = (target: Target): PlanSlot[] => {
  const open = target.kind === 'introduced' ? slotOf(0, 'introduced.open', { need: true }) : openers(slotOf(0, 'connect.open', { need: true }), target);
  return [open, slotOf(0, 'shared.offer', { worth: 0.2 }), slotOf(0, 'connect.turn', { worth: -0.8 }), slotOf(0, 'connect.ask', { need: true, worth: 1 })];
};
// Who writes, early: with the business where there is one; in an e-mail the bare name stands below anyway.
const introduction = (sms: boolean, business: boolean, { form }: Job): PlanSlot => {
  const slot = slotOf(0, 'shared.me', sms ? needMe : { worth: 1 });
  const full = slot.from.filter(({ blanks }) => blanks.includes('business'));
  return form.channel === 'email' || (business && !sms) ? { ...slot, from: full } : slot;
};
// Trigger, problem, offer, ask; or the question first, with the reason after it.
const mailSlots = (target: Target, job: Job, { order, blank, meant, blanks, level }: { order: number; blank: boolean; meant: boolean; blanks: Blanks; level: number }): PlanSlot[] => {
  const { kind } = target;
  const source = blank && target.problem === null ? 'coldBlank' : 'cold';
  const sms = job.form.channel === 'sms';
  const long = job.form.channel === 'email' && job.form.emailLength === 'long';
  const reason = target.trigger ?? target.triggerNoun ?? target.referrer;
  const first = openers(slotOf(0, `${kind}.open`, sms && !reason && !blank ? { worth: -1 } : { need: true }), target);
  const problem = target.problem ? [slotOf(1, 'cold.problem', { need: true, worth: 1.2 })] : [];
  const business = (blanks.business ?? []).length > 0;
  const known = kind === 'followUp' || kind === 'reconnect';
  const offer = slotOf(1, known ? 'reminder.offer' : 'shared.offer', { worth: known ? -0.6 : 3, ...(known || level > 2 ? {} : { need: true }) });
  const ask = slotOf(4, known ? `${kind}.ask` : `${source}.ask`, { need: true, worth: 1 });
  const turn = known ? `${kind}.turn` : `${source}.turn`;
  const plan = `${known ? kind : source}.plan`;
  const me = kind === 'followUp' ? [] : [introduction(sms, business, job)];
  const tail = [slotOf(2, turn, { worth: sms ? -2 : -0.6 }), slotOf(2, turn, { worth: -2.5 }), ...fillSlots(3, [plan, 'shared.ease', plan, turn], long ? 10 : 2)];
  const questionFirst = order % 4 === 3 && kind === 'cold' && target.trigger !== null && !sms;
  const middle = questionFirst ? [slotOf(0, 'cold.first', { need: true, worth: 1 }), ...problem, offer] : [...problem, offer];
  return [first, ...me, ...middle, ...(meant ? [slotOf(1, 'shared.who', { worth: 0 })] : []), slotOf(1, 'shared.diff', { worth: known ? -1.8 : sms ? -1.5 : -0.4 }), ...tail, ...(questionFirst ? [] : [ask]), ...(sms ? [] : [slotOf(5, 'cold.close', { worth: questionFirst ? 0 : -1.8 })]), ...(sms && kind !== 'followUp' ? [slotOf(6, 'optOut.tail', { need: true })] : [])];
};

// Each plan is looser than the one before: first the problem may go, then the trigger, then the offer.
export const loosen = (target: Target, level: number): Target => ({
  ...target,
  ...(level > 0 ? { problem: null } : {}),
  ...(level > 1 ? { trigger: null, triggerNoun: null } : {}),
});

// 'I work with homeowners' would put off anybody who isn't one: said only where the brief is about such people.
const wordsOf = (text: string) => new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 7)));
const isMeant = (brief: string, customer: string) => {
  const named = wordsOf(brief);
  return [...wordsOf(customer)].some((word) => named.has(word));
};

export const planOutbound = (read: { brief: string; target: Target; brain: Brain; level: number }, job: Job): Plan => {
  const target = loosen(read.target, read.level);
  const { form, context } = job;
  const blanks = { ...brainBlanks(read.brain), ...targetBlanks(target) };
  const connects = form.channel === 'linkedin' && form.linkedinMode === 'connection_request';
  const order = rotate([0, 1, 2, 3], `${read.brief}/order`, context.seed)[0]!;
  const noOffer = blanks.offerNoun!.length + blanks.offerAny!.length + blanks.offerSay!.length + blanks.offerVerb!.length === 0;
  const slots = form.channel === 'voicemail' ? voicemailSlots(target, blanks) : connects ? connectSlots(target) : mailSlots(target, job, { order, blank: noOffer, meant: isMeant(read.brief, read.brain.idealCustomer ?? ''), blanks, level: read.level });
  return { kind: target.kind, name: target.name, message: read.brief, slots, blanks, gaps: noOffer ? [gapOf('offeringDetails', 'what you sell')] : [], whys: [], notices: [] };
};
