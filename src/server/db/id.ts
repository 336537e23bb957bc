import { randomBytes } from 'node:crypto';

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
  const bytes = randomBytes(16);
  bytes.writeUIntBE(last, 0, 6);
  bytes.writeUInt16BE(0x7000 | count, 6);
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

// No id of this time or later is smaller.
export function firstIdAt(at: Date) {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
