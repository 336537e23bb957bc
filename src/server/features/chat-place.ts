import { fail } from '#contract/errors';
import { keepMessage, refuse, termsOf, holdOf, type Kept } from '#server/flows/quota';
import { findMessage, hideMessages, insertMessages, listVersions, type NewMessage, type StoredMessage } from '#server/db/chat';
import { takeOver } from '#server/db/chat-answer';
import { touchChatSession } from '#server/db/chat-session';
import type { Database, Db } from '#server/db/connect';
import type { SignedIn } from '#server/db/session';
import { HELD_AS, heldAs, placeTalk } from '#server/db/talk';
import { titleOf } from './chat-output.ts';

// Where an answer will stand, and for how many of one user at the same time there is room.
export type Place = { db: Database; user: SignedIn; at: Date; clientId: string | null; aliveUntil: Date; room: number; questionId: string; id: string };
export type Placed = {
  question: Pick<StoredMessage, 'userId' | 'id' | 'sessionId' | 'turnId' | 'content'>;
  answer: Pick<StoredMessage, 'userId' | 'id' | 'sessionId' | 'groupId' | 'version' | 'attempt'>;
  kept: Kept;
};
type Said = { message: string; sessionId?: string | null | undefined; editsMessageId?: string | undefined };

const refuseUnknown = (): never => {
  throw fail('not_found');
};

const roomIn = ({ room }: Place) => ({ of: HELD_AS, most: room });

// In one transaction, the account first, as its deletion takes it first.
const inOrder = (place: Place, work: (tx: Db) => Promise<Omit<Placed, 'kept'>>): Promise<Placed> =>
  place.db.transaction(async (tx) => {
    const kept = await keepMessage(tx, place.user, { id: heldAs(place.id), now: place.at, room: roomIn(place) });
    return { ...(await work(tx)), kept };
  });

export const placeQuestion = (place: Place, { message, sessionId = null, editsMessageId: edits }: Said): Promise<Placed> =>
  edits ? placeEdited(place, { message, edits, sessionId }) : placeNew(place, message, sessionId);

// What is said anew, without anything of the past: known before it is stored.
export function describeNew(place: Place, { message, sessionId }: Pick<Said, 'message' | 'sessionId'>) {
  const { questionId: id } = place;
  const question = { ...questionIn(place, { sessionId: sessionId ?? id, content: message }), turnId: id, groupId: id, version: 1 };
  return { question, answer: { ...answerTo(place, question, { groupId: place.id, version: 1 }), attempt: 0 } };
}

async function placeNew(place: Place, message: string, given: string | null): Promise<Placed> {
  const { db, user, at } = place;
  const hold = holdOf(user, heldAs(place.id), at);
  const terms = { ...termsOf(user, at), room: roomIn(place) };
  const { question, answer } = describeNew(place, { message, sessionId: given });
  const held = await placeTalk(db, { hold, terms }, { question, answer, title: given ? null : titleOf(message) });
  if (held === 'taken') throw fail('conflict');
  if (held === 'no_session') return refuseUnknown();
  if (typeof held === 'string') return refuse(user, at, held);
  return { question, answer, kept: { ...held, hold, day: terms.day } };
}

const placeEdited = (place: Place, { message, edits, sessionId }: { message: string; edits: string; sessionId: string | null }) =>
  inOrder(place, async (tx) => {
    if (!sessionId) return refuseUnknown();
    await holdSession(tx, place, sessionId);
    const edited = await findShown(tx, place, { id: edits, role: 'user' });
    if (edited.sessionId !== sessionId) refuseUnknown();
    await hideMessages(tx, edited, { by: place.questionId, withRest: true });
    const question = { ...questionIn(place, { sessionId, content: message }), turnId: edited.turnId, groupId: edited.groupId, version: await nextVersion(tx, edited) };
    return findPlaced(place, await insertMessages(tx, [question, answerTo(place, question, { groupId: place.id, version: 1 })]));
  });

export const placeAgain = (place: Place, id: string) =>
  inOrder(place, async (tx) => {
    const { user, at } = place;
    const { sessionId } = (await findMessage(tx, { userId: user.id, id })) ?? refuseUnknown();
    await holdSession(tx, place, sessionId);
    const earlier = await findShown(tx, place, { id, role: 'assistant' });
    if (earlier.state === 'writing' && earlier.aliveUntil !== null && earlier.aliveUntil > at) throw fail('under_way');
    await hideMessages(tx, earlier, { by: place.id, withRest: false });
    const question = (await findMessage(tx, { userId: user.id, id: earlier.answersId! })) ?? refuseUnknown();
    const answer = answerTo(place, question, { groupId: earlier.groupId, version: await nextVersion(tx, earlier) });
    return findPlaced(place, [question, ...(await insertMessages(tx, [answer]))]);
  });

// What broke off on the way is written anew, where it stands.
export const placeAnew = (place: Place, earlier: StoredMessage) =>
  inOrder({ ...place, id: earlier.id }, async (tx) => {
    if (!(await takeOver(tx, earlier, { aliveUntil: place.aliveUntil, now: place.at }))) throw fail('conflict');
    const question = (await findMessage(tx, { userId: earlier.userId, id: earlier.answersId! })) ?? refuseUnknown();
    return { question, answer: { ...earlier, attempt: earlier.attempt + 1 } };
  });

const questionIn = ({ user, at, questionId: id }: Place, { sessionId, content }: { sessionId: string; content: string }) => ({ userId: user.id, sessionId, id, createdAt: at, role: 'user', content, state: 'complete' }) as const;
const answerTo = ({ user, id, at, clientId, aliveUntil }: Place, { sessionId, turnId, id: answersId }: Pick<NewMessage, 'sessionId' | 'turnId' | 'id'>, of: Pick<NewMessage, 'groupId' | 'version'>) =>
  ({ userId: user.id, id, sessionId, turnId, answersId, createdAt: at, role: 'assistant', content: '', state: 'writing', clientId, aliveUntil, ...of }) as const;

function findPlaced({ id }: Place, messages: StoredMessage[]) {
  const answer = messages.find((message) => message.id === id);
  const question = messages.find((message) => message.id === answer?.answersId);
  if (!answer || !question) throw fail('conflict');
  return { question, answer };
}

async function holdSession(tx: Db, { user, at }: Place, id: string) {
  if (!(await touchChatSession(tx, { userId: user.id, id }, at))) refuseUnknown();
}

// What stands in the talk now; an earlier version is neither edited nor answered again.
async function findShown(tx: Db, { user }: Place, { id, role }: Pick<StoredMessage, 'id' | 'role'>) {
  const found = await findMessage(tx, { userId: user.id, id });
  return found?.role === role && found.hiddenBy === null ? found : refuseUnknown();
}

const nextVersion = async (tx: Db, { userId, groupId }: StoredMessage) => ((await listVersions(tx, userId, groupId)).at(-1)?.version ?? 0) + 1;
