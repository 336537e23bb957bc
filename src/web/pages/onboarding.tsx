import { Link } from '@tanstack/react-router';
import { useSession } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';

export function OnboardingPage() {
  const { profile } = useSession();
  return (
    <main className="page stack" id="main" tabIndex={-1}>
      <h1>Good to have you here, {profile?.firstName}.</h1>
      <p className="soft">Your account is ready and your trial has begun. You can set up your Sales Brain at any time.</p>
      <p>
        <Link className={buttonClass({ variant: 'primary' })} to="/">
          Go to your home screen
        </Link>
      </p>
    </main>
  );
}
