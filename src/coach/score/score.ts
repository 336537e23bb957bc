import type { Dimension } from '#contract/assistant';
import type { Finding, Score, Scores } from '#coach/brief';
import { evidence } from './evidence.ts';
import { readMessage, type Reading, type ScoreForm } from './reading.ts';
import { rules } from './table.ts';
import type { Hit, Rule } from './rule.ts';

// What a message gets before any finding: set so that a median message comes to about 6.5.
const bases: Record<Dimension, number> = { clarity: 6.3, tone: 6.9, persuasiveness: 5.8, cta: 5.8 };
// Named here, as the contract's own list would bring its schemas into the browser.
const dimensions = Object.keys(bases) as Dimension[];
// Points of a rule to points of a score.
const STRENGTH = 1.5;
// A second finding of a rule says less than the first, a tenth next to nothing.
const fading = [1, 0.7, 0.5, 0.35, 0.25, 0.2, 0.15, 0.1];
const MOST_PER_RULE = 30;
const HIGH = 7.5;
const LOW = 3;

export const scoreMessage = (text: string, form: ScoreForm): Score => scoreReading(readMessage(text, form));

export function scoreReading(reading: Reading): Score {
  const findings = findAll(reading);
  return { scores: addUp(findings), findings };
}

function findAll(reading: Reading): Finding[] {
  const found: Finding[] = [];
  for (const rule of rules) for (const [index, hit] of rule.find(reading).slice(0, MOST_PER_RULE).entries()) found.push(toFinding(rule, hit, fading[index] ?? 0.05));
  const wholeBody = (one: Finding) => one.start === reading.body.start && one.end === reading.body.end;
  return withoutDoubles(found, wholeBody).sort((a, b) => a.start - b.start || a.end - b.end);
}

function toFinding(rule: Rule, hit: Hit, weight: number): Finding {
  const { start, end, message, fix = null } = hit;
  return { rule: rule.name, dimension: rule.dimension, start, end, delta: round(hit.delta * weight * STRENGTH, 100), message, fix, source: evidence[hit.source ?? rule.source].shown };
}

// Two faults of one dimension on much the same words are one fault: the graver stays.
function withoutDoubles(findings: Finding[], wholeBody: (one: Finding) => boolean): Finding[] {
  const faults = findings.filter((one) => one.delta < 0 && one.end > one.start && one.end - one.start < 200 && !wholeBody(one));
  const lesser = new Set<Finding>();
  const sorted = faults.toSorted((a, b) => a.start - b.start);
  sorted.forEach((one, at) => {
    for (let next = at + 1; next < sorted.length && sorted[next]!.start < one.end; next += 1) {
      const other = sorted[next]!;
      if (other.dimension === one.dimension && other.rule !== one.rule && overlap(one, other) >= 0.6) lesser.add(other.delta < one.delta ? one : other);
    }
  });
  return findings.filter((one) => !lesser.has(one));
}

function overlap(one: Finding, other: Finding): number {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared / Math.max(one.end - one.start, other.end - other.start);
}

export function addUp(findings: Finding[]): Scores {
  const scores = { clarity: 0, tone: 0, persuasiveness: 0, cta: 0 };
  for (const dimension of dimensions) {
    const sum = findings.reduce((total, one) => total + (one.dimension === dimension ? one.delta : 0), bases[dimension]);
    scores[dimension] = round(bend(sum), 10);
  }
  // The weakest counts twice: one rude sentence is not made good by short words.
  const each = dimensions.map((dimension) => scores[dimension]);
  const overall = (each.reduce((sum, one) => sum + one, 0) + Math.min(...each)) / (each.length + 1);
  return { ...scores, overall: round(overall, 10) };
}

// Near the ends each further point counts less, so that better still scores higher and a 10 is next to impossible.
function bend(sum: number): number {
  if (sum > HIGH) return HIGH + (10 - HIGH) * (1 - Math.exp(-(sum - HIGH) / (10 - HIGH)));
  return sum < LOW ? LOW * Math.exp((sum - LOW) / LOW) : sum;
}

const round = (value: number, parts: number) => Math.round(value * parts) / parts;
