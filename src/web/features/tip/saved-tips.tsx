import { Trash2 } from 'lucide-react';
import { deleteSavedTip, listSavedTips } from '#contract/tip';
import { AppLink } from '#web/lib/app-link.tsx';
import { useCall, useSend } from '#web/lib/query.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import './saved-tips.css';

export function SavedTips({ timeZone }: { timeZone: string }) {
  const { data, error, isFetching, refetch } = useCall(listSavedTips);
  const remove = useSend(deleteSavedTip, { refresh: [listSavedTips], onFailed: () => showToast({ variant: 'destructive', title: 'Not deleted', description: 'Your insight is still here. Please try again.' }) });
  if (!data && error) {
    return (
      <Failed busy={isFetching} onRetry={() => void refetch()}>
        Your insights could not be loaded. Nothing was lost.
      </Failed>
    );
  }
  if (!data) return <SkeletonLines lines={6} />;
  if (data.tips.length === 0) {
    return (
      <Empty drawing="page" title="Your saved insights will be listed here" action={<AppLink className={buttonClass({ variant: 'primary' })} to="/">See today's tip</AppLink>}>
        Press Save beside the Sales Tip of the Day, and it stays with you.
      </Empty>
    );
  }
  const sayDay = (at: string) => new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at));
  return (
    <ul className="saved-tips">
      {data.tips.map(({ id, tipContent, savedAt }) => (
        <li key={id}>
          <div>
            <p>{tipContent}</p>
            <p className="small soft">Saved on {sayDay(savedAt)}</p>
          </div>
          <IconButton small label={`Delete: ${tipContent.slice(0, 40)}`} icon={<Trash2 />} onClick={() => remove.mutate({ id })} />
        </li>
      ))}
    </ul>
  );
}
