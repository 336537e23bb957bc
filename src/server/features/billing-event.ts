import { fail } from '#contract/errors';
import { PaymentFailure, type PaymentEvent, type SignedBody } from '#server/adapters/payments/provider';
import { insertPaymentEvent } from '#server/db/billing';
import type { Handlers, House } from '#server/http/handler';
import { queueSync } from '#server/jobs/billing';

// The door for the provider's events. Nothing is done here but to believe an event or not, and to keep it with the job that
// asks the provider what it is about: so it is answered at once, counts once, and its order doesn't matter.
export const eventHandlers = {
  async receivePaymentEvent({ wire: { request, reply }, ...house }) {
    const { db, payments, now } = house;
    const signature = request.headers[payments.signatureHeader];
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const event = believe(house, { body, signature: typeof signature === 'string' ? signature : undefined, now: now() });
    const { id, type, customerId } = event;
    await db.transaction(async (tx) => {
      const isNew = await insertPaymentEvent(tx, { id, type, customerId, provider: payments.name, receivedAt: now() });
      if (isNew && customerId) await queueSync(tx, { customerId, key: `event:${id}`, now: now() });
    });
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send('{"received":true}');
    return { success: true };
  },
} satisfies Handlers;

function believe({ payments, log }: House, signed: SignedBody): PaymentEvent {
  try {
    return payments.verifyEvent(signed);
  } catch (error) {
    log.warn({ fault: error instanceof PaymentFailure ? error.message : 'it could not be read' }, 'an event of the payment provider was refused');
    throw fail('invalid', { sentence: 'The signature of this event is not right.' });
  }
}
