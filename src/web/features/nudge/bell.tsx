import { useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { Bell as BellIcon } from 'lucide-react';
import { listNudges, markNudgeClicked, markNudgeOpened, type Nudge } from '#contract/nudge';
import { call } from '#web/lib/call.ts';
import { keyOf, queryClient, useCall, useSend } from '#web/lib/query.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { NudgeList } from './nudge-list.tsx';

const POLL_SECONDS = 30;

export function Bell() {
  const [isOpen, setIsOpen] = useState(false);
  const router = useRouter();
  const { data, error, refetch } = useCall(listNudges, { everySeconds: POLL_SECONDS });
  const click = useSend(markNudgeClicked, { refresh: [listNudges], onFailed: () => showToast({ variant: 'destructive', title: 'Failed to mark nudge as clicked' }) });
  const unread = data?.unreadCount ?? 0;
  const open = (next: boolean) => {
    setIsOpen(next);
    if (next && data) void markOpened(data.nudges);
  };
  const follow = (nudge: Nudge) => {
    click.mutate({ id: nudge.id });
    setIsOpen(false);
    // Only places of our own: what is stored is data, wherever it came from.
    if (/^\/(?!\/)/.test(nudge.payloadJson.deepLink)) router.history.push(nudge.payloadJson.deepLink);
  };
  const choose = () => {
    setIsOpen(false);
    router.history.push('/profile#nudges');
  };
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
  return (
    <Popover open={isOpen} onOpenChange={open} label="Nudges" trigger={<IconButton label={label} count={unread} icon={<BellIcon aria-hidden="true" />} />}>
      <NudgeList nudges={data?.nudges ?? null} hasFailed={error !== null} onRetry={() => void refetch()} onFollow={follow} onChoose={choose} />
    </Popover>
  );
}

async function markOpened(nudges: Nudge[]) {
  const unopened = nudges.filter(({ openedAt }) => openedAt === null);
  if (unopened.length === 0) return;
  try {
    await Promise.all(unopened.map(({ id }) => call(markNudgeOpened, { id })));
  } catch {
    showToast({ variant: 'destructive', title: 'Failed to mark nudge as opened' });
  }
  await queryClient.invalidateQueries({ queryKey: keyOf(listNudges) });
}
