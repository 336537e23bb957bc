import { Bookmark, RefreshCw } from 'lucide-react';
import { readHome } from '#contract/activity';
import { listSavedTips, readTip, refreshTip, saveTip } from '#contract/tip';
import { AppLink } from '#web/lib/app-link.tsx';
import { keyOf, queryClient, useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

// Another tip takes the place of the one that the home screen has loaded.
const showTip = ({ tip }: { tip: string }) => {
  queryClient.setQueryData(keyOf(readTip, {}), { tip });
  queryClient.setQueryData(keyOf(readHome, {}), (home: object | undefined) => home && { ...home, tip });
};

export function TipOfDay({ tip }: { tip: string }) {
  const refresh = useSend(refreshTip, {
    onDone: (next) => {
      showTip(next);
      showToast({ title: 'Tip Refreshed' });
    },
    onFailed: () => showToast({ variant: 'destructive', title: 'Failed to refresh tip' }),
  });
  const save = useSend(saveTip, {
    refresh: [listSavedTips],
    onDone: () => showToast({ title: 'Tip saved!', description: 'Added to your saved insights' }),
    onFailed: () => showToast({ variant: 'destructive', title: 'Failed to save tip. Please try again.' }),
  });
  return (
    <div className="stack">
      <p aria-live="polite">{tip}</p>
      <div className="row">
        <Button size="small" icon={<Bookmark className="sm" aria-hidden="true" />} busy={save.isPending} onClick={() => save.mutate({ tipContent: tip })}>
          Save
        </Button>
        <Button size="small" variant="ghost" icon={<RefreshCw className="sm" aria-hidden="true" />} busy={refresh.isPending} onClick={() => refresh.mutate({})}>
          Refresh
        </Button>
        <AppLink className="link small push" to="/saved-insights">
          Saved insights
        </AppLink>
      </div>
    </div>
  );
}
