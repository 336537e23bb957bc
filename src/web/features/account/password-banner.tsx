import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { readPasswordExpiry } from '#contract/account';
import { useCall } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';

const DAY_SECONDS = 86_400;
const SOON_DAYS = 7;
const DISMISSED = 'passwordBannerDismissed';

export function PasswordBanner() {
  const { data } = useCall(readPasswordExpiry, { everySeconds: DAY_SECONDS });
  const [isDismissed, setIsDismissed] = useState(() => sessionStorage.getItem(DISMISSED) !== null);
  if (!data || !(data.shouldShowWarning || data.isExpired) || (isDismissed && !data.isExpired)) return null;
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, '1');
    setIsDismissed(true);
  };
  return <PasswordBannerView isExpired={data.isExpired} days={data.daysUntilExpiry ?? 0} onDismiss={dismiss} />;
}

export function PasswordBannerView({ isExpired, days, onDismiss }: { isExpired: boolean; days: number; onDismiss: () => void }) {
  const isSoon = days <= SOON_DAYS;
  const action = (
    <Link className="link" to="/profile">
      Change it
    </Link>
  );
  if (isExpired) {
    return (
      <Banner tone="rust" action={action}>
        Your password has expired. Please change it immediately to continue using the platform.
      </Banner>
    );
  }
  return (
    <Banner tone={isSoon ? 'straw' : 'sky'} action={action} onDismiss={onDismiss}>
      {`Your password expires in ${days} ${days === 1 ? 'day' : 'days'}.${isSoon ? ' Please change it soon to avoid account lockout.' : ''}`}
    </Banner>
  );
}
