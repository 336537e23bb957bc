import { expect, test } from 'vitest';
import { sumRewrites, toneOf, type RewriteFact } from './rewrite-figures.ts';

const fact = (changes: Partial<RewriteFact> = {}): RewriteFact => ({
  email: 'dana@example.com', defaultTone: 'direct', toneUsed: 'direct', goal: 'clear', originalLength: 100, rewrittenLength: 80, clarity: 8, tone: 7, persuasiveness: 6, cta: 5, flagged: false, ...changes,
});

test('R-ADM-07 the figures of rewrites: lengths, scores, goals, tones and people', () => {
  const facts = [fact(), fact({ toneUsed: 'friendly', clarity: 6, originalLength: 51 }), fact({ email: 'joel@example.com', defaultTone: 'neutral', toneUsed: 'neutral', goal: 'concise', cta: 9, flagged: true })];
  expect(sumRewrites(facts)).toEqual({
    avgOriginalLength: 84,
    avgRewrittenLength: 80,
    avgScores: { clarity: 7.33, tone: 7, persuasiveness: 6, cta: 6.33 },
    goalEffectiveness: [
      { goal: 'clear', avgClarity: 7, avgPersuasiveness: 6, avgCta: 5, flaggedCount: 0, count: 2 },
      { goal: 'concise', avgClarity: 8, avgPersuasiveness: 6, avgCta: 9, flaggedCount: 1, count: 1 },
    ],
    personalizationData: [
      { user: 'dana@example.com', defaultTone: 'direct', toneUsed: 'direct', toneMatch: 50, goalUsed: 'clear', sessionCount: 2 },
      { user: 'joel@example.com', defaultTone: 'neutral', toneUsed: 'neutral', toneMatch: 100, goalUsed: 'concise', sessionCount: 1 },
    ],
    topTones: [{ tone: 'direct', count: 1 }, { tone: 'friendly', count: 1 }, { tone: 'neutral', count: 1 }],
    topGoals: [{ goal: 'clear', count: 2 }, { goal: 'concise', count: 1 }],
  });
});

test('R-ADM-07 without a rewrite there are no averages to show', () => {
  expect(sumRewrites([])).toMatchObject({ avgOriginalLength: 0, avgScores: {}, goalEffectiveness: [], topTones: [] });
});

test("R-ADM-06 the tone of a rewrite is that of the quick change, else the writer's own, else none", () => {
  expect([toneOf({ chip: 'friendlier', tone: 'direct' }), toneOf({ chip: 'shorter', tone: 'direct' }), toneOf({ chip: null, tone: null })]).toEqual(['friendly', 'direct', 'neutral']);
});
