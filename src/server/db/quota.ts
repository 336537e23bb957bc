import { eq, sql } from 'drizzle-orm';
import { unlimitedPlans } from '#domain/plan';
import type { RunDay } from '#domain/streak';
import { asInstant } from './columns.ts';
import type { Db } from './connect.ts';
import { users } from './schema.ts';

// One message that is being written, and for how long at most.
export type Hold = { userId: string; id: string; until: Date };
// `room`: at most so many at once whose ids begin so.
export type Terms = { now: Date; day: string; room?: { of: string; most: number } };
// What the storing of its answer needs to know: the last day of the user before that day.
export type Held = { before: RunDay | null };
export type Unheld = 'nothing_left' | 'no_room';
export type Keeping = Held & { outcome: 'kept' | Unheld };

export const unlimited = sql`array[${sql.join(unlimitedPlans.map((plan) => sql`${plan}`), sql`, `)}]::text[]`;

// What the functions of the database need to keep one.
export const holdParts = ({ userId, id, until }: Hold, { now, day, room }: Terms) =>
  sql`${userId}::uuid, ${id}, ${until.toISOString()}, ${asInstant(now)}, ${day}::date, ${unlimited}, ${room?.of ?? null}, ${room?.most ?? null}::int`;

// Keeps one message for the caller, so that two tabs or two processes never get the same one.
export async function holdMessage(db: Db, hold: Hold, terms: Terms): Promise<Held | Unheld> {
  const { rows } = await db.execute<Keeping>(sql`select outcome, before from keep_message(${holdParts(hold, terms)})`);
  const { outcome, before } = rows[0] ?? { outcome: 'nothing_left', before: null };
  return outcome === 'kept' ? { before } : outcome;
}

export const releaseMessage = (db: Db, { userId, id }: Pick<Hold, 'userId' | 'id'>) => db.update(users).set({ messagesHeld: sql`${users.messagesHeld} - ${id}::text` }).where(eq(users.id, userId));
