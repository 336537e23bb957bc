import { lazy, Suspense, useEffect } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { readBillingConfig, type CheckoutPlan } from '#contract/billing';
import { checkoutPlan, formatPrice } from '#domain/plan';
import { useCall } from '#web/lib/query.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { sayFailure } from './copy.ts';
import { OrderSummary } from './order-summary.tsx';
import { refreshPlan, sayFailed, saySuccess } from './payment-done.ts';
import { SandboxForm } from './sandbox-form.tsx';
import { usePaymentSecret } from './payment-secret.ts';
import './checkout.css';

// Stripe's code comes only where Stripe takes the payment.
const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm }));

export function Checkout({ plan }: { plan: CheckoutPlan }) {
  const navigate = useNavigate();
  const config = useCall(readBillingConfig);
  const secret = usePaymentSecret(plan);
  const failure = config.error ?? secret.error;
  useEffect(() => {
    if (!failure) return;
    showToast({ variant: 'destructive', title: 'Checkout not opened', description: sayFailure(failure) });
    void navigate({ to: '/', replace: true });
  }, [failure, navigate]);

  if (!config.data || !secret.data) return <Spinner big label="Preparing your payment" />;
  const { cents, per } = checkoutPlan[plan];
  const { provider, publishableKey } = config.data;
  const form = {
    clientSecret: secret.data.clientSecret,
    payLabel: `Pay ${formatPrice(cents)}${per ? ` a ${per}` : ''}`,
    onPaid: () => {
      saySuccess(plan);
      void refreshPlan();
      void navigate({ to: '/', replace: true });
    },
    onFailed: sayFailed,
  };
  return (
    <div className="checkout-cols">
      <OrderSummary item={{ ...checkoutPlan[plan], cents }} />
      <section className="sec" aria-labelledby="card-title">
        <header>
          <h2 id="card-title">Card</h2>
        </header>
        {provider === 'stripe' ? (
          <Suspense fallback={<Spinner label="Loading the card form" />}>
            <StripeForm publishableKey={publishableKey ?? ''} {...form} />
          </Suspense>
        ) : (
          <SandboxForm {...form} />
        )}
        <p className="small soft secured">{provider === 'stripe' ? 'Secured by Stripe. Your card number goes to Stripe and never to us.' : 'Secured by the built-in sandbox. No card number is stored.'}</p>
      </section>
    </div>
  );
}
