import type { Db } from '#server/db/connect';
import { findAdminSession, insertAdminSession, removeAdminSession, touchAdminSession } from '#server/db/admin-session';
import type { Client, Cookie } from './handler.ts';
import { hashToken, newToken } from './session.ts';
import type { Settings } from './settings.ts';

const LIVES_HOURS = 8;
const IDLE_MINUTES = 30;
const TOUCH_AFTER_MS = 60_000;
const ADMIN_COOKIE = 'admin_session';
const adminCookie = (value: string): Cookie => ({ name: ADMIN_COOKIE, value, path: '/api/admin' });
export const noAdminCookie: Cookie = { ...adminCookie(''), maxAgeSeconds: 0 };

type Gate = { client: Client; settings: Pick<Settings, 'ADMIN_PASSWORD'> };
// A session is bound to the password that opened it: whoever sets another one shuts out everybody who knew the old.
const hashOf = (token: string, { ADMIN_PASSWORD }: Gate['settings']) => hashToken(ADMIN_PASSWORD === '' ? token : `${token} ${ADMIN_PASSWORD}`);

export async function openAdminSession(db: Db, { client, settings }: Gate, now: Date) {
  const token = newToken();
  const endsAt = new Date(now.getTime() + LIVES_HOURS * 3_600_000);
  await insertAdminSession(db, { hash: hashOf(token, settings), createdAt: now, lastSeenAt: now, endsAt, address: client.address });
  return { cookie: adminCookie(token), who: nameOf(token) };
}

// Everybody knows the one password, so a deed is told by the session it was done in: short, and good for nothing else.
const nameOf = (token: string) => `admin ${hashToken(token).slice(0, 8)}`;
export const adminName = (client: Client) => nameOf(client.cookies[ADMIN_COOKIE] ?? '');

// The admin session of this browser, unless it ended or was idle too long.
export async function readAdminSession(db: Db, { client, settings }: Gate, now: Date) {
  const token = client.cookies[ADMIN_COOKIE];
  const session = token ? await findAdminSession(db, hashOf(token, settings)) : null;
  if (!session || session.endsAt <= now) return null;
  const idleMs = now.getTime() - session.lastSeenAt.getTime();
  if (idleMs >= IDLE_MINUTES * 60_000) return null;
  if (idleMs >= TOUCH_AFTER_MS) await touchAdminSession(db, session.hash, now);
  return session;
}

// False where there was none.
export async function closeAdminSession(db: Db, { client, settings }: Gate) {
  const token = client.cookies[ADMIN_COOKIE];
  return token !== undefined && removeAdminSession(db, hashOf(token, settings));
}
