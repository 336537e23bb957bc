import { useState } from 'react';
import { ClipboardPaste } from 'lucide-react';
import { readBrain, readBrainStatus, type BrainField } from '#contract/brain';
import { AnswerDialog } from '#web/features/brain/answer-dialog.tsx';
import { AnswerList } from '#web/features/brain/answer-list.tsx';
import { BrainProgress } from '#web/features/brain/brain-progress.tsx';
import { BusinessSection } from '#web/features/brain/business-section.tsx';
import { ImportDialog } from '#web/features/brain/import-dialog.tsx';
import { isOpen, readItems } from '#web/features/brain/item.ts';
import { Restart } from '#web/features/brain/restart.tsx';
import { Voice } from '#web/features/brain/voice.tsx';
import { useCall } from '#web/lib/query.ts';
import { useSession } from '#web/lib/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import './sales-brain.css';

const POLL_SECONDS = 30;

export function SalesBrainPage() {
  const { data, error, isFetching, refetch } = useCall(readBrain, { everySeconds: POLL_SECONDS, staleAfterSeconds: 0 });
  const { profile } = useSession();
  const { data: status } = useCall(readBrainStatus, { everySeconds: POLL_SECONDS });
  const [editing, setEditing] = useState<BrainField | null>(null);
  const [importing, setImporting] = useState(false);
  const items = data && readItems(data.conversation);
  const edited = items?.find(({ field }) => field === editing);
  return (
    <main className="page brain" id="main" tabIndex={-1} aria-busy={!data && !error}>
      <header className="head">
        <div className="row wrap">
          <h1>My Sales Brain</h1>
          {status?.isComplete && <Badge tone="pine">Complete</Badge>}
        </div>
        <p>What every draft is made from. Your words, kept as you said them.</p>
      </header>
      {items ? (
        <div className="cols">
          <div>
            <AnswerList items={items} onEdit={({ field }) => setEditing(field)} />
            <Voice />
            {profile && <BusinessSection profile={profile} />}
          </div>
          <aside aria-label="How complete it is">
            <BrainProgress items={items} onAnswer={({ field }) => setEditing(field)}>
              <Button wide icon={<ClipboardPaste aria-hidden="true" />} onClick={() => setImporting(true)}>
                Answer from a text
              </Button>
              <Restart isEmpty={items.every(isOpen)} />
            </BrainProgress>
          </aside>
        </div>
      ) : error ? (
        <Failed busy={isFetching} onRetry={() => void refetch()}>
          Your Sales Brain could not be loaded. Nothing was changed.
        </Failed>
      ) : (
        <SkeletonLines lines={8} />
      )}
      {items && importing && <ImportDialog items={items} onClose={() => setImporting(false)} />}
      {edited && <AnswerDialog key={edited.field} item={edited} onClose={() => setEditing(null)} />}
    </main>
  );
}
