import { listUsers, type UserRecord } from '#contract/admin-user';
import type { Output } from '#contract/endpoint';
import { keyOf, queryClient } from '#web/lib/query.ts';

type Pages = { pages: Output<typeof listUsers>[] };

// What was just done is shown where it stands, without reading every page again.
const changeRows = (change: (rows: UserRecord[]) => UserRecord[]) =>
  queryClient.setQueriesData<Pages>({ queryKey: keyOf(listUsers) }, (held) => held && { ...held, pages: held.pages.map((page) => ({ ...page, users: change(page.users) })) });

export const patchRow = (id: string, changes: Partial<UserRecord>) => changeRows((rows) => rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));
export const dropRows = (ids: ReadonlySet<string>) => changeRows((rows) => rows.filter(({ id }) => !ids.has(id)));
