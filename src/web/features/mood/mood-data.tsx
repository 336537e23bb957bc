import { useState } from 'react';
import { Download, Trash2 } from 'lucide-react';
import { deleteMoods, exportMoods } from '#contract/mood';
import { downloadFile } from '#web/lib/download.ts';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { moodReads } from './month-entries.tsx';

// Whose it is: to take along, or to be gone.
export function MoodData() {
  const [busy, setBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const download = () => {
    setBusy(true);
    downloadFile(exportMoods, 'power-pulse.csv')
      .catch(() => showToast({ variant: 'destructive', title: 'Download failed', description: 'Nothing was lost. Please try again.' }))
      .finally(() => setBusy(false));
  };
  const remove = useSend(deleteMoods, {
    refresh: moodReads,
    onDone: () => {
      setIsAsking(false);
      showToast({ title: 'All entries deleted', description: 'Power Pulse begins anew.' });
    },
    onFailed: () => showToast({ variant: 'destructive', title: 'Not deleted', description: 'Nothing was changed. Please try again.' }),
  });
  const footer = (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(false)}>
        Keep them
      </Button>
      <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({})}>
        Delete all entries
      </Button>
    </>
  );
  return (
    <div className="stack mood-data">
      <p className="small soft">Power Pulse is yours alone: nobody who runs this place sees it, and no model is told.</p>
      <div className="row wrap">
        <Button size="small" icon={<Download className="sm" aria-hidden="true" />} busy={busy} onClick={download}>
          Download Power Pulse
        </Button>
        <Button size="small" variant="danger-line" icon={<Trash2 className="sm" aria-hidden="true" />} onClick={() => setIsAsking(true)}>
          Delete Power Pulse
        </Button>
      </div>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Delete Power Pulse" description="Every mood and energy you ever tracked goes at once. It can't be undone; download them first if you want to keep them." footer={footer} />
    </div>
  );
}
