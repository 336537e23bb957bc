import { readProfile } from '#contract/account';
import { brainFields } from '#contract/brain';
import { answerBuilder, answerOnboarding, HISTORY_TURNS, readOnboarding, type DialogKind, type Turn } from '#contract/onboarding';
import { call } from '#web/lib/call.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import type { Profile } from '#web/lib/session.ts';
import { readStoredToken } from '#web/lib/token.ts';

// Where a dialog stands, by the server's own record.
export type Standing = { turns: Turn[]; step: number; threadId: string | null; completed: boolean };
export type Said = { userMessage: string; turnId?: string; step?: number };
export type Reply = { response: string; completed: boolean; step?: number; threadId?: string };
export type Channel = { kind: DialogKind; read: () => Promise<Standing>; say: (standing: Standing, said: Said) => Promise<Reply> };

export class EmptyReply extends Error {}
export class MissingToken extends Error {}

const wizardNames = ['businessName', 'industry', 'salesLevel', 'platformLink', 'tone', 'goal'] as const;
function readKnown() {
  const profile = queryClient.getQueryData<Profile>(keyOf(readProfile, {}));
  return Object.fromEntries([...wizardNames, ...brainFields].flatMap((name) => (profile?.[name] ? [[name, profile[name]] as const] : [])));
}
const withKey = () => ({ key: crypto.randomUUID() });

export const conversation: Channel = {
  kind: 'onboarding',
  async read() {
    const { conversation: found } = await call(readOnboarding, {});
    return { ...found, threadId: null };
  },
  async say({ turns, step }, said) {
    const sent = { conversationHistory: turns.slice(-HISTORY_TURNS), currentProfileData: readKnown(), step, ...said };
    const { response, completed, nextStep } = await call(answerOnboarding, sent, withKey());
    return { response, completed, step: nextStep };
  },
};

// Phrases by which a reply says that the builder is through, should the server not say so itself.
const ENDINGS = ['your sales brain is now live', 'your sales brain is complete', 'your sales brain is ready'];
export const soundsComplete = (response: string) => ENDINGS.some((ending) => response.toLowerCase().includes(ending));

export const builder: Channel = {
  kind: 'builder',
  async read() {
    if (readStoredToken() === null) throw new MissingToken();
    const { builder: found } = await call(readOnboarding, {});
    return { ...found, step: found.turns.length };
  },
  async say({ turns, threadId }, { userMessage, turnId }) {
    if (readStoredToken() === null) throw new MissingToken();
    const { response, completed, threadId: thread } = await call(answerBuilder, { userMessage, conversationHistory: turns, threadId, ...(turnId && { turnId }) }, withKey());
    if (typeof response !== 'string' || response.trim() === '') throw new EmptyReply();
    return { response, completed: completed || soundsComplete(response), threadId: thread };
  },
};
