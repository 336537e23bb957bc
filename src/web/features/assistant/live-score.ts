import { useEffect, useState } from 'react';
import type { Score } from '#coach/brief';
import type { ScoreForm } from '#coach/score/reading';
import { useSession } from '#web/lib/session.ts';
import type { Kind } from './form.ts';
import type { Version } from './version.ts';

type Scorer = typeof import('#coach/score/score').scoreMessage;
let scorer: Scorer | null = null;

export function formOf(version: Version, kind: Kind): ScoreForm {
  const { emailLength, linkedinMode } = version.asked;
  const stage = kind === 'reply' || kind === 'objection' ? ('reply' as const) : kind === 'outbound' ? ('first' as const) : undefined;
  return { channel: version.draft.channel, emailLength, linkedinMode, ...(version.draft.channel === 'email' && version.subject && { subject: version.subject }), ...(stage && { stage }) };
}

// Scored in the browser as one types; the code for it comes with the first draft.
export function useScorer(): Scorer | null {
  const [loaded, setLoaded] = useState<Scorer | null>(() => scorer);
  const { state } = useSession();
  useEffect(() => {
    if (loaded || state !== 'user') return;
    let isGone = false;
    void import('#coach/score/score').then(({ scoreMessage }) => {
      scorer = scoreMessage;
      if (!isGone) setLoaded(() => scoreMessage);
    });
    return () => {
      isGone = true;
    };
  }, [loaded, state]);
  return loaded;
}

// Until the code is there, and while nothing was changed, the server's own score stands.
export function scoreOf(scoring: Scorer | null, version: Version, kind: Kind): Score {
  const { draft, body, subject } = version;
  const isUntouched = body === (draft.script ?? draft.content) && subject === (draft.subject ?? '');
  if (isUntouched || !scoring) return { scores: draft.scores, findings: isUntouched ? draft.findings : [] };
  return scoring(body, formOf(version, kind));
}
