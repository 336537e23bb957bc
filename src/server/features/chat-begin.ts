import { fail, Failure } from '#contract/errors';
import { MOST_ANSWERS_AT_ONCE } from '#domain/limits';
import type { streamMessage } from '#contract/chat';
import type { Input } from '#contract/endpoint';
import { keepMessage } from '#server/flows/quota';
import { findByClientId, findMessage, type StoredMessage } from '#server/db/chat';
import { countWriting, isBrokenOff } from '#server/db/chat-answer';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import type { SignedIn } from '#server/db/session';
import type { House } from '#server/http/handler';
import { writeAnswer } from './chat-answer.ts';
import { placeAgain, placeAnew, placeQuestion, type Place, type Placed } from './chat-place.ts';

const MOST_TRIES = 5;
// About what one answer takes.
const TRY_AGAIN_AFTER_SECONDS = 5;
export type Question = Input<typeof streamMessage>;
// The answer that a call is about: new, or the one that the same call got before.
export type Begun = Pick<StoredMessage, 'userId' | 'id' | 'sessionId'>;

// Stores what was said and the place of its answer, keeps one message for it, and begins to write.
export const beginAnswer = (house: House, user: SignedIn, { input, clientId }: { input: Question; clientId: string | null }) =>
  beginOnce(house, user, {
    clientId,
    context: input.userContext,
    isSame: async ({ answersId }) => (await findMessage(house.db, { userId: user.id, id: answersId! }))?.content === input.message,
    place: (place) => placeQuestion(place, input),
  });

// Answers again; the earlier version is kept, and gives way once the newer one is begun.
export const beginAgain = (house: House, user: SignedIn, { id, clientId }: { id: string; clientId: string | null }) =>
  beginOnce(house, user, {
    clientId,
    context: {},
    isSame: async ({ groupId }) => (await findMessage(house.db, { userId: user.id, id }))?.groupId === groupId,
    place: (place) => placeAgain(place, id),
  });

type Order = { clientId: string | null; context: Question['userContext']; isSame: (answer: StoredMessage) => Promise<boolean>; place: (place: Place) => Promise<Placed> };

async function beginOnce(house: House, user: SignedIn, { clientId, context, isSame, place }: Order): Promise<Begun> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const at = house.now();
    const earlier = clientId === null ? null : await findByClientId(house.db, user.id, clientId);
    if (earlier && !(await isSame(earlier))) throw fail('key_reused');
    if (earlier && !isBrokenOff(earlier, at)) return earlier;
    const ids = { questionId: newId(at), id: earlier?.id ?? newId(at) };
    const keep = house.db.transaction(async (tx) => {
      // The account first, as its deletion takes it first.
      await keepMessage(tx, user, { id: ids.id, now: at });
      await checkRoom(tx, user.id, { at, most: MOST_ANSWERS_AT_ONCE * house.settings.THROTTLE_SCALE });
      const where: Place = { tx, userId: user.id, at, clientId, aliveUntil: house.live.aliveUntil(), ...ids };
      return earlier ? placeAnew(where, earlier) : place(where);
    });
    const placed = await keep.catch(passConflict);
    if (placed) return writeAnswer(house, user, { ...placed, context });
  }
  throw fail('under_way');
}

// Counted while the account is held, so that many at once can't slip past together.
async function checkRoom(tx: Db, userId: string, { at, most }: { at: Date; most: number }) {
  if ((await countWriting(tx, userId, at)) >= most) throw fail('too_many_at_once', { retryAfterSeconds: TRY_AGAIN_AFTER_SECONDS });
}

// The same call, placed by another at this moment: what was done here is taken back, and what the other does counts.
function passConflict(error: unknown) {
  if (error instanceof Failure && error.code === 'conflict') return null;
  throw error;
}
