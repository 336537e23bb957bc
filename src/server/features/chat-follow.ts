import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChatEvent } from '#contract/chat';
import { fail, Failure } from '#contract/errors';
import { findMessage } from '#server/db/chat';
import { isBrokenOff } from '#server/db/chat-answer';
import type { Context, House } from '#server/http/handler';
import type { LiveAnswer } from '#server/http/live-answers';
import { asFailure } from '#server/http/respond';
import type { Begun } from './chat-begin.ts';
import { readConversation } from './chat-output.ts';

const LOOK_EVERY_MS = 400;
// A proxy cuts a line on which nothing is said.
const PULSE_MS = 15_000;

// Waits until an answer has its end, whichever process writes it, and hears its text on the way.
export async function followAnswer(house: House, begun: Begun, onText: (text: string) => void = () => {}) {
  const live = house.live.find(begun.id);
  await (live ? followHere(live, onText) : followStored(house, begun, onText));
  return readConversation(house.db, begun, house.now());
}

async function followHere(live: LiveAnswer, onText: (text: string) => void) {
  const leave = live.listen(onText);
  const error = await live.ended;
  leave();
  if (error) throw error;
}

// Another process writes it: it says every beat how far it is.
async function followStored({ db, now }: House, { userId, id }: Begun, onText: (text: string) => void) {
  let told = 0;
  for (;;) {
    const answer = await findMessage(db, { userId, id });
    if (!answer) throw fail('not_found');
    if (answer.content.length > told) onText(answer.content.slice(told));
    told = Math.max(told, answer.content.length);
    if (answer.state !== 'writing' || isBrokenOff(answer, now())) return;
    await wait(LOOK_EVERY_MS);
  }
}

// The same as an event stream. Whoever listens may leave; the answer goes on.
export function streamAnswer(context: Context, begun: Begun) {
  const { wire, log } = context;
  const lines = new PassThrough();
  const write = (event: ChatEvent) => {
    if (lines.writable) lines.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  const pulse = setInterval(() => lines.writable && lines.write(': \n\n'), PULSE_MS);
  wire.reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no').type('text/event-stream; charset=utf-8').send(lines);
  write({ type: 'start', sessionId: begun.sessionId, answerId: begun.id });
  followAnswer(context, begun, (text) => write({ type: 'text', text }))
    .then(
      (chat) => write({ type: 'done', chat }),
      (error: unknown) => {
        const { code, message } = asFailure(error);
        if (!(error instanceof Failure)) log.error({ err: error }, 'a stream of the coach failed');
        write({ type: 'error', code, message });
      },
    )
    .finally(() => {
      clearInterval(pulse);
      lines.end();
    });
}
