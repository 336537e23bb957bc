import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { deleteDraft, listDrafts, listRecentActivity, readDraft, readHome, type DraftRow } from '#contract/activity';
import { cutAt } from '#domain/excerpt';
import { sayAgo } from '#domain/relative-time';
import { AppLink } from '#web/lib/app-link.tsx';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ChannelIcon, channelLabels } from './channel.tsx';
import { kindLabels } from './copy.ts';
import { OutcomeSelect } from './draft-outcome.tsx';

const MOST_CHARACTERS = 140;

export function DraftLine({ row, now, onOpen }: { row: DraftRow; now: Date; onOpen: () => void }) {
  const { id, subject, content, channel, kind, outcome, createdAt } = row;
  const [isSure, setIsSure] = useState(false);
  const at = new Date(createdAt);
  const remove = useSend(deleteDraft, {
    refresh: [listDrafts, readDraft, listRecentActivity, readHome],
    onDone: () => showToast({ title: 'Draft deleted' }),
    onFailed: () => showToast({ variant: 'destructive', title: 'Not deleted', description: 'The draft is still there. Please try again.' }),
  });
  return (
    <li className="draft-line">
      <AppLink className="draft-link" to={`/ai-assistants?draft=${id}`} onClick={onOpen}>
        <ChannelIcon channel={channel} />
        <span className="draft-words">
          <b>{subject || cutAt(content, 60)}</b>
          <span className="small soft">{cutAt(content, MOST_CHARACTERS)}</span>
        </span>
      </AppLink>
      <p className="small soft num draft-facts">
        {factsOf(row).join(' · ')}
        {' · '}
        <time dateTime={createdAt} title={at.toLocaleString('en-GB')}>
          {sayAgo(at, now)}
        </time>
      </p>
      <div className="row draft-tools">
        {kind !== 'call_prep' && <OutcomeSelect id={id} outcome={outcome} label="What became of it" />}
        {isSure ? (
          <Button size="small" variant="danger-line" busy={remove.isPending} onClick={() => remove.mutate({ id })}>
            Delete it
          </Button>
        ) : (
          <IconButton small label="Delete this draft" icon={<Trash2 />} onClick={() => setIsSure(true)} />
        )}
      </div>
    </li>
  );
}

// The score is that of the draft as it was written.
function factsOf({ kind, channel, version, edited, score }: DraftRow) {
  const scored = score === null ? [] : [`scored ${score.toFixed(1)}${edited ? ' as written' : ''}`];
  return [kindLabels[kind], ...(kind === 'call_prep' ? [] : [channelLabels[channel]]), ...(version > 0 ? [`version ${version + 1}`] : []), ...(edited ? ['edited'] : []), ...scored];
}
