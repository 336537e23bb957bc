import { MIN_MESSAGES_FOR_CLAIM, type OutcomeGroup } from '#contract/progress';

// A difference smaller than this is not worth a sentence.
const WORTH_SAYING = 0.1;

export const answeredShare = ({ sent, replied }: Pick<OutcomeGroup, 'sent' | 'replied'>) => (sent === 0 ? 0 : replied / sent);

// Which group is answered best and which worst, among those with enough sent messages; null where nothing may be claimed.
export function findDifference<G extends Pick<OutcomeGroup, 'sent' | 'replied'>>(groups: G[]): { best: G; worst: G } | null {
  const ranked = groups.filter(({ sent }) => sent >= MIN_MESSAGES_FOR_CLAIM).toSorted((a, b) => answeredShare(b) - answeredShare(a));
  const [best, worst] = [ranked[0], ranked.at(-1)];
  return best && worst && answeredShare(best) - answeredShare(worst) >= WORTH_SAYING ? { best, worst } : null;
}

type Day = { energy: number | null; messages: number };
export const HIGH_ENERGY = 60;

// Messages on days of high and of low energy; null while there are too few days of either to compare.
export function compareEnergy(days: Day[]) {
  const tracked = days.flatMap(({ energy, messages }) => (energy === null ? [] : [{ energy, messages }]));
  const [high, low] = [tracked.filter(({ energy }) => energy >= HIGH_ENERGY), tracked.filter(({ energy }) => energy < HIGH_ENERGY)];
  if (high.length < MIN_MESSAGES_FOR_CLAIM || low.length < MIN_MESSAGES_FOR_CLAIM) return null;
  const average = (some: typeof tracked) => some.reduce((sum, { messages }) => sum + messages, 0) / some.length;
  return { high: { days: high.length, average: average(high) }, low: { days: low.length, average: average(low) } };
}
