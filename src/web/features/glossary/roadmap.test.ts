import { expect, test } from 'vitest';
import { roadmap } from './content/roadmap.ts';

const named = (test: (entry: (typeof roadmap)[number]) => boolean) => roadmap.filter(test).map(({ name }) => name);

test('R-PUB-13 Core has every live feature, and Pro has every feature', () => {
  expect(named(({ status, corePlan }) => status === 'live' && !corePlan)).toEqual([]);
  expect(named(({ proPlan }) => !proPlan)).toEqual([]);
});

test('R-PUB-13 Export, Monthly Insights and everything of V2 and V3 are Pro only, and nothing else is', () => {
  const proOnly = named(({ corePlan }) => !corePlan);
  expect(proOnly).toEqual(named(({ name, status }) => name === 'Export' || name === 'Monthly Insights' || status === 'v2' || status === 'v3'));
  expect(proOnly.slice(0, 2)).toEqual(['Export', 'Monthly Insights']);
});

test('R-PUB-13 every group has something in it, and no feature is named twice', () => {
  expect([...new Set(roadmap.map(({ status }) => status))].toSorted()).toEqual(['live', 'v1', 'v2', 'v3']);
  expect(new Set(roadmap.map(({ name }) => name)).size).toBe(roadmap.length);
});
