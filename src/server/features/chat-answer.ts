import type { UserContext } from '#contract/chat';
import { fail } from '#contract/errors';
import { dayOf } from '#domain/day';
import { answerTurn, type Coached } from '#server/flows/chat';
import { askEarly } from '#server/flows/models';
import { countMessage } from '#server/flows/quota';
import { storeEnding } from '#server/db/chat-answer';
import { touchChatSession } from '#server/db/chat-session';
import { releaseMessage } from '#server/db/quota';
import type { SignedIn } from '#server/db/session';
import { nudgeAtOnce } from '#server/db/nudge-sweep';
import { addToDay } from '#server/db/user-day';
import type { House } from '#server/http/handler';
import type { LiveAnswer } from '#server/http/live-answers';
import { fillBrain, gatherAsked } from './chat-context.ts';
import type { Placed } from './chat-place.ts';

type Task = Placed & { context: UserContext };
type Ending = Parameters<typeof storeEnding>[2];

// Writes an answer whose place is stored already. It needs nobody who listens: the request may be long gone.
export function writeAnswer(house: House, user: SignedIn, task: Task): LiveAnswer {
  const live = house.live.begin(task.answer);
  void finish(house, user, { task, live }).then(
    () => live.end(),
    (error: unknown) => {
      house.log.error({ err: error }, 'an answer of the coach was not stored');
      live.end(error);
    },
  );
  return live;
}

type Work = { task: Task; live: LiveAnswer };

async function finish(house: House, user: SignedIn, { task, live }: Work) {
  try {
    const { db, now } = house;
    const models = askEarly(house.models, { user: user.id, task: 'chat' });
    const asked = await gatherAsked(db, { user, ...task }, now());
    const author = { ...user, brain: fillBrain(user.brain, task.context) };
    const coached = await answerTurn({ models, now }, author, { asked, wire: { signal: live.signal, onText: (more) => live.push(more) } });
    await store(house, user, { live, ending: describeEnding(coached, live) });
  } catch (error) {
    await store(house, user, { live, ending: brokenOff(live.text()) }).catch(() => undefined);
    throw error;
  }
}

const brokenOff = (content: string): Ending => ({ state: 'interrupted', content, engine: null, cards: [], handoff: null });

function describeEnding({ text, engine, cards, handoff, fault, replaces }: Coached, live: LiveAnswer): Ending {
  if (live.isStopped()) return { state: 'stopped', content: live.text(), engine: live.text() === '' ? null : engine, cards: [], handoff: null };
  if (fault !== null) return { ...brokenOff(text), engine };
  if (replaces) live.replace(text);
  else if (live.text() === '') live.push(text);
  return { state: 'complete', content: text, engine, cards, handoff: handoff ?? null };
}

// D-BIL-3: counted when it is stored. What broke off costs nothing, nor does what was stopped before its first word.
async function store({ db, now }: House, user: SignedIn, { live, ending }: { live: LiveAnswer; ending: Ending }) {
  const at = now();
  const isCounted = ending.state === 'complete' || (ending.state === 'stopped' && ending.content !== '');
  let isKept = true;
  try {
    await db.transaction(async (tx) => {
      // The account first, then the conversation, then the message: as what deletes them does.
      if (isCounted) await countMessage(tx, user, { id: live.id, now: at });
      const isThere = (await touchChatSession(tx, { userId: user.id, id: live.sessionId }, at)) && (await storeEnding(tx, live, ending));
      if (!isThere) throw fail('not_found');
      const isNotable = isCounted && (await addToDay(tx, { userId: user.id, day: dayOf(at, user.timeZone) }, { chatMessages: 1 }));
      if (isNotable) await nudgeAtOnce(tx, user.id, at);
    });
    isKept = !isCounted;
  } finally {
    // Else it runs out by itself.
    if (isKept) await releaseMessage(db, { userId: user.id, id: live.id }).catch(() => undefined);
  }
}
