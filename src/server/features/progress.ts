import { weeksIn, type OutcomeGroup, type ProgressRange, type readProgress } from '#contract/progress';
import type { Output } from '#contract/endpoint';
import { writeReview, type ReviewedMessage } from '#coach/review/review';
import { addDays, dayOf, mondayOf, mondaysUntil, startOfDay } from '#domain/day';
import { listFrozen, readRun } from '#domain/streak';
import type { Db } from '#server/db/connect';
import { averageScore, averageScores, countOutcomes, findLongestRun, listMoodDays, listReviewed, listUserDays } from '#server/db/progress';
import type { SignedIn } from '#server/db/session';
import { findLastDay } from '#server/db/user-day';
import { csvLine } from '#domain/csv';
import type { Handlers } from '#server/http/handler';
import { listLines } from './progress-csv.ts';

type Figures = Output<typeof readProgress>;
type UserDay = Awaited<ReturnType<typeof listUserDays>>[number];
// Fewer scored messages say nothing of a week.
const SCORES_TO_COMPARE = 5;

export const progressHandlers = {
  readProgress: ({ input, user, db, now }) => readFigures(db, user, { range: input.range, now: now() }),

  async exportProgress({ input, user, db, now, wire }) {
    const at = now();
    const figures = await readFigures(db, user, { range: input.range, now: at });
    wire.reply.header('cache-control', 'no-store').header('content-disposition', `attachment; filename="progress-${dayOf(at, user.timeZone)}.csv"`).type('text/csv; charset=utf-8');
    wire.reply.send(listLines(figures).map(csvLine).join(''));
    return { success: true };
  },

  async readWeeklyReview({ user, db, now }) {
    const monday = mondayOf(dayOf(now(), user.timeZone));
    const week = addDays(monday, -7);
    const starts = [addDays(week, -7), week, monday].map((day) => startOfDay(day, user.timeZone));
    const [before, from, to] = [starts[0]!, starts[1]!, starts[2]!];
    const [rows, days, earlierScore] = await Promise.all([
      listReviewed(db, user.id, { from, to }),
      listUserDays(db, user.id, { from: week, to: addDays(monday, -1) }),
      averageScore(db, user.id, { from: before, to: from, atLeast: SCORES_TO_COMPARE }),
    ]);
    if (rows.length === 0 && days.length === 0) return { review: null };
    const messages = rows.map(({ details, ...row }): ReviewedMessage => ({ ...row, findings: (details.findings as ReviewedMessage['findings'] | undefined) ?? [] }));
    return { review: writeReview({ week, messages, daysShownUp: days.length, earlierScore }) };
  },
} satisfies Handlers;

async function readFigures(db: Db, user: SignedIn, { range, now }: { range: ProgressRange; now: Date }): Promise<Figures> {
  const today = dayOf(now, user.timeZone);
  const mondays = mondaysUntil(today, weeksIn[range]);
  const starts = mondays.map((monday) => startOfDay(monday, user.timeZone));
  const span = { from: mondays[0]!, to: today };
  const [days, earlier, felt, scores, outcomes, longest, last] = await Promise.all([
    listUserDays(db, user.id, span),
    // A freeze in the range may follow a day before it.
    findLastDay(db, user.id, span.from),
    listMoodDays(db, user.id, span),
    averageScores(db, user.id, starts),
    countOutcomes(db, user.id, starts[0]!),
    findLongestRun(db, user.id),
    findLastDay(db, user.id),
  ]);
  const run = readRun(last, today);
  return {
    messages: mondays.map((week) => ({ week, ...sumOf(days.filter(({ day }) => mondayOf(day) === week)) })),
    scores: mondays.map((week, index) => ({ ...noScores, ...scores.find((row) => row.week === index + 1), week })),
    energy: listEnergy(days, felt),
    outcomes: outcomes.flatMap(toGroup),
    daysShownUp: days.map((day) => ({ day: day.day, count: countOf(day) + day.chatMessages })),
    streak: { current: run.current, longest, freezesLeft: run.freezesLeft, frozenDays: [...listFrozen(earlier ? [earlier, ...days] : days), ...run.frozen].filter((day) => day >= span.from) },
  };
}

const noScores = { clarity: null, tone: null, persuasiveness: null, cta: null, count: 0 };
const countOf = ({ email, sms, linkedin, voicemail }: UserDay) => email + sms + linkedin + voicemail;
const sumOf = (days: UserDay[]) => {
  const sum = (channel: 'email' | 'sms' | 'linkedin' | 'voicemail') => days.reduce((total, day) => total + day[channel], 0);
  return { email: sum('email'), sms: sum('sms'), linkedin: sum('linkedin'), voicemail: sum('voicemail') };
};

// Each day on which something was felt or written.
function listEnergy(days: UserDay[], felt: Awaited<ReturnType<typeof listMoodDays>>): Figures['energy'] {
  const [counts, moods] = [new Map(days.map((day) => [day.day, countOf(day)])), new Map(felt.map((each) => [each.day, each]))];
  const all = [...new Set([...counts.keys(), ...moods.keys()])].toSorted();
  return all.map((day) => ({ day, energy: moods.get(day)?.energy ?? null, mood: moods.get(day)?.mood ?? null, messages: counts.get(day) ?? 0 }));
}

function toGroup({ channel, length, cta, ...counts }: Awaited<ReturnType<typeof countOutcomes>>[number]): OutcomeGroup[] {
  const [by, value] = channel !== null ? (['channel', channel] as const) : length !== null ? (['length', length] as const) : (['cta', cta] as const);
  return value === null ? [] : [{ by, value, ...counts }];
}
