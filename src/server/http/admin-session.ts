import type { Db } from '#server/db/connect';
import { findAdminSession, insertAdminSession, removeAdminSession, touchAdminSession } from '#server/db/admin-session';
import type { Client, Cookie } from './handler.ts';
import { hashToken, newToken } from './session.ts';

const LIVES_HOURS = 8;
const IDLE_MINUTES = 30;
const TOUCH_AFTER_MS = 60_000;
const ADMIN_COOKIE = 'admin_session';
const adminCookie = (value: string): Cookie => ({ name: ADMIN_COOKIE, value, path: '/api/admin' });
export const noAdminCookie: Cookie = { ...adminCookie(''), maxAgeSeconds: 0 };

export async function openAdminSession(db: Db, client: Client, now: Date) {
  const token = newToken();
  const endsAt = new Date(now.getTime() + LIVES_HOURS * 3_600_000);
  await insertAdminSession(db, { hash: hashToken(token), createdAt: now, lastSeenAt: now, endsAt, address: client.address });
  return adminCookie(token);
}

// The admin session of this browser, unless it ended or was idle too long.
export async function readAdminSession(db: Db, client: Client, now: Date) {
  const token = client.cookies[ADMIN_COOKIE];
  const session = token ? await findAdminSession(db, hashToken(token)) : null;
  if (!session || session.endsAt <= now) return null;
  const idleMs = now.getTime() - session.lastSeenAt.getTime();
  if (idleMs >= IDLE_MINUTES * 60_000) return null;
  if (idleMs >= TOUCH_AFTER_MS) await touchAdminSession(db, session.hash, now);
  return session;
}

export async function closeAdminSession(db: Db, client: Client) {
  const token = client.cookies[ADMIN_COOKIE];
  if (token) await removeAdminSession(db, hashToken(token));
}
