import { hash, randomBytes } from 'node:crypto';
import type { Connection, Db } from '#server/db/connect';
import { gather } from '#server/db/gather';
import { newId } from '#server/db/id';
import { findSignedIn, insertSession, type SignedIn } from '#server/db/session';
import { renewSession } from '#server/db/session-resume';
import type { Client, Cookie } from './handler.ts';

export const IDLE_MINUTES = 20;
const LIVES_HOURS = 12;
// An expired password gives a session that is good for choosing a new one, and for nothing else.
const EXPIRED_LIVES_MINUTES = 15;
const RESUME_COOKIE = 'resume';
const RESUME_PATH = '/api/session';
// Requests that are under way when the token is renewed may still end well.
const OLD_TOKEN_LIVES_MS = 60_000;

export const idleSince = (now: Date) => new Date(now.getTime() - IDLE_MINUTES * 60_000);
export const hashToken = (token: string) => hash('sha256', token, 'base64url');
export const newToken = () => randomBytes(32).toString('base64url');

// Every request looks its token up in the database, so a revoked one is refused at once, in every process.
export function openSessionFinder(pool: Connection['pool'], now: () => Date) {
  const find = gather<SignedIn>((hashes) => findSignedIn(pool, hashes));
  return async (token: string): Promise<SignedIn | null> => {
    const found = await find(hashToken(token));
    if (!found) return null;
    const at = now().getTime();
    const { endsAt, lastSeenAt, keyEndsAt } = found.session;
    const live = endsAt.getTime() > at && lastSeenAt > idleSince(now()) && (keyEndsAt === null || keyEndsAt.getTime() > at);
    return live ? found : null;
  };
}

type Opening = { userId: string; kind: 'live' | 'expired'; client: Client; now: Date };
export async function openSession(db: Db, { userId, kind, client, now }: Opening) {
  const token = newToken();
  const resume = newToken();
  const minutes = kind === 'live' ? LIVES_HOURS * 60 : EXPIRED_LIVES_MINUTES;
  const id = newId(now);
  await insertSession(db, {
    id,
    userId,
    kind,
    createdAt: now,
    lastSeenAt: now,
    endsAt: new Date(now.getTime() + minutes * 60_000),
    device: client.device,
    address: client.address,
    tokenHash: hashToken(token),
    resumeHash: hashToken(resume),
  });
  return { id, token, cookie: resumeCookie(resume) };
}

// A session taken up again by its cookie, with a new token and a new cookie; null where it may not be.
export async function resumeSession(db: Db, { client, now }: Pick<Opening, 'client' | 'now'>) {
  const cookie = client.cookies[RESUME_COOKIE];
  if (!cookie) return null;
  const token = newToken();
  const resume = newToken();
  const renewed = await renewSession(db, {
    cookieHash: hashToken(cookie),
    now,
    idleSince: idleSince(now),
    tokenHash: hashToken(token),
    resumeHash: hashToken(resume),
    oldTokenEndsAt: new Date(now.getTime() + OLD_TOKEN_LIVES_MS),
  });
  return renewed ? { token, cookie: resumeCookie(resume) } : null;
}

const resumeCookie = (value: string): Cookie => ({ name: RESUME_COOKIE, value, path: RESUME_PATH });
export const noResumeCookie: Cookie = { ...resumeCookie(''), maxAgeSeconds: 0 };
