import { useState } from 'react';
import { ChevronLeft, ChevronRight, Pencil, PenLine, RefreshCw, ThumbsDown, ThumbsUp } from 'lucide-react';
import { listVersions, type ChatMessage, type Handoff } from '#contract/chat';
import { useCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CopyAnswer } from './copy-answer.tsx';
import { Markdown } from './markdown.tsx';
import { ThumbReason } from './thumb-reason.tsx';
import type { Coach } from './use-coach.ts';

const tabNames = { reply: 'Reply', outbound: 'Outbound', objection: 'Objection', rewrite: 'Rewrite' } as const;

// Of several versions, the one that is looked at; the newest, until somebody steps back.
function useVersions(message: ChatMessage) {
  const [wanted, setWanted] = useState<number | null>(null);
  const shown = wanted ?? message.versions;
  const { data } = useCall(listVersions, { input: { id: message.id }, enabled: shown !== message.versions, staleAfterSeconds: 0 });
  const steps = message.versions > 1 && (
    <span className="row versions">
      <IconButton small label="Version before" icon={<ChevronLeft className="sm" />} disabled={shown <= 1} onClick={() => setWanted(shown - 1)} />
      <span className="small soft num">
        {shown}/{message.versions}
      </span>
      <IconButton small label="Version after" icon={<ChevronRight className="sm" />} disabled={shown >= message.versions} onClick={() => setWanted(shown + 1)} />
    </span>
  );
  const older = shown === message.versions ? undefined : data?.messages[shown - 1];
  return { content: older?.content ?? message.content, isOld: shown !== message.versions, steps };
}

export function UserMessage({ message, isBusy, onEdit }: { message: ChatMessage; isBusy: boolean; onEdit: () => void }) {
  const { content, steps } = useVersions(message);
  return (
    <div className="said">
      <IconButton small label="Edit this message" icon={<Pencil className="sm" />} disabled={isBusy} onClick={onEdit} />
      <span className="vh">You:</span>
      <p className="say">{content}</p>
      {steps}
    </div>
  );
}

type Props = { message: ChatMessage; isLast: boolean; coach: Coach; onHandoff: (handoff: Handoff) => void };

export function CoachMessage({ message, isLast, coach, onHandoff }: Props) {
  const { id, state, engine, thumb, handoff } = message;
  const { content, isOld, steps } = useVersions(message);
  const [isAsking, setIsAsking] = useState(false);
  const press = (pressed: 'up' | 'down') => {
    coach.rate(id, thumb === pressed ? null : pressed);
    setIsAsking(thumb !== pressed);
  };
  return (
    <div className="coach-says">
      <span className="vh">Coach:</span>
      <Markdown text={content} />
      {!isOld && <StateNote state={state} isEmpty={content === ''} />}
      {handoff && (
        <p>
          <Button size="small" icon={<PenLine className="sm" aria-hidden="true" />} onClick={() => onHandoff(handoff)}>
            Use in {tabNames[handoff.tab]}
          </Button>
        </p>
      )}
      <div className="row tools-of">
        {content !== '' && <CopyAnswer text={content} />}
        {state === 'complete' && <IconButton small label="Helpful" icon={<ThumbsUp className="sm" />} aria-pressed={thumb === 'up'} onClick={() => press('up')} />}
        {state === 'complete' && <IconButton small label="Not helpful" icon={<ThumbsDown className="sm" />} aria-pressed={thumb === 'down'} onClick={() => press('down')} />}
        {isLast && !handoff && <IconButton small label="Answer again" icon={<RefreshCw className="sm" />} onClick={() => coach.again(id)} />}
        {steps}
        {engine && <span className="small soft push">{engine === 'built-in' ? 'Built-in coach' : engine}</span>}
      </div>
      {isAsking && thumb && <ThumbReason key={thumb} thumb={thumb} onSave={(reason) => coach.rate(id, thumb, reason)} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function StateNote({ state, isEmpty }: { state: ChatMessage['state']; isEmpty: boolean }) {
  if (state === 'stopped') return <p className="small soft">{isEmpty ? 'Stopped before the first word. It was not counted.' : 'Stopped here.'}</p>;
  if (state === 'interrupted') return <p className="small soft">The answer broke off. It was not counted; ask for it again.</p>;
  return state === 'writing' ? <p className="small soft">Being written…</p> : null;
}
