import { useEffect, useState, type ReactNode } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { ResetForm } from '#web/features/account/reset-form.tsx';
import { useLinkToken } from '#web/lib/link-token.ts';
import { buttonClass } from '#web/ui/button.tsx';
import './door.css';

const TO_LOGIN_AFTER_SECONDS = 3;
const BAD_LINK = 'This reset link is invalid or has expired.';

export function ResetPasswordPage() {
  const token = useLinkToken();
  const navigate = useNavigate();
  const [isDone, setIsDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(token ? null : BAD_LINK);
  useEffect(() => {
    if (token) return;
    const timer = setTimeout(() => void navigate({ to: '/login' }), TO_LOGIN_AFTER_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [token, navigate]);

  if (isDone) {
    return (
      <Ending title="Your password was changed" action={<SignIn />}>
        Sign in with the new one. Every session that was open has been signed out.
      </Ending>
    );
  }
  if (failure !== null) {
    return (
      <Ending title="This link does not work" action={token ? <AskAgain /> : <SignIn />} isBad>
        {failure}
        {!token && ' Taking you to sign in…'}
      </Ending>
    );
  }
  return (
    <main className="page door" id="main" tabIndex={-1}>
      <h1>Choose a new password</h1>
      <ResetForm token={token} onDone={() => setIsDone(true)} onBadLink={setFailure} />
    </main>
  );
}

const SignIn = () => (
  <Link className={buttonClass({ variant: 'primary' })} to="/login">
    Sign In
  </Link>
);
const AskAgain = () => (
  <Link className={buttonClass({ variant: 'primary' })} to="/forgot-password">
    Ask for a new link
  </Link>
);

function Ending({ title, action, isBad, children }: { title: string; action: ReactNode; isBad?: boolean; children: ReactNode }) {
  return (
    <main className="page door" id="main" tabIndex={-1}>
      <div className="stack" role={isBad ? 'alert' : 'status'}>
        <h1>{title}</h1>
        <p>{children}</p>
        <p>{action}</p>
      </div>
    </main>
  );
}
