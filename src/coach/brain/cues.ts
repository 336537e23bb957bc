import type { BrainField } from '#contract/brain';

// What a sentence about a business tells. The heaviest cue wins; below 2 nothing is claimed.
export type Cue = [BrainField, number, RegExp];
const who = String.raw`(?:we|i|our (?:team|studio|company|firm|agency|shop|business)|the (?:company|team|studio|firm|agency)|[\p{Lu}][\p{L}&'-]+(?: [\p{Lu}][\p{L}&'-]+){0,2})`;
const cue = (field: BrainField, weight: number, source: string, flags = 'iu'): Cue => [field, weight, new RegExp(source, flags)];

export const cues: Cue[] = [
  cue('pricingModel', 4, String.raw`[$£€]\s?\d|\b\d[\d.,]*\s?(?:k|usd|eur|gbp|dollars|pounds|euros)\b`),
  cue('pricingModel', 3, String.raw`\b(?:prices?|pricing|rates?|fees?|packages?|plans?) (?:is|are|starts?|starting|begins?|runs?|from)\b|\b(?:fixed|flat)[- ](?:price|fee|rate)|\bper (?:hour|month|user|seat|session|project|visit|year)\b|\b(?:we|i) (?:\p{L}+ )?charge\b|\bfree (?:quote|estimate|trial)\b|\bno hidden (?:fees|costs)\b|\bmoney[- ]back\b`),
  cue('uniqueMessage', 4, String.raw`\b(?:makes? (?:us|me|our \p{L}+) (?:different|special|unique)|sets? (?:us|me) apart|what makes|unlike (?:other|most|big|many|our|the|traditional|a)|(?:we're|we are|i'm|i am) the only|the only \p{L}+ (?:in|that|who|to))\b`),
  cue('uniqueMessage', 2.6, String.raw`\b(?:instead of|rather than|without (?:the|any)|no (?:jargon|lock-in|long contracts|middlemen|surprises)|never outsource|same[- ]day|in-house|family[- ]run|family[- ]owned|from first \p{L}+ to last)\b`),
  cue('idealCustomer', 4, String.raw`\b(?:our (?:typical |ideal |best )?(?:clients?|customers?|patients|students|guests) (?:are|is|range|include|come)|who we (?:help|work with|serve)|(?:ideal|typical|target) (?:clients?|customers?))\b`),
  cue('idealCustomer', 3.4, String.raw`\b(?:we|i) (?:mainly |mostly |only |usually |also )?(?:work (?:mainly |mostly |only |exclusively )?with|serve|sell (?:mainly |mostly |only )?to|specialise in working with|specialize in working with|look after)\b|^for (?:\p{L}+ ){0,4}(?:owners|companies|businesses|teams|firms|agencies|families|homeowners|founders|consultancies|clinics|schools|shops|restaurants)\b`),
  cue('mainCompetition', 4, String.raw`\b(?:compet(?:e|es|ing) (?:with|against)|(?:main |biggest )?competitors? (?:is|are|include)|alternatives? (?:to us|include|are))\b`),
  cue('whyTheyBuyCompetition', 4, String.raw`\b(?:choose|pick|prefer|go with) (?:them|the others|others|competitors?|someone else|a cheaper)\b`),
  cue('commonObjections', 3.6, String.raw`\b(?:(?:people|customers|clients) (?:often |sometimes |usually )?(?:worry|ask|say|fear|think)|is it (?:worth|too expensive)|isn't (?:it|that) (?:expensive|too)|what if (?:i|we|it)|but (?:i|we) already have)\b`),
  cue('preferredCtaStyle', 3.4, String.raw`^(?:please )?(?:book|schedule|request|arrange|ask for|get|start with|call|drop|send|write|email|come by|visit) (?:a |an |your |our |us|me|in )`),
  cue('preferredCtaStyle', 3, String.raw`\b(?:book|schedule|request|arrange|start with|begins? with|offer) (?:a|an|your) (?:\p{L}+[- ]){0,3}(?:call|demo|visit|consultation|chat|meeting|tour|trial|estimate|quote|session)\b`),
  cue('emotionalMotivation', 3.6, String.raw`\b(?:our (?:mission|purpose|why|belief)|(?:we|i) (?:believe|started|founded|began) \p{L}*\s?(?:because|so that|after|when|in|that|with|this|the)?|(?:is|was|were|are) (?:founded|started) (?:because|to|when|after)|driven by|we (?:love|care)|passionate about|what drives us)\b`),
  cue('brandVoice', 3, String.raw`\b(?:our (?:tone|voice|style|values|brand) (?:is|are)|we value|we speak|plain english|no buzzwords)\b`),
  cue('offeringDetails', 3, String.raw`\b${who} (?:also |now |specialise[sd]? in |specialize[sd]? in )?(?:sells?|offers?|provides?|makes?|builds?|rebuilds?|designs?|installs?|repairs?|fixe?s?|manufactures?|delivers?|creates?|develops?|runs?|teaches|teach|trains?|supplies|supply|helps?|manages?|writes?|prints?|bakes?|grows?|cleans?|paints?|plans?|hosts?|specialises? in|specializes? in|coach(?:es)?|advises?|recruits?)\b`, 'u'),
  cue('offeringDetails', 3, String.raw`\b(?:we|i|our \p{L}+) (?:also |now )?(?:sell|offer|provide|make|build|rebuild|design|install|repair|fix|manufacture|deliver|create|develop|run|teach|train|supply|help|manage|write|print|bake|grow|clean|paint|plan|host|coach|advise|recruit|speciali[sz]e in)s?\b|\b(?:is|are) an? (?:[\p{L}-]+ ){0,4}(?:agency|studio|company|firm|consultancy|shop|platform|app|tool|service|practice|bakery|school|workshop|broker|team)\b`),
  cue('additionalNotes', 3, String.raw`\b(?:warranty|guarantee[ds]?|insured|certified|accredited|licen[sc]ed|established in|since \d{4}|based in|located in|opening hours|open (?:mon|tue|wed|thu|fri|sat|sun|daily|every)|delivery (?:in|within|takes)|turnaround|lead time|(?:takes?|within|in) (?:about |around )?(?:\d+|two|three|four|five|six|seven|eight|ten|twelve) (?:hours|days|weeks|months)|integrates? with|gdpr|iso ?\d+|support (?:is|by|from|via))\b`),
];

// A heading speaks for what stands under it.
export const headings: [BrainField, RegExp][] = [
  ['pricingModel', /\b(?:pric(?:e|es|ing)|packages|plans|rates|fees|cost)\b/i],
  ['idealCustomer', /\b(?:who (?:we|it)|who it's for|for whom|our (?:clients|customers)|clients|customers|industries)\b/i],
  ['uniqueMessage', /\b(?:why (?:us|choose)|different|what sets|our (?:difference|promise|approach)|why \p{Lu}\p{L}+)/iu],
  ['offeringDetails', /\b(?:services|what we (?:do|offer|make|sell)|products|offer(?:ing)?s?|solutions|about(?: us)?)\b/i],
  ['emotionalMotivation', /\b(?:our (?:story|mission|why|purpose)|mission|why we)\b/i],
  ['brandVoice', /\b(?:values|tone|our (?:style|voice))\b/i],
  ['commonObjections', /\b(?:faqs?|questions|concerns)\b/i],
  ['preferredCtaStyle', /\b(?:get started|next steps?|how to (?:start|begin))\b/i],
  ['additionalNotes', /\b(?:guarantee|warranty|hours|where|location|how it works|process|good to know)\b/i],
];
