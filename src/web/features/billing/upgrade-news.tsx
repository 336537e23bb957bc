import { useEffect } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { AppLink } from '#web/lib/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { refreshPlan } from './payment-done.ts';

const LEAVE_AFTER_MS = 1000;
// The address is anybody's to write, so only a short word is taken from it.
const isName = (text: string | null): text is string => text !== null && /^[a-z][a-z_-]{0,23}$/i.test(text);

// After a payment at the provider. What was bought is known from the provider; the address only names it.
export function UpgradeNews({ plan, interval }: { plan: string | null; interval: string | null }) {
  const navigate = useNavigate();
  const named = isName(plan) ? plan.replaceAll(/[_-]/g, ' ').toUpperCase() : null;
  useEffect(() => {
    void refreshPlan();
    if (named === null) return;
    const timer = setTimeout(() => void navigate({ to: '/chat', replace: true }), LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [named, navigate]);
  if (named === null) {
    return (
      <>
        <p role="alert" className="upgrade-news">
          Your subscription succeeded, but no plan information was given.
        </p>
        <p>
          <AppLink className={buttonClass({ variant: 'primary' })} to="/billing">
            See your plan
          </AppLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p role="alert" className="upgrade-news">
        You have been upgraded to <b>{named}</b>
        {isName(interval) && `, paid ${interval.toLowerCase()}`}.
      </p>
      <Spinner label="Taking you to your coach" />
    </>
  );
}
