import { useState } from 'react';
import { Navigate, useRouterState } from '@tanstack/react-router';
import { Lightbulb } from 'lucide-react';
import { readHome } from '#contract/activity';
import { dayOf } from '#domain/day';
import { PasswordBanner } from '#web/features/account/password-banner.tsx';
import { LOAD_FAILED } from '#web/features/activity/copy.ts';
import { QuickActions } from '#web/features/activity/quick-actions.tsx';
import { RecentActivity, RecentSkeleton } from '#web/features/activity/recent-activity.tsx';
import { WinsOfWeek, WinsSkeleton } from '#web/features/activity/wins.tsx';
import { PaymentReturn } from '#web/features/billing/payment-return.tsx';
import { TrialBanner } from '#web/features/billing/trial-banner.tsx';
import { BrainBanner } from '#web/features/brain/brain-banner.tsx';
import { PowerPulse } from '#web/features/mood/power-pulse.tsx';
import { LoginDialogs } from '#web/features/motivator/login-dialogs.tsx';
import { AskedAbout } from '#web/features/progress/asked-about.tsx';
import { TipOfDay } from '#web/features/tip/tip-of-day.tsx';
import { AppLink } from '#web/lib/app-link.tsx';
import { useCall } from '#web/lib/query.ts';
import { useSession, type Profile } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import './home.css';

export function HomePage() {
  const { profile } = useSession();
  const asksForPrices = useRouterState({ select: ({ location }) => location.hash === 'pricing' });
  // A link to the prices of the public page: whoever is signed in has them under Billing.
  if (asksForPrices) return <Navigate to="/billing" replace />;
  return profile && <Home profile={profile} />;
}

function Home({ profile }: { profile: Profile }) {
  const [now] = useState(() => new Date());
  const { data: home, error, isFetching, refetch } = useCall(readHome, { staleAfterSeconds: 0 });
  const { timeZone } = profile;
  const today = dayOf(now, timeZone);
  const busy = !home && !error;
  const failed = (
    <Failed busy={isFetching} onRetry={() => void refetch()}>
      {LOAD_FAILED}
    </Failed>
  );
  const days = home?.moodAnalytics.weeklyData.map(({ day }, index) => ({ key: day, label: 'MTWTFSS'[index]!, on: home.days.includes(day), today: day === today }));
  return (
    <main className="page home" id="main" tabIndex={-1}>
      <PaymentReturn />
      <div className="stack banners">
        <PasswordBanner />
        <TrialBanner profile={profile} />
        <BrainBanner profile={profile} />
      </div>
      <div className="cols">
        <div>
          <Opening profile={profile} now={now} line={home?.line ?? ''} />
          <Section title="Your Wins This Week" busy={busy}>
            {home && days ? <WinsOfWeek wins={home.wins} days={days} /> : error ? failed : <WinsSkeleton />}
          </Section>
          <Section title="Quick actions">
            <QuickActions />
          </Section>
          {busy ? (
            // Without a heading, for a question may come first: what is read already doesn't move.
            <div className="sec" aria-busy="true">
              <RecentSkeleton />
            </div>
          ) : (
            <>
              {home && home.askedAbout.length > 0 && <AskedAbout plans={home.askedAbout} />}
              <Section title="Recent Activity">{home ? <RecentActivity items={home.recent} now={now} /> : failed}</Section>
            </>
          )}
        </div>
        <aside aria-label="Today">
          <PowerPulse latest={home?.mood ?? null} week={home?.moodAnalytics ?? null} timeZone={timeZone} now={now} />
          <Section title="Sales Tip of the Day" aside={<Lightbulb aria-hidden="true" />} busy={busy}>
            <div className="held-tip">{home ? <TipOfDay tip={home.tip} /> : error ? failed : <SkeletonLines lines={3} />}</div>
          </Section>
        </aside>
      </div>
      <LoginDialogs timeZone={timeZone} />
    </main>
  );
}

function Opening({ profile, now, line }: { profile: Profile; now: Date; line: string }) {
  const { timeZone, firstName } = profile;
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));
  return (
    <section className="opening">
      <p className="eyebrow">{new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(now)}</p>
      <h1>
        {greeting(hour)}, {firstName}.
      </h1>
      <p className="quote">{line}</p>
      <div className="row wrap">
        <AppLink className={buttonClass({ variant: 'primary', size: 'big' })} to="/ai-assistants?tab=reply">
          Start Replying
        </AppLink>
        <AppLink className={buttonClass({ variant: 'line', size: 'big' })} to="/sales-brain">
          Complete Your Brain Profile
        </AppLink>
      </div>
    </section>
  );
}

const greeting = (hour: number) => (hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening');
