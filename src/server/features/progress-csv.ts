import { channels, dimensions } from '#contract/assistant';
import type { readProgress } from '#contract/progress';
import type { Output } from '#contract/endpoint';

const counts = ['messages', 'sent', 'replied', 'meeting', 'noAnswer'] as const;

// One figure a line, so that any spreadsheet can turn it into whatever it wants.
export const listLines = ({ messages, scores, energy, outcomes, daysShownUp, streak }: Output<typeof readProgress>): (string | number)[][] => [
  ['what', 'from', 'measure', 'value'],
  ...messages.flatMap((week) => channels.map((channel) => ['messages by week', week.week, channel, week[channel]])),
  ...scores.flatMap((week) => dimensions.flatMap((dimension) => (week[dimension] === null ? [] : [['average score by week', week.week, dimension, week[dimension]]]))),
  ...energy.flatMap(({ day, energy: level, mood, messages: written }) => [
    ...(level === null ? [] : [['energy by day', day, 'energy', level]]),
    ...(mood === null ? [] : [['mood by day', day, 'mood', mood]]),
    ['messages by day', day, 'messages', written],
  ]),
  ...outcomes.flatMap((group) => counts.map((count) => [`outcomes by ${group.by}`, group.value, count, group[count]])),
  ...daysShownUp.map(({ day, count }) => ['days shown up', day, 'messages and questions', count]),
  ...streak.frozenDays.map((day) => ['frozen days', day, 'frozen', 1]),
  ['streak', '', 'current', streak.current],
  ['streak', '', 'longest', streak.longest],
  ['streak', '', 'freezes left this month', streak.freezesLeft],
];
