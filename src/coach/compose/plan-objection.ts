import type { Understanding } from '#coach/understanding';
import type { Brain } from '#coach/brief';
import { fillSlots, slotOf, type Job, type Plan } from './plan.ts';
import { brainBlanks } from './blanks.ts';
import { planOf } from './plan-reply.ts';
import { findSituation } from './situation.ts';
import { messageBlanks } from './message-blanks.ts';
import { findUsualObjection, thirdBlanks } from './usual-objection.ts';

const kinds: Record<string, string> = {
  too_expensive: 'tooExpensive', asks_price: 'tooExpensive', bad_timing: 'badTiming', think_it_over: 'thinkItOver', has_vendor: 'hasVendor', authority: 'authority', wants_proof: 'wantsProof', send_info: 'sendInfo',
};
// An objection is answered by listening: acknowledge, one thought, one question.
export const planObjection = (read: { understanding: Understanding; said: string; brain: Brain; name: string | null }, job: Job): Plan => {
  const { understanding, said, brain } = read;
  const messages = messageBlanks(understanding, said);
  const figure = messages.rival!.length > 0 ? 'rival' : messages.budget!.length > 0 ? 'budget' : null;
  const usual = figure ? null : findUsualObjection(understanding.said);
  const kind = usual ?? (figure ? 'tooExpensive' : findSituation(said) === 'anyObjection' ? 'anyObjection' : kinds[understanding.intents.find(({ intent }) => kinds[intent])?.intent ?? ''] ?? 'anyObjection');
  const ask = figure === 'rival' ? 'tooExpensive.askRival' : figure === 'budget' ? 'tooExpensive.askBudget' : `${kind}.ask`;
  const long = job.form.channel === 'email' && job.form.emailLength === 'long';
  return {
    kind,
    name: read.name,
    bare: true,
    message: said,
    blanks: { ...brainBlanks(brain), ...messages, ...thirdBlanks(understanding.said) },
    slots: [
      slotOf(0, `${kind}.open`, { need: true }),
      ...(figure ? [slotOf(0.5, `tooExpensive.${figure}`, { need: true, worth: 2 })] : []),
      slotOf(1, `${kind}.turn`, figure ? { worth: 0.7 } : { need: true, worth: 1 }),
      slotOf(1, `${kind}.turn`, { worth: -2.3 }),
      // What sets one apart is no help to who waits for somebody else.
      ...(kind === 'thirdParty' ? [] : [slotOf(1, 'shared.diff', { worth: -1.6 })]),
      ...(usual || kind === 'anyObjection' ? [] : [slotOf(2, 'anyObjection.turn', { worth: -2.8 })]),
      ...fillSlots(2, usual ? [`${kind}.plan`] : [planOf(kind), 'shared.ease'], long ? 8 : 2),
      slotOf(3, ask, { need: true, worth: 1 }),
    ],
    gaps: [],
    whys: [],
    notices: [],
  };
};
