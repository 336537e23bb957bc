import coldCalls from './content/cold-calls.json' with { type: 'json' };
import customers from './content/customers.json' with { type: 'json' };
import demosProposals from './content/demos-proposals.json' with { type: 'json' };
import discovery from './content/discovery.json' with { type: 'json' };
import email from './content/email.json' with { type: 'json' };
import fields from './content/fields.json' with { type: 'json' };
import followUp from './content/follow-up.json' with { type: 'json' };
import foundersFreelance from './content/founders-freelance.json' with { type: 'json' };
import linkedin from './content/linkedin.json' with { type: 'json' };
import moraleEnergy from './content/morale-energy.json' with { type: 'json' };
import moreCases from './content/more-cases.json' with { type: 'json' };
import negotiationClosing from './content/negotiation-closing.json' with { type: 'json' };
import objections from './content/objections.json' with { type: 'json' };
import pricingTradesMoney from './content/pricing-trades-money.json' with { type: 'json' };
import prospecting from './content/prospecting.json' with { type: 'json' };
import routinePipeline from './content/routine-pipeline.json' with { type: 'json' };
import voicemailSms from './content/voicemail-sms.json' with { type: 'json' };

// One piece of coaching. A slot in the example, {customer|your customers}, takes the user's own words where they fit.
export type Card = {
  id: string;
  title: string;
  // How a seller would put it.
  triggers: string[];
  problem: string;
  answer: string;
  steps: string[];
  example: string;
  // The question that goes back to the user.
  ask: string;
  // An id of the evidence list, or 'practice'.
  source: string;
  strength: string;
};

const topics: Record<string, Card[]> = {
  'prospecting': prospecting,
  'cold calls': coldCalls,
  'voicemail and texts': voicemailSms,
  'e-mail': email,
  'LinkedIn': linkedin,
  'following up': followUp,
  'objections': objections,
  'discovery': discovery,
  'demos and proposals': demosProposals,
  'negotiation and closing': negotiationClosing,
  'prices, quotes and getting paid': pricingTradesMoney,
  'morale and energy': moraleEnergy,
  'routine and pipeline': routinePipeline,
  'customers you have': customers,
  'starting out and working alone': foundersFreelance,
  'your line of work': fields,
  'special situations': moreCases,
};

export const allCards: Card[] = Object.values(topics).flat();
const byId = new Map(allCards.map((card) => [card.id, card]));
const topicOf = new Map(Object.entries(topics).flatMap(([topic, cards]) => cards.map((card) => [card.id, topic] as const)));

export const findCard = (id: string) => byId.get(id);
export const findTopic = (id: string) => topicOf.get(id) ?? '';
