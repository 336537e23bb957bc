import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseOptions, type Option, type Slot } from './knapsack.ts';

const option = fc.record({ low: fc.integer({ min: 1, max: 9 }), more: fc.integer({ min: 0, max: 2 }), score: fc.integer({ min: -5, max: 5 }) }).map(({ low, more, score }) => ({ low, high: low + more, score }));
const slot = fc.record({ options: fc.array(option, { minLength: 1, maxLength: 4 }), need: fc.boolean() });
const room = fc.record({ min: fc.integer({ min: 0, max: 15 }), span: fc.integer({ min: 0, max: 12 }), aim: fc.integer({ min: 0, max: 25 }) }).map(({ min, span, aim }) => ({ min, max: min + span, aim, pull: 0.5 }));

// Every combination there is.
const best = (slots: Slot<Option>[], { min, max, aim, pull }: { min: number; max: number; aim: number; pull: number }) => {
  let all = [{ low: 0, high: 0, score: 0 }];
  for (const { options, need } of slots) all = all.flatMap((sum) => [...(need ? [] : [sum]), ...options.map((one) => ({ low: sum.low + one.low, high: sum.high + one.high, score: sum.score + one.score }))]);
  const inside = all.filter(({ low, high }) => low >= min && high <= max).map(({ low, score }) => score - Math.abs(low - aim) * pull);
  return inside.length === 0 ? null : Math.max(...inside);
};

test('R-AST-09 of all combinations inside the room the best is found, and none only where there is none', () => {
  fc.assert(
    fc.property(fc.array(slot, { minLength: 1, maxLength: 4 }), room, (slots, space) => {
      const chosen = chooseOptions(slots, space);
      const sum = chosen?.reduce((total, { option: one }) => ({ low: total.low + one.low, score: total.score + one.score }), { low: 0, score: 0 });
      const value = sum ? sum.score - Math.abs(sum.low - space.aim) * space.pull : null;
      expect(value).toBe(best(slots, space));
    }),
    { numRuns: 400 },
  );
});
test('options come back in the order of their slots', () => {
  const one = { low: 3, high: 3, score: 1 };
  const two = { low: 4, high: 5, score: 1 };
  expect(chooseOptions([{ options: [one], need: true }, { options: [two], need: false }], { min: 7, max: 8, aim: 7, pull: 0 })).toEqual([{ at: 0, option: one }, { at: 1, option: two }]);
});
