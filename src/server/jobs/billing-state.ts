import { planAfter, planLabel, standingOf, type Standing } from '#domain/plan';
import type { CustomerState, PaymentState } from '#server/adapters/payments/provider';
import { endOtherSubscriptions, findCustomer, insertInvoice, listSubscriptions, lockPayer, saveSubscription, storeAnswer, updatePlan, type Customer } from '#server/db/billing';
import type { Db } from '#server/db/connect';
import { addMessages, takeBackMessages } from '#server/db/ledger';
import { closeAttemptRow, listAttempts } from '#server/db/payment-attempt';
import { queueMail } from './mail.ts';

type Payer = { email: string; firstName: string };
type Answered = { customer: Customer; state: CustomerState; now: Date };

const DAY_MS = 86_400_000;
// A receipt tells of what was just paid; where books are read for the first time, the old ones stay quiet.
const TELL_WITHIN_MS = 3 * DAY_MS;
// An attempt that nobody paid in this time can't be paid any more.
const OPEN_MS = 2 * DAY_MS;

// Writes down what the provider said. False where the answer to a later question was written down already.
export async function applyState(tx: Db, { customer, state, now }: Answered): Promise<boolean> {
  const { userId, provider, asked } = customer;
  const payer = await lockPayer(tx, userId);
  const known = await findCustomer(tx, userId, provider);
  if (!payer || !known) return true;
  if (known.answered >= asked) return false;
  const standing = standingOf(state.subscriptions, now);
  await countPacks(tx, userId, { payments: state.payments, now });
  await keepInvoices(tx, { customer, state, now }, payer);
  await keepSubscriptions(tx, { customer, state, now }, payer);
  const plan = planAfter(payer.plan, { granted: known.grantedPlan, standing });
  if (plan !== payer.plan) await updatePlan(tx, userId, plan);
  const isOpen = await closeAttempts(tx, userId, { state, standing, now });
  const checkAt = checkAfter(standing, now) ?? (isOpen ? new Date(now.getTime() + DAY_MS) : null);
  await storeAnswer(tx, customer, { card: state.card, grantedPlan: 'subscription' in standing ? standing.subscription.plan : null, checkAt, now });
  return true;
}

async function countPacks(tx: Db, userId: string, { payments, now }: { payments: PaymentState[]; now: Date }) {
  for (const { id, messages, refundedAt } of payments) {
    await addMessages(tx, { userId, ref: id, now, count: messages, kind: 'bought' });
    if (refundedAt) await takeBackMessages(tx, { userId, ref: id, now, count: messages });
  }
}

async function keepInvoices(tx: Db, { customer: { userId }, state, now }: Answered, { email, firstName }: Payer) {
  for (const invoice of state.invoices) {
    const isNew = await insertInvoice(tx, { userId, ...invoice });
    if (!isNew || now.getTime() - invoice.paidAt.getTime() > TELL_WITHIN_MS) continue;
    const { id, description, cents, paidAt, receiptUrl } = invoice;
    await queueMail(tx, { key: `receipt:${id}`, to: email, userId, now, letter: { about: 'receipt', firstName, description, cents, paidOn: paidAt.toISOString().slice(0, 10), receiptUrl } });
  }
}

async function keepSubscriptions(tx: Db, { customer: { userId }, state, now }: Answered, { email, firstName }: Payer) {
  const before = new Map((await listSubscriptions(tx, userId)).map((row) => [row.id, row]));
  for (const subscription of state.subscriptions) {
    await saveSubscription(tx, { userId, ...subscription });
    const { id, plan, unpaidSince } = subscription;
    if (!unpaidSince || before.get(id)?.unpaidSince?.getTime() === unpaidSince.getTime()) continue;
    const standing = standingOf([subscription], now);
    if (standing.name !== 'past_due') continue;
    const letter = { about: 'payment_failed' as const, firstName, plan: planLabel(plan), until: standing.until.toISOString().slice(0, 10) };
    await queueMail(tx, { key: `unpaid:${id}:${unpaidSince.getTime()}`, to: email, userId, now, letter });
  }
  await endOtherSubscriptions(tx, userId, { keep: state.subscriptions.map(({ id }) => id), now });
}

// True where something can still be paid.
async function closeAttempts(tx: Db, userId: string, { state, standing, now }: { state: CustomerState; standing: Standing; now: Date }) {
  let isOpen = false;
  for (const attempt of await listAttempts(tx, userId)) {
    if (attempt.state === 'closed') continue;
    const isPaid = attempt.slot === 'plan' ? 'subscription' in standing : state.payments.some(({ id }) => id === attempt.providerId);
    if (isPaid) await closeAttemptRow(tx, attempt);
    else isOpen ||= now.getTime() - attempt.openedAt.getTime() < OPEN_MS;
  }
  return isOpen;
}

// Daily, and at the moment when something ends.
function checkAfter(standing: Standing, now: Date) {
  if (!('until' in standing)) return null;
  const tomorrow = now.getTime() + DAY_MS;
  const until = standing.until.getTime();
  return new Date(until > now.getTime() ? Math.min(until, tomorrow) : tomorrow);
}
