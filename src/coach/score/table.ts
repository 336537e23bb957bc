import { argumentRules } from './rules/argument.ts';
import { careRules } from './rules/care.ts';
import { ctaRules } from './rules/cta.ts';
import { easeRules } from './rules/ease.ts';
import { lengthRules } from './rules/length.ts';
import { mannerRules } from './rules/manner.ts';
import { substanceRules } from './rules/substance.ts';
import { toneRules } from './rules/tone.ts';
import type { Rule } from './rule.ts';

// Every rule, in the order in which docs/evidence.md lists them.
export const rules: Rule[] = [...lengthRules, ...easeRules, ...careRules, ...toneRules, ...mannerRules, ...substanceRules, ...argumentRules, ...ctaRules];
