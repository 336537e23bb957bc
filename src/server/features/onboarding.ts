import type { DialogKind } from '#contract/onboarding';
import { listDialogs, lockDialog, removeDialogs } from '#server/db/dialog';
import { newId } from '#server/db/id';
import { ANEW, answerDialog, stateOf, type Said } from '#server/flows/dialog';
import type { Handlers } from '#server/http/handler';

export const onboardingHandlers = {
  async answerOnboarding({ input, user, db, models, now }) {
    const said: Said = { kind: 'onboarding', ...turnOf(input, now()), ...(input.step !== undefined && { step: input.step }) };
    const { turn } = await answerDialog({ db, models, now }, user, said);
    const extracted = turn.saved.flatMap(({ field, value }) => (value === null ? [] : [[field, value] as const]));
    return { response: turn.reply, extractedData: Object.fromEntries(extracted), nextStep: turn.step, completed: turn.completed, finalProfileData: turn.completed ? (turn.state.answers as Record<string, string>) : null };
  },

  async answerBuilder({ input, user, db, models, now }) {
    const { turn, threadId } = await answerDialog({ db, models, now }, user, { kind: 'builder', ...turnOf(input, now()) });
    return { response: turn.reply, threadId, completed: turn.completed };
  },

  async readOnboarding({ user, db }) {
    const dialogs = await listDialogs(db, user.id);
    const find = (kind: DialogKind) => dialogs.find((dialog) => dialog.kind === kind);
    const [conversation, builder] = [find('onboarding'), find('builder')];
    return {
      conversation: { step: stateOf(conversation)?.step ?? 1, completed: stateOf(conversation)?.completed ?? false, turns: conversation?.turns ?? [] },
      builder: { threadId: builder?.threadId ?? null, completed: stateOf(builder)?.completed ?? false, turns: builder?.turns ?? [] },
    };
  },

  async restartOnboarding({ input, user, db, now }) {
    await db.transaction(async (tx) => {
      await removeDialogs(tx, user.id);
      if (!input.openOnly) await lockDialog(tx, { userId: user.id, kind: 'onboarding', threadId: newId(now()), state: ANEW, updatedAt: now() });
    });
    return { success: true };
  },
} satisfies Handlers;

const turnOf = ({ userMessage, turnId }: { userMessage: string; turnId?: string | undefined }, now: Date) => ({ message: userMessage, turnId: turnId ?? newId(now), opens: userMessage === '' && turnId === undefined });
