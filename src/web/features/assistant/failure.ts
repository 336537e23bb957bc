import { ApiError } from '#web/lib/call.ts';
import type { Tab } from './form.ts';

export type Trouble = { title: string; text: string; to?: '/sales-brain' | '/billing'; linkLabel?: string; canRetry?: true; missing?: string[] };

export const nouns: Record<Tab, string> = { reply: 'reply', outbound: 'outbound message', objection: 'objection response', rewrite: 'rewrite', proposal: 'proposal', 'call-prep': 'call preparation' };

// What the server said is an 'Error'; what never reached it, or came back unread, is a failed request.
export function describeTrouble(kind: Tab, error: unknown): Trouble {
  if (error instanceof ApiError && error.code !== null) {
    if (error.code === 'missing_fields') return { title: 'Complete Your Sales Brain Profile', text: ['One answer is needed first.', ...error.missingFields].join(' '), to: '/sales-brain', linkLabel: 'Open Sales Brain', missing: error.missingFields };
    if (error.code === 'limit_reached') return { title: 'Error', text: error.sentence, to: '/billing', linkLabel: 'See plans' };
    return { title: 'Error', text: Object.values(error.fields)[0] ?? error.sentence, canRetry: true };
  }
  return { title: 'Request Failed', text: `Unable to generate ${nouns[kind]}. Please try again.`, canRetry: true };
}
export const unreadRewrite: Trouble = { title: 'Error', text: "Couldn't format rewrite, please try again", canRetry: true };
