import * as z from 'zod/mini';
import { done, get, post, remove } from './endpoint.ts';
import { nextPage, page } from './query.ts';

export const moods = [
  { value: 'power_zone', label: 'Power Zone' },
  { value: 'steady', label: 'Steady' },
  { value: 'stuck', label: 'Stuck' },
  { value: 'pulled_down', label: 'Pulled Down' },
  { value: 'exhausted', label: 'Exhausted' },
] as const;
export type Mood = (typeof moods)[number]['value'];
export const mood = z.enum(moods.map(({ value }) => value), 'Choose one of the five moods.');
export const DEFAULT_MOOD: Mood = 'steady';

export const MIN_ENERGY = 0;
export const MAX_ENERGY = 100;
export const DEFAULT_ENERGY = 70;
const ENERGY_RANGE = 'Energy is a whole number from 0 to 100.';
export const energyLevel = z.int(ENERGY_RANGE).check(z.gte(MIN_ENERGY, ENERGY_RANGE), z.lte(MAX_ENERGY, ENERGY_RANGE));

export const moodTags = ['prospecting', 'calls', 'rejection', 'sleep'] as const;
export type MoodTag = (typeof moodTags)[number];

const moodEntry = z.object({ id: z.string(), mood, energyLevel: z.int(), tags: z.array(z.enum(moodTags)), createdAt: z.string() });
export type MoodEntry = z.output<typeof moodEntry>;
// One bar a day, Monday to Sunday in the user's own time zone; null where nothing was tracked.
const moodDay = z.object({ day: z.string(), energy: z.nullable(z.number()), mood: z.nullable(mood) });
export const moodAnalytics = z.object({ weeklyData: z.array(moodDay), averageEnergy: z.nullable(z.number()), daysTracked: z.int() });

export const trackMood = post('/api/mood-tracker', {
  about: 'Writes down how one feels now.',
  access: 'user',
  input: z.object({ mood, energyLevel, tags: z._default(z.array(z.enum(moodTags)).check(z.maxLength(moodTags.length)), []) }),
  output: z.extend(done, { entry: moodEntry }),
});
export const readMood = get('/api/mood', {
  about: 'The latest entry, or null.',
  access: 'user',
  output: z.object({ entry: z.nullable(moodEntry) }),
});
export const readMoodAnalytics = get('/api/mood/analytics', { about: 'This week: energy a day, average, days tracked.', access: 'user', output: moodAnalytics });
export const listMoods = get('/api/mood-history', {
  about: 'All entries, the latest first.',
  access: 'user',
  input: z.object(page(31)),
  output: z.object({ entries: z.array(moodEntry), nextPage }),
});
const monthEntry = z.extend(moodEntry, { day: z.string() });
export type MonthEntry = z.output<typeof monthEntry>;
export const readMoodMonth = get('/api/mood/month', {
  about: 'The entries of one month, the first first; each with the day it was on for the user then.',
  access: 'user',
  input: z.object({ month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'A month is written 2026-11.')) }),
  output: z.object({ entries: z.array(monthEntry) }),
});
export const MOST_LOW_ENERGY_TASKS = 3;
export const lowMoods: readonly Mood[] = ['pulled_down', 'exhausted'];
export const planLowEnergyDay = get('/api/mood/low-energy-plan', {
  about: "Three small tasks out of one's own open items, for an exhausted or pulled-down day; else none.",
  access: 'user',
  output: z.object({ tasks: z.array(z.object({ text: z.string(), deepLink: z.nullable(z.string()) })) }),
});
export const deleteMood = remove('/api/mood/:id', { about: 'Deletes one entry.', access: 'user', input: z.object({ id: z.uuid() }) });
export const deleteMoods = remove('/api/mood-history', { about: 'Deletes all entries.', access: 'user' });
export const exportMoods = get('/api/mood-history/export', { about: 'All entries as a CSV file.', access: 'user', raw: true });
