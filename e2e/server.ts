// The server of the browser journeys, in a process of its own, with a clock that a test can move and mails it can read.
import type { Nudge } from '#contract/nudge';
import { findUserByEmail } from '#server/db/account';
import { newId } from '#server/db/id';
import { insertNudge } from '#server/db/nudge';
import { openTestHouse } from '#server/testing';

const house = await openTestHouse();
type Message = { id: number; advanceMs?: number; isReset?: boolean; mailsTo?: string; nudge?: { email: string; payload: Nudge['payloadJson'] } };

async function obey({ advanceMs, isReset, mailsTo, nudge }: Message) {
  if (isReset) house.clock.now = new Date();
  if (nudge) await addNudge(nudge);
  if (advanceMs) house.clock.advance(advanceMs);
  return mailsTo ? house.readMails(mailsTo) : null;
}

async function addNudge({ email, payload }: NonNullable<Message['nudge']>) {
  const { db, now } = house.house;
  const user = await findUserByEmail(db, email);
  await insertNudge(db, { userId: user!.id, id: newId(now()), trigger: 'missing_pricing', episode: payload.title, payload, createdAt: now() });
}

process.on('message', (message: Message) => {
  void obey(message).then((answer) => process.send!({ id: message.id, answer }));
});
process.on('disconnect', () => void house.close().then(() => process.exit(0)));
process.send!({ url: house.url });
