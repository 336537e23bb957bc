import { useRef, useState, type KeyboardEvent } from 'react';
import { RefreshCw, Square } from 'lucide-react';
import { readStatus } from '#contract/account';
import { useCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { BriefFields } from './brief-fields.tsx';
import { DraftSheet } from './draft-sheet.tsx';
import { describeTrouble, unreadRewrite, type Trouble } from './failure.ts';
import { FailureNote } from './failure-note.tsx';
import { isReady, toInput, type Form, type Kind } from './form.ts';
import { isStopped, useGeneration } from './generation.ts';
import { addVersion, replaceCurrent, sentOf, toVersion, type Draft, type Stack } from './version.ts';
import { VersionSteps } from './version-steps.tsx';
import { RewriteDiff, VersionDiff } from './word-diff.tsx';

interface AssistantProps {
  kind: Kind;
  form: Form;
  onForm: (change: Partial<Form>) => void;
  stack: Stack | undefined;
  onStack: (work: (stack: Stack | undefined) => Stack) => void;
}
const names: Record<Kind, string> = { reply: 'Generate Reply', outbound: 'Generate Outbound', objection: 'Generate Response', rewrite: 'Rewrite and Score' };

export function Assistant({ kind, form, onForm, stack, onStack }: AssistantProps) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { send, isBusy, stop } = useGeneration(kind);
  const working = useRef(false);
  const ready = isReady(kind, form);
  const current = stack?.versions[stack.at];
  const isAnother = stack?.versions.at(-1)?.asked.sent === sentOf(kind, form);

  const generate = async () => {
    if (!ready || working.current) return;
    working.current = true;
    setTrouble(null);
    try {
      const draft: Draft = await send({ ...toInput(kind, form), ...(isAnother ? another(stack) : {}) } as never);
      if (kind === 'rewrite' && (typeof draft.rewrittenMessage !== 'string' || draft.rewrittenMessage.trim() === '')) setTrouble(unreadRewrite);
      else onStack((now) => addVersion(now, toVersion(draft, form, kind)));
    } catch (error) {
      if (!isStopped(error)) setTrouble(describeTrouble(kind, error));
    } finally {
      working.current = false;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isBusy) stop();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) void generate();
  };

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <BriefFields kind={kind} form={form} onChange={onForm} />
      <div className="row wrap generate">
        <Button variant={current ? 'line' : 'primary'} {...(isAnother && { icon: <RefreshCw /> })} busy={isBusy} busyLabel="Writing" disabled={!ready} onClick={() => void generate()}>
          {isAnother ? 'Another version' : names[kind]}
        </Button>
        {isBusy ? (
          <Button variant="ghost" icon={<Square />} onClick={stop}>
            Stop <Kbd keys="Esc" />
          </Button>
        ) : (
          <span className="small soft shortcut">
            {isAnother && `${names[kind]}, `}
            <Kbd keys="Ctrl Enter" />
          </span>
        )}
        {stack && <VersionSteps stack={stack} onStep={(at) => onStack((now) => ({ ...now!, at }))} />}
        <span className="push small soft">
          {current && `Written by ${engineName(current.draft.engine)}`}
          <MessagesLeft isAfter={current !== undefined} />
        </span>
      </div>
      <div className="desk-notes">{trouble && <FailureNote trouble={trouble} onDismiss={() => setTrouble(null)} />}</div>
      <output className="vh">{isBusy ? 'Generating' : current ? `Draft ${stack!.at + 1} of ${stack!.versions.length} is ready` : ''}</output>
      {current && <DraftSheet key={current.draft.id} kind={kind} version={current} onChange={(version) => onStack((now) => replaceCurrent(now!, version))} onKnown={() => void generate()} />}
      {current && kind === 'rewrite' && <RewriteDiff version={current} />}
      {current && stack!.at > 0 && <VersionDiff version={current} before={stack!.versions[stack!.at - 1]!} />}
    </div>
  );
}

// 'Another version' is another of the same group, by the next number.
const another = (stack: Stack | undefined) => {
  const last = stack?.versions.at(-1)?.draft;
  return last ? { version: last.version + 1, group: last.group } : {};
};
const engineName = (engine: string) => (/^built-?in/.test(engine) ? 'the built-in coach' : engine);

// Plans with a number of messages see what is left of it.
function MessagesLeft({ isAfter }: { isAfter: boolean }) {
  const { data } = useCall(readStatus);
  if (data?.messagesRemaining == null) return null;
  const left = data.messagesRemaining;
  return (
    <span className="num">
      {isAfter && ' · '}
      {left} {left === 1 ? 'message' : 'messages'} left
    </span>
  );
}
