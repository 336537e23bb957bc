// How well 'understand' finds what unseen messages want. node evals/intent/run.ts [--misses]
import { readFileSync } from 'node:fs';
import { understand } from '#coach/understand/understand';

export type LabelledMessage = { labels: string[]; text: string };
export type IntentFigures = {
  messages: number;
  // The first intent found is the first one labelled; or is among those labelled.
  first: number;
  firstAmongTrue: number;
  // The first one labelled is among the first three found.
  inThree: number;
  // Of all intents found with a score of a half or more, how many were labelled; of all labelled, how many were found.
  precision: number;
  recall: number;
  unsubscribe: number;
  falseUnsubscribe: number;
  unclear: number;
  medianMs: number;
  slowestMs: number;
};

const CONTENT = new URL('./content/messages.tsv', import.meta.url);
export const NOW = new Date('2026-11-21T10:00:00Z');

export function readMessages(from: URL = CONTENT): LabelledMessage[] {
  const lines = readFileSync(from, 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [labels = '', text = ''] = line.split('\t');
    return { labels: labels.split(','), text: text.replaceAll('\\n', '\n') };
  });
}

function judge({ labels, text }: LabelledMessage) {
  const began = performance.now();
  const found = understand(text, NOW).intents;
  const ms = performance.now() - began;
  const names: string[] = found.map(({ intent }) => intent);
  const sure: string[] = found.filter(({ score }) => score >= 0.5).map(({ intent }) => intent);
  return { labels, text, found, names, sure, ms, isFirst: names[0] === labels[0] };
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : Number((part / whole).toFixed(4)));

export function runIntentEval(messages: LabelledMessage[] = readMessages()): IntentFigures & { misses: string[] } {
  const judged = messages.map(judge);
  const clear = judged.filter(({ labels }) => labels[0] !== 'unclear');
  const unclear = judged.filter(({ labels }) => labels[0] === 'unclear');
  const stop = judged.filter(({ labels }) => labels.includes('unsubscribe'));
  const times = judged.map(({ ms }) => ms).sort((a, b) => a - b);
  const right = clear.flatMap(({ labels, sure }) => sure.filter((name) => labels.includes(name)));
  const count = (of: typeof judged, test: (one: (typeof judged)[number]) => boolean) => share(of.filter(test).length, of.length);
  return {
    messages: judged.length,
    first: count(clear, ({ isFirst }) => isFirst),
    firstAmongTrue: count(clear, ({ labels, names }) => labels.includes(names[0]!)),
    inThree: count(clear, ({ labels, names }) => names.slice(0, 3).includes(labels[0]!)),
    precision: share(right.length, judged.flatMap(({ sure }) => sure.filter((name) => name !== 'unclear')).length),
    recall: share(right.length, clear.flatMap(({ labels }) => labels).length),
    unsubscribe: count(stop, ({ names }) => names.includes('unsubscribe')),
    falseUnsubscribe: judged.filter(({ labels, names }) => names.includes('unsubscribe') && !labels.includes('unsubscribe')).length,
    unclear: count(unclear, ({ names }) => names[0] === 'unclear'),
    medianMs: Number(times[Math.floor(times.length / 2)]!.toFixed(2)),
    slowestMs: Number(times.at(-1)!.toFixed(2)),
    misses: judged.filter(({ isFirst }) => !isFirst).map(({ labels, found, text }) => `${labels.join()} | ${found.slice(0, 3).map(({ intent, score }) => `${intent} ${score.toFixed(2)}`).join(', ')} | ${text.slice(0, 110)}`),
  };
}

if (import.meta.main) {
  const { misses, ...figures } = runIntentEval();
  if (process.argv.includes('--misses')) console.log(misses.join('\n'));
  console.log(figures);
}
