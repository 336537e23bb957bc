import { useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { ExpiredPassword } from '#web/features/account/expired-password.tsx';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { startSession } from '#web/lib/session-change.ts';
import { showToast } from '#web/ui/toast-store.ts';
import './door.css';

export function LoginPage() {
  const navigate = useNavigate();
  const [expired, setExpired] = useState<{ email: string; tempToken: string } | null>(null);
  const enter = async (token: string) => {
    await startSession(token);
    await navigate({ to: '/' });
    showToast({ title: 'Welcome back!', description: "You've successfully signed in." });
  };
  return (
    <main className="page door" id="main" tabIndex={-1}>
      <h1>Welcome back</h1>
      <LoginForm
        onSignedIn={async ({ token, passwordExpired, tempToken }, email) => {
          if (passwordExpired && tempToken) setExpired({ email, tempToken });
          else if (token) await enter(token);
        }}
      >
        <p className="small">
          <Link className="link" to="/forgot-password">
            Forgot your password?
          </Link>
        </p>
      </LoginForm>
      <p className="soft">
        New here?{' '}
        <Link className="link" to="/register">
          Create an account
        </Link>
      </p>
      {expired && <ExpiredPassword {...expired} onChanged={enter} />}
    </main>
  );
}
