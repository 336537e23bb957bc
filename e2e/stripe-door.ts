// Stripe's side of a journey: our stand-in for its API, what its card form and its checkout page would do, and its events.
import { openStripeStandIn } from '#server/adapters/payments/stripe-stand-in';
import { StandInError } from '#server/adapters/payments/stripe-stand-in-error';

export type StripePayment = { clientSecret?: string; checkoutId?: string; number: string; confirmed?: boolean };
const secrets = { secretKey: 'sk_test_of_the_journeys', webhookSecret: 'whsec_of_the_journeys' };

export async function openStripeDoor() {
  const standIn = await openStripeStandIn({ ...secrets, now: () => new Date() });
  const settings = { STRIPE_SECRET_KEY: secrets.secretKey, STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_journeys', STRIPE_WEBHOOK_SECRET: secrets.webhookSecret, STRIPE_API_BASE: standIn.url };
  async function pay({ clientSecret, checkoutId, number, confirmed = false }: StripePayment, house: string) {
    const answer = attempt();
    for (const { body, signature } of standIn.takeDeliveries()) {
      const { status } = await fetch(`${house}/api/webhooks/payments`, { method: 'POST', headers: { 'content-type': 'application/json', 'stripe-signature': signature }, body });
      if (status !== 200) throw new Error(`an event was answered ${status}`);
    }
    return answer;

    function attempt() {
      try {
        return checkoutId ? standIn.payCheckout(checkoutId, number).success_url : standIn.bank.confirm(clientSecret!, { number, confirmed }).status;
      } catch (error) {
        if (error instanceof StandInError) return error.message;
        throw error;
      }
    }
  }
  const listHeard = () => standIn.heard.map(({ call, body }) => `${call} ${body}`);
  return { settings, pay, listHeard, close: standIn.close };
}
