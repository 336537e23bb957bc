import { brainQuestions, type BrainField } from '#contract/brain';

type Facts = Partial<Record<BrainField | 'businessName' | 'industry', string>>;

// Any of these tells at least roughly what is sold.
const tellsOffer = ['offeringDetails', 'businessName', 'industry', 'uniqueMessage', 'pricingModel', 'idealCustomer', 'additionalNotes'] as const;
const saysOffer =
  /\b(?:i|we) (?:also )?(?:sell|offer|provide|make|build|repair|mend|fix|install|paint|coach|manage|handle|print|bake|grow|ship|host|design|run|clean|train|teach|help|do|supply|deliver|write|create|develop)\b|\b(?:selling|offering|pitch(?:ing)?|(?:my|our) (?:\w+ ){0,2}(?:product|service|offer|company|business|shop|agency|software|app|platform|course|program|studio|firm)s?)\b/i;

// A first message that can't say what is sold is worth nothing, so the one question that mends it is asked instead.
// An answer to somebody never waits: it words round what is unknown.
export function findMissing(facts: Facts, brief: string): string[] {
  const known = tellsOffer.some((field) => /\p{L}{2}/u.test(facts[field] ?? ''));
  return known || saysOffer.test(brief) ? [] : [brainQuestions[0].question];
}
