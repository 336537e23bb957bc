import { ApiError } from '#web/lib/call.ts';
import type { ToastMessage } from '#web/ui/toast-store.ts';

type Trouble = { toast: ToastMessage; needsUpgrade: boolean };

export function describeTrouble(error: unknown): Trouble {
  if (error instanceof ApiError && error.status === 402) {
    return { needsUpgrade: true, toast: { variant: 'destructive', title: 'Message Limit Reached', description: 'Upgrade your plan to continue chatting with the AI coach' } };
  }
  const said = error instanceof ApiError && error.code !== null ? (Object.values(error.fields)[0] ?? error.sentence) : '';
  return { needsUpgrade: false, toast: { variant: 'destructive', title: 'Chat Error', description: said || 'Failed to send message' } };
}

export const voiceTroubles = {
  silence: { title: 'No speech detected', description: 'Nothing was heard. Press the microphone and speak again.' },
  denied: { title: 'Microphone access denied', description: 'Allow the microphone for this site in your browser, then try again.' },
  failed: { title: 'Speech recognition error', description: 'The browser could not listen. You can type instead.' },
  missing: { title: 'Speech recognition not supported', description: 'This browser cannot turn speech into text. Chrome, Edge and Safari can; here, please type.' },
} as const;

export const sayLeft = (left: number) => (left === 1 ? '1 message left' : `${left} messages left`);
export const refused = (what: string): ToastMessage => ({ variant: 'destructive', title: what, description: 'Nothing was changed. Please try again.' });
