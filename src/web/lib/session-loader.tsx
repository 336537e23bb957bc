import { useEffect } from 'react';
import { readProfile } from '#contract/account';
import { useCall } from './query.ts';
import { forgetSession } from './session-change.ts';
import type { Session } from './session.ts';
import { claimToken } from './token.ts';

type Props = { onSession: (session: Session | null) => void; onLost: () => void };

// Signed in means: a token is stored and the profile has loaded. Only a refusal ends a session; a server that is away
// does not. It draws nothing, so that the screen keeps what is typed while it loads.
export function SessionLoader({ onSession, onLost }: Props) {
  const { data, error, refetch } = useCall(readProfile, { staleAfterSeconds: 0 });
  const isRefused = error?.status === 401 || error?.status === 403;
  const isAway = !data && error !== null && !isRefused;

  useEffect(() => {
    if (!isRefused) return;
    forgetSession({ keepDrafts: true });
    onLost();
  }, [isRefused, onLost]);
  useEffect(() => {
    if (data) claimToken(data.id);
    if (data) onSession({ state: 'user', profile: data });
    else if (isAway) onSession({ state: 'unreachable', profile: null, retry: () => void refetch() });
  }, [data, isAway, refetch, onSession]);
  useEffect(() => () => onSession(null), [onSession]);
  return null;
}
