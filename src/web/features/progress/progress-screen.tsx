import { useEffect, useState } from 'react';
import { Download, Printer } from 'lucide-react';
import { exportProgress, progressRanges, readProgress, type ProgressRange } from '#contract/progress';
import { AppLink } from '#web/lib/app-link.tsx';
import { downloadFile } from '#web/lib/download.ts';
import { useCall } from '#web/lib/query.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { isEmpty, rangeLabels, sayHeadline, type Progress } from './copy.ts';
import { EnergySection } from './energy-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { OutcomesSection } from './outcomes-section.tsx';
import { ScoresSection } from './scores-section.tsx';
import { ShowingUp } from './showing-up.tsx';
import './progress.css';

const ranges = progressRanges.map((value) => ({ value, label: rangeLabels[value] }));

export function ProgressScreen({ today }: { today: string }) {
  const [range, setRange] = useState<ProgressRange>('8w');
  const { data, error, isFetching, refetch } = useCall(readProgress, { input: { range }, staleAfterSeconds: 0 });
  useTablesInPrint();
  return (
    <>
      <header className="row between head wrap">
        <div>
          <h1>Progress Tracker</h1>
          <p aria-live="polite">{data ? sayHeadline(data, range) : 'Your Sales Evolution Console.'}</p>
        </div>
        <Segmented className="range" label="Period" quiet segments={ranges} value={range} onValueChange={setRange} />
      </header>
      {data ? <Figures progress={data} range={range} today={today} /> : error ? <div className="sec"><Failed busy={isFetching} onRetry={() => void refetch()}>Your figures could not be loaded. Nothing was lost.</Failed></div> : <Waiting />}
    </>
  );
}

function Figures({ progress, range, today }: { progress: Progress; range: ProgressRange; today: string }) {
  const [busy, setBusy] = useState(false);
  if (isEmpty(progress)) {
    return (
      <Empty drawing="path" title="Your progress will be drawn here" action={<AppLink className={buttonClass({ variant: 'primary' })} to="/ai-assistants?tab=reply">Start Replying</AppLink>}>
        Messages by week, how well they are written, what became of them, and the days you showed up.
      </Empty>
    );
  }
  const download = () => {
    setBusy(true);
    downloadFile(exportProgress, 'progress.csv', { range })
      .catch(() => showToast({ variant: 'destructive', title: 'Download failed', description: 'Nothing was lost. Please try again.' }))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <ScoresSection progress={progress} />
      <EnergySection progress={progress} range={range} today={today} />
      <div className="two">
        <MessagesSection progress={progress} />
        <ShowingUp progress={progress} range={range} today={today} />
      </div>
      <OutcomesSection outcomes={progress.outcomes} />
      <div className="row wrap take-along">
        <Button icon={<Download className="sm" aria-hidden="true" />} busy={busy} onClick={download}>
          Download as CSV
        </Button>
        <Button variant="ghost" icon={<Printer className="sm" aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </>
  );
}

const Waiting = () => (
  <div aria-busy="true">
    {[220, 320, 420].map((height) => (
      <div key={height} className="sec">
        <Skeleton width="100%" height={`${height}px`} />
      </div>
    ))}
  </div>
);

// On paper nothing can be unfolded.
function useTablesInPrint() {
  useEffect(() => {
    const closed = new Set<HTMLDetailsElement>();
    const unfold = () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')) {
        details.open = true;
        closed.add(details);
      }
    };
    const fold = () => {
      for (const details of closed) details.open = false;
      closed.clear();
    };
    addEventListener('beforeprint', unfold);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', unfold);
      removeEventListener('afterprint', fold);
    };
  }, []);
}
