import { and, eq, lt } from 'drizzle-orm';
import type { Db } from './connect.ts';
import { devices, emailKeys } from './schema.ts';

type Place = { userId: string; network: string; device: string; now: Date };

// Notes from where a user signs in, and tells whether both the network and the device had been seen before.
export async function noteDevice(db: Db, { userId, network, device, now }: Place) {
  const seen = await db.select({ network: devices.network, device: devices.device }).from(devices).where(eq(devices.userId, userId));
  await db.insert(devices).values({ userId, network, device, seenAt: now }).onConflictDoUpdate({ target: [devices.userId, devices.network, devices.device], set: { seenAt: now } });
  return seen.some((known) => known.network === network) && seen.some((known) => known.device === device);
}

export async function isKnownNetwork(db: Db, email: string, network: string) {
  const known = await db
    .select({ userId: devices.userId })
    .from(emailKeys)
    .innerJoin(devices, eq(devices.userId, emailKeys.userId))
    .where(and(eq(emailKeys.email, email), eq(devices.network, network)))
    .limit(1);
  return known.length > 0;
}

export const removeOldDevices = (db: Db, seenBefore: Date) => db.delete(devices).where(lt(devices.seenAt, seenBefore));
