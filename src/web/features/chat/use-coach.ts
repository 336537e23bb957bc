import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { rateAnswer, type ChatMessage } from '#contract/chat';
import { ApiError } from '#web/lib/call.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useSend } from '#web/lib/query.ts';
import { showToast, toasts } from '#web/ui/toast-store.ts';
import { describeTrouble, refused } from './copy.ts';
import { plainText } from './markdown.ts';
import { useTalk } from './use-talk.ts';

// The talk that was open last, so that a reload shows it.
const LAST_SESSION = 'coachSession';
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

// All that the panel does: what is typed, what is sent, what went wrong.
export function useCoach() {
  const [typed, setTyped] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [needsUpgrade, setNeedsUpgrade] = useState(false);
  const [heard, setHeard] = useState('');
  // What was being typed when an earlier message was taken up; it comes back after.
  const [aside, setAside] = useState('');
  const told = useRef(0);
  const { talk, step, send, again, stop, open, clear } = useTalk({
    onStarted(sessionId) {
      localStorage.setItem(LAST_SESSION, sessionId);
    },
    onDone({ messages }) {
      setNeedsUpgrade(false);
      // What went wrong before is over.
      toasts.dismiss(told.current);
      setHeard(sayEnd(messages.at(-1)));
    },
    onFailed(error, pending) {
      const { toast, needsUpgrade: isFull } = describeTrouble(error);
      setNeedsUpgrade(isFull);
      setHeard('');
      told.current = showToast(toast);
      if (pending.kind === 'send') {
        setTyped((now) => (now?.trim() && (pending.targetId === null || now !== aside) ? `${pending.text}\n\n${now}` : pending.text));
        setEdited(pending.targetId);
      }
    },
  });
  const { pending, failed } = talk;
  const isUnsent = pending?.kind === 'send' && pending.answerId === null;
  const kept = useDraft('coach-message', typed?.trim() ? typed : null);
  const unsent = useDraft('coach-sending', isUnsent ? pending.text : null);
  const text = typed ?? kept.offered ?? unsent.offered ?? '';
  const openLast = useEffectEvent(() => {
    const last = localStorage.getItem(LAST_SESSION);
    if (last && !talk.sessionId && !talk.pending) void open(last).catch((error: unknown) => isGone(error) && localStorage.removeItem(LAST_SESSION));
  });
  useEffect(() => openLast(), []);

  const endEdit = () => {
    if (edited !== null) setTyped(aside);
    setEdited(null);
  };
  const submit = (message = text) => {
    const said = message.trim();
    if (said === '' || pending) return;
    const isSame = failed?.kind === 'send' && failed.text === said && failed.targetId === edited;
    // A question that was pressed sends nothing of what was being typed.
    if (message === text) {
      setTyped(edited === null ? '' : aside);
      kept.drop();
    }
    unsent.drop();
    setEdited(null);
    send({ text: said, targetId: edited, ...(isSame && { clientId: failed.clientId }) });
  };
  const rate = useSend(rateAnswer, { inTurn: true, onFailed: () => showToast(refused('Your thumb was not saved')) });

  return {
    talk,
    text,
    edited,
    needsUpgrade,
    // What a screen reader hears: that it is written, then the whole answer.
    status: pending ? 'Generating' : heard,
    type: (next: string) => setTyped(next),
    append: (more: string) => setTyped((now) => [(now ?? text).trimEnd(), more].filter(Boolean).join(' ')),
    submit,
    stop,
    again: (id: string) => again(id),
    retry: () => (failed?.kind === 'again' ? again(failed.targetId!, failed.clientId) : submit()),
    edit({ id, content }: ChatMessage) {
      if (edited === null) setAside(text);
      setEdited(id);
      setTyped(content);
    },
    leaveEdit: endEdit,
    rate(id: string, thumb: ChatMessage['thumb'], reason = '') {
      const before = talk.messages.find((one) => one.id === id)?.thumb ?? null;
      step({ type: 'rated', id, thumb });
      rate.mutate({ id, thumb, reason }, { onError: () => step({ type: 'rated', id, thumb: before }) });
    },
    async openSession(id: string) {
      if (!(await open(id))) return;
      localStorage.setItem(LAST_SESSION, id);
      endEdit();
    },
    begin: () => {
      localStorage.removeItem(LAST_SESSION);
      endEdit();
      setNeedsUpgrade(false);
      clear();
    },
  };
}
export type Coach = ReturnType<typeof useCoach>;

function sayEnd(last: ChatMessage | undefined) {
  if (last?.state === 'stopped') return 'Stopped.';
  return last?.state === 'interrupted' ? 'The answer broke off.' : plainText(last?.content ?? '');
}
