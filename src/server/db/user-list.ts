import { and, asc, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PlanName } from '#contract/account';
import type { sortOrders, UserSort } from '#contract/admin-user';
import { isUnlimited } from '#domain/plan';
import type { Db } from './connect.ts';
import { users } from './schema.ts';
import { domainKey, emailKey, lastNameKey, nameKey, stockKey } from './user-key.ts';

export type UserFilter = { search?: string | undefined; plan?: PlanName | undefined; prioritySupport?: boolean | undefined };
export type UserPlace = { value: string; id: string };
// Up to so many are put in order by themselves.
const FEW_USERS = 10_000;
// What an unlimited plan counts as in the order of messages; the type keeps it a number of the column's own kind.
const NO_NUMBER = sql`2147483647`;

type Page = UserFilter & { sort: UserSort; order: (typeof sortOrders)[number]; after?: UserPlace | null; limit: number };

const sortKeys: Record<UserSort, { key: SQL; kind: SQL }> = {
  createdAt: { key: sql`${users.createdAt}`, kind: sql`timestamptz` },
  lastActivity: { key: sql`${users.lastActiveAt}`, kind: sql`timestamptz` },
  email: { key: emailKey(users), kind: sql`text` },
  username: { key: nameKey(users), kind: sql`text` },
  plan: { key: sql`${users.plan}`, kind: sql`text` },
  messagesRemaining: { key: stockKey(users), kind: sql`int` },
  totalMessagesSent: { key: sql`${users.messagesSent}`, kind: sql`int` },
};

// As an expression a column may come from the users that were gathered, too.
const plain = <C extends PgColumn>(column: C) => sql<C['_']['data']>`${column}`.mapWith(column);
const columns = {
  id: plain(users.id),
  email: plain(users.email),
  firstName: plain(users.firstName),
  lastName: plain(users.lastName),
  plan: plain(users.plan),
  prioritySupport: plain(users.prioritySupport),
  trialEndsAt: plain(users.trialEndsAt),
  messagesRemaining: plain(users.messagesRemaining),
  messagesBought: plain(users.messagesBought),
  messagesSent: plain(users.messagesSent),
  createdAt: plain(users.createdAt),
  lastActiveAt: plain(users.lastActiveAt),
  customerId: sql<string | null>`(select c.customer_id from payment_customers c where c.user_id = users.user_id order by c.created_at desc limit 1)`,
  subscriptionId: sql<string | null>`(select s.id from subscriptions s where s.user_id = users.user_id and s.status in ('active', 'past_due') order by s.created_at desc limit 1)`,
};
export type ListedUser = Omit<Awaited<ReturnType<typeof listUserPage>>[number], 'place'>;

// By key: whatever the order, any page is as quick as the first. Few who match are gathered first and then put in order; of
// many, the order is walked along until there are enough. Left to itself the database may walk past a million for a few.
export async function listUserPage(db: Db, { sort, order, after, limit, ...filter }: Page) {
  const { key, kind } = sortKeys[sortOf(sort, filter)];
  const beyond = after && isBeyond({ place: sql`(${key}, ${users.id})`, mark: sql`(${after.value}::${kind}, ${after.id}::uuid)` }, order);
  const direct = order === 'asc' ? asc : desc;
  const wanted = whereOf(filter);
  const isFew = wanted !== undefined && (await estimateUsers(db, wanted)) <= FEW_USERS;
  return db
    .select({ ...columns, place: sql<string>`${key}::text` })
    .from(isFew ? sql`(select * from ${users} where ${wanted} offset 0) as users` : users)
    .where(and(isFew ? undefined : wanted, isFew ? undefined : boundOf(sort, filter), beyond || undefined))
    .orderBy(direct(key), direct(users.id))
    .limit(limit);
}

const isBeyond = ({ place, mark }: { place: SQL; mark: SQL }, order: Page['order']) => (order === 'asc' ? sql`${place} > ${mark}` : sql`${place} < ${mark}`);

// Whoever has an unlimited plan has no number, so that by it they stand as by their plan.
export const sortOf = (sort: UserSort, { plan }: UserFilter): UserSort => (sort === 'messagesRemaining' && plan && isUnlimited(plan) ? 'plan' : sort);
// And whoever has another need not be looked for among them.
const boundOf = (sort: UserSort, { plan }: UserFilter) => (sort === 'messagesRemaining' && plan && !isUnlimited(plan) ? sql`${stockKey(users)} < ${NO_NUMBER}` : undefined);

// What the database itself expects, in a fraction of the time that counting takes.
async function estimateUsers(db: Db, wanted: SQL) {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(sql`explain (format json) select 1 from ${users} where ${wanted}`);
  return rows[0]!['QUERY PLAN'][0].Plan['Plan Rows'];
}

// How many match, but no further than `most`: beyond it, counting would take longer than reading a page.
export async function countUsers(db: Db, filter: UserFilter, most?: number) {
  const matching = db.select({ id: users.id }).from(users).where(whereOf(filter));
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${most === undefined ? matching : matching.limit(most)}) as matching`);
  return rows[0]!.count;
}

export async function listUserIds(db: Db, filter: UserFilter, limit: number) {
  const rows = await db.select({ id: users.id }).from(users).where(whereOf(filter)).orderBy(asc(users.id)).limit(limit);
  return rows.map(({ id }) => id);
}

// What is about to be changed, held until the transaction ends.
export async function findUserForChange(db: Db, id: string): Promise<ListedUser | null> {
  const [user] = await db.select(columns).from(users).where(eq(users.id, id)).for('update');
  return user ?? null;
}

const whereOf = ({ search, plan, prioritySupport }: UserFilter) =>
  and(search ? matches(search.toLowerCase().replace(/^@/, '')) : undefined, plan ? eq(users.plan, plan) : undefined, prioritySupport === undefined ? undefined : prioritySupport ? sql`${users.prioritySupport}` : sql`not ${users.prioritySupport}`);

// The beginning of an address, of its domain, of the name or the last name, or of an id: each is found by an index.
function matches(search: string) {
  const beginning = `${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const ids = idRange(search);
  return or(...[emailKey, domainKey, nameKey, lastNameKey].map((key) => sql`${key(users)} like ${beginning}`), ids && sql`${users.id} between ${ids.from}::uuid and ${ids.to}::uuid`);
}

const HEX_OF_UUID = 32;
function idRange(search: string) {
  const hex = search.replaceAll('-', '');
  if (!/^[\da-f]{8,32}$/.test(hex)) return undefined;
  return { from: hex.padEnd(HEX_OF_UUID, '0'), to: hex.padEnd(HEX_OF_UUID, 'f') };
}
