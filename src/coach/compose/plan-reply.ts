import type { Brain } from '#coach/brief';
import { remember } from '#coach/remember';
import type { Intent, Understanding } from '#coach/understanding';
import { trailingName } from './ends.ts';
import { brainBlanks, type Blanks } from './blanks.ts';
import { messageBlanks } from './message-blanks.ts';
import { FILL, fillSlots, linkBlanks, slotOf, type Job, type Plan } from './plan.ts';
import { planAnswers, type Answers } from './plan-answers.ts';
import type { PlanSlot } from './pieces.ts';
import { findMoment, isAway, isBlaming, pricesAbroad } from './moments.ts';
import { planMoment, quiet } from './plan-moments.ts';
import { findSituation } from './situation.ts';
import { statusQuo } from './specifics.ts';
import { isHome } from './voice.ts';

const kinds: Record<Intent | 'unclear', string> = {
  interested: 'interested', asks_price: 'askPrice', too_expensive: 'tooExpensive', bad_timing: 'badTiming', think_it_over: 'thinkItOver', send_info: 'sendInfo', has_vendor: 'hasVendor',
  authority: 'authority', wants_proof: 'wantsProof', asks_question: 'askQuestion', meeting: 'meeting', not_interested: 'notInterested', unsubscribe: 'unsubscribe', out_of_office: 'outOfOffice', referral: 'referral', unclear: 'unclear',
};
const linkFits = new Set(['interested', 'askPrice', 'askQuestion', 'meeting', 'sendInfo', 'wantsProof', 'thinkItOver', 'tooExpensive', 'authority']);
// Who has talked with the user knows what they sell; what sets it apart may still be worth a line.
const offerFits = new Set(['interested', 'sendInfo', 'unclear']);
const diffFits = new Set(['statusQuo', 'interested', 'askPrice', 'askQuestion', 'sendInfo', 'wantsProof', 'tooExpensive', 'authority', 'hasVendor']);
// Their own facts fill a longer letter better than any phrase.
const factsFill = new Set(['askPrice', 'askQuestion', 'wantsProof', 'statusQuo']);
const late = new Set(['statusQuo', 'tooExpensive', 'badTiming', 'thinkItOver', 'hasVendor', 'authority', 'wantsProof']);
// These people are customers or about to be: no offer, no soft line.
const served = new Set(['complaint', 'cancelled', 'reschedule', 'ready']);
const ended = new Set(['notInterested', 'outOfOffice', 'referral', 'crisis']);

// Nobody has to be convinced with a page of figures at home.
const family = /\b(?:wife|husband|fianc[eé]{1,2}|spouse|mom|mum|dad|parents?|family|girlfriend|boyfriend|roommates?)\b/i;

const haggles = /\b(?:match (?:it|that|this|them|the price|their)|beat (?:it|that|their)|(?:why|how come) (?:should|would|do) (?:i|we) pay|(?:work with|do it for|meet me at|come down|knock (?:something|anything|a bit) off)(?: that| it)?\?|can you (?:work with|do (?:it|that) for)\b|(?:offered|quoted) (?:us|me) [$£€]\s?\d)/i;
const comes = /\b(?:when|how soon|what time) (?:can|could|would|will) (?:you|someone|somebody) (?:come|be here|get here|make it|fit (?:me|us|it)|start)\b|\bcan (?:you|someone|somebody) come (?:out|over|by|round|today|tomorrow|and)\b/i;

const supplier = /\b(?:suppliers?|vendors?|providers?|contractors?|roofers?|cleaners?|plumbers?|compan(?:y|ies)|agenc(?:y|ies)|firms?|someone|somebody|a (?:guy|man|woman))\b/i;
const isForeign = ({ language }: Understanding) => language !== 'en' && language !== '' && language !== 'und';
// 'Are we locked in for a year?' asks about terms and tells of no supplier.
const isOnlyTerms = ({ questions, said }: Understanding) => said.length < 120 && questions.length === 1 && questions[0]!.topic === 'contract' && questions[0]!.quote.length > said.trim().length - 20;
export const kindOf = remember((understanding: Understanding): string => {
  if (understanding.crisis) return 'crisis';
  const sure = (intent: Intent) => understanding.intents.some((entry) => entry.intent === intent);
  // What must not be overlooked comes before what scores best.
  if (sure('unsubscribe')) return 'unsubscribe';
  const situation = findSituation(understanding.said);
  if (situation !== 'complaint' && isAway(understanding)) return 'outOfOffice';
  if (isForeign(understanding) && pricesAbroad.test(understanding.said)) return 'askPrice';
  const best = understanding.intents.find(({ intent }) => intent !== 'out_of_office')?.intent ?? 'unclear';
  const moment = findMoment(understanding, understanding.dates.length > 0);
  if (moment === 'lostDeal' || moment === 'whoIsThis') return moment;
  if (moment === 'visit' && !isBlaming(understanding.said)) return moment;
  if (situation === 'complaint') return situation;
  if (situation && best !== 'not_interested' && (best !== 'referral' || situation === 'ready')) return situation;
  if (moment !== null) return moment;
  if (isOnlyTerms(understanding)) return 'askQuestion';
  if (haggles.test(understanding.said)) return 'tooExpensive';
  // 'When can you come?' is asked by somebody with a leak, not by somebody who wants to talk.
  if (best === 'meeting' && comes.test(understanding.said)) return 'askQuestion';
  if (best === 'unclear' && !statusQuo.test(understanding.said) && understanding.questions.length > 0) return understanding.questions[0]!.topic === 'price' ? 'askPrice' : 'askQuestion';
  if (understanding.bookingLink && !ended.has(kinds[best])) return 'meeting';
  const dear = understanding.intents.some(({ intent, score }) => intent === 'too_expensive' && score > 0.3);
  // What they use themselves is no supplier.
  if (dear && best === 'has_vendor' && statusQuo.test(understanding.said) && !supplier.test(understanding.said)) return 'tooExpensive';
  if (!dear && (best === 'unclear' || best === 'has_vendor') && statusQuo.test(understanding.said)) return 'statusQuo';
  return best === 'authority' && family.test(understanding.said) ? 'thinkItOver' : kinds[best];
});

// An end, an absence or another contact: nothing is sold, so nothing of the offer is told.
const endSlots = (kind: string, blanks: Blanks, long: boolean): PlanSlot[] => {
  const open = slotOf(0, `${kind}.open`, { need: true });
  const turn = slotOf(0, kind === 'outOfOffice' && blanks.backOn!.length > 0 ? 'outOfOffice.back' : `${kind}.turn`, { need: true, worth: 1 });
  const fills = fillSlots(1, [`${kind}.fill`], long ? 12 : 5);
  if (kind === 'referral') {
    const known = blanks.person!.length > 0;
    const from = open.from.filter(({ blanks: names }) => names.includes('person') === known);
    return [{ ...open, from }, turn, ...fillSlots(1, ['referral.turn', 'referral.fill'], long ? 10 : 4), slotOf(2, 'referral.ask', { worth: 0.8 }), slotOf(3, 'shared.close', { worth: -2 })];
  }
  return [open, turn, ...fills, slotOf(2, `${kind}.close`, { worth: 0.6 })];
};

// What may be said of a price depends on whether it was just given.
const turnOf = (kind: string, priceOpen: boolean) => (kind === 'askPrice' && priceOpen ? 'askPrice.turn+askPrice.openTurn' : `${kind}.turn`);
// Who waits or is looked after by somebody else isn't asked to decide anything.
export const planOf = (kind: string) => {
  if (served.has(kind)) return `${kind}.plan`;
  if (kind === 'badTiming') return 'badTiming.plan+badTiming.planOpen';
  if (kind === 'hasVendor' || kind === 'statusQuo') return `${kind}.plan`;
  return `${kind}.plan+shared.${late.has(kind) || kind === 'anyObjection' ? 'late' : 'plan'}`;
};
const fills = (kind: string, long: boolean, { turn, plan }: { turn: string; plan: string }): PlanSlot[] => {
  // Whoever is looked after is promised a thing once.
  if (served.has(kind)) return fillSlots(3, [plan], long ? 9 : 4);
  const second = slotOf(2, turn, { worth: -2.3 });
  if (kind === 'meeting') return [second, ...fillSlots(3, ['meeting.plan'], long ? 7 : 3)];
  return [second, ...fillSlots(3, long ? [plan, plan, 'shared.ease', plan, plan] : [plan, 'shared.ease'], long ? 6 : 2)];
};

const noAnswers: Answers = { topics: [], slots: [], gaps: [], whys: [] };
const pointsBack = /\b(?:(?:does|is|was|did|would|do) (?:that|this|it)\b|that (?:answer|help|clear)|(?:anything|what) else\b)/i;
// 'Here's my answer' needs one.
const announces = /\banswer(?:s|ed)?\b|\bhere (?:are|you)\b|here['’]s|\bfacts\b|straight away/i;
const startsAsked = ({ questions, dates }: Understanding) => dates.length > 0 || questions.some(({ topic }) => topic === 'timeline' || topic === 'availability');
type Read = { kind: string; understanding: Understanding; inbound: string; brain: Brain; mostKnown: number };
// The matter of this very message, said back before anything else, and what goes with it.
type Matter = { slot: string; ask: string; turn?: string; plan?: string };
// They say themselves that one shall write again.
const invites = /\b(?:(?:get|come|check|circle) back|(?:get|keep|be|stay) in touch|reach (?:back )?out|follow(?:ing)? up|touch base|try (?:me |us )?again|(?:write|call|ring|ping|e-?mail|message|text|contact|remind|try|catch) (?:to )?(?:me|us)\b|let(?:['’]s| us) (?:talk|speak|revisit|reconnect|pick|look|touch|chat|connect|discuss)|revisit|reconnect|pick (?:this|it) (?:back )?up|(?:drop|send) (?:me|us) a (?:line|note)|hit (?:me|us) up|give (?:me|us) a (?:shout|call|ring|buzz)|ask (?:me |us )?again|come (?:and )?see us)\b/i;
// 'Let me get back to you in March' asks nobody to write.
const ownPromise = /\b(?:let me|i['’]?ll|i will|we['’]?ll|we will|i can|we can) (?:\w+ ){0,2}?(?:get|come|reach|follow|circle|check|touch|be)\b[^.!?\n]*/gi;
const isInvited = (said: string) => invites.test(said.replace(ownPromise, ''));
const matterOf = (kind: string, blanks: Blanks, said: string): Matter | null => {
  const has = (name: string) => blanks[name]!.length > 0;
  if (kind === 'badTiming' && has('date')) return { slot: 'badTiming.date', plan: 'badTiming.plan', ...(isInvited(said) ? { turn: 'badTiming.turnDate+badTiming.turnInvited', ask: 'badTiming.askInvited' } : { turn: 'badTiming.turnDate', ask: 'badTiming.askDate' }) };
  if (kind === 'tooExpensive' && has('budget')) return { slot: 'tooExpensive.budget', ask: 'tooExpensive.askBudget' };
  if (kind === 'tooExpensive' && has('rival')) return { slot: 'tooExpensive.rival', ask: 'tooExpensive.askRival' };
  if (!['askPrice', 'askQuestion', 'interested', 'sendInfo'].includes(kind)) return null;
  if (has('date')) return { slot: 'answers.noted', ask: `${kind}.ask` };
  return has('count') ? { slot: 'answers.counted', ask: `${kind}.ask` } : null;
};
const meetingSlots = (understanding: Understanding, blanks: Blanks): PlanSlot[] => {
  if (understanding.bookingLink) return [slotOf(1, 'meeting.accept', { need: true, worth: 2 })];
  return blanks.date!.length > 0 ? [slotOf(1, 'meeting.date', { need: true, worth: 2 })] : [];
};

// In a small window a long account of what happened leaves no room for an answer.
const openSlot = (kind: string, blanks: Blanks, { form }: Job): PlanSlot => {
  const matter = blanks.matter![0]?.text ?? '';
  const most = form.channel === 'sms' ? 60 : form.channel === 'linkedin' && form.linkedinMode === 'connection_request' ? 90 : 200;
  return slotOf(0, kind === 'complaint' && matter !== '' && matter.length <= most ? 'complaint.sorry' : `${kind}.open`, { need: true, worth: 1 });
};
const talkSlots = ({ kind, understanding, open, brain, inbound }: Read & { open: boolean }, job: Job, blanks: Blanks): PlanSlot[] => {
  const long = job.form.channel === 'email' && job.form.emailLength === 'long';
  const link = linkFits.has(kind) && !understanding.bookingLink ? linkBlanks(job.form.meetingLink) : null;
  const accepts = kind === 'meeting' && (understanding.bookingLink !== null || blanks.date!.length > 0);
  const matter = matterOf(kind, blanks, understanding.said);
  const turn = matter?.turn ?? turnOf(kind, open);
  const ask = kind === 'meeting' && ((link !== null && job.form.channel === 'email') || accepts) ? [] : [slotOf(4, matter?.ask ?? `${kind}.ask`, { need: true, worth: 1 })];
  return [
    openSlot(kind, blanks, job),
    ...(kind === 'ready' ? [slotOf(0, blanks.agreed!.length > 0 ? 'ready.agreed' : blanks.doc!.length > 0 ? 'ready.doc' : 'ready.confirm', { need: true, worth: 2 })] : []),
    ...(kind === 'meeting' ? meetingSlots(understanding, blanks) : []),
    ...(matter ? [slotOf(0.5, matter.slot, { need: true, worth: 2 })] : []),
    ...(offerFits.has(kind) ? [slotOf(1.5, 'shared.offer', { worth: 1 })] : []),
    ...(diffFits.has(kind) && !late.has(kind) ? [slotOf(kind === 'askPrice' || kind === 'askQuestion' ? 1 : 1.5, 'shared.diff', { worth: kind === 'askQuestion' ? -1.2 : 0 })] : []),
    slotOf(2, turn, served.has(kind) ? { need: true, worth: 2 } : { worth: 0.7 }),
    ...(kind === 'cancelled' && /\b(?:deposit|refund|money|paid|charged?|fees?|pay)\b/i.test(understanding.said) ? [slotOf(2, 'cancelled.money', { need: true, worth: 2 })] : []),
    ...(diffFits.has(kind) && late.has(kind) ? [slotOf(2, 'shared.diff', { worth: -1.2 })] : []),
    ...(factsFill.has(kind) && !isHome(brain, inbound) && job.form.channel === 'email' && job.form.emailLength !== 'short' ? [slotOf(2.5, 'shared.offer', { worth: FILL + 1.5 })] : []),
    ...fills(kind, long, { turn, plan: matter?.plan ?? planOf(kind) }),
    ...ask,
    ...(link ? [slotOf(4, 'shared.link', { ...(job.form.channel === 'email' ? { need: true } : {}), worth: 1.5, blanks: link })] : []),
    ...(served.has(kind) ? [] : [slotOf(5, kind === 'meeting' ? 'meeting.close' : 'shared.close', { worth: kind === 'meeting' ? -1 : -2 })]),
  ];
};

export const planReply = (read: Read, job: Job): Plan => {
  const { kind, understanding, inbound, brain } = read;
  const blanks: Blanks = { ...brainBlanks(brain), ...messageBlanks(understanding, inbound) };
  const plan: Plan = { kind, name: understanding.sender ?? trailingName(understanding.said), message: inbound, slots: [], blanks, gaps: [], whys: [], notices: [] };
  const long = job.form.channel === 'email' && job.form.emailLength === 'long';
  if (kind === 'unsubscribe')
    return { ...plan, oneLine: true, slots: [slotOf(0, 'unsubscribe.open', { need: true })], notices: ['They asked not to be written to, so this is one line and sells nothing. Take them off your list before you send it.'] };
  if (ended.has(kind)) return { ...plan, slots: endSlots(kind, blanks, long) };
  if (quiet.has(kind)) return { ...plan, ...planMoment({ kind, understanding, blanks, answers: planAnswers({ understanding, brain, kind, mostKnown: read.mostKnown }) }, job) };
  const answers = served.has(kind) && kind !== 'ready' ? noAnswers : planAnswers({ understanding, brain, kind, mostKnown: read.mostKnown });
  const [open, ...rest] = talkSlots({ ...read, open: answers.gaps.some(({ field }) => field === 'pricingModel') }, job, blanks);
  // In a text message the answer itself is enough.
  const terse = job.form.channel === 'sms' && (answers.slots.length > 0 || served.has(kind));
  // 'Does that help?' needs an answer before it.
  const answered = answers.whys.length === 0 || answers.slots.some(({ name }) => name === 'known');
  const asking = (slot: PlanSlot): PlanSlot => (slot.name !== 'ask' ? slot : kind === 'ready' && startsAsked(understanding) ? { ...slot, from: slot.from.filter(({ text }) => !/\b(?:start|begin)\b/.test(text)) } : answered ? slot : { ...slot, from: slot.from.filter(({ text }) => !pointsBack.test(text)) });
  const opening = (slot: PlanSlot): PlanSlot => (answered ? slot : { ...slot, from: slot.from.filter(({ text }) => !announces.test(text)) });
  const ease = (slot: PlanSlot): PlanSlot => (terse ? { ...slot, need: false } : slot);
  return { ...plan, slots: [kind === 'complaint' ? open! : ease(opening(open!)), ...answers.slots.map((slot) => (slot.name === 'room' ? ease(slot) : slot)), ...rest.map(asking).map((slot) => (slot.name === 'turn' && served.has(kind) ? slot : ease(slot)))], gaps: answers.gaps, whys: answers.whys, blanks: { ...blanks, topicList: answers.topics } };
};
