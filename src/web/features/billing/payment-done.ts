import { listInvoices, readBilling, readTrial, type CheckoutPlan } from '#contract/billing';
import { checkoutPlan } from '#domain/plan';
import { call } from '#web/lib/call.ts';
import { productName } from '#web/lib/product.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { profileCalls } from '#web/lib/session-change.ts';
import { showToast } from '#web/ui/toast-store.ts';

const changed = [readBilling, listInvoices, readTrial, ...profileCalls];

// The provider's word may come a little after its page did.
const LOOK_AFTER_MS = [0, 2500, 4000];
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

// Asking for the plan makes the server look at what the provider holds; then everything that shows it is read again.
export async function refreshPlan() {
  for (const ms of LOOK_AFTER_MS) {
    await wait(ms);
    await call(readBilling, {}).catch(() => {});
    await Promise.all(changed.map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })));
  }
}

export const saySuccess = (plan: CheckoutPlan | null) =>
  showToast({ title: 'Payment Successful', description: `Welcome to ${productName}! ${plan === null ? 'Your payment is in.' : plan === 'payg' ? `${checkoutPlan.payg.what} are yours to write.` : `You are on the ${checkoutPlan[plan].name}.`}` });
export const sayFailed = (message: string) => showToast({ variant: 'destructive', title: 'Payment Failed', description: message });
