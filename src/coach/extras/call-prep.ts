import type { CallPlan } from '#contract/assistant';
import type { Brain } from '#coach/brief';
import { findCards } from '#coach/chat/search';
import { fillSlots } from '#coach/chat/slots';
import { readTarget } from '#coach/compose/target';
import { cleanText, saysNothing } from '#coach/facts/clean';
import { sayFact } from './usable.ts';

const MOST_OBJECTIONS = 4;
const usualObjections = ['It is too expensive', 'I need to think about it', 'We already have someone'];

// What the coaching says to a question, in its first card's own words.
const coach = (question: string, brain: Brain, count = 1) => findCards(question).slice(0, count).map(({ card }) => fillSlots(card.answer, brain));
const isText = (text: string | null): text is string => text !== null && text !== '';

function findObjections(brain: Brain): string[] {
  const own = cleanText(brain.commonObjections ?? '').split(/[.;,\n]+/).map((one) => one.trim()).filter((one) => one !== '' && !saysNothing(one));
  const said = new Set(own.map((one) => one.toLowerCase()));
  return [...new Set(own), ...usualObjections.filter((one) => !said.has(one.toLowerCase()))].slice(0, MOST_OBJECTIONS);
}

// What the plan is called in a list; null where the brief names nobody.
export function nameCall(brief: string): string | null {
  const { name, company } = readTarget(brief);
  const who = name ?? company;
  return who ? `Call with ${who}` : null;
}

export function prepareCall(brief: string, brain: Brain): CallPlan {
  const { name, trigger, triggerNoun, problem } = readTarget(brief);
  const who = name?.split(' ')[0] ?? 'they';
  const openings = [
    trigger && `Begin with them: "I saw that ${trigger.text}. How is that going?"`,
    triggerNoun && !trigger ? `Begin with them: "I saw ${triggerNoun.text}. How is that going?"` : null,
    problem && `Ask about what hurts: "How do you deal with ${problem.text} today, and what does it cost you?"`,
    'Agree on the frame first: "I would like to understand how you do it now, and then we both see whether it fits. Is that all right?"',
    ...coach('how do I open a call', brain),
  ];
  const points = [sayFact(brain, 'offeringDetails'), sayFact(brain, 'uniqueMessage'), sayFact(brain, 'pricingModel'), ...coach('discovery questions to ask on a call', brain)];
  const objections = findObjections(brain).flatMap((objection) => coach(objection, brain).map((answer) => `"${objection}": ${answer}`));
  return {
    opening_strategies: openings.filter((text) => typeof text === 'string'),
    talking_points: points.filter(isText),
    objection_responses: objections,
    closing_techniques: [...coach('how do I ask for the next step', brain), 'Sum up what they said in their words, then ask: "What would have to be true for you to go ahead?"'],
    success_metrics: [`You know what ${who === 'they' ? 'they' : who} would change first, in their own words.`, 'You know who else decides, and by when.', 'A next step with a date is agreed before you hang up.', 'You spoke less than they did.'],
  };
}
