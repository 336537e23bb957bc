import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { Download, Trash2 } from 'lucide-react';
import { countUsers, endUserSessions, exportUsers, listUsers } from '#contract/admin-user';
import { planNames, type PlanName } from '#contract/account';
import { useCall, useSend } from '#web/lib/query.ts';
import { usePages } from '#web/lib/page-query.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { failed, reasonOf } from './copy.ts';
import { DeleteUsers } from './delete-users.tsx';
import { showCount } from './shown-figure.ts';
import { useUserChange } from './user-change.ts';
import { useUserDeletion, type Doomed } from './user-deletion.ts';
import { UserFilters, type UserWish } from './user-filters.tsx';
import { useSelection } from './user-selection.ts';
import { UserTable, type Order } from './user-table.tsx';

const PAGE_ROWS = 100;
const plans = new Set<string>(planNames);

export function UserManagement() {
  const [wish, setWish] = useState<UserWish>({ search: '', plan: '', priorityOnly: false });
  const [order, setOrder] = useState<Order>({ sort: 'createdAt', order: 'desc' });
  const search = useDeferredValue(wish.search.trim());
  const filter = useMemo(() => ({ ...(search && { search }), ...(plans.has(wish.plan) && { plan: wish.plan as PlanName }), ...(wish.priorityOnly && { prioritySupport: true }) }), [search, wish.plan, wish.priorityOnly]);
  const { data, error, dataUpdatedAt, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePages(listUsers, { ...filter, ...order, limit: PAGE_ROWS });
  const { data: counted } = useCall(countUsers, { input: filter, staleAfterSeconds: 0 });
  const rows = useMemo(() => data?.pages.flatMap(({ users }) => users) ?? [], [data]);
  const matching = counted?.matching ?? null;

  const selection = useSelection();
  const change = useUserChange();
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const deletion = useUserDeletion(() => {
    setDoomed(null);
    selection.clear();
  });
  const endSessions = useSend(endUserSessions, {
    onDone: () => showToast({ title: 'Signed out', description: 'All sessions of that user have ended.' }),
    onFailed: (problem) => showToast({ variant: 'destructive', title: failed.sessions, description: reasonOf(problem) }),
  });
  const askMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  const wished = (next: UserWish) => {
    setWish(next);
    selection.clear();
  };
  const chosen = selection.isAll ? (matching ?? 0) : selection.ids.size;
  const doom = () => setDoomed(selection.isAll ? { count: chosen, filter } : { count: chosen, ids: [...selection.ids] });
  const file = `${exportUsers.path}?${new URLSearchParams(Object.entries({ ...filter, ...order }).map(([name, value]) => [name, String(value)]))}`;
  return (
    <div className="stack" aria-busy={isFetching || undefined}>
      <div className="admin-tools">
        <UserFilters wish={wish} onChange={wished} />
        {chosen > 0 && (
          <>
            <b className="num">{showCount(chosen)} selected</b>
            <Button size="small" variant="danger-line" icon={<Trash2 className="sm" aria-hidden="true" />} onClick={doom}>
              Delete
            </Button>
          </>
        )}
        <a className={`${buttonClass({ size: 'small' })} push`} href={file} download>
          <Download className="sm" aria-hidden="true" />
          Export CSV
        </a>
      </div>
      {!selection.isAll && chosen > 0 && chosen === rows.length && matching !== null && matching > chosen && (
        <p className="small">
          All {showCount(chosen)} that are loaded are selected.{' '}
          <button type="button" className="link" onClick={selection.chooseAll}>
            Select all {showCount(matching)} that match
          </button>
        </p>
      )}
      <output className={change.done ? 'undo' : 'vh'}>
        {change.done && (
          <>
            <span>{change.done.said}</span>
            <Button size="small" variant="ghost" onClick={change.done.undo}>
              Undo
            </Button>
          </>
        )}
      </output>
      {error && rows.length === 0 ? (
        <Failed busy={isFetching} onRetry={() => void refetch()}>
          {failed.users}
        </Failed>
      ) : !data ? (
        <SkeletonLines lines={8} />
      ) : rows.length === 0 ? (
        <Empty drawing="search" title="No users found">
          Nobody matches. Search by the beginning of an address, its domain, a name or an id.
        </Empty>
      ) : (
        <>
          <UserTable
            key={`${order.sort} ${order.order} ${JSON.stringify(filter)}`}
            rows={rows}
            matching={matching}
            readAt={new Date(dataUpdatedAt)}
            order={order}
            onOrder={setOrder}
            selection={selection}
            change={change}
            onMore={askMore}
            onDelete={({ id, email }) => setDoomed({ count: 1, email, ids: [id] })}
            onEndSessions={({ id }) => endSessions.mutate({ id })}
          />
          <p className="small soft num">
            {showCount(rows.length)} of {matching === null ? '…' : showCount(matching)} users
          </p>
        </>
      )}
      <DeleteUsers doomed={doomed} progress={deletion.progress} onConfirm={(those) => void deletion.run(those)} onStop={deletion.stop} onClose={() => setDoomed(null)} />
    </div>
  );
}
