import { useDeferredValue, useState } from 'react';
import { Search } from 'lucide-react';
import { listAuditLog } from '#contract/admin';
import { usePages } from '#web/lib/page-query.ts';
import { Table, TableHead } from '#web/ui/table.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { deedLabel, failed } from './copy.ts';
import { Listing } from './listing.tsx';
import { PageFoot } from './page-foot.tsx';
import { showMoment } from './shown-figure.ts';

export function AuditLog() {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const list = usePages(listAuditLog, { ...(search && { search }) });
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="stack">
      <div className="admin-tools">
        <div className="find">
          <Search className="sm" aria-hidden="true" />
          <TextInput type="search" aria-label="Search the audit log" placeholder="An id, an action, an address" maxLength={200} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </div>
      </div>
      <Listing query={list} failure={failed.audit} isEmpty={entries.length === 0} empty="No data available" hint="Nothing was done here that matches.">
        <Table cards caption="Audit log">
          <TableHead columns={['When', 'Who', 'What', 'On', 'Before', 'After', 'From']} />
          <tbody>
            {entries.map(({ id, createdAt, who, action, subject, before, after, address }) => (
              <tr key={id}>
                <td className="soft" data-label="When">
                  {showMoment(createdAt)}
                </td>
                <td data-label="Who">{who}</td>
                <td className="lead" title={action}>
                  {deedLabel(action)}
                </td>
                <td className={subject === null ? 'long none' : 'long'} data-label="On" title={subject ?? undefined}>
                  {subject ?? '—'}
                </td>
                <td className={before === null ? 'none' : undefined} data-label="Before">
                  {before ?? '—'}
                </td>
                <td className={after === null ? 'none' : undefined} data-label="After">
                  {after ?? '—'}
                </td>
                <td className="soft" data-label="From">
                  {address}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <PageFoot hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      </Listing>
    </div>
  );
}
