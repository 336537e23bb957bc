// What staff are told about rewrites: averages, what works for which goal, and whether people get their own tone.
export type RewriteFact = {
  email: string;
  defaultTone: string;
  toneUsed: string;
  goal: string;
  originalLength: number;
  rewrittenLength: number;
  clarity: number;
  tone: number;
  persuasiveness: number;
  cta: number;
  flagged: boolean;
};

const MOST_LISTED = 5;
const MOST_PEOPLE = 20;
const ANY_TONE = 'neutral';
const round = (value: number) => Math.round(value * 100) / 100;
const average = (values: readonly number[]) => (values.length === 0 ? 0 : round(values.reduce((sum, value) => sum + value, 0) / values.length));

// The tone of a quick change, else the writer's own at the time.
export const toneOf = ({ chip, tone }: { chip: string | null; tone: string | null }) => (chip === 'friendlier' ? 'friendly' : chip === 'formal' ? 'formal' : (tone ?? ANY_TONE));

export function groupBy<T>(facts: readonly T[], keyOf: (fact: T) => string) {
  const groups = new Map<string, T[]>();
  for (const fact of facts) {
    const key = keyOf(fact);
    const group = groups.get(key);
    if (group) group.push(fact);
    else groups.set(key, [fact]);
  }
  // The largest first; names decide between equals, so that nothing jumps.
  return [...groups].toSorted(([a, inA], [b, inB]) => inB.length - inA.length || a.localeCompare(b, 'en'));
}

const mostUsed = (facts: readonly RewriteFact[], name: 'toneUsed' | 'goal') => groupBy(facts, (fact) => fact[name])[0]![0];

export function sumRewrites(facts: readonly RewriteFact[]) {
  return {
    avgOriginalLength: Math.round(average(facts.map((fact) => fact.originalLength))),
    avgRewrittenLength: Math.round(average(facts.map((fact) => fact.rewrittenLength))),
    avgScores: facts.length === 0 ? {} : Object.fromEntries((['clarity', 'tone', 'persuasiveness', 'cta'] as const).map((name) => [name, average(facts.map((fact) => fact[name]))])),
    goalEffectiveness: groupBy(facts, ({ goal }) => goal).map(([goal, group]) => ({
      goal,
      avgClarity: average(group.map(({ clarity }) => clarity)),
      avgPersuasiveness: average(group.map(({ persuasiveness }) => persuasiveness)),
      avgCta: average(group.map(({ cta }) => cta)),
      flaggedCount: group.filter(({ flagged }) => flagged).length,
      count: group.length,
    })),
    personalizationData: groupBy(facts, ({ email }) => email)
      .slice(0, MOST_PEOPLE)
      .map(([user, group]) => ({
        user,
        defaultTone: group[0]!.defaultTone,
        toneUsed: mostUsed(group, 'toneUsed'),
        toneMatch: Math.round((100 * group.filter((fact) => fact.toneUsed === fact.defaultTone).length) / group.length),
        goalUsed: mostUsed(group, 'goal'),
        sessionCount: group.length,
      })),
    topTones: groupBy(facts, ({ toneUsed }) => toneUsed).slice(0, MOST_LISTED).map(([tone, group]) => ({ tone, count: group.length })),
    topGoals: groupBy(facts, ({ goal }) => goal).slice(0, MOST_LISTED).map(([goal, group]) => ({ goal, count: group.length })),
  };
}
