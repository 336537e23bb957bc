import { useState } from 'react';
import { SandboxReceipt } from '#web/features/billing/sandbox-receipt.tsx';
import { useSession } from '#web/lib/session.ts';

export function SandboxReceiptPage() {
  const [id] = useState(() => new URLSearchParams(location.search).get('id') ?? '');
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <main className="page checkout narrow" id="main" tabIndex={-1}>
      <SandboxReceipt id={id} timeZone={profile.timeZone} />
    </main>
  );
}
