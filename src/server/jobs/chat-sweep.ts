import { markBrokenOff } from '#server/db/chat-answer';
import type { Db } from '#server/db/connect';
import { releaseMessage } from '#server/db/quota';
import { heldAs } from '#server/db/talk';

// What a server that died was writing is marked, and the message that was kept for it given back.
export const sweepChats = (db: Db, now: () => Date) => async () => {
  for (const { userId, id } of await markBrokenOff(db, now())) await releaseMessage(db, { userId, id: heldAs(id) });
};
