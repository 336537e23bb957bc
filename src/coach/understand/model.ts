import { intents } from '#coach/understanding';
import { BUCKETS, extractFeatures } from './features.ts';
import weights from './content/intents-weights.json' with { type: 'json' };
import type { Intent } from '#coach/understanding';

// One printable letter per weight keeps the file small and reviewable as one line per intent.
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
export const MIDDLE = 31;
export type Weights = Record<Intent, { bias: number; step: number; line: string }>;

const codes = new Int8Array(128);
for (let i = 0; i < ALPHABET.length; i++) codes[ALPHABET.charCodeAt(i)] = i - MIDDLE;

function decode(from: Partial<Weights>) {
  return intents.map((intent) => {
    const row = from[intent];
    const values = new Int8Array(BUCKETS);
    for (let i = 0; row && i < BUCKETS; i++) values[i] = codes[row.line.charCodeAt(i)] ?? 0;
    return { intent, bias: row?.bias ?? -9, step: row?.step ?? 0, values };
  });
}
const rows = decode(weights as Partial<Weights>);

// How strongly the text speaks for each intent, as a logit.
export function rateIntents(text: string): Record<Intent, number> {
  const { at, value } = extractFeatures(text);
  const out = {} as Record<Intent, number>;
  for (const row of rows) {
    let sum = 0;
    for (let i = 0; i < at.length; i++) sum += (row.values[at[i]!] ?? 0) * value[i]!;
    out[row.intent] = sum * row.step + row.bias;
  }
  return out;
}
