import { useEffect, useMemo, useState } from 'react';
import type { Score } from '#coach/brief';
import { useSession } from '#web/lib/session.ts';
import { authorOf } from './author.ts';
import type { Kind } from './form.ts';
import { formOf } from './score-form.ts';
import { writtenOf, type Version } from './version.ts';

type Tools = { scoreMessage: typeof import('#coach/score/score').scoreMessage; readMessage: typeof import('#coach/score/reading').readMessage };
export type Scorer = (version: Version) => Score;
let loaded: Tools | null = null;
const load = async () => {
  const [{ scoreMessage }, { readMessage }] = await Promise.all([import('#coach/score/score'), import('#coach/score/reading')]);
  return (loaded = { scoreMessage, readMessage });
};

// Scored in the browser as one types; the code for it comes with the first draft. Until it is there, and while nothing
// was changed, the server's own score stands.
export function useScorer(kind: Kind): Scorer {
  const [tools, setTools] = useState(() => loaded);
  const { profile } = useSession();
  useEffect(() => {
    if (tools) return;
    let isGone = false;
    // Without it the server's score stays; the next draft tries again.
    load().then((next) => !isGone && setTools(next), () => undefined);
    return () => {
      isGone = true;
    };
  }, [tools]);
  const brain = useMemo(() => authorOf(profile), [profile]);
  return useMemo(
    () => (version: Version) => {
      const { draft, body, subject, asked } = version;
      const written = writtenOf(draft);
      const isUntouched = body === written.body && subject === written.subject;
      if (isUntouched || !tools) return { scores: draft.scores, findings: isUntouched ? draft.findings : [] };
      const form = formOf(version, kind, brain);
      // Decided by the message that was sent, as the server does, so that a word less doesn't turn an answer into a first message.
      return tools.scoreMessage(body, { ...form, stage: form.stage ?? tools.readMessage(asked.original, form).stage });
    },
    [tools, kind, brain],
  );
}
