import { useEffect } from 'react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { checkoutPlans } from '#contract/billing';
import { Checkout } from '#web/features/billing/checkout.tsx';

export function CheckoutPage() {
  const navigate = useNavigate();
  const { plan } = useParams({ strict: false });
  const known = checkoutPlans.find((each) => each === plan);
  useEffect(() => {
    if (!known) void navigate({ to: '/', replace: true });
  }, [known, navigate]);
  if (!known) return null;
  return (
    <main className="page checkout" id="main" tabIndex={-1}>
      <header className="head">
        <h1>Checkout</h1>
      </header>
      <Checkout key={known} plan={known} />
    </main>
  );
}
