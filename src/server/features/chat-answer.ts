import { setImmediate } from 'node:timers/promises';
import type { UserContext } from '#contract/chat';
import { fail } from '#contract/errors';
import { answerTurn, readyTurn, type Coached } from '#server/flows/chat';
import { askEarly } from '#server/flows/models';
import { storeAndCount, type Kept } from '#server/flows/quota';
import { storeEnding, storingEnding } from '#server/db/chat-answer';
import { releaseMessage } from '#server/db/quota';
import type { SignedIn } from '#server/db/session';
import type { House } from '#server/http/handler';
import type { LiveAnswer } from '#server/http/live-answers';
import { fillBrain, findMood, gatherAsked } from './chat-context.ts';
import type { Placed } from './chat-place.ts';

type Task = Placed & { means: Means };
type Means = ReturnType<typeof prepareAnswer>;
type Ending = Parameters<typeof storeEnding>[2];

// What an answer is made of: whether a model may be asked, how the user is, and what the coach itself has to say.
export function prepareAnswer(house: House, user: SignedIn, { context, ...about }: Pick<Placed, 'question' | 'answer'> & { context: UserContext }) {
  const at = house.now();
  const models = askEarly(house.models, { user: user.id, task: 'chat' });
  const askMood = () => findMood(house.db, user, at);
  // Where a model answers, nobody waits for it.
  const mood = models.chain.links.length === 0 ? askMood() : null;
  const ready = readyWhileAsking(house, { ...user, brain: fillBrain(user.brain, context) }, about);
  // Whoever writes the answer gets the fault; it may never be written.
  for (const part of [mood, ready]) part?.catch(() => undefined);
  return { models, ready, findMood: () => mood ?? askMood() };
}

// What the database is asked goes out first; its answers come while the coach finds its words.
async function readyWhileAsking({ db, models, now }: House, author: SignedIn, about: Pick<Placed, 'question' | 'answer'>) {
  const asked = await gatherAsked(db, about);
  await setImmediate();
  return readyTurn({ models, now }, author, asked);
}

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
    const { models, ready, findMood } = task.means;
    const coached = await answerTurn(models, user.id, { ready: await ready, findMood, wire: { signal: live.signal, onText: (more) => live.push(more) } });
    await store(house, user, { kept: task.kept, live, ending: describeEnding(coached, live) });
  } catch (error) {
    await store(house, user, { kept: task.kept, live, ending: brokenOff(live.text()) }).catch(() => undefined);
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
async function store({ db, now }: House, user: SignedIn, { kept, live, ending }: { kept: Kept; live: LiveAnswer; ending: Ending }) {
  const at = now();
  const isCounted = ending.state === 'complete' || (ending.state === 'stopped' && ending.content !== '');
  let isSpent = false;
  try {
    const isStored = isCounted
      ? (isSpent = await storeAndCount(db, user, { kept, storing: { store: storingEnding(live, ending), sent: 1, counts: { chat_messages: 1 } }, now: at }))
      : await storeEnding(db, live, ending, at);
    if (!isStored) throw fail('not_found');
  } finally {
    // Else it runs out by itself.
    if (!isSpent) await releaseMessage(db, kept.hold).catch(() => undefined);
  }
}
