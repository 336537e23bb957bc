import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { EmailConfirmation } from '#web/features/account/email-confirmation.tsx';
import { useLinkToken } from '#web/lib/link-token.ts';
import { useSession } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import './door.css';

export function ConfirmEmailPage() {
  const token = useLinkToken();
  const { state } = useSession();
  const [isDone, setIsDone] = useState(false);
  return (
    <main className="page door" id="main" tabIndex={-1}>
      <h1>{isDone ? 'Your address was changed' : token ? 'Confirm your new address' : 'This link leads nowhere'}</h1>
      <EmailConfirmation token={token} onDone={() => setIsDone(true)} />
      <p>
        {state === 'user' ? (
          <Link className={buttonClass()} to="/profile">
            My Profile
          </Link>
        ) : (
          <Link className={buttonClass()} to="/login">
            Sign In
          </Link>
        )}
      </p>
    </main>
  );
}
