import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { RefreshCw, Square } from 'lucide-react';
import { readStatus } from '#contract/account';
import { useCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { BriefFields } from './brief-fields.tsx';
import { DraftSheet } from './draft-sheet.tsx';
import { useDrafting } from './drafting.ts';
import { FailureNote } from './failure-note.tsx';
import { nouns } from './failure.ts';
import { FormNote } from './form-note.tsx';
import { mainFields, type Form, type Kind } from './form.ts';
import { changeVersion, replaceCurrent, sentOf, type Stack, type Version } from './version.ts';
import { VersionSteps } from './version-steps.tsx';
import { RewriteDiff, VersionDiff } from './word-diff.tsx';

export interface AssistantProps {
  kind: Kind;
  form: Form;
  onForm: (change: Partial<Form>) => void;
  stack: Stack | undefined;
  onStack: (work: (stack: Stack | undefined) => Stack) => void;
  /** What became of a draft, under it. */
  renderOutcome?: (draftId: string) => ReactNode;
  /** The questions that a draft needs first, answered on the spot. */
  renderGaps?: (questions: string[], onAnswered: () => void) => ReactNode;
}
const names: Record<Kind, string> = { reply: 'Generate Reply', outbound: 'Generate Outbound', objection: 'Generate Response', rewrite: 'Rewrite and Score', proposal: 'Write Proposal' };

// So much of the screen is left for a draft, in pixels, or it is scrolled to.
const LEAST_IN_SIGHT = 240;

export function Assistant({ kind, form, onForm, stack, onStack, renderOutcome, renderGaps }: AssistantProps) {
  const { ready, isBusy, isAnother, arrived, stop, trouble, setTrouble, generate, draftAgain } = useDrafting({ kind, form, stack, onStack });
  const current = stack?.versions[stack.at];
  const bar = useRef<HTMLDivElement>(null);
  // On a small screen a draft, or what went wrong, comes below the edge: it is brought into sight, else nothing seems to have happened.
  const news = trouble ?? arrived;
  useEffect(() => {
    if (news !== null && bar.current && bar.current.getBoundingClientRect().bottom > innerHeight - LEAST_IN_SIGHT) bar.current.scrollIntoView({ block: 'start' });
  }, [news]);
  const change = (version: Version) => onStack((now) => replaceCurrent(now!, version));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isBusy) stop();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) void generate();
  };

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <BriefFields kind={kind} form={form} found={current?.asked.thread === form[mainFields[kind]] ? current?.draft.found : undefined} onChange={onForm} />
      <div ref={bar} className="row wrap generate">
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
      <div className="desk-notes">
        {trouble && <FailureNote trouble={trouble} onRetry={() => void generate()} onDismiss={() => setTrouble(null)} />}
        {trouble?.missing && renderGaps?.(trouble.missing, () => void generate())}
        {current && current.asked.sent !== sentOf(kind, form) && <FormNote kind={kind} sent={current.asked.sent} onForm={onForm} />}
      </div>
      <output className="vh">{isBusy ? 'Generating' : current ? `Draft ${stack!.at + 1} of ${stack!.versions.length} is ready` : ''}</output>
      {current && (
        <DraftSheet
          key={current.draft.id}
          kind={kind}
          version={current}
          onChange={change}
          onKept={(work) => onStack((now) => changeVersion(now!, current.draft.id, work))}
          onKnown={() => void draftAgain()}
          outcome={renderOutcome?.(current.draft.id)}
        />
      )}
      {!current && (
        <Empty drawing="page" title={`Your ${nouns[kind]} will stand here`}>
          To edit and copy, with a score that says why and the words that it was built from.
        </Empty>
      )}
      {current && kind === 'rewrite' && <RewriteDiff version={current} />}
      {current && <VersionDiff key={`diff-${current.draft.id}`} version={current} before={earlierOf(stack, current)} onChange={change} />}
    </div>
  );
}

// The version before it, of the same message.
const earlierOf = (stack: Stack | undefined, { draft }: Version) => stack?.versions.slice(0, stack.at).findLast((one) => one.draft.group === draft.group);
const engineName = (engine: string) => (/^built-?in/.test(engine) ? 'the built-in coach' : engine);

// Plans with a number of messages see what is left of it.
export function MessagesLeft({ isAfter }: { isAfter: boolean }) {
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
