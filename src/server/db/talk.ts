import { sql } from 'drizzle-orm';
import type { NewMessage } from './chat.ts';
import { asJson, toJson } from './columns.ts';
import type { Db } from './connect.ts';
import { holdParts, type Held, type Hold, type Keeping, type Terms, type Unheld } from './quota.ts';
import { chatMessages } from './schema-chat.ts';

// The unique key under which a caller's own id stands; PostgreSQL's word for a second one.
const BY_CLIENT = 'chat_messages_by_client';
const isTaken = (error: unknown) => error instanceof Error && (error.cause as { constraint?: unknown } | undefined)?.constraint === BY_CLIENT;

// The prefix tells answers, of which a user has only so many at once, from drafts.
export const HELD_AS = 'chat:';
export const heldAs = (answerId: string) => HELD_AS + answerId;

type Question = { question: NewMessage; answer: NewMessage; title: string | null };
type Kept = { hold: Hold; terms: Terms };

// ONE statement, for the first word waits for it: a message kept, the conversation (new where it has a title), what was
// said, and the place of the answer; or none of it.
export async function placeTalk(db: Db, { hold, terms }: Kept, { question, answer, title }: Question): Promise<Held | Unheld | 'taken' | 'no_session'> {
  const messages = asJson([question, answer].map((message) => toJson(chatMessages, message)));
  try {
    const { rows } = await db.execute<Keeping>(sql`select outcome, before from place_talk(${holdParts(hold, terms)}, ${question.sessionId}::uuid, ${title}, ${messages})`);
    const [placed] = rows;
    if (!placed) return 'no_session';
    return placed.outcome === 'kept' ? { before: placed.before } : placed.outcome;
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}
