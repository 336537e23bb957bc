import { randomUUID } from 'node:crypto';

const MOST_IN_A_MS = 0xfff;
let last = 0;
let count = 0;

// UUIDv7: sorts by time, made here because PostgreSQL has it only from 18. Those of one process in one millisecond are
// numbered, so that what was written later also sorts later.
export function newId(now: Date) {
  const ms = now.getTime();
  if (ms > last || ms < last - 1000) [last, count] = [ms, 0];
  else if (count < MOST_IN_A_MS) count += 1;
  else [last, count] = [last + 1, 0];
  // Its last two groups are nothing but random, and quicker than asking for random bytes.
  return `${timeHex(last)}-7${count.toString(16).padStart(3, '0')}-${randomUUID().slice(19)}`;
}

// No id of this time or later is smaller.
export const firstIdAt = (at: Date) => `${timeHex(at.getTime())}-0000-0000-000000000000`;

function timeHex(ms: number) {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}
