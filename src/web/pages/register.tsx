import { Link, useNavigate } from '@tanstack/react-router';
import { RegisterForm } from '#web/features/account/register-form.tsx';
import { productName } from '#web/lib/product.ts';
import { startSession } from '#web/lib/session-change.ts';
import { showToast } from '#web/ui/toast-store.ts';
import './door.css';

export function RegisterPage() {
  const navigate = useNavigate();
  return (
    <main className="page door" id="main" tabIndex={-1}>
      <div>
        <h1>Create your account</h1>
        <p className="soft">Thirty days with everything in it. No card.</p>
      </div>
      <RegisterForm
        onRegistered={async ({ token }) => {
          await startSession(token);
          await navigate({ to: '/onboarding' });
          showToast({ title: `Welcome to ${productName}!`, description: 'Your 30-day free trial has started.' });
        }}
      />
      <p className="soft">
        Already have an account?{' '}
        <Link className="link" to="/login">
          Sign in
        </Link>
      </p>
    </main>
  );
}
