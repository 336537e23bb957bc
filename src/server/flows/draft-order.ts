import type { DraftChannel, DraftKind } from '#contract/activity';
import { fail, Failure } from '#contract/errors';
import { savedBy } from '#domain/time-saved';
import type { Db } from '#server/db/connect';
import { findDraftByReplay, hasGroup, storingDraft, type StoredDraft } from '#server/db/draft';
import { newId } from '#server/db/id';
import type { SignedIn } from '#server/db/session';
import { withMessage } from './quota.ts';

type Desk = { db: Db; now: () => Date };
// What an assistant wrote, ready to be stored.
export type Product = { subject?: string; body: string; score: number | null; engine: string; details: Record<string, unknown> };
export type DraftOrder = {
  kind: DraftKind;
  channel: DraftChannel;
  request: Record<string, string>;
  version: number;
  group: string | undefined;
  replayKey: string | null;
  signal: AbortSignal;
  // No model is asked for it.
  isQuick: boolean;
  write: () => Promise<Product>;
};

// One message of the plan, one stored draft, one count of the day: together or not at all, however often the call is sent.
export async function orderDraft({ db, now }: Desk, user: SignedIn, order: DraftOrder): Promise<StoredDraft> {
  const { replayKey } = order;
  // A call that comes again mostly got its answer before it came here: what stands under its key is looked for when it is in the way.
  const findEarlier = async () => {
    const earlier = replayKey && (await findDraftByReplay(db, user.id, replayKey));
    return earlier && earlier.kind !== order.kind ? refuseKey() : earlier || null;
  };
  if (order.group && !(await hasGroup(db, user.id, order.group))) throw fail('not_found');
  const written = withMessage({ db, now }, user, {
    key: replayKey,
    isQuick: order.isQuick,
    async work(store) {
      const began = performance.now();
      checkPresence(order);
      const product = await order.write();
      checkPresence(order);
      const draft = toRow({ user, order, product }, { at: now(), ms: Math.round(performance.now() - began) });
      const isNew = await store({ store: storingDraft(draft), sent: draft.channel === 'call' ? 0 : 1, counts: countsOf(draft) }, draft.createdAt);
      return isNew ? draft : null;
    },
  });
  const draft = await written.catch(async (error: unknown) => {
    if (error instanceof Failure && error.code === 'limit_reached') return (await findEarlier()) ?? Promise.reject(error);
    throw error;
  });
  return draft ?? (await findEarlier()) ?? refuseConflict();
}

// Where nobody is there to get it, nothing is stored and nothing counted.
function checkPresence({ signal }: DraftOrder) {
  if (signal.aborted) throw fail('given_up');
}

// Preparing a call is no message.
const countsOf = ({ channel, version }: StoredDraft) => (channel === 'call' ? {} : { [channel]: 1, minutes_saved: savedBy(channel, version) });

const refuseKey = (): never => {
  throw fail('key_reused');
};
const refuseConflict = (): never => {
  throw fail('conflict');
};

function toRow({ user, order, product }: { user: SignedIn; order: DraftOrder; product: Product }, { at, ms }: { at: Date; ms: number }): StoredDraft {
  const id = newId(at);
  return {
    userId: user.id,
    id,
    createdAt: at,
    kind: order.kind,
    channel: order.channel,
    request: order.request,
    subject: product.subject ?? null,
    body: product.body,
    editedSubject: null,
    editedBody: null,
    textRevision: 0,
    score: product.score,
    // Whose tone it was written in, at the time.
    details: { ...product.details, ...(user.brain.tone && { tone: user.brain.tone }) },
    engine: product.engine,
    ms,
    groupId: order.group ?? id,
    version: order.version,
    outcome: null,
    sentAt: null,
    outcomeAt: null,
    flaggedAt: null,
    replayKey: order.replayKey,
  };
}
