import { useRef, useState } from 'react';
import { ApiError } from '#web/lib/call.ts';
import { describeTrouble, unreadRewrite, type Trouble } from './failure.ts';
import { isReady, toInput, type Form, type Kind } from './form.ts';
import { assistants, isStopped, useGeneration } from './generation.ts';
import { addVersion, nextOf, sentOf, toVersion, type Draft, type Stack } from './version.ts';

type Desk = { kind: Kind; form: Form; stack: Stack | undefined; onStack: (work: (stack: Stack | undefined) => Stack) => void };
// What comes back without its parts was not written by this server.
const isDraft = ({ id, content, findings }: Partial<Draft>) => typeof id === 'string' && typeof content === 'string' && Array.isArray(findings);
const hasText = ({ rewrittenMessage }: Draft) => typeof rewrittenMessage === 'string' && rewrittenMessage.trim() !== '';

// From the form to a draft on the desk. What was typed is never touched, whatever comes back.
export function useDrafting({ kind, form, stack, onStack }: Desk) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // The draft that came last, while this tab is open.
  const [arrived, setArrived] = useState<string | null>(null);
  const { send, isBusy, stop } = useGeneration(assistants[kind]);
  const working = useRef(false);
  const ready = isReady(kind, form);
  const current = stack?.versions[stack.at];
  const isAnother = current?.asked.sent === sentOf(kind, form);

  const ask = async (more: { version: number; group: string } | null): Promise<Draft> => {
    const input = toInput(kind, form);
    try {
      return await send({ ...input, ...more } as never);
    } catch (error) {
      // The drafts of this group were deleted meanwhile: a group of its own, then.
      if (more && error instanceof ApiError && error.code === 'not_found') return send({ ...input, version: more.version } as never);
      throw error;
    }
  };
  const write = async (more: { version: number; group: string } | null) => {
    if (!ready || working.current) return;
    working.current = true;
    setTrouble(null);
    try {
      const draft = await ask(more);
      if (kind === 'rewrite' && !hasText(draft)) return setTrouble(unreadRewrite);
      if (!isDraft(draft)) return setTrouble(describeTrouble(kind, null));
      onStack((now) => addVersion(now, toVersion(draft, form, kind)));
      setArrived(draft.id);
    } catch (error) {
      if (!isStopped(error)) setTrouble(describeTrouble(kind, error));
    } finally {
      working.current = false;
    }
  };
  const generate = () => write(isAnother ? nextOf(stack) : null);
  // The same draft, now that a missing fact is known.
  const draftAgain = () => write(isAnother && current ? { version: current.draft.version, group: current.draft.group } : null);
  return { ready, isBusy, isAnother, arrived, stop, trouble, setTrouble, generate, draftAgain };
}
