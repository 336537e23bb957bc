import { useRef } from 'react';
import { listDrafts, listRecentActivity, readHome, readWins } from '#contract/activity';
import { readStatus } from '#contract/account';
import { answerObjection, draftOutbound, draftReply, rewriteMessage } from '#contract/assistant';
import { ApiError } from '#web/lib/call.ts';
import { useSend } from '#web/lib/query.ts';
import type { Kind } from './form.ts';

export const assistants = { reply: draftReply, outbound: draftOutbound, objection: answerObjection, rewrite: rewriteMessage } as const;
const stale = [readStatus, listDrafts, listRecentActivity, readHome, readWins];

// One running request at a time. Its key stays the same until an answer came, so that a retry never writes or counts twice.
export function useGeneration(kind: Kind) {
  const stopper = useRef<AbortController>(null);
  const pressed = useRef({ key: '', sent: '' });
  const send = useSend(assistants[kind], {
    refresh: stale,
    options: (input) => {
      const sent = kind + JSON.stringify(input);
      if (pressed.current.sent !== sent) pressed.current = { key: crypto.randomUUID(), sent };
      stopper.current = new AbortController();
      return { key: pressed.current.key, signal: stopper.current.signal };
    },
    onDone: () => forget(),
    onFailed: (error) => error instanceof ApiError && forget(),
  });
  const forget = () => {
    pressed.current = { key: '', sent: '' };
  };
  return { send: send.mutateAsync, isBusy: send.isPending, stop: () => stopper.current?.abort() };
}

export const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
