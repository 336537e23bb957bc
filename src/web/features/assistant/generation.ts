import { useRef } from 'react';
import { listDrafts, listRecentActivity, readHome, readWins } from '#contract/activity';
import { readStatus } from '#contract/account';
import { answerObjection, draftOutbound, draftProposal, draftReply, rewriteMessage } from '#contract/assistant';
import type { Endpoint } from '#contract/endpoint';
import { ApiError } from '#web/lib/call.ts';
import { useSend } from '#web/lib/query.ts';

export const assistants = { reply: draftReply, outbound: draftOutbound, objection: answerObjection, rewrite: rewriteMessage, proposal: draftProposal } as const;
const stale = [readStatus, listDrafts, listRecentActivity, readHome, readWins];

// One running request at a time. Its key stays the same until an answer came, so that a retry never writes or counts twice.
export function useGeneration<E extends Endpoint>(endpoint: E) {
  const stopper = useRef<AbortController>(null);
  const pressed = useRef({ key: '', sent: '' });
  const send = useSend(endpoint, {
    refresh: stale,
    options: (input) => {
      const sent = endpoint.path + JSON.stringify(input);
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
