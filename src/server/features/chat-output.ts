import type { ChatMessage, ChatSession, Conversation } from '#contract/chat';
import { fail } from '#contract/errors';
import { countMessages } from '#domain/plan';
import { findUser } from '#server/db/account';
import { listTalk, type VersionedMessage } from '#server/db/chat';
import { isBrokenOff } from '#server/db/chat-answer';
import type { SessionLine } from '#server/db/chat-session';
import type { Db } from '#server/db/connect';

const MAX_TITLE = 60;

// The first words of the first message, until somebody gives it a better one.
export function titleOf(message: string) {
  const line = message.trim().split('\n', 1)[0]!.trim();
  if (line.length <= MAX_TITLE) return line;
  const cut = line.slice(0, MAX_TITLE).toWellFormed();
  return `${cut.slice(0, cut.lastIndexOf(' ') > MAX_TITLE / 2 ? cut.lastIndexOf(' ') : MAX_TITLE - 1)}…`;
}

export const describeMessage = (message: VersionedMessage, now: Date): ChatMessage => ({
  id: message.id,
  role: message.role,
  content: message.content,
  createdAt: message.createdAt.toISOString(),
  state: isBrokenOff(message, now) ? 'interrupted' : message.state,
  engine: message.engine,
  version: message.version,
  versions: message.versions,
  thumb: message.thumb,
  handoff: message.handoff,
});

export const describeSession = ({ createdAt, updatedAt, ...session }: SessionLine): ChatSession => ({ ...session, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() });

// What every generating call answers with: the whole conversation, and what is left of the plan.
export async function readConversation(db: Db, { userId, sessionId }: { userId: string; sessionId: string }, now: Date): Promise<Conversation> {
  const [messages, user] = await Promise.all([listTalk(db, userId, sessionId), findUser(db, userId)]);
  // Deleted in the meantime.
  if (!user || messages.length === 0) throw fail('not_found');
  return { sessionId, messages: messages.map((message) => describeMessage(message, now)), userStatus: { plan: user.plan, messagesRemaining: countMessages(user, now) } };
}
