import { expect, test } from 'vitest';
import { allMotivations, allTips, type Line } from './line.ts';

const all: Line[] = [...allMotivations, ...allTips];
const CLICHES = /crush(?:ing)? it|hustle|grind\b|game[- ]chang|next level|rockstar|ninja|unleash|unlock your|believe in yourself|sky'?s the limit|never give up|dream big|winners? never|no pain|give 110|think outside|low[- ]hanging|synerg|make it happen|rise and shine|seize the day|carpe|you(?:'ve)? got this|every no brings you closer|numbers game|always be closing|failure is not|success is|mindset|limitless|warrior|beast mode|comfort zone|leverage/i;
const GUILT = /\byou should have\b|\bno excuses\b|\bshame\b|\byou(?:'re| are) lazy\b(?!,)|\bwhile you sleep, (?:others|competitors)\b|\byou failed\b|\bstop whining\b|\bdisappoint/i;
// Figures that a line may hold: those of the evidence list, or plain arithmetic and examples.
const CLAIM = /\b\d+(?:\.\d+)?%/;
const PROVEN = /from 2\.7% to 4\.8%|from 9% to 13%/;
const shingles = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
};

test('there are 365 motivations, 200 tips and 60 of them about this product, each with an id of its own', () => {
  expect(allMotivations.length).toBeGreaterThanOrEqual(365);
  expect(allTips.length).toBeGreaterThanOrEqual(200);
  expect(allTips.filter((line) => line.platform).length).toBeGreaterThanOrEqual(60);
  expect(new Set(all.map((line) => line.id)).size).toBe(all.length);
  expect(new Set(all.map((line) => line.text)).size).toBe(all.length);
});

test('lines are short, calm, and free of cliches, guilt and made-up figures', () => {
  expect(all.filter((line) => line.text.length < 20 || line.text.length > 240 || line.text.split(/\s+/).length > 45).map((line) => line.text)).toEqual([]);
  expect(all.filter((line) => line.text.includes('!')).map((line) => line.text)).toEqual([]);
  expect(all.filter((line) => CLICHES.test(line.text)).map((line) => line.text)).toEqual([]);
  expect(all.filter((line) => GUILT.test(line.text)).map((line) => line.text)).toEqual([]);
  expect(all.filter((line) => CLAIM.test(line.text) && !PROVEN.test(line.text)).map((line) => line.text)).toEqual([]);
});

test('no two lines say nearly the same', () => {
  const parts = all.map((line) => ({ text: line.text, own: shingles(line.text) }));
  const twins: string[] = [];
  for (const [at, one] of parts.entries()) {
    for (const other of parts.slice(at + 1)) {
      const shared = [...one.own].filter((part) => other.own.has(part)).length;
      if (shared / Math.min(one.own.size, other.own.size) > 0.35) twins.push(`${one.text} | ${other.text}`);
    }
  }
  expect(twins).toEqual([]);
});
