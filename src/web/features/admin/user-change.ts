import { useState } from 'react';
import { setPrioritySupport, setUserPlan, type UserRecord } from '#contract/admin-user';
import { isUnlimited } from '#domain/plan';
import { useSend } from '#web/lib/query.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { asAssignable, failed, reasonOf } from './copy.ts';
import { patchRow } from './user-cache.ts';

export type PlanChange = Pick<UserRecord, 'plan' | 'messagesRemaining'>;
// The last thing that was done, in words, and how it is taken back.
export type Done = { said: string; undo: () => void };

const say = ({ plan, messagesRemaining }: PlanChange) => `${plan}, ${messagesRemaining === null ? 'unlimited' : `${messagesRemaining} messages`}`;

// Plan, quota and priority, changed in place; each can be taken back.
export function useUserChange() {
  const [done, setDone] = useState<Done | null>(null);
  const plan = useSend(setUserPlan, { onFailed: (error) => showToast({ variant: 'destructive', title: failed.plan, description: reasonOf(error) }) });
  const priority = useSend(setPrioritySupport, { onFailed: (error) => showToast({ variant: 'destructive', title: failed.priority, description: reasonOf(error) }) });

  function setPlan(user: UserRecord, change: PlanChange, isUndo = false) {
    const messages = isUnlimited(change.plan) ? {} : { messagesRemaining: change.messagesRemaining ?? 0 };
    const after = { plan: asAssignable(change.plan), messagesRemaining: isUnlimited(change.plan) ? null : (change.messagesRemaining ?? 0) };
    plan.mutate(
      { id: user.id, plan: after.plan, ...messages },
      {
        onSuccess() {
          patchRow(user.id, after);
          setDone(isUndo ? null : { said: `${user.email}: ${say(user)} → ${say(after)}`, undo: () => setPlan({ ...user, ...after }, user, true) });
        },
      },
    );
  }

  function setPriority(user: UserRecord, prioritySupport: boolean, isUndo = false) {
    patchRow(user.id, { prioritySupport });
    priority.mutate(
      { id: user.id, prioritySupport },
      {
        onSuccess: () => setDone(isUndo ? null : { said: `${user.email}: priority support ${prioritySupport ? 'on' : 'off'}`, undo: () => setPriority(user, !prioritySupport, true) }),
        onError: () => patchRow(user.id, { prioritySupport: !prioritySupport }),
      },
    );
  }
  return { done, forget: () => setDone(null), setPlan, setPriority, isBusy: plan.isPending };
}
export type UserChange = ReturnType<typeof useUserChange>;
