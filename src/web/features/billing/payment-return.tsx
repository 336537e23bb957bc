import { useEffect } from 'react';
import { refreshPlan, sayFailed, saySuccess } from './payment-done.ts';

// Where the bank's own page was needed, it leads back to the site's address, and the provider adds how it went.
export function PaymentReturn() {
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    const status = search.get('redirect_status');
    if (status === null || !search.has('payment_intent')) return;
    // The secret of a payment doesn't stay in the address, nor does a reload say it again.
    history.replaceState(history.state, '', location.pathname);
    if (status === 'failed') return void sayFailed('The payment was not confirmed. Nothing was charged; you can try again.');
    saySuccess(null);
    void refreshPlan();
  }, []);
  return null;
}
