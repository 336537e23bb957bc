import { createContext, use, useSyncExternalStore } from 'react';
import type { readProfile } from '#contract/account';
import type { Output } from '#contract/endpoint';
import { onToken, readToken, readWaiting } from './token.ts';

export type Profile = Output<typeof readProfile>;
export type Session =
  | { state: 'visitor' | 'loading'; profile: null }
  | { state: 'unreachable'; profile: null; retry: () => void }
  | { state: 'user'; profile: Profile };

// A visitor's page must not wait for what only a user needs, so the loader comes only where there is a token.
export const SessionContext = createContext<Session>({ state: 'visitor', profile: null });
export const useSession = () => use(SessionContext);

export const useToken = () => useSyncExternalStore(onToken, readToken, () => null);
export const useWaiting = () => useSyncExternalStore(onToken, readWaiting, () => false);
