import { MutationCache, QueryCache, QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { readProfile } from '#contract/account';
import type { Endpoint, Output, Sent } from '#contract/endpoint';
import { ApiError, call, type CallOptions } from './call.ts';
import { onToken, readToken } from './token.ts';

const nothingIn = {};

// What was fetched stays until something says it changed: no polling, no refetch on focus, no retry.
// One for the page, handed to each hook, so that a page which fetches nothing doesn't load it.
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: askWhetherSignedIn }),
  mutationCache: new MutationCache({ onError: askWhetherSignedIn }),
  defaultOptions: {
    queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Whoever is refused for want of a session asks for the profile again: its refusal ends the session here too.
function askWhetherSignedIn(error: Error) {
  if (error instanceof ApiError && error.code === 'admin_only') void queryClient.invalidateQueries({ queryKey: ['GET', '/api/admin/session'] });
  if (error instanceof ApiError && error.code === 'not_signed_in' && error.from !== readProfile.path) void queryClient.invalidateQueries({ queryKey: keyOf(readProfile) });
}

onToken(() => {
  if (readToken() === null) queryClient.clear();
});

export const keyOf = (endpoint: Endpoint, input?: object) => (input ? [endpoint.method, endpoint.path, input] : [endpoint.method, endpoint.path]);

type CallSettings<E extends Endpoint> = {
  input?: Sent<E>;
  enabled?: boolean;
  everySeconds?: number;
  staleAfterSeconds?: number;
  // Where nobody being signed in is an answer, not a failure.
  nullOn401?: boolean;
};

export const ask = <E extends Endpoint>(endpoint: E, input: Sent<E>, { nullOn401, ...options }: CallOptions & { nullOn401?: boolean }): Promise<Output<E> | null> =>
  call(endpoint, input, options).catch((error: unknown) => {
    if (nullOn401 && error instanceof ApiError && error.status === 401) return null;
    throw error;
  });

// Reads one call of the table. Its key is derived, so whoever changes the same thing can refresh it by the call itself.
export function useCall<E extends Endpoint>(endpoint: E, settings: CallSettings<E> = {}) {
  const { input, enabled = true, everySeconds, staleAfterSeconds, nullOn401 = false } = settings;
  const query = {
    queryKey: keyOf(endpoint, (input ?? nothingIn) as object),
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(endpoint, (input ?? nothingIn) as Sent<E>, { signal, isPoll: everySeconds !== undefined, nullOn401 }),
    enabled,
    ...(everySeconds !== undefined && { refetchInterval: everySeconds * 1000 }),
    ...(staleAfterSeconds !== undefined && { staleTime: staleAfterSeconds * 1000 }),
  };
  return useQuery<Output<E> | null, ApiError>(query, queryClient);
}

type SendSettings<E extends Endpoint> = {
  // What is out of date once this is done.
  refresh?: readonly Endpoint[];
  onDone?: (output: Output<E>, input: Sent<E>) => void;
  onFailed?: (error: ApiError | Error, input: Sent<E>) => void;
  // A signal to stop it by, or a key that outlives one press.
  options?: (input: Sent<E>) => CallOptions;
  // One after the other, where the last one pressed is the one that must stay.
  inTurn?: boolean;
};

// Changes something by one call of the table, then refreshes what depends on it.
export function useSend<E extends Endpoint>(endpoint: E, { refresh = [], onDone, onFailed, options, inTurn = false }: SendSettings<E> = {}) {
  const mutation = {
    ...(inTurn && { scope: { id: endpoint.path } }),
    mutationFn: (input: Sent<E>) => call(endpoint, input, { key: crypto.randomUUID(), ...options?.(input) }),
    onSuccess: (output: Output<E>, input: Sent<E>) => {
      for (const stale of refresh) void queryClient.invalidateQueries({ queryKey: keyOf(stale) });
      onDone?.(output, input);
    },
    onError: (error: ApiError | Error, input: Sent<E>) => onFailed?.(error, input),
  };
  return useMutation<Output<E>, ApiError | Error, Sent<E>>(mutation, queryClient);
}
