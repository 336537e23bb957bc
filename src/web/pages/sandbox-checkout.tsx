import { useState } from 'react';
import { SandboxCheckout } from '#web/features/billing/sandbox-checkout.tsx';

export function SandboxCheckoutPage() {
  const [session] = useState(() => new URLSearchParams(location.search).get('session') ?? '');
  return (
    <main className="page checkout" id="main" tabIndex={-1}>
      <SandboxCheckout session={session} />
    </main>
  );
}
