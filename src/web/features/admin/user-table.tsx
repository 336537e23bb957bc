import { useEffect, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { sortOrders, UserRecord, UserSort } from '#contract/admin-user';
import { Checkbox } from '#web/ui/checkbox.tsx';
import '#web/ui/table.css';
import { joinClasses } from '#web/ui/class-names.ts';
import type { UserChange } from './user-change.ts';
import type { Selection } from './user-selection.ts';
import { UserRow } from './user-row.tsx';

const ROW_HEIGHT = 43;
// On a narrow screen each stands as a card.
const CARD_HEIGHT = 196;
const isNarrow = () => matchMedia('(max-width: 720px)').matches;
// Rows that are drawn beyond what is in sight, and how near to the end the next page is asked for.
const OVERSCAN = 12;
const ASK_BEFORE_END = 30;

export type Order = { sort: UserSort; order: (typeof sortOrders)[number] };
const columns: { label: string; sort?: UserSort; isNumber?: true }[] = [
  { label: 'Id' },
  { label: 'E-mail', sort: 'email' },
  { label: 'Username', sort: 'username' },
  { label: 'Plan', sort: 'plan' },
  { label: 'Priority' },
  { label: 'Left', sort: 'messagesRemaining', isNumber: true },
  { label: 'Sent', sort: 'totalMessagesSent', isNumber: true },
  { label: 'Stripe' },
  { label: 'Created', sort: 'createdAt' },
  { label: 'Last activity', sort: 'lastActivity' },
];

type Props = {
  rows: readonly UserRecord[];
  matching: number | null;
  // When they were read.
  readAt: Date;
  order: Order;
  onOrder: (order: Order) => void;
  selection: Selection;
  change: UserChange;
  onMore: () => void;
  onDelete: (user: UserRecord) => void;
  onEndSessions: (user: UserRecord) => void;
};

/** Only the rows in sight are drawn, so that a list of a million scrolls as one of ten. */
export function UserTable({ rows, matching, readAt, order, onOrder, selection, change, onMore, onDelete, onEndSessions }: Props) {
  const scroller = useRef<HTMLElement>(null);
  // It keeps its own count of what is in sight; nothing here is remembered by the compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => scroller.current, estimateSize: () => (isNarrow() ? CARD_HEIGHT : ROW_HEIGHT), overscan: OVERSCAN });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - ASK_BEFORE_END) onMore();
  }, [last, rows.length, onMore]);

  const loaded = rows.map(({ id }) => id);
  const isEvery = rows.length > 0 && loaded.every((id) => selection.has(id));
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  return (
    // It scrolls both ways, and the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="scroll users" aria-label="Users" tabIndex={0} ref={scroller}>
      <table className="t cards" aria-rowcount={matching === null ? -1 : matching + 1}>
        <caption className="vh">Users</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">
              <Checkbox bare label="Select all that are loaded" checked={isEvery} onChange={() => (isEvery ? selection.clear() : selection.choose(loaded))} />
            </th>
            {columns.map(({ label, sort, isNumber }) => (
              <th key={label} scope="col" className={joinClasses(isNumber && 'n', !sort && 'unsorted')} aria-sort={sort && sort === order.sort ? (order.order === 'asc' ? 'ascending' : 'descending') : undefined}>
                {sort ? <SortButton label={label} sort={sort} order={order} onOrder={onOrder} /> : label}
              </th>
            ))}
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Spacer height={above} />}
          {shown.map(({ index }) => {
            const user = rows[index]!;
            return (
              <UserRow
                key={user.id}
                ref={virtual.measureElement}
                user={user}
                index={index}
                readAt={readAt}
                isOn={selection.has(user.id)}
                change={change}
                onToggle={() => selection.toggle(user.id, loaded)}
                onDelete={() => onDelete(user)}
                onEndSessions={() => onEndSessions(user)}
              />
            );
          })}
          {below > 0 && <Spacer height={below} />}
        </tbody>
      </table>
    </section>
  );
}

const Spacer = ({ height }: { height: number }) => (
  <tr className="spacer" aria-hidden="true">
    {/* Room for the rows that are not drawn. */}
    {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
    <td colSpan={columns.length + 2} style={{ height }} />
  </tr>
);

function SortButton({ label, sort, order, onOrder }: { label: string; sort: UserSort; order: Order; onOrder: (order: Order) => void }) {
  const isOn = order.sort === sort;
  const Icon = isOn ? (order.order === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <button type="button" onClick={() => onOrder({ sort, order: isOn && order.order === 'asc' ? 'desc' : 'asc' })}>
      {label}
      <Icon aria-hidden="true" />
    </button>
  );
}
