import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { ForgotForm } from '#web/features/account/forgot-form.tsx';
import { Button } from '#web/ui/button.tsx';
import './door.css';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <main className="page door" id="main" tabIndex={-1}>
      {sentTo === null ? (
        <>
          <div>
            <h1>Forgot your password?</h1>
            <p className="soft">Tell us your email address, and we send a link to choose a new one.</p>
          </div>
          <ForgotForm onSent={setSentTo} />
        </>
      ) : (
        <output className="stack">
          <h1>Check Your Email</h1>
          <p>
            If there is an account for <b>{sentTo}</b>, a link is on its way. It works once, for 60 minutes.
          </p>
          <p className="soft">Nothing after a few minutes? Look in the spam folder, or try again.</p>
          <p>
            <Button onClick={() => setSentTo(null)}>Use another address</Button>
          </p>
        </output>
      )}
      <p className="soft">
        <Link className="link" to="/login">
          Back to sign in
        </Link>
      </p>
    </main>
  );
}
