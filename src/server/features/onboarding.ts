import { brainFields } from '#contract/brain';
import type { DialogKind, Turn } from '#contract/onboarding';
import type { Brain } from '#coach/brief';
import { beginDialog, takeTurn, type DialogState, type DialogTurn } from '#coach/dialogs/dialog';
import { stepsOf } from '#coach/dialogs/step';
import { findUser } from '#server/db/account';
import { listDialogs, lockDialog, markOnboarded, removeDialogs, updateDialog } from '#server/db/dialog';
import type { Db } from '#server/db/connect';
import { newId } from '#server/db/id';
import type { SignedIn } from '#server/db/session';
import { keepAnswers } from '#server/flows/brain';
import type { Handlers } from '#server/http/handler';

const MOST_TURNS_SHOWN = 120;
const sources = { onboarding: 'conversation', builder: 'builder' } as const;
// Without a message and without a turn of its own a request only opens the dialog, or asks where it stands.
type Said = { kind: DialogKind; turnId: string; message: string; opens: boolean; step?: number };

export const onboardingHandlers = {
  async answerOnboarding({ input, user, db, now }) {
    const said: Said = { kind: 'onboarding', ...turnOf(input, now()), ...(input.step !== undefined && { step: input.step }) };
    const { turn } = await db.transaction((tx) => converse(tx, user, { said, now: now() }));
    const extracted = turn.saved.flatMap(({ field, value }) => (value === null ? [] : [[field, value] as const]));
    return { response: turn.reply, extractedData: Object.fromEntries(extracted), nextStep: turn.step, completed: turn.completed, finalProfileData: turn.completed ? (turn.state.answers as Record<string, string>) : null };
  },

  async answerBuilder({ input, user, db, now }) {
    const said: Said = { kind: 'builder', ...turnOf(input, now()) };
    const { turn, threadId } = await db.transaction((tx) => converse(tx, user, { said, now: now() }));
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

  async restartOnboarding({ user, db }) {
    await removeDialogs(db, user.id);
    return { success: true };
  },
} satisfies Handlers;

const turnOf = ({ userMessage, turnId }: { userMessage: string; turnId?: string | undefined }, now: Date) => ({ message: userMessage, turnId: turnId ?? newId(now), opens: userMessage === '' && turnId === undefined });

const stateOf = (dialog: { state: Record<string, unknown> | null } | undefined) => (dialog?.state ?? null) as DialogState | null;

// One turn, whole or not at all: the raw answer, what was understood of it, and where the dialog stands. The step is the
// server's; what a browser says of it only tells which question its screen showed.
async function converse(tx: Db, user: SignedIn, { said, now }: { said: Said; now: Date }): Promise<{ turn: DialogTurn; threadId: string }> {
  const { kind, turnId, message, opens, step } = said;
  const dialog = await lockDialog(tx, { userId: user.id, kind, threadId: newId(now), updatedAt: now });
  // Read under the lock: another tab's turn may just have ended.
  const brain = brainOf((await findUser(tx, user.id)) ?? user);
  const { threadId, turns: shown } = dialog;
  const before = stateOf(dialog);
  const opening = before && !isOvertaken(before, brain) ? null : beginDialog(kind, brain);
  const state = opening?.state ?? learn(before!, brain);
  if (opens && !opening) return { turn: { state, reply: shown.at(-1)!.content, saved: [], step: state.step, completed: state.completed }, threadId };
  const turn = opens ? opening! : takeTurn(state, { id: turnId, message, ...(step !== undefined && { step }) });
  if (state.turns.some(({ id }) => id === turnId)) return { turn, threadId };
  await keepAnswers(tx, user.id, { given: [...(opening?.saved ?? []), ...(opens ? [] : turn.saved)], source: sources[kind], now });
  const asSaid: Turn[] = opens ? [] : [{ role: 'user', content: message }];
  const turns: Turn[] = [...shown, ...asSaid, { role: 'assistant' as const, content: turn.reply }].slice(-MOST_TURNS_SHOWN);
  await updateDialog(tx, { userId: user.id, kind }, { state: turn.state as unknown as Record<string, unknown>, turns, updatedAt: now });
  if (turn.completed) await markOnboarded(tx, user.id);
  return { turn, threadId };
}

const known = (brain: Brain) => Object.fromEntries(brainFields.flatMap((field) => (brain[field]?.trim() ? [[field, brain[field].trim()] as const] : [])));

// What was answered elsewhere in the meantime is known here too, and is not asked again.
const learn = (state: DialogState, brain: Brain): DialogState => ({ ...state, answers: { ...state.answers, ...known(brain) } });

// The question that stands open was answered elsewhere.
const isOvertaken = (state: DialogState, brain: Brain) =>
  !state.completed && state.thin === null && stepsOf(state.kind)[state.step - 1]!.fields.every((field) => state.answers[field] === undefined && known(brain)[field] !== undefined);

function brainOf({ firstName, brain }: Pick<SignedIn, 'firstName' | 'brain'>): Brain {
  const { platformLink, salesLevel, tone, ...answers } = brain;
  return { firstName, ...answers, ...(platformLink && { website: platformLink }), ...(salesLevel && { salesLevel: salesLevel as NonNullable<Brain['salesLevel']> }), ...(tone && { tone: tone as NonNullable<Brain['tone']> }) };
}
