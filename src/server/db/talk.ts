import { sql } from 'drizzle-orm';
import type { NewMessage } from './chat.ts';
import { findChatSession } from './chat-session.ts';
import { asInstant, partsOf } from './columns.ts';
import type { Db } from './connect.ts';
import { holding, releaseMessage, type Held, type Hold, type Terms } from './quota.ts';
import { chatMessages, chatSessions } from './schema-chat.ts';

// The unique key under which a caller's own id stands; PostgreSQL's word for a second one.
const BY_CLIENT = 'chat_messages_by_client';
const isTaken = (error: unknown) => error instanceof Error && (error.cause as { constraint?: unknown } | undefined)?.constraint === BY_CLIENT;

// The prefix tells answers, of which a user has only so many at once, from drafts.
export const HELD_AS = 'chat:';
export const heldAs = (answerId: string) => HELD_AS + answerId;

type Question = { question: NewMessage; answer: NewMessage; title: string | null };
type Kept = { hold: Hold; terms: Terms };

// ONE statement, for the first word waits for it: a message kept, the conversation (new where it has a title), what was
// said, and the place of the answer; or none of it. Null where the user may keep none.
export async function placeTalk(db: Db, { hold, terms }: Kept, { question, answer, title }: Question): Promise<Held | 'taken' | 'no_session' | null> {
  const { userId, sessionId, createdAt } = question;
  const at = asInstant(createdAt);
  const session = sql`user_id = ${userId}::uuid and id = ${sessionId}::uuid`;
  const isThere = title === null ? sql`exists (select 1 from chat_sessions where ${session})` : undefined;
  const talk =
    title === null
      ? sql`update ${chatSessions} set updated_at = ${at} where ${session} and exists (select 1 from kept) returning id`
      : sql`insert into ${chatSessions} (user_id, id, title, created_at, updated_at) select user_id, ${sessionId}::uuid, ${title}, ${at}, ${at} from kept returning id`;
  const placing = (message: NewMessage) => {
    const { names, values } = partsOf(chatMessages, message);
    return sql`insert into ${chatMessages} (${names}) select ${values} from talk`;
  };
  try {
    const { rows } = await db.execute<Held & { talks: number }>(sql`
      with kept as (${holding(hold, { ...terms, ...(isThere && { given: isThere }) })}), talk as (${talk}), asked as (${placing(question)}), answered as (${placing(answer)})
      select before, (select count(*) from talk)::int as talks from kept`);
    const [placed] = rows;
    if (!placed) return title === null && !(await findChatSession(db, { userId, id: sessionId })) ? 'no_session' : null;
    if (placed.talks === 1) return { before: placed.before };
    // Deleted in this moment.
    await releaseMessage(db, hold);
    return 'no_session';
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}
