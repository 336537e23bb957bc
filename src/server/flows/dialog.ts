import { brainFields } from '#contract/brain';
import type { DialogKind, Turn } from '#contract/onboarding';
import type { Brain } from '#coach/brief';
import { beginAnew, beginDialog, learnAnswers, takeTurn, type DialogState, type DialogTurn } from '#coach/dialogs/dialog';
import { stepsOf } from '#coach/dialogs/step';
import { rewordTurn } from '#coach/dialogs/wording';
import type { Account } from '#server/adapters/ai/account';
import { findUser } from '#server/db/account';
import type { Db } from '#server/db/connect';
import { listDialogs, lockDialog, markOnboarded, updateDialog } from '#server/db/dialog';
import { newId } from '#server/db/id';
import type { SignedIn } from '#server/db/session';
import { keepAnswers } from './brain.ts';
import { askHelp, noHelp, type Help } from './dialog-help.ts';

const MOST_TURNS_SHOWN = 120;
const sources = { onboarding: 'conversation', builder: 'builder' } as const;
// Without a message and without a turn of its own a request only opens the dialog, or asks where it stands.
export type Said = { kind: DialogKind; turnId: string; message: string; opens: boolean; step?: number };
type Outcome = { turn: DialogTurn; threadId: string };
type Desk = { db: Db; models: Account; now: () => Date };

// Stands in the place of a state until the first question of a new round is asked.
export const ANEW = { anew: true };
type Stored = { state: Record<string, unknown> | null; turns: Turn[] };
const isAnew = ({ state }: Stored) => state !== null && 'anew' in state;
export const stateOf = (dialog: Stored | undefined) => (!dialog || isAnew(dialog) ? null : dialog.state) as DialogState | null;

// The turns that wait for a model, so that one sent twice at once is asked for once.
const underWay = new Map<string, Promise<Outcome>>();

// One turn of a dialog. The machine decides it; where models are set, they may word it before anything is locked.
export function answerDialog(desk: Desk, user: SignedIn, said: Said): Promise<Outcome> {
  const take = (help: Help) => desk.db.transaction((tx) => converse(tx, user, { said, help, now: desk.now() }));
  if (desk.models.chain.links.length === 0 || said.opens) return take(noHelp);
  const key = `${user.id} ${said.kind} ${said.turnId}`;
  const first = underWay.get(key);
  if (first) return first;
  const outcome = findHelp(desk, user, said).then(take).finally(() => underWay.delete(key));
  underWay.set(key, outcome);
  return outcome;
}

async function findHelp({ db, models }: Desk, user: SignedIn, said: Said): Promise<Help> {
  const dialog = (await listDialogs(db, user.id)).find(({ kind }) => kind === said.kind) ?? { state: null, turns: [] };
  const { turn, isRepeat } = workOut(dialog, brainOf((await findUser(db, user.id)) ?? user), { said });
  return isRepeat ? noHelp : askHelp(models, user.id, { turn, message: said.message });
}

// One turn, whole or not at all: the raw answer, what was understood of it, and where the dialog stands.
async function converse(tx: Db, user: SignedIn, { said, help, now }: { said: Said; help: Help; now: Date }): Promise<Outcome> {
  const { kind, message, opens } = said;
  const dialog = await lockDialog(tx, { userId: user.id, kind, threadId: newId(now), updatedAt: now });
  // Read under the lock: another tab's turn may just have ended.
  const { turn: built, given, isRepeat } = workOut(dialog, brainOf((await findUser(tx, user.id)) ?? user), { said, help });
  const { threadId, turns: shown } = dialog;
  if (isRepeat) return { turn: built, threadId };
  // The words were found for one question; if another is due by now, they are not used.
  const turn = help.line && built.ask === help.ask ? rewordTurn(built, help.line) : built;
  await keepAnswers(tx, user.id, { given, source: sources[kind], now });
  const asSaid: Turn[] = opens ? [] : [{ role: 'user', content: message }];
  const turns: Turn[] = [...shown, ...asSaid, { role: 'assistant' as const, content: turn.reply }].slice(-MOST_TURNS_SHOWN);
  await updateDialog(tx, { userId: user.id, kind }, { state: turn.state as unknown as Record<string, unknown>, turns, updatedAt: now });
  if (turn.completed) await markOnboarded(tx, user.id);
  return { turn, threadId };
}

// What the machine makes of it. The step is the server's; what a browser says of it only tells which question its screen showed.
function workOut(dialog: Stored, brain: Brain, { said, help = noHelp }: { said: Said; help?: Help }) {
  const { kind, turnId, message, opens, step } = said;
  const before = stateOf(dialog);
  const begin = isAnew(dialog) ? beginAnew : beginDialog;
  const opening = before && !isOvertaken(before, brain) ? null : begin(kind, brain);
  const state = opening?.state ?? learnAnswers(before!, known(brain));
  if (opens && !opening) return { turn: { state, reply: dialog.turns.at(-1)!.content, saved: [], step: state.step, completed: state.completed } as DialogTurn, given: [], isRepeat: true };
  const turn = opens ? opening! : takeTurn(state, { id: turnId, message, proposal: help.proposal, ...(step !== undefined && { step }) });
  return { turn, given: [...(opening?.saved ?? []), ...(opens ? [] : turn.saved)], isRepeat: state.turns.some(({ id }) => id === turnId) };
}

const known = (brain: Brain) => Object.fromEntries(brainFields.flatMap((field) => (brain[field]?.trim() ? [[field, brain[field].trim()] as const] : [])));

// The question that stands open was answered elsewhere.
const isOvertaken = (state: DialogState, brain: Brain) =>
  !state.completed && !state.kept && state.thin === null && stepsOf(state.kind)[state.step - 1]!.fields.every((field) => state.answers[field] === undefined && known(brain)[field] !== undefined);

function brainOf({ firstName, brain }: Pick<SignedIn, 'firstName' | 'brain'>): Brain {
  const { platformLink, salesLevel, tone, ...answers } = brain;
  return { firstName, ...answers, ...(platformLink && { website: platformLink }), ...(salesLevel && { salesLevel: salesLevel as NonNullable<Brain['salesLevel']> }), ...(tone && { tone: tone as NonNullable<Brain['tone']> }) };
}
