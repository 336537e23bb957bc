import { useEffect, useRef, useState } from 'react';
import { DRAFT_PREFIX } from './storage.ts';
import { useSession } from './session.ts';

const KEEP_DAYS = 7;
type Kept<T> = { at: number; value: T };

function readDraft<T>(key: string): T | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept<T> | null;
    return kept && Date.now() - kept.at < KEEP_DAYS * 86_400_000 ? kept.value : null;
  } catch {
    return null;
  }
}

// Where the browser has no room left, what is typed lives on in the page alone.
function keep(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    localStorage.removeItem(key);
  }
}

// Keeps what is being typed, per user and field, so that it outlives a log-out that nobody asked for. Never for passwords.
// `value` is null while there is nothing to keep. What was kept earlier is offered until it is taken, dropped or typed over.
export function useDraft<T>(field: string, value: T | null) {
  const userId = useSession().profile?.id;
  const key = `${DRAFT_PREFIX}${userId}:${field}`;
  const [offered, setOffered] = useState(() => readDraft<T>(key));
  const hasKept = useRef(false);
  const text = value === null ? null : JSON.stringify(value);

  useEffect(() => {
    if (text !== null) {
      hasKept.current = true;
      keep(key, `{"at":${Date.now()},"value":${text}}`);
    } else if (hasKept.current) {
      hasKept.current = false;
      localStorage.removeItem(key);
    }
  }, [key, text]);

  const drop = () => {
    localStorage.removeItem(key);
    setOffered(null);
  };
  return { offered: text === null ? offered : null, drop };
}
