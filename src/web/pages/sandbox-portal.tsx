import { SandboxPortal } from '#web/features/billing/sandbox-portal.tsx';

export function SandboxPortalPage() {
  return (
    <main className="page checkout narrow" id="main" tabIndex={-1}>
      <header className="head">
        <h1>Your card</h1>
        <p>The sandbox’s own page. With a real payment provider, that provider’s page stands here.</p>
      </header>
      <SandboxPortal />
    </main>
  );
}
