import { scoreMessage } from '#coach/score/score';
import type { ScoreForm } from '#coach/score/reading';
import { firstPairs } from './content/pairs-first.ts';
import { replyPairs } from './content/pairs-reply.ts';
import { rankings } from './content/rankings.ts';

export type ScorerResult = { pairs: number; pairsRight: number; sets: number; spearman: number; wrong: string[]; worstSets: string[] };
type Block = { title: string; form: ScoreForm; body: string };

// '# email first | what differs', then the text.
export function readBlocks(source: string): Block[] {
  return source.split(/^# /m).slice(1).map((block) => {
    const [head = '', ...lines] = block.split('\n');
    const [kind = '', title = ''] = head.split('|').map((part) => part.trim());
    const [place = 'email', stage = 'first'] = kind.split(' ');
    const [channel, mode] = place.split('_');
    return { title: `${kind} | ${title}`, form: { channel, linkedinMode: mode === 'connection' ? 'connection_request' : 'dm', emailLength: 'medium', stage } as ScoreForm, body: lines.join('\n').trim() };
  });
}

const choice = /\{\{([\s\S]*?)\|\|([\s\S]*?)\}\}/g;
export const readPairs = () =>
  [...readBlocks(firstPairs), ...readBlocks(replyPairs)].map(({ title, form, body }) => ({ title, form, better: body.replaceAll(choice, '$1').trim(), worse: body.replaceAll(choice, '$2').trim() }));
export const readRankings = () => readBlocks(rankings).map(({ body, ...rest }) => ({ ...rest, texts: body.split(/^---$/m).map((text) => text.trim()) }));

export function runScorer(): ScorerResult {
  const pairs = readPairs();
  const wrong = pairs.filter((pair) => overall(pair.better, pair.form) <= overall(pair.worse, pair.form)).map((pair) => pair.title);
  const sets = readRankings().map((set) => ({ title: set.title, rho: spearman(set.texts.map((text) => overall(text, set.form))) }));
  return {
    pairs: pairs.length,
    pairsRight: pairs.length - wrong.length,
    sets: sets.length,
    spearman: sets.reduce((sum, set) => sum + set.rho, 0) / sets.length,
    wrong,
    worstSets: sets.filter((set) => set.rho < 0.8).map((set) => `${set.title} (${set.rho.toFixed(2)})`),
  };
}

const overall = (text: string, form: ScoreForm) => scoreMessage(text, form).scores.overall;

// Texts stand best first; ties share a rank.
function spearman(scores: number[]): number {
  const wanted = scores.map((_, at) => scores.length - at);
  const ranks = scores.map((one) => scores.filter((other) => other < one).length + (scores.filter((other) => other === one).length + 1) / 2);
  return correlation(wanted, ranks);
}

function correlation(left: number[], right: number[]): number {
  const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [a, b] = [mean(left), mean(right)];
  const sum = (pick: (at: number) => number) => left.reduce((total, _, at) => total + pick(at), 0);
  const both = sum((at) => (left[at]! - a) * (right[at]! - b));
  const spread = Math.sqrt(sum((at) => (left[at]! - a) ** 2) * sum((at) => (right[at]! - b) ** 2));
  return spread === 0 ? 0 : both / spread;
}
