import { BillingScreen } from '#web/features/billing/billing-screen.tsx';
import { useSession } from '#web/lib/session.ts';

export function BillingPage() {
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <main className="page billing" id="main" tabIndex={-1}>
      <header className="head">
        <h1>Billing Settings</h1>
      </header>
      <BillingScreen profile={profile} />
    </main>
  );
}
