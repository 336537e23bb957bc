import { hash, verify } from '@node-rs/argon2';

// The one place for the cost of a password. A stored hash that was made with other costs is renewed at the next sign-in.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COST_IN_HASH = `$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
// Hashing runs off the main thread; more at once than cores would only starve everything else.
const MOST_AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string) => takeTurn(() => hash(password, COST));
export const isOutdated = (passwordHash: string) => !passwordHash.includes(COST_IN_HASH);

// Verifies against a hash nobody knows the password of when there is no such account, so that timing doesn't tell.
let nobody: Promise<string> | undefined;
export async function verifyPassword(passwordHash: string | null, password: string) {
  const known = passwordHash ?? (await (nobody ??= hashPassword(crypto.randomUUID())));
  const matches = await takeTurn(() => verify(known, password));
  return passwordHash !== null && matches;
}
