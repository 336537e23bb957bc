import words from './content/sentiment.json' with { type: 'json' };
import type { FoundIntents } from './intents.ts';

// How the writer feels, from -1 to 1.
const good = new Set(words.good);
const bad = new Set(words.bad);
const strong = new Set(words.strong);
const not = new Set(words.not);
const LEAN: Record<string, number> = { interested: 0.35, meeting: 0.15, not_interested: -0.3, unsubscribe: -0.5, too_expensive: -0.25, wants_proof: -0.05 };
const MOST_WORDS = 800;

export function rateSentiment(said: string, intents: FoundIntents): number {
  const found = (said.slice(0, 8_000).toLowerCase().match(/\p{L}+(?:'\p{L}+)?/gu) ?? []).slice(0, MOST_WORDS);
  let sum = 0;
  let hits = 0;
  found.forEach((word, i) => {
    const pair = `${word} ${found[i + 1] ?? ''}`;
    const side = good.has(word) || good.has(pair) ? 1 : bad.has(word) || bad.has(pair) ? -1 : 0;
    if (side === 0) return;
    const turned = not.has(found[i - 1] ?? '') || not.has(found[i - 2] ?? '');
    // 'Not bad' is faint praise, 'not good' a real complaint.
    const value = turned && word !== 'never' ? (side > 0 ? -0.8 : 0.2) : side * (strong.has(word) ? 1.8 : 1);
    sum += value;
    hits += 1;
  });
  const anger = /!{2,}/.test(said) && sum < 0 ? -0.5 : 0;
  const lean = intents.reduce((total, { intent, score }) => total + (score < 0.5 ? 0 : (LEAN[intent] ?? 0) * score), 0);
  const raw = (sum + anger) / Math.sqrt(hits + 2) + lean;
  return Number(Math.max(-1, Math.min(1, raw / 1.5)).toFixed(2));
}
