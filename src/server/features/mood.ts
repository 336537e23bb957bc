import { Readable } from 'node:stream';
import { fail } from '#contract/errors';
import { dayOf } from '#domain/day';
import { newId } from '#server/db/id';
import type { Db } from '#server/db/connect';
import { insertMood, listMoodPage, listMoodsOfDays, removeMood, removeMoods } from '#server/db/mood';
import { nudgeAtOnce } from '#server/db/nudge-sweep';
import { addToDay } from '#server/db/user-day';
import { describeMood, readLatestMood, readMoodWeek } from '#server/flows/mood';
import { csvLine } from '#domain/csv';
import type { Handlers } from '#server/http/handler';
import { planLowEnergyDay } from './mood-plan.ts';

const EXPORT_ROWS = 500;

export const moodHandlers = {
  async trackMood({ input, user, db, now }) {
    const at = now();
    const entry = { userId: user.id, id: newId(at), day: dayOf(at, user.timeZone), mood: input.mood, energy: input.energyLevel, tags: input.tags, createdAt: at };
    await db.transaction(async (tx) => {
      await insertMood(tx, entry);
      if (await addToDay(tx, { userId: user.id, day: entry.day }, {})) await nudgeAtOnce(tx, user.id, at);
    });
    return { success: true, entry: describeMood(entry) };
  },

  readMood: async ({ user, db }) => ({ entry: await readLatestMood(db, user.id) }),
  readMoodAnalytics: ({ user, db, now }) => readMoodWeek(db, user, now()),

  async readMoodMonth({ input, user, db }) {
    const rows = await listMoodsOfDays(db, user.id, [`${input.month}-01`, `${input.month}-31`]);
    return { entries: rows.map((row) => ({ ...describeMood(row), day: row.day })) };
  },

  planLowEnergyDay: async ({ user, db, now }) => ({ tasks: await planLowEnergyDay(db, user, now()) }),

  // All of it, in pages, so that years of entries are never in memory at once.
  async exportMoods({ user, db, now, wire }) {
    wire.reply.header('cache-control', 'no-store').header('content-disposition', `attachment; filename="power-pulse-${dayOf(now(), user.timeZone)}.csv"`).type('text/csv; charset=utf-8');
    wire.reply.send(Readable.from(listLines(db, user.id)));
    return { success: true };
  },

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

async function* listLines(db: Db, userId: string) {
  yield csvLine(['day', 'time', 'mood', 'energy', 'tags']);
  for (let after: string | undefined; ; ) {
    const rows = await listMoodPage(db, userId, { after, limit: EXPORT_ROWS });
    for (const { day, createdAt, mood, energy, tags } of rows) yield csvLine([day, createdAt, mood, energy, tags.join(' ')]);
    if (rows.length < EXPORT_ROWS) return;
    after = rows.at(-1)!.id;
  }
}
