import { sql, type AnyColumn } from 'drizzle-orm';

// By what the admin's list is sorted and searched, said once for the indexes and for the statements. Compared letter by
// letter, so that one index serves an order and a search for a beginning alike.
type Columns<N extends string> = Record<N, AnyColumn>;
export const emailKey = ({ email }: Columns<'email'>) => sql`${email} collate "C"`;
export const domainKey = ({ email }: Columns<'email'>) => sql`split_part(${email}, '@', 2) collate "C"`;
export const nameKey = ({ firstName, lastName }: Columns<'firstName' | 'lastName'>) => sql`lower(${firstName} || ' ' || ${lastName}) collate "C"`;
export const lastNameKey = ({ lastName }: Columns<'lastName'>) => sql`lower(${lastName}) collate "C"`;
// Unlimited plans come after every number.
export const stockKey = ({ plan, messagesRemaining, messagesBought }: Columns<'plan' | 'messagesRemaining' | 'messagesBought'>) =>
  sql`(case when ${plan} in ('core', 'pro', 'lifetime', 'admin_comp') then 2147483647 else ${messagesRemaining} + ${messagesBought} end)`;
