import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listDrafts, listRecentActivity, readDraft, readHome, saveDraftText, type KeptText } from '#contract/activity';
import type { Output } from '#contract/endpoint';
import { ApiError, call } from '#web/lib/call.ts';
import { keyOf, queryClient, useCall } from '#web/lib/query.ts';
import { isUnsaved, keptOf, takeOver } from './kept-text.ts';
import type { Version } from './version.ts';

const SAVE_AFTER_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
// Tried again for as long as the text stands; a refusal stays one.
type Failures = { text: string; count: number };
const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

// Keeps what is typed on the server too. It lies in this browser already, so a failure says nothing and is tried again.
export function useTextKeeper(version: Version, onKept: (work: (version: Version) => Version) => void) {
  const { id } = version.draft;
  const { subject, body } = version;
  const { revision } = keptOf(version);
  const text = JSON.stringify([subject, body]);
  const [failures, setFailures] = useState<Failures>({ text, count: 0 });
  const tried = failures.text === text ? failures.count : 0;
  const isWorking = useRef(false);
  const found = useRef(text);
  const stored = useCall(readDraft, { input: { id } }).data?.kept;

  const note = (kept: KeptText) => {
    queryClient.setQueryData<Output<typeof readDraft>>(keyOf(readDraft, { id }), (now) => now && { ...now, kept });
    for (const stale of [listDrafts, listRecentActivity, readHome]) void queryClient.invalidateQueries({ queryKey: keyOf(stale) });
    onKept((now) => ({ ...now, kept }));
  };
  const meet = async (isFresh: boolean) => {
    const { kept } = await call(readDraft, { id });
    onKept((now) => takeOver(now, kept, isFresh));
  };
  const save = useEffectEvent(async (isLeaving: boolean) => {
    if (!isUnsaved(version) || isWorking.current) return;
    isWorking.current = true;
    try {
      const kept = await call(saveDraftText, { id, subject, body, revision }, { keepalive: isLeaving });
      note({ subject, body, revision: kept.revision });
    } catch (error) {
      const isMet = isConflict(error) && (await meet(tried === 0 && found.current !== text).then(() => true, () => false));
      if (!isMet) setFailures({ text, count: isRefused(error) ? Infinity : tried + 1 });
    } finally {
      isWorking.current = false;
    }
  });

  const adopt = useEffectEvent((kept: KeptText) => onKept((now) => takeOver(now, kept, found.current !== text)));
  useEffect(() => {
    if (stored) adopt(stored);
  }, [stored]);
  useEffect(() => {
    if (tried === Infinity) return;
    const timer = setTimeout(() => void save(false), Math.min(SAVE_AFTER_MS * 2 ** tried, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
    // Also after a failure of what stood here before.
  }, [text, revision, tried, failures]);
  useEffect(() => {
    const leave = () => void save(true);
    // Before the page gives its session back.
    addEventListener('pagehide', leave, { capture: true });
    return () => {
      removeEventListener('pagehide', leave, { capture: true });
      leave();
    };
  }, []);
}
