import { useRef, useState } from 'react';
import { countUsers, deleteMatchingUsers, deleteUser, deleteUsers, listUsers, MAX_BULK_USERS } from '#contract/admin-user';
import type { Sent } from '#contract/endpoint';
import { call } from '#web/lib/call.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { failed, reasonOf } from './copy.ts';
import { dropRows } from './user-cache.ts';

const BATCH_USERS = 200;
type Filter = Omit<Sent<typeof deleteMatchingUsers>, 'atMost'>;
// Who is to go: one, those that were ticked, or all that match.
export type Doomed = { count: number; email?: string; ids?: readonly string[]; filter?: Filter };
export type Progress = { done: number; of: number };

// Runs batch by batch, so that one can see how far it is and stop it.
export function useUserDeletion(onEnd: () => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const isStopAsked = useRef(false);

  async function run(doomed: Doomed) {
    isStopAsked.current = false;
    setProgress({ done: 0, of: doomed.count });
    const report = (done: number) => setProgress({ done, of: doomed.count });
    const isStopped = () => isStopAsked.current;
    try {
      const { deleted, missing } = await (doomed.ids ? deleteNamed(doomed.ids, report, isStopped) : deleteAllOf(doomed, report, isStopped));
      showToast({ title: deleted === 1 ? '1 user was deleted' : `${deleted} users were deleted`, ...(missing > 0 && { description: `${missing} of them were not found: they had gone before.` }) });
    } catch (error) {
      showToast({ variant: 'destructive', title: doomed.count === 1 ? failed.deleteUser : failed.deleteUsers, description: reasonOf(error as Error) });
      void queryClient.invalidateQueries({ queryKey: keyOf(listUsers) });
    }
    void queryClient.invalidateQueries({ queryKey: keyOf(countUsers) });
    if (doomed.filter) void queryClient.resetQueries({ queryKey: keyOf(listUsers) });
    setProgress(null);
    onEnd();
  }
  const stop = () => {
    isStopAsked.current = true;
  };
  return { progress, run, stop };
}

type Report = (done: number) => void;
async function deleteNamed(ids: readonly string[], report: Report, isStopped: () => boolean) {
  if (ids.length === 1) {
    await call(deleteUser, { id: ids[0]! });
    dropRows(new Set(ids));
    return { deleted: 1, missing: 0 };
  }
  let deleted = 0;
  let missing = 0;
  for (let from = 0; from < ids.length && !isStopped(); from += Math.min(BATCH_USERS, MAX_BULK_USERS)) {
    const batch = ids.slice(from, from + Math.min(BATCH_USERS, MAX_BULK_USERS));
    const answer = await call(deleteUsers, { userIds: batch });
    deleted += answer.deleted;
    missing += answer.notFound.length;
    dropRows(new Set(batch));
    report(deleted + missing);
  }
  return { deleted, missing };
}

async function deleteAllOf({ count, filter = {} }: Doomed, report: Report, isStopped: () => boolean) {
  let deleted = 0;
  while (deleted < count && !isStopped()) {
    const answer = await call(deleteMatchingUsers, { ...filter, atMost: count - deleted }, { key: crypto.randomUUID() });
    deleted += answer.deleted;
    report(deleted);
    if (answer.deleted === 0 || answer.remaining === 0) break;
  }
  return { deleted, missing: 0 };
}
