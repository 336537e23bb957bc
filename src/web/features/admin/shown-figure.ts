import type { BadgeTone } from '#web/ui/badge.tsx';

// How figures and times stand in the admin's tables.
const SLOW_MS = 1500;
const VERY_SLOW_MS = 3000;
const GOOD_SCORE = 7;
const FAIR_SCORE = 5;

const whole = new Intl.NumberFormat('en-US');
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
export const showCount = (count: number) => whole.format(count);
export const showDay = (at: string) => day.format(new Date(at));
export const showMoment = (at: string) => moment.format(new Date(at));

export const toneOfTime = (ms: number): BadgeTone => (ms > VERY_SLOW_MS ? 'rust' : ms > SLOW_MS ? 'straw' : 'plain');
export const toneOfScore = (score: number): BadgeTone => (score >= GOOD_SCORE ? 'pine' : score >= FAIR_SCORE ? 'straw' : 'rust');
export const isWeak = (score: number) => score < GOOD_SCORE;
export const toneOfMatch = (percent: number): BadgeTone => (percent === 100 ? 'pine' : percent >= 50 ? 'straw' : 'rust');

const HOUR_MS = 3_600_000;
// How long somebody waited for the first answer.
export function showWait(from: string, to: string) {
  const minutes = Math.round((new Date(to).getTime() - new Date(from).getTime()) / 60_000);
  if (minutes < 60) return `${minutes} min`;
  const hours = (minutes * 60_000) / HOUR_MS;
  return hours < 48 ? `${hours.toFixed(1)} h` : `${Math.round(hours / 24)} d`;
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
export function showBytes(bytes: number) {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** step).toFixed(step === 0 ? 0 : 1)} ${UNITS[step]}`;
}
export const showCost = (dollars: number | null) => (dollars === null ? 'not known' : `$${dollars.toFixed(dollars > 0 && dollars < 1 ? 4 : 2)}`);
