import { hash, randomInt, timingSafeEqual } from 'node:crypto';
import { isCommon, MIN_PASSWORD_CHARACTERS } from '#domain/password';
import { hashPassword, verifyPassword } from '#server/adapters/password';
import type { Db } from '#server/db/connect';
import { findFact, insertFact } from '#server/db/fact';

const FACT = 'admin_password_hash';
// No letter or digit that reads like another.
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const makePassword = () => Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')).join('-');

// Where none is set, the first start makes one. It is returned once, to be shown once: only its hash is kept.
export async function prepareAdminPassword(db: Db, given: string): Promise<string | null> {
  if (given || (await findFact(db, FACT))) return null;
  const password = makePassword();
  return (await insertFact(db, FACT, await hashPassword(password))) ? password : null;
}

// Fine to look around with; whoever starts the server is told.
export const isWeakAdminPassword = (given: string) => given !== '' && (given.length < MIN_PASSWORD_CHARACTERS || isCommon(given));

export async function isAdminPassword(db: Db, given: string, typed: string) {
  if (given) return timingSafeEqual(digest(given), digest(typed));
  return verifyPassword(await findFact(db, FACT), typed);
}
const digest = (text: string) => hash('sha256', text, 'buffer');
