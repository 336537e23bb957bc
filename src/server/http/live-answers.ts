import type { FastifyBaseLogger } from 'fastify';
import { markAlive, type Try } from '#server/db/chat-answer';
import type { Db } from '#server/db/connect';

const BEAT_MS = 2000;
// A process that said nothing for so long is dead, and others may take over what it wrote.
const ALIVE_MS = 15_000;
const DRAIN_WITHIN_MS = 7000;

export type LiveAnswer = ReturnType<typeof createAnswer>;
export type LiveAnswers = ReturnType<typeof openLiveAnswers>;
type Listener = (text: string) => void;

// One answer while it is being written, here: any number may listen, and it goes on when all have left.
function createAnswer(own: Try & { sessionId: string }) {
  const controller = new AbortController();
  const listeners = new Set<Listener>();
  const { promise: ended, resolve } = Promise.withResolvers<unknown>();
  let text = '';
  let isStopped = false;
  return {
    ...own,
    signal: controller.signal,
    // Resolves to what went wrong, or to null.
    ended,
    text: () => text,
    isStopped: () => isStopped,
    push(more: string) {
      text += more;
      for (const tell of listeners) tell(more);
    },
    // What was shown gives way to another text; whoever listens gets it with the end.
    replace(whole: string) {
      text = whole;
    },
    // Hears all that is written so far at once.
    listen(tell: Listener) {
      if (text !== '') tell(text);
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    stop() {
      isStopped = true;
      controller.abort();
    },
    giveUp: () => controller.abort(),
    end(error: unknown = null) {
      listeners.clear();
      resolve(error);
    },
  };
}

// The answers that this process writes. What others must know of them stands in the database, and is said again every beat.
export function openLiveAnswers({ db, now, log }: { db: Db; now: () => Date; log: Pick<FastifyBaseLogger, 'warn'> }) {
  const open = new Map<string, LiveAnswer>();
  let timer: ReturnType<typeof setInterval> | null = null;
  let isBeating = false;
  const aliveUntil = () => new Date(now().getTime() + ALIVE_MS);

  async function beat() {
    const written = [...open.values()];
    const kept = await markAlive(db, written.map(({ userId, id, attempt, text }) => ({ userId, id, attempt, content: text() })), aliveUntil());
    for (const answer of written) {
      if (open.get(answer.id) !== answer) continue;
      const stopAsked = kept.get(answer.id);
      if (stopAsked) answer.stop();
      // Deleted, or somebody took it over.
      if (stopAsked === undefined) answer.giveUp();
    }
  }

  // Where the database is slow, one waits, not one more every two seconds.
  async function beatOnce() {
    if (isBeating) return;
    isBeating = true;
    await beat().catch((error: unknown) => log.warn({ err: error }, 'the answers under way could not be marked'));
    isBeating = false;
  }

  return {
    aliveUntil,
    find: (id: string) => open.get(id) ?? null,
    count: () => open.size,
    begin(own: Try & { sessionId: string }) {
      const answer = createAnswer(own);
      open.set(own.id, answer);
      timer ??= setInterval(() => void beatOnce(), BEAT_MS).unref();
      void answer.ended.then(() => {
        if (open.get(own.id) === answer) open.delete(own.id);
        if (open.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      });
      return answer;
    },
    // A server that stops lets its answers end; what takes too long is kept as far as it came.
    async close() {
      const under = [...open.values()];
      const late = setTimeout(() => under.forEach((answer) => answer.giveUp()), DRAIN_WITHIN_MS);
      await Promise.all(under.map(({ ended }) => ended));
      clearTimeout(late);
    },
  };
}
