import { fail } from '#contract/errors';
import { dayOf } from '#domain/day';
import { newId } from '#server/db/id';
import { insertMood, listMoodPage, removeMood, removeMoods } from '#server/db/mood';
import { addToDay } from '#server/db/user-day';
import { describeMood, readLatestMood, readMoodWeek } from '#server/flows/mood';
import type { Handlers } from '#server/http/handler';

export const moodHandlers = {
  async trackMood({ input, user, db, now }) {
    const at = now();
    const entry = { userId: user.id, id: newId(at), day: dayOf(at, user.timeZone), mood: input.mood, energy: input.energyLevel, tags: input.tags, createdAt: at };
    await db.transaction(async (tx) => {
      await insertMood(tx, entry);
      await addToDay(tx, { userId: user.id, day: entry.day }, {});
    });
    return { success: true, entry: describeMood(entry) };
  },

  readMood: async ({ user, db }) => ({ entry: await readLatestMood(db, user.id) }),
  readMoodAnalytics: ({ user, db, now }) => readMoodWeek(db, user, now()),

  async listMoods({ input, user, db }) {
    const rows = await listMoodPage(db, user.id, { after: input.after, limit: input.limit + 1 });
    const entries = rows.slice(0, input.limit);
    return { entries: entries.map(describeMood), nextPage: rows.length > input.limit ? entries.at(-1)!.id : null };
  },

  async deleteMood({ input, user, db }) {
    if (!(await removeMood(db, user.id, input.id))) throw fail('not_found');
    return { success: true };
  },

  async deleteMoods({ user, db }) {
    await removeMoods(db, user.id);
    return { success: true };
  },
} satisfies Handlers;
