import type { ReactNode } from 'react';
import { RefreshCw } from 'lucide-react';
import { Button } from './button.tsx';

/** A part that could not be loaded; the rest of the page stays. */
export function Failed({ onRetry, busy, children }: { onRetry: () => void; busy: boolean; children: ReactNode }) {
  return (
    <div className="row wrap">
      <p className="soft">{children}</p>
      <Button size="small" icon={<RefreshCw className="sm" aria-hidden="true" />} busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
