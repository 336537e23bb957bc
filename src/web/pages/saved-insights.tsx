import { SavedTips } from '#web/features/tip/saved-tips.tsx';
import { useSession } from '#web/lib/session.ts';

export function SavedInsightsPage() {
  const { profile } = useSession();
  return (
    profile && (
      <main className="page" id="main" tabIndex={-1}>
        <header className="head">
          <h1>Saved insights</h1>
          <p>The tips you kept, the latest first.</p>
        </header>
        <SavedTips timeZone={profile.timeZone} />
      </main>
    )
  );
}
