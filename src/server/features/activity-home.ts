import { isBrainComplete } from '#domain/brain';
import { dayOf } from '#domain/day';
import { describeExpiry } from '#domain/password-age';
import { countMessages, daysLeft } from '#domain/plan';
import { listAskedAbout } from '#server/db/commitment';
import { listRecent, readWeek } from '#server/flows/activity';
import { readHomeLine, readTipOfDay } from '#server/flows/line';
import { readLatestMood, readMoodWeek } from '#server/flows/mood';
import type { Handlers } from '#server/http/handler';

export const homeHandlers = {
  // What the single calls answer, in one.
  async readHome({ user, db, settings, now }) {
    const at = now();
    const [week, recent, mood, moodAnalytics, askedAbout] = await Promise.all([readWeek(db, user, at), listRecent(db, user.id), readLatestMood(db, user.id), readMoodWeek(db, user, at), listAskedAbout(db, user.id, dayOf(at, user.timeZone))]);
    // One after the other: each rests what the other shows.
    const tip = await readTipOfDay(db, { user, now: at, another: false });
    const line = await readHomeLine(db, { user, now: at });
    return {
      ...week,
      askedAbout,
      line,
      recent,
      tip,
      mood,
      moodAnalytics,
      brain: { isComplete: isBrainComplete(user.brain) },
      status: { plan: user.plan, messagesRemaining: countMessages(user, at) },
      trial: { daysRemaining: daysLeft(user.trialEndsAt, at) },
      passwordExpiry: describeExpiry(user.passwordChangedAt, { maxAgeDays: settings.PASSWORD_MAX_AGE_DAYS, now: at }),
    };
  },
} satisfies Handlers;
