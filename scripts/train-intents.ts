// Trains the intent model from the labelled lines and writes its weights: node scripts/train-intents.ts
// Logistic regression, one intent against the rest. No randomness: the same lines give the same file.
import { readFileSync, writeFileSync, readdirSync } from 'node:fs';
import { intents } from '#coach/understanding';
import { extractFeatures } from '../src/coach/understand/features.ts';
import { BUCKETS } from '../src/coach/understand/hashing.ts';
import { ALPHABET, MIDDLE } from '../src/coach/understand/model.ts';
import type { Features } from '../src/coach/understand/features.ts';
import type { Intent } from '#coach/understanding';

type Line = { labels: string[]; text: string };
type Row = { labels: string[]; features: Features };
const CONTENT = new URL('../src/coach/understand/content/', import.meta.url);
const EPOCHS = 8;
const LEARNING_RATE = 0.2;
const DECAY = 2e-4;
// Most lines lack any one intent, so those that have it count twice.
const PRESENT_WEIGHT = 2;
// What is said beside the main point counts a little less.
const SECOND_TARGET = 0.8;

export function readLines(): Line[] {
  const files = readdirSync(CONTENT).filter((name) => /^intents-.*\.tsv$/.test(name)).sort();
  return files.flatMap((name) => parseLines(readFileSync(new URL(name, CONTENT), 'utf8')));
}

export function parseLines(tsv: string): Line[] {
  return tsv.split('\n').filter((line) => line !== '' && !line.startsWith('#')).map((line) => {
    const [labels = '', text = ''] = line.split('\t');
    return { labels: labels.split(','), text: text.replaceAll('\\n', '\n') };
  });
}

const targetOf = (row: Row, intent: Intent) => {
  const place = row.labels.indexOf(intent);
  return place < 0 ? 0 : place === 0 ? 1 : SECOND_TARGET;
};

// AdaGrad over the lines in a fixed shuffled order.
function trainOne(rows: Row[], intent: Intent) {
  const weights = new Float64Array(BUCKETS);
  const seen = new Float64Array(BUCKETS).fill(1e-2);
  let bias = -3;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let n = 0; n < rows.length; n++) {
      const row = rows[(n * 7_919 + epoch * 104_729) % rows.length]!;
      const { at, value } = row.features;
      let logit = bias;
      for (let i = 0; i < at.length; i++) logit += weights[at[i]!]! * value[i]!;
      const target = targetOf(row, intent);
      const gap = (1 / (1 + Math.exp(-logit)) - target) * (target > 0 ? PRESENT_WEIGHT : 1);
      bias -= 0.02 * gap;
      for (let i = 0; i < at.length; i++) {
        const b = at[i]!;
        const slope = gap * value[i]! + DECAY * weights[b]!;
        seen[b]! += slope * slope;
        weights[b]! -= (LEARNING_RATE * slope) / Math.sqrt(seen[b]!);
      }
    }
  }
  return { bias, weights };
}

function pack({ bias, weights }: { bias: number; weights: Float64Array }) {
  const largest = weights.reduce((max, w) => Math.max(max, Math.abs(w)), 0);
  const step = Number((largest / MIDDLE).toPrecision(5));
  let line = '';
  for (const w of weights) line += ALPHABET[Math.round(w / step) + MIDDLE];
  return { bias: Number(bias.toFixed(4)), step, line };
}

export function trainWeights(): string {
  const rows = readLines().map(({ labels, text }) => ({ labels, features: extractFeatures(text) }));
  return `${JSON.stringify(Object.fromEntries(intents.map((intent) => [intent, pack(trainOne(rows, intent))])), null, 1)}\n`;
}

if (import.meta.main) {
  const json = trainWeights();
  writeFileSync(new URL('intents-weights.json', CONTENT), json);
  console.log(`${readLines().length} lines, ${Math.round(json.length / 1024)} kB of weights`);
}
