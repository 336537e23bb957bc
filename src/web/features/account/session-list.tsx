import { Monitor } from 'lucide-react';
import { endOtherSessions, endSession, listSessions } from '#contract/account';
import type { Output } from '#contract/endpoint';
import { useCall, useSend } from '#web/lib/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { sayFailure } from './copy.ts';

type SessionRow = Output<typeof listSessions>['sessions'][number];
const sayNotEnded = (error: Error) => showToast({ variant: 'destructive', title: 'Not signed out', description: sayFailure(error, 'Please try again.') });
const showTime = (at: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));

export function SessionList() {
  const { data, error, refetch } = useCall(listSessions, { staleAfterSeconds: 0 });
  const endOne = useSend(endSession, { refresh: [listSessions], onDone: () => showToast({ title: 'Signed out', description: 'That session has ended.' }), onFailed: sayNotEnded });
  const endOthers = useSend(endOtherSessions, { refresh: [listSessions], onDone: () => showToast({ title: 'Signed out everywhere else', description: 'Only this session goes on.' }), onFailed: sayNotEnded });
  if (!data && error) {
    return (
      <Banner tone="straw" action={<Button size="small" variant="ghost" onClick={() => void refetch()}>Retry</Button>}>
        Your sessions could not be loaded. Nothing was changed.
      </Banner>
    );
  }
  if (!data) return <SkeletonLines lines={2} />;
  return (
    <div className="stack">
      <ul className="ledger">
        {data.sessions.map((session) => (
          <SessionItem key={session.id} session={session} busy={endOne.isPending && endOne.variables.id === session.id} onEnd={() => endOne.mutate({ id: session.id })} />
        ))}
      </ul>
      {data.sessions.length > 1 && (
        <p>
          <Button busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
            Sign out everywhere else
          </Button>
        </p>
      )}
    </div>
  );
}

function SessionItem({ session, busy, onEnd }: { session: SessionRow; busy: boolean; onEnd: () => void }) {
  const { device, address, createdAt, lastSeenAt, current } = session;
  return (
    <li>
      <Monitor aria-hidden="true" />
      <div className="session-words">
        <b>{device}</b> {current && <Badge tone="pine">This one</Badge>}
        <p className="small soft">
          {address}, signed in {showTime(createdAt)}, last seen {showTime(lastSeenAt)}
        </p>
      </div>
      {!current && (
        <Button size="small" busy={busy} aria-label={`Sign out ${device}, signed in ${showTime(createdAt)}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
    </li>
  );
}
