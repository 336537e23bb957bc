import { useMemo, useState, type FormEvent } from 'react';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { expectPayment, stayFromPayment } from '#web/lib/page-life.ts';
import { Button } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { PaymentFormProps } from './payment-form.ts';

type Props = PaymentFormProps & { publishableKey: string };

// The fields stand in Stripe's own frame: a card number never touches this page, nor our server.
export function StripeForm(props: Props) {
  const { publishableKey, clientSecret } = props;
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const stripe = useMemo(() => loadOnce(publishableKey, attempt, () => setHasFailed(true)), [publishableKey, attempt]);
  const options = useMemo(() => ({ clientSecret, appearance: readAppearance() }), [clientSecret]);
  if (hasFailed) {
    return (
      <Failed
        busy={false}
        onRetry={() => {
          setHasFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        Stripe’s card form could not be loaded. Nothing was charged; check your connection.
      </Failed>
    );
  }
  return (
    <Elements key={attempt} stripe={stripe} options={options}>
      <Fields {...props} />
    </Elements>
  );
}

const loadOnce = async (key: string, _attempt: number, onFailed: () => void): Promise<Stripe | null> => {
  try {
    return await loadStripe(key);
  } catch {
    onFailed();
    return null;
  }
};

function Fields({ payLabel, onPaid, onFailed }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setIsReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (message: string) => {
    setBusy(false);
    setProblem(message);
    onFailed(message);
  };
  const pay = async () => {
    if (!stripe || !elements) return;
    // The bank's page may take the place of this one.
    expectPayment();
    const { error, paymentIntent } = await stripe.confirmPayment({ elements, confirmParams: { return_url: `${location.origin}/` }, redirect: 'if_required' });
    stayFromPayment();
    // What is wrong in a field Stripe shows beside it.
    if (error?.type === 'validation_error') setBusy(false);
    else if (error) fail(error.message ?? 'The payment did not go through.');
    else if (paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing') onPaid();
    else fail('The payment did not go through. Nothing was charged.');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem(null);
    pay().catch(() => {
      stayFromPayment();
      fail('We could not reach Stripe. Press Pay again when you are back online: you are not charged twice.');
    });
  };
  return (
    <form className="stack" onSubmit={submit} aria-label="Card">
      {!isReady && <Spinner label="Loading the card form" />}
      <PaymentElement options={cardsAlone} onReady={() => setIsReady(true)} />
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <Button type="submit" variant="primary" size="big" wide disabled={!isReady} busy={busy} busyLabel="Paying…">
        {payLabel}
      </Button>
    </form>
  );
}

// Wallets open windows of their own, which the page's policy keeps apart from it.
const cardsAlone = { wallets: { applePay: 'never', googlePay: 'never', link: 'never' } } as const;

// Stripe's frame can't read our tokens, so it gets them as plain colours.
function readAppearance(): Appearance {
  const probe = document.body.appendChild(document.createElement('i'));
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const variables = { colorPrimary: read('--pine'), colorBackground: read('--raised'), colorText: read('--ink'), colorTextSecondary: read('--ink-soft'), colorTextPlaceholder: read('--ink-soft'), colorDanger: read('--rust'), borderRadius: '8px', spacingUnit: '4px', fontSizeBase: '16px' };
  probe.remove();
  return { theme: 'stripe', variables };
}
