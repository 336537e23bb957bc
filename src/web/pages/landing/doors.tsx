import { useEffect, useState } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { ExpiredPassword } from '#web/features/account/expired-password.tsx';
import { LoginForm } from '#web/features/account/login-form.tsx';
import { RegisterForm } from '#web/features/account/register-form.tsx';
import { openDoor, type Door } from '#web/features/landing/door.ts';
import { LegalDialog } from '#web/features/legal/legal-dialog.tsx';
import { productName } from '#web/lib/product.ts';
import { startSession } from '#web/lib/session-change.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import './doors.css';

const close = () => openDoor(null);

export function Doors({ door }: { door: Door }) {
  useEffect(() => close, []);
  if (door === 'sign-in') return <SignIn />;
  if (door === 'create-account') return <CreateAccount />;
  return <LegalDialog name={door} onClose={close} />;
}

function SignIn() {
  const [expired, setExpired] = useState<{ email: string; tempToken: string } | null>(null);
  const enter = async (token: string) => {
    await startSession(token);
    close();
    showToast({ title: 'Welcome back!', description: "You've successfully signed in." });
  };
  // Never two dialogs at once.
  if (expired) return <ExpiredPassword {...expired} onChanged={enter} />;
  return (
    <Dialog open onClose={close} title="Welcome back">
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
      <p className="soft door-other">
        New here?{' '}
        <button type="button" className="link" onClick={() => openDoor('create-account')}>
          Create an account
        </button>
      </p>
    </Dialog>
  );
}

function CreateAccount() {
  const navigate = useNavigate();
  return (
    <Dialog open onClose={close} title="Create your account" description="Thirty days with everything in it. No card.">
      <RegisterForm
        onRegistered={async ({ token }) => {
          await startSession(token);
          close();
          await navigate({ to: '/onboarding' });
          showToast({ title: `Welcome to ${productName}!`, description: 'Your 30-day free trial has started.' });
        }}
      />
      <p className="soft door-other">
        Already have an account?{' '}
        <button type="button" className="link" onClick={() => openDoor('sign-in')}>
          Sign in
        </button>
      </p>
    </Dialog>
  );
}
