import { useEffect, useState } from 'react';
import { createSubscription, purchaseMessages, type CheckoutPlan } from '#contract/billing';
import { call } from '#web/lib/call.ts';

type Secret = { data: { clientSecret: string } | null; error: Error | null };

// One secret for one visit of the page: asked for once, and gone with it. Drawn twice, it is the same call by its key.
export function usePaymentSecret(plan: CheckoutPlan): Secret {
  const [key] = useState(() => crypto.randomUUID());
  const [secret, setSecret] = useState<Secret>({ data: null, error: null });
  useEffect(() => {
    const stop = new AbortController();
    const ask = plan === 'payg' ? call(purchaseMessages, {}, { key: `${key}-payg` }) : call(createSubscription, { planId: plan }, { key: `${key}-${plan}` });
    ask.then(
      (data) => stop.signal.aborted || setSecret({ data, error: null }),
      (error: Error) => stop.signal.aborted || setSecret({ data: null, error }),
    );
    return () => {
      stop.abort();
      setSecret({ data: null, error: null });
    };
  }, [plan, key]);
  return secret;
}
