import { fail, Failure } from '#contract/errors';
import { MOST_ANSWERS_AT_ONCE } from '#domain/limits';
import type { streamMessage } from '#contract/chat';
import type { Input } from '#contract/endpoint';
import { findByClientId, findMessage, type StoredMessage } from '#server/db/chat';
import { isBrokenOff } from '#server/db/chat-answer';
import { newId } from '#server/db/id';
import type { SignedIn } from '#server/db/session';
import type { House } from '#server/http/handler';
import { prepareAnswer, writeAnswer } from './chat-answer.ts';
import { describeNew, placeAgain, placeAnew, placeQuestion, type Place, type Placed } from './chat-place.ts';

const MOST_TRIES = 5;
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
    foresee: (place) => (input.editsMessageId ? null : describeNew(place, input)),
  });

// Answers again; the earlier version is kept, and gives way once the newer one is begun.
export const beginAgain = (house: House, user: SignedIn, { id, clientId }: { id: string; clientId: string | null }) =>
  beginOnce(house, user, {
    clientId,
    context: {},
    isSame: async ({ groupId }) => (await findMessage(house.db, { userId: user.id, id }))?.groupId === groupId,
    place: (place) => placeAgain(place, id),
  });

type Order = {
  clientId: string | null;
  context: Question['userContext'];
  isSame: (answer: StoredMessage) => Promise<boolean>;
  place: (place: Place) => Promise<Placed>;
  // What will stand there, if that is known before: then what the answer needs is gathered while it is stored.
  foresee?: (place: Place) => Omit<Placed, 'kept'> | null;
};

// A call mostly comes once, so whether it came before is looked up when something stands in its way.
async function beginOnce(house: House, user: SignedIn, { clientId, context, isSame, place, foresee }: Order): Promise<Begun> {
  let obstacle: Failure | null = null;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const at = house.now();
    const earlier = obstacle && clientId !== null ? await findByClientId(house.db, user.id, clientId) : null;
    if (earlier && !(await isSame(earlier))) throw fail('key_reused');
    if (earlier && !isBrokenOff(earlier, at)) return earlier;
    if (obstacle && obstacle.code !== 'conflict' && !earlier) throw obstacle;
    const where: Place = { db: house.db, user, at, clientId, aliveUntil: house.live.aliveUntil(), room: MOST_ANSWERS_AT_ONCE * house.settings.THROTTLE_SCALE, questionId: newId(at), id: newId(at) };
    const foreseen = earlier ? null : foresee?.(where);
    try {
      const placing = earlier ? placeAnew(where, earlier) : place(where);
      // While the database is placing, the coach finds its words.
      const early = foreseen && prepareAnswer(house, user, { ...foreseen, context });
      const placed = await placing;
      return writeAnswer(house, user, { ...placed, means: early ?? prepareAnswer(house, user, { ...placed, context }) });
    } catch (error) {
      if (!(error instanceof Failure) || (earlier && error.code !== 'conflict')) throw error;
      obstacle = error;
    }
  }
  throw fail('under_way');
}
