import { useEffect } from 'react';
import { readAdminSession } from '#contract/admin';
import { queryClient, useCall } from '#web/lib/query.ts';

const IDLE_MINUTES = 30;
const LOOK_EVERY_MS = 30_000;

// Whether this browser may see the admin area. Where nothing was asked of the server for half an hour, the session has
// ended there, and the page must not go on showing what it holds.
export function useAdminSession() {
  const session = useCall(readAdminSession, { staleAfterSeconds: 0 });
  const { data, refetch } = session;
  const isIn = data?.signedIn === true;
  useEffect(() => {
    if (!isIn) return;
    let usedAt = Date.now();
    const use = () => {
      usedAt = Date.now();
    };
    const leave = [queryClient.getQueryCache().subscribe((event) => event.type === 'updated' && event.action.type === 'fetch' && use()), queryClient.getMutationCache().subscribe(use)];
    const look = setInterval(() => {
      if (Date.now() - usedAt > IDLE_MINUTES * 60_000) void refetch();
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(look);
      for (const end of leave) end();
    };
  }, [isIn, refetch]);
  return { isIn, session };
}
