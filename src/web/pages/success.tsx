import { useState } from 'react';
import { UpgradeNews } from '#web/features/billing/upgrade-news.tsx';

export function SuccessPage() {
  const [search] = useState(() => new URLSearchParams(location.search));
  return (
    <main className="page" id="main" tabIndex={-1}>
      <div className="stack">
        <h1>Processing your upgrade</h1>
        <UpgradeNews plan={search.get('plan')} interval={search.get('interval')} />
      </div>
    </main>
  );
}
