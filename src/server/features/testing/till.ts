import { readStatus } from '#contract/account';
import { createSubscription, paySandbox, readBilling, receivePaymentEvent } from '#contract/billing';
import type { Endpoint } from '#contract/endpoint';
import { signBody } from '#server/adapters/payments/signature';
import type { TestHouse } from '#server/testing';

export const DAY = 86_400_000;
export const VISA = '4242 4242 4242 4242';
export const DECLINED = '4000000000000002';
export type Payer = { token: string; email: string };

// What somebody does about money, and what the books then say.
export function openTill(house: TestHouse) {
  const ask = <E extends Endpoint>(person: Payer, endpoint: E, input: Record<string, unknown> = {}, headers: Record<string, string> = {}) => house.call(endpoint, input, { token: person.token, headers });
  const pay = (person: Payer, clientSecret: string, cardNumber = VISA, confirmed = false) => ask(person, paySandbox, { clientSecret, cardNumber, confirmed });
  return {
    ask,
    pay,
    info: async (person: Payer) => (await ask(person, readBilling)).body,
    left: async (person: Payer) => (await ask(person, readStatus)).body,
    async subscribe(planId = 'core_monthly') {
      const person = await house.signUp();
      const { clientSecret } = (await ask(person, createSubscription, { planId })).body;
      const { body } = await pay(person, clientSecret);
      if (body.state !== 'succeeded') throw new Error(`the payment was answered with ${JSON.stringify(body)}`);
      await house.runDueJobs();
      return person;
    },
    // Sessions end; the account goes on.
    async pass<P extends Payer>(person: P, ms: number): Promise<P> {
      house.clock.advance(ms);
      await house.runDueJobs();
      return { ...person, token: (await house.signIn(person)).token! };
    },
    async ledger({ email }: Payer) {
      const { rows } = await house.pool.query<{ kind: string; n: number }>('select kind, sum(count)::int as n from message_ledger l join users u using (user_id) where u.email = $1 group by kind order by kind', [email]);
      return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
    },
    // The events that are on their way, taken out of the post.
    async takeEvents() {
      const { rows } = await house.pool.query<{ body: string }>("delete from jobs where kind = 'sandbox-event' and done_at is null returning id, payload->>'body' as body");
      return rows.map(({ body }) => body);
    },
    deliver: (body: string, { at = house.clock.now, secret = house.house.sandbox!.secret, header = signBody(secret, body, at) } = {}) =>
      house.fetch(receivePaymentEvent.path, { method: 'POST', headers: { 'content-type': 'application/json', 'sandbox-signature': header }, body }),
    async findUserId({ email }: Payer) {
      const { rows } = await house.pool.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
      return rows[0]!.user_id;
    },
    async findCustomerId({ email }: Payer) {
      const { rows } = await house.pool.query<{ customer_id: string }>('select customer_id from payment_customers join users using (user_id) where email = $1', [email]);
      return rows[0]!.customer_id;
    },
    // Whose balance isn't the sum of the ledger.
    async findMistakes() {
      const { rows } = await house.pool.query(`select u.email, u.messages_remaining, u.messages_bought, l.trial, l.bought from users u left join (
        select user_id, coalesce(sum(count) filter (where pot = 'trial'), 0)::int as trial, coalesce(sum(count) filter (where pot = 'bought'), 0)::int as bought from message_ledger group by user_id) l using (user_id)
        where (u.messages_remaining, u.messages_bought) is distinct from (coalesce(l.trial, 0), coalesce(l.bought, 0)) or u.messages_remaining < 0 or u.messages_bought < 0`);
      return rows;
    },
  };
}
