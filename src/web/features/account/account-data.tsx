import { useState } from 'react';
import { Download } from 'lucide-react';
import { downloadData } from '#contract/account';
import { downloadFile } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { sayFailure } from './copy.ts';
import { DeleteAccount } from './delete-account.tsx';

export function AccountData() {
  const [busy, setBusy] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const download = () => {
    setBusy(true);
    downloadFile(downloadData, 'my-data.zip')
      .catch((error: Error) => showToast({ variant: 'destructive', title: 'Download failed', description: sayFailure(error, 'Please try again.') }))
      .finally(() => setBusy(false));
  };
  return (
    <div className="stack">
      <p className="soft">Everything this account holds, in one zip: as JSON for programs, as tables for a spreadsheet.</p>
      <p>
        <Button icon={<Download className="sm" aria-hidden="true" />} busy={busy} onClick={download}>
          Download my data
        </Button>
      </p>
      <p className="soft">Deleting removes the account and everything in it at once, and ends a subscription. It can't be undone.</p>
      <p>
        <Button variant="danger-line" onClick={() => setIsDeleting(true)}>
          Delete my account
        </Button>
      </p>
      {isDeleting && <DeleteAccount onClose={() => setIsDeleting(false)} />}
    </div>
  );
}
