import { fail } from '#contract/errors';
import { findByClientId, findMessage, hideMessages, insertMessages, listVersions, type NewMessage, type StoredMessage } from '#server/db/chat';
import { takeOver } from '#server/db/chat-answer';
import { insertChatSession, touchChatSession } from '#server/db/chat-session';
import type { Db } from '#server/db/connect';
import { titleOf } from './chat-output.ts';

// In one transaction: where an answer will stand.
export type Place = { tx: Db; userId: string; at: Date; clientId: string | null; aliveUntil: Date; questionId: string; id: string };
export type Placed = { question: StoredMessage; answer: Pick<StoredMessage, 'userId' | 'id' | 'sessionId' | 'groupId' | 'version' | 'attempt'> };
type Said = { message: string; sessionId?: string | null | undefined; editsMessageId?: string | undefined };

const refuse = (): never => {
  throw fail('not_found');
};

export async function placeQuestion(place: Place, { message, sessionId: given, editsMessageId }: Said): Promise<Placed> {
  const { tx, userId, at, questionId: id } = place;
  const sessionId = given ?? id;
  if (given) await holdSession(place, given);
  else await insertChatSession(tx, { userId, id: sessionId, title: titleOf(message), createdAt: at, updatedAt: at });
  const edited = editsMessageId ? await findShown(place, editsMessageId, 'user') : null;
  if (edited && edited.sessionId !== sessionId) refuse();
  const version = edited ? await nextVersion(place, edited.groupId) : 1;
  if (edited) await hideMessages(tx, edited, { by: id, withRest: true });
  const turnId = edited?.turnId ?? id;
  const question: NewMessage = { userId, sessionId, id, createdAt: at, role: 'user', content: message, state: 'complete', turnId, groupId: edited?.groupId ?? id, version };
  const stored = await insertMessages(tx, [question, answerTo(place, question, { groupId: place.id, version: 1 })]);
  return findPlaced(place, stored);
}

export async function placeAgain(place: Place, id: string): Promise<Placed> {
  const { tx, userId, at } = place;
  const { sessionId } = (await findMessage(tx, { userId, id })) ?? refuse();
  await holdSession(place, sessionId);
  const earlier = await findShown(place, id, 'assistant');
  if (earlier.state === 'writing' && earlier.aliveUntil !== null && earlier.aliveUntil > at) throw fail('under_way');
  await hideMessages(tx, earlier, { by: place.id, withRest: false });
  const question = (await findMessage(tx, { userId, id: earlier.answersId! })) ?? refuse();
  const answer = answerTo(place, question, { groupId: earlier.groupId, version: await nextVersion(place, earlier.groupId) });
  return findPlaced(place, [question, ...(await insertMessages(tx, [answer]))]);
}

// What broke off on the way is written anew, where it stands.
export async function placeAnew({ tx, userId, at: now, aliveUntil }: Place, earlier: StoredMessage): Promise<Placed> {
  if (!(await takeOver(tx, earlier, { aliveUntil, now }))) throw fail('conflict');
  const question = (await findMessage(tx, { userId, id: earlier.answersId! })) ?? refuse();
  return { question, answer: { ...earlier, attempt: earlier.attempt + 1 } };
}

const answerTo = ({ userId, id, at, clientId, aliveUntil }: Place, { sessionId, turnId, id: answersId }: NewMessage, of: Pick<NewMessage, 'groupId' | 'version'>): NewMessage =>
  ({ userId, id, sessionId, turnId, answersId, createdAt: at, role: 'assistant', content: '', state: 'writing', clientId, aliveUntil, ...of });

function findPlaced({ id }: Place, messages: StoredMessage[]): Placed {
  const answer = messages.find((message) => message.id === id);
  const question = messages.find((message) => message.id === answer?.answersId);
  if (!answer || !question) throw fail('conflict');
  return { question, answer };
}

// Whoever waited here for the same call, sent twice, must not be told that its message is no longer there.
async function holdSession({ tx, userId, at, clientId }: Place, id: string) {
  if (!(await touchChatSession(tx, { userId, id }, at))) refuse();
  if (clientId !== null && (await findByClientId(tx, userId, clientId))) throw fail('conflict');
}

// What stands in the talk now; an earlier version is neither edited nor answered again.
async function findShown({ tx, userId }: Place, id: string, role: StoredMessage['role']) {
  const found = await findMessage(tx, { userId, id });
  return found?.role === role && found.hiddenBy === null ? found : refuse();
}

const nextVersion = async ({ tx, userId }: Place, groupId: string) => ((await listVersions(tx, userId, groupId)).at(-1)?.version ?? 0) + 1;
