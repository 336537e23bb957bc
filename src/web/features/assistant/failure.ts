import { ApiError } from '#web/lib/call.ts';
import type { Kind } from './form.ts';

export type Trouble = { title: string; text: string; to?: '/sales-brain' | '/billing'; linkLabel?: string };

const nouns: Record<Kind, string> = { reply: 'reply', outbound: 'outbound message', objection: 'objection response', rewrite: 'rewrite' };

// What the server said is an 'Error'; what never reached it, or came back unread, is a failed request.
export function describeTrouble(kind: Kind, error: unknown): Trouble {
  if (error instanceof ApiError && error.code !== null) {
    if (error.code === 'missing_fields') return { title: 'Complete Your Sales Brain Profile', text: ['One answer is needed first.', ...error.missingFields].join(' '), to: '/sales-brain', linkLabel: 'Open Sales Brain' };
    if (error.code === 'limit_reached') return { title: 'You have used all messages of your plan.', text: 'Upgrade your plan to continue.', to: '/billing', linkLabel: 'See plans' };
    return { title: 'Error', text: Object.values(error.fields)[0] ?? error.sentence };
  }
  return { title: 'Request Failed', text: `Unable to generate ${nouns[kind]}. Please try again.` };
}
export const unreadRewrite: Trouble = { title: 'Error', text: "Couldn't format rewrite, please try again" };
