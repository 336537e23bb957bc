import { useEffect } from 'react';
import { readStatus } from '#contract/account';
import { useCall } from '#web/lib/query.ts';
import { readToken } from '#web/lib/token.ts';

// The keys that the specification names. They only repeat what the server said last: no right is read from them.
const PLAN = 'planType';
const MESSAGES = 'messageCount';

// Keeps what is known of the plan and of the messages left beside the token, until the log-out clears both.
export function useShownStatus() {
  const { data } = useCall(readStatus);
  useEffect(() => {
    if (!data || readToken() === null) return;
    localStorage.setItem(PLAN, data.plan);
    localStorage.setItem(MESSAGES, data.messagesRemaining === null ? 'unlimited' : String(data.messagesRemaining));
  }, [data]);
}
