import { faultsOf, type Fault } from './fault.ts';

// Said by sellers without a source: customers, results, how often, how long. Allowed only in the user's own words.
const claims: RegExp[] = [
  /\b(?:our|my|other|many|most|several|some|happy|satisfied|existing|recent) (?:of (?:our|my) )?(?:clients|customers|users|patients|partners)\b/gi,
  /\b(?:clients?|customers?|companies|businesses|teams?|people|owners?|firms?) (?:like|such as|similar to) (?:you|yours)\b/gi,
  /\b(?:we|i)(?:'ve| have) (?:helped|worked with|supported|served|seen|saved|delivered|completed|won)\b/gi,
  /\b(?:we|i) (?:helped|saved|increased|reduced|doubled|tripled) \w+/gi,
  /\b(?:most|many|a lot|lots|hundreds|thousands|dozens|plenty) of (?:our |my )?(?:clients|customers|companies|businesses|people|teams|sellers|owners)\b/gi,
  /\b(?:i|we) (?:often|usually|frequently|regularly|always|typically) (?:hear|see|find|work|help|get)\b/gi,
  /\b(?:years?|decades?) (?:of|in) (?:experience|business|the (?:trade|industry|field))\b/gi,
  /\b(?:proven|award[- ]winning|best[- ]in[- ]class|world[- ]class|industry[- ]leading|market[- ]leading|number one|#1|top[- ]rated|trusted by|guaranteed?|risk[- ]free|certified|accredited|licensed)\b/gi,
  /\b(?:case stud(?:y|ies)|testimonials?|success stor(?:y|ies)|track record|references from (?:our|my|other|past|happy) \w+)\b/gi,
  /\b(?:studies|research|data|statistics|surveys?) (?:show|shows|prove|proves|say|says|suggest|suggests)\b/gi,
  /\b(?:felt the same|feel the same way|what they found|others have found)\b/gi,
];
const pressure: RegExp[] = [
  /\b(?:act now|last chance|limited time|only a few (?:spots|places|slots) left|don'?t miss (?:out|this)|before it'?s too late|offer (?:ends|expires)|while (?:stocks?|supplies) last|(?<!in a |no )hurry|urgent(?:ly)?:|final notice|time is running out|today only)\b/gi,
  /\b(?:i'?m (?:disappointed|surprised) (?:that )?you|you (?:still )?haven'?t (?:answered|replied|responded)|you never (?:answered|replied|responded)|after all (?:i|we) (?:did|have done)|i thought we had|as you (?:surely|certainly) know)\b/gi,
];
const machine: RegExp[] = [
  /\b(?:i hope this (?:e-?mail|message|note) finds you well|i hope you(?:'re| are) (?:doing )?well|delve|delving|leverag(?:e|es|ing)|game[- ]chang(?:er|ing)|cutting[- ]edge|seamless(?:ly)?|synerg(?:y|ies)|unlock (?:the|your)|elevate your|supercharge|revolutioni[sz]e|in today'?s fast[- ]paced|at the end of the day|circle back|circling back|touch(?:ing)? base|just checking in|bumping this|per my last|reach out to you today|look no further|rest assured|as an ai|language model|take (?:it|your \w+) to the next level|robust solution|streamline your|empower(?:s|ing)? you|pain points?|low[- ]hanging fruit|move the needle)\b/gi,
  /—[^—\n]{0,120}—/g,
];

const owned = (phrase: string, inputs: string) => inputs.includes(phrase.toLowerCase().replaceAll('’', "'"));
export const findClaims = (text: string, inputs: string): Fault[] => {
  const plain = text.replaceAll('’', "'");
  const check = (patterns: RegExp[], kind: Fault['kind'], message: (quote: string) => string) =>
    patterns.flatMap((pattern) => faultsOf(plain, pattern, ([quote]) => (owned(quote, inputs) ? null : { kind, message: message(quote) })));
  return [
    ...check(claims, 'claim', (quote) => `"${quote}" claims something the Sales Brain doesn't hold. Remove it.`),
    ...check(pressure, 'pressure', (quote) => `"${quote}" presses or blames the reader. Say it without pressure.`),
    ...check(machine, 'machine', (quote) => `"${quote}" is a worn phrase. Say it in plain words.`),
  ];
};
