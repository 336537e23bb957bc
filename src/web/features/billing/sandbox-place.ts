import type { readBillingConfig } from '#contract/billing';
import type { Output } from '#contract/endpoint';

// Whatever an address says, one stays on this site.
export function placeOf(address: string) {
  const { pathname, search } = new URL(address, location.origin);
  return pathname + search;
}

// The sandbox's pages are this site's own, by whichever name somebody came here.
export const payPlace = (address: string, config: Output<typeof readBillingConfig> | null | undefined) => (config?.provider === 'sandbox' ? placeOf(address) : address);
