import { fail } from '#contract/errors';
import { PaymentFailure } from '#server/adapters/payments/provider';
import type { Sandbox } from '#server/adapters/payments/sandbox';
import { findCustomer } from '#server/db/billing';
import type { Handlers, House } from '#server/http/handler';
import { askProvider } from './billing-provider.ts';

const CARDS = 'Use one of the test cards: 4242 4242 4242 4242 pays.';
const SECRET = 'This payment is not known. Begin again with one of these plans: payg, core_monthly, pro_monthly.';

// The sandbox's own pages: where Stripe is used, there are no such calls, and no card number ever comes here.
export const sandboxHandlers = {
  async paySandbox({ input: { clientSecret, cardNumber, confirmed }, user, ...house }) {
    const sandbox = demand(house);
    if (!(await isOwn(house, { userId: user.id, id: clientSecret }))) throw fail('invalid', { fields: { clientSecret: SECRET } });
    const paid = await sandbox.pay(clientSecret, { cardNumber, confirmed })?.catch(ifUnknown(() => refuse({ clientSecret: SECRET })));
    return paid ?? refuse({ cardNumber: CARDS });
  },

  async readSandboxCheckout({ input: { session }, user, ...house }) {
    const sandbox = demand(house);
    if (!(await isOwn(house, { userId: user.id, id: session }))) throw fail('not_found');
    return askProvider(() => sandbox.readCheckout(session));
  },

  async readSandboxReceipt({ input: { id }, user, ...house }) {
    const sandbox = demand(house);
    if (!(await isOwn(house, { userId: user.id, id }))) throw fail('not_found');
    const { number, description, cents, paidAt, who } = await sandbox.readReceipt(id).catch(ifUnknown(notHere));
    return { number, description, cents, paidAt: paidAt.toISOString(), ...who };
  },

  async saveSandboxCard({ input: { cardNumber }, user, ...house }) {
    const sandbox = demand(house);
    const customer = (await findCustomer(house.db, user.id, 'sandbox')) ?? refuse({ cardNumber: 'There is nothing to pay for yet. Choose a plan first.' });
    const card = await askProvider(() => sandbox.saveCard(customer.customerId, cardNumber));
    const { brand, last4, expMonth, expYear } = card ?? refuse({ cardNumber: CARDS });
    return { paymentMethod: { brand, last4, expMonth, expYear } };
  },
} satisfies Handlers;

const demand = ({ sandbox }: House): Sandbox => sandbox ?? notHere();
async function isOwn({ db, sandbox }: House, { userId, id }: { userId: string; id: string }) {
  const customer = await findCustomer(db, userId, 'sandbox');
  return customer !== null && customer.customerId === sandbox?.ownerOf(id);
}

// A fault of ours must not look like something that isn't there.
const ifUnknown = (say: () => never) => (error: unknown) => {
  throw error instanceof PaymentFailure ? say() : error;
};
function notHere(): never {
  throw fail('not_found');
}
function refuse(fields: Record<string, string>): never {
  throw fail('invalid', { fields });
}
