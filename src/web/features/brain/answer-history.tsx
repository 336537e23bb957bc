import { Undo2 } from 'lucide-react';
import { editProfile } from '#contract/account';
import { listAnswerVersions, restoreAnswer, type AnswerVersion, type BrainField } from '#contract/brain';
import type { Sent } from '#contract/endpoint';
import { useCall, useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { answerCalls, showAnswer } from './cache.ts';
import { SAVE_FAILED, sources } from './copy.ts';
import './answer-history.css';

const showTime = (at: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
const sayFailed = () => showToast({ variant: 'destructive', title: 'Answer not changed', description: SAVE_FAILED });
interface HistoryProps {
  field: BrainField;
  current: string;
  /** Something unsaved stands above: nothing may take its place. */
  held: boolean;
  onRestored: (answer: string) => void;
}

// Everything that was ever answered, the latest first, with where it came from. Nothing of it is lost by bringing one back.
export function AnswerHistory({ field, current, held, onRestored }: HistoryProps) {
  const { data, error, isFetching, refetch } = useCall(listAnswerVersions, { input: { field }, staleAfterSeconds: 0 });
  const show = (answer: string) => {
    showAnswer(field, answer);
    onRestored(answer);
    showToast({ title: answer.trim() === '' ? 'Answer taken back' : 'Earlier answer brought back' });
  };
  const restore = useSend(restoreAnswer, { refresh: answerCalls, onDone: ({ answer }) => show(answer), onFailed: sayFailed });
  const empty = useSend(editProfile, { refresh: answerCalls, onDone: () => show(''), onFailed: sayFailed });
  if (!data) return <div className="answer-history">{error ? <Failed busy={isFetching} onRetry={() => void refetch()}>Earlier answers could not be loaded. Nothing was changed.</Failed> : <SkeletonLines lines={1} />}</div>;
  const { versions } = data;
  const busy = restore.isPending || empty.isPending;
  const undo = () => {
    const before = versions[1];
    if (busy) return;
    if (before) restore.mutate({ field, versionId: before.id });
    else empty.mutate({ [field]: '' } as Sent<typeof editProfile>);
  };
  if (versions.length === 0) return null;
  return (
    <section className="answer-history" aria-label="History of this answer">
      <div className="row between">
        <h3>History</h3>
        {current.trim() !== '' && (
          <Button size="small" variant="ghost" icon={<Undo2 className="sm" aria-hidden="true" />} busy={busy} disabled={held} onClick={undo}>
            Undo last change
          </Button>
        )}
      </div>
      {held && <p className="small soft">Save what you typed above first, or take it back, so that it isn’t lost.</p>}
      <ol>
        {versions.map((version, at) => (
          <Version key={version.id} version={version} isCurrent={at === 0} busy={busy || held} onRestore={() => restore.mutate({ field, versionId: version.id })} />
        ))}
      </ol>
    </section>
  );
}

function Version({ version, isCurrent, busy, onRestore }: { version: AnswerVersion; isCurrent: boolean; busy: boolean; onRestore: () => void }) {
  const { answer, source, createdAt } = version;
  return (
    <li>
      <div>
        <p className="small soft">
          {isCurrent ? 'Now, ' : ''}
          {sources[source]}, {showTime(createdAt)}
        </p>
        <p className="said">{answer.trim() === '' ? <i>Left empty</i> : answer}</p>
      </div>
      {!isCurrent && (
        <Button size="small" aria-label={`Bring back the answer of ${showTime(createdAt)}`} disabled={busy} onClick={onRestore}>
          Bring back
        </Button>
      )}
    </li>
  );
}
