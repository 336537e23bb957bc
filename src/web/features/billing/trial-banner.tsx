import { useState } from 'react';
import { readTrial } from '#contract/billing';
import { isTrial } from '#domain/plan';
import { AppLink } from '#web/lib/app-link.tsx';
import { useCall } from '#web/lib/query.ts';
import type { Profile } from '#web/lib/session.ts';
import { Banner } from '#web/ui/banner.tsx';

const SOON_DAYS = 7;
const HOUR_SECONDS = 3600;
const DISMISSED = 'trialBannerDismissed';

// In the last week of the trial, and once it is over.
export function TrialBanner({ profile }: { profile: Profile }) {
  const onTrial = isTrial(profile.plan);
  const { data } = useCall(readTrial, { enabled: onTrial, staleAfterSeconds: HOUR_SECONDS });
  const [isDismissed, setIsDismissed] = useState(() => sessionStorage.getItem(DISMISSED) !== null);
  if (!onTrial || !data || data.daysRemaining > SOON_DAYS || isDismissed) return null;
  const days = data.daysRemaining;
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, '1');
    setIsDismissed(true);
  };
  const action = (
    <AppLink className="link" to="/billing">
      See plans
    </AppLink>
  );
  const title = days === 0 ? 'Your trial is over.' : `${days} ${days === 1 ? 'day' : 'days'} of your trial left.`;
  return (
    <Banner tone="straw" title={title} action={action} onDismiss={dismiss}>
      {days === 0 ? 'Everything you made is still here. A plan or a pack of messages lets you go on.' : 'Nothing is charged when it ends.'}
    </Banner>
  );
}
