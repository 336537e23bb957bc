import type { BrainField } from '#contract/brain';
import type { Brain, Draft, Why } from '#coach/brief';
import { givenName } from '#coach/compose/ends';
import { readTarget } from '#coach/compose/target';
import { gapOf } from '#coach/compose/topics';
import { raiseStart } from '#coach/facts/shape';
import { sayFact } from './usable.ts';

type Part = { head: string; text: string; why: Why | null };

// One page that can be answered with yes, no or 'change this'; every sentence of substance is the seller's own.
export function writeProposal(brief: string, brain: Brain): Draft {
  const { name, company, trigger, problem } = readTarget(brief);
  const fact = (head: string, field: BrainField): Part[] => {
    const text = sayFact(brain, field);
    return text === null ? [] : [{ head, text, why: { from: 'brain', field, quote: brain[field]! } }];
  };
  const told = problem ?? trigger;
  const need: Part[] = told ? [{ head: 'Where you stand', text: `${raiseStart(told.text)}.`, why: { from: 'message', field: null, quote: told.quote } }] : [];
  const price = fact('What it costs', 'pricingModel');
  const parts: Part[] = [
    ...need,
    ...fact('What I suggest', 'offeringDetails'),
    ...fact('What makes it different', 'uniqueMessage'),
    ...(price.length > 0 ? price : [{ head: 'What it costs', text: 'I will send you the exact figure in writing before anything begins.', why: null }]),
    { head: 'Next step', text: 'Does this fit, or what should I change? Tell me in a line, and I will send the final version.', why: null },
  ];
  const given = givenName(name);
  const greeting = given ? `Hi ${given},` : 'Hello,';
  const close = brain.firstName ? `\n\n${brain.voice?.signOff ?? 'Best'},\n${brain.firstName}` : '';
  return {
    subject: company ? `A short proposal for ${company}` : 'A short proposal',
    body: `${greeting}\n\nHere is what I propose, on one page.\n\n${parts.map(({ head, text }) => `${head}\n${text}`).join('\n\n')}${close}`,
    gaps: [...(sayFact(brain, 'offeringDetails') ? [] : [gapOf('offeringDetails', 'what you sell')]), ...(price.length > 0 ? [] : [gapOf('pricingModel', 'your price')])],
    why: parts.flatMap(({ why }) => why ?? []),
    notices: [],
  };
}
