import { intents } from '#coach/understanding';
import { extractFeatures } from './features.ts';
import { BUCKETS } from './hashing.ts';
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
// The weights of one bucket side by side, as they are read.
const width = rows.length;
const grid = new Int8Array(BUCKETS * width);
rows.forEach(({ values }, row) => values.forEach((value, bucket) => (grid[bucket * width + row] = value)));

// How strongly the text speaks for each intent, as a logit, in the order of the intents.
export function rateIntents(text: string): Float64Array {
  const { at, value } = extractFeatures(text);
  const sums = new Float64Array(width);
  for (let i = 0; i < at.length; i++) {
    const from = at[i]! * width;
    const worth = value[i]!;
    for (let row = 0; row < width; row++) sums[row]! += grid[from + row]! * worth;
  }
  return sums.map((sum, row) => sum * rows[row]!.step + rows[row]!.bias);
}
