import { MIN_MESSAGES_FOR_CLAIM, type OutcomeGroup, type ProgressRange, type readProgress } from '#contract/progress';
import type { Output } from '#contract/endpoint';
import { compareEnergy, findDifference, HIGH_ENERGY } from '#domain/progress';

export type Progress = Output<typeof readProgress>;
export const rangeLabels: Record<ProgressRange, string> = { '4w': '4 weeks', '8w': '8 weeks', year: 'Year' };
export const rangeWords: Record<ProgressRange, string> = { '4w': 'four weeks', '8w': 'eight weeks', year: 'a year' };
export const channelNames = { email: 'Email', linkedin: 'LinkedIn', sms: 'SMS', voicemail: 'Voicemail' };
export const dimensionNames = { clarity: 'Clarity', tone: 'Tone', persuasiveness: 'Persuasiveness', cta: 'CTA' };
export const groupNames: Record<string, string> = { ...channelNames, to_50: 'Up to 50', to_100: '51–100', to_150: '101–150', over_150: 'Over 150', clear: 'Clear ask', fair: 'Some ask', weak: 'No clear ask' };
export const groupOrder = Object.keys(groupNames);

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
};
export const shortDay = format({ day: 'numeric', month: 'short' });
export const longDay = format({ day: 'numeric', month: 'long' });
export const weekDay = format({ weekday: 'short', day: 'numeric', month: 'short' });
export const monthName = format({ month: 'long' });

export const countOf = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
export const totalOf = ({ messages }: Pick<Progress, 'messages'>) => messages.reduce((sum, week) => sum + week.email + week.linkedin + week.sms + week.voicemail, 0);
export const isEmpty = (progress: Progress) => progress.daysShownUp.length === 0 && progress.energy.length === 0;

export const sayHeadline = (progress: Progress, range: ProgressRange) => {
  const span = rangeWords[range];
  if (isEmpty(progress)) return `Nothing in ${span} yet. Your first message starts the sheet.`;
  return `${countOf(totalOf(progress), 'message')} in ${span}, on ${countOf(progress.daysShownUp.length, 'day')}.`;
};

export function sayMessages({ messages }: Progress) {
  const sums = messages.map((week) => ({ week: week.week, sum: week.email + week.linkedin + week.sms + week.voicemail }));
  const most = sums.reduce((best, each) => (each.sum > best.sum ? each : best), sums[0]!);
  if (most.sum === 0) return 'No message in this time.';
  return `${countOf(totalOf({ messages }), 'message')}. Most in the week of ${longDay(most.week)}: ${most.sum}.`;
}

export function sayEnergy({ energy }: Progress) {
  const levels = energy.flatMap((day) => (day.energy === null ? [] : [day.energy]));
  if (levels.length === 0) return 'No energy tracked in this time.';
  const average = Math.round(levels.reduce((sum, level) => sum + level, 0) / levels.length);
  return `Average ${average} over ${countOf(levels.length, 'tracked day')}. ${sayOutput(energy)}`;
}

function sayOutput(energy: Progress['energy']) {
  const both = compareEnergy(energy);
  if (!both) return `Energy is set against messages once there are ${MIN_MESSAGES_FOR_CLAIM} days with ${HIGH_ENERGY} or more and ${MIN_MESSAGES_FOR_CLAIM} below.`;
  return `Messages a day: ${both.high.average.toFixed(1)} on the ${both.high.days} days with ${HIGH_ENERGY} or more, ${both.low.average.toFixed(1)} on the ${both.low.days} below.`;
}

const sayShare = ({ value, sent, replied }: OutcomeGroup) => `${groupNames[value]}: ${replied} of ${sent} answered`;
export function sayOutcomes(groups: OutcomeGroup[]) {
  const sent = groups.reduce((sum, group) => sum + group.sent, 0);
  if (sent === 0) return 'Mark what became of a draft, and it is counted here.';
  const difference = findDifference(groups);
  if (difference) return `${sayShare(difference.best)}; ${sayShare(difference.worst)}.`;
  const enough = groups.filter((group) => group.sent >= MIN_MESSAGES_FOR_CLAIM).length > 1;
  return enough ? 'No difference worth a sentence.' : `Too few to say what works: a comparison needs ${MIN_MESSAGES_FOR_CLAIM} sent messages on each side.`;
}

export function sayStreak({ streak }: Progress) {
  const now = streak.current === 0 ? 'No run at the moment; today can start one.' : `Current run: ${countOf(streak.current, 'day')}.`;
  const longest = streak.longest > streak.current ? ` Longest: ${countOf(streak.longest, 'day')}.` : '';
  return `${now}${longest}`;
}
export const sayFreezes = ({ streak }: Progress, month: string) =>
  streak.freezesLeft === 0 ? `Both freezes of ${month} are used.` : `${countOf(streak.freezesLeft, 'freeze')} left in ${month}: a missed day uses one by itself, and the run goes on.`;
