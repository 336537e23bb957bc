import type { MoodEntry } from '#contract/mood';
import { dayOf, weekOf } from '#domain/day';
import type { Db } from '#server/db/connect';
import { findLatestMood, listMoodsOfDays, type MoodRow } from '#server/db/mood';
import type { SignedIn } from '#server/db/session';

export async function readLatestMood(db: Db, userId: string) {
  const entry = await findLatestMood(db, userId);
  return entry && describeMood(entry);
}

export async function readMoodWeek(db: Db, user: SignedIn, now: Date) {
  const week = weekOf(dayOf(now, user.timeZone));
  const entries = await listMoodsOfDays(db, user.id, [week[0]!, week[6]!]);
  const weeklyData = week.map((day) => {
    const ofDay = entries.filter((entry) => entry.day === day);
    return { day, energy: averageEnergy(ofDay), mood: ofDay.at(-1)?.mood ?? null };
  });
  return { weeklyData, averageEnergy: averageEnergy(entries), daysTracked: weeklyData.filter(({ energy }) => energy !== null).length };
}

const averageEnergy = (entries: MoodRow[]) => (entries.length === 0 ? null : Math.round(entries.reduce((sum, { energy }) => sum + energy, 0) / entries.length));

export const describeMood = ({ id, mood, energy, tags, createdAt }: MoodRow): MoodEntry => ({ id, mood, energyLevel: energy, tags, createdAt: createdAt.toISOString() });
