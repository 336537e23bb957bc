import { useState } from 'react';
import { dayOf } from '#domain/day';
import { MonthOfMoods } from '#web/features/mood/month-view.tsx';
import { CommitmentsSection } from '#web/features/progress/commitments.tsx';
import { ProgressScreen } from '#web/features/progress/progress-screen.tsx';
import { WeeklyReviewSection } from '#web/features/progress/weekly-review.tsx';
import { useSession } from '#web/lib/session.ts';

export function ProgressPage() {
  const { profile } = useSession();
  const [now] = useState(() => new Date());
  if (!profile) return null;
  const today = dayOf(now, profile.timeZone);
  return (
    <main className="page evolution" id="main" tabIndex={-1}>
      <ProgressScreen today={today} />
      <WeeklyReviewSection />
      <CommitmentsSection />
      <MonthOfMoods today={today} timeZone={profile.timeZone} />
    </main>
  );
}
