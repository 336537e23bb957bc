import { useState } from 'react';
import { listSupportRequests, readSupportAnalytics, resolveSupport, type SupportRequest } from '#contract/admin-support';
import { useSend } from '#web/lib/query.ts';
import { usePages } from '#web/lib/page-query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Table, TableHead } from '#web/ui/table.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { failed, reasonOf, typeLabel } from './copy.ts';
import { Listing } from './listing.tsx';
import { PageFoot } from './page-foot.tsx';
import { showMoment, showWait } from './shown-figure.ts';
import { SupportThread } from './support-thread.tsx';

type Status = 'all' | 'open' | 'resolved';
const segments = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'resolved', label: 'Resolved' },
] as const;

export function SupportRequests() {
  const [status, setStatus] = useState<Status>('all');
  const [priorityOnly, setPriorityOnly] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const list = usePages(listSupportRequests, { ...(status !== 'all' && { resolved: status === 'resolved' }), ...(priorityOnly && { isPriority: true }) });
  const requests = list.data?.pages.flatMap((page) => page.requests) ?? [];
  const resolve = useSend(resolveSupport, {
    refresh: [listSupportRequests, readSupportAnalytics],
    onDone: () => showToast({ title: 'Resolved', description: 'The request is closed.' }),
    onFailed: (error) => showToast({ variant: 'destructive', title: failed.resolve, description: reasonOf(error) }),
  });
  return (
    <div className="stack">
      <div className="admin-tools">
        <Segmented quiet label="Status" segments={segments} value={status} onValueChange={setStatus} />
        <Checkbox label="Priority only" checked={priorityOnly} onChange={(event) => setPriorityOnly(event.target.checked)} />
      </div>
      <Listing query={list} failure={failed.support} isEmpty={requests.length === 0} empty="No support requests found" hint="What people write to support comes here.">
        <Table cards caption="Support requests">
          <TableHead columns={['Subject', 'From', 'About', 'Priority', 'Written', 'First answer after', 'Status']} action="Action" />
          <tbody>
            {requests.map((request) => (
              <RequestRow key={request.id} request={request} busy={resolve.isPending && resolve.variables.id === request.id} onOpen={() => setOpened(request.id)} onResolve={() => resolve.mutate({ id: request.id })} />
            ))}
          </tbody>
        </Table>
        <PageFoot hasMore={list.hasNextPage} busy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      </Listing>
      {opened && <SupportThread id={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

type RowProps = { request: SupportRequest; busy: boolean; onOpen: () => void; onResolve: () => void };
function RequestRow({ request, busy, onOpen, onResolve }: RowProps) {
  const { subject, email, issueType, isPriority, createdAt, answeredAt, resolved } = request;
  return (
    <tr>
      <td className="long lead">
        <button type="button" className="link" title={subject} onClick={onOpen}>
          {subject}
        </button>
      </td>
      <td className="long" data-label="From" title={email ?? undefined}>
        {email ?? 'A visitor'}
      </td>
      <td data-label="About">{typeLabel(issueType)}</td>
      <td data-label="Priority">{isPriority ? <Badge tone="pine">Priority</Badge> : <span className="soft">Normal</span>}</td>
      <td className="soft" data-label="Written">{showMoment(createdAt)}</td>
      <td data-label="First answer after">{answeredAt ? showWait(createdAt, answeredAt) : <span className="soft">Not yet</span>}</td>
      <td data-label="Status">
        <Badge tone={resolved ? 'plain' : 'straw'}>{resolved ? 'Resolved' : 'Open'}</Badge>
      </td>
      <td className={resolved ? 'n none' : 'n'}>
        {!resolved && (
          <Button size="small" busy={busy} aria-label={`Resolve ${subject}`} onClick={onResolve}>
            Resolve
          </Button>
        )}
      </td>
    </tr>
  );
}
