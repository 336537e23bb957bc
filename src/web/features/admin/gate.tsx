import { useEffect, useState, type FormEvent } from 'react';
import { openAdmin, readAdminSession } from '#contract/admin';
import { queryClient, useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { gateFailure } from './copy.ts';
import './admin.css';

export function Gate() {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // Nothing that was read in an earlier session stays behind the gate.
  useEffect(() => queryClient.removeQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/api/admin/') && queryKey[1] !== readAdminSession.path }), []);
  const open = useSend(openAdmin, { refresh: [readAdminSession], onFailed: (error) => setProblem(gateFailure(error)) });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (open.isPending) return;
    setProblem(null);
    if (password === '') setProblem('Please enter the password.');
    else open.mutate({ password });
  };
  return (
    <main className="page gate" id="main" tabIndex={-1}>
      <form className="stack" onSubmit={submit} noValidate aria-labelledby="gate-title">
        <div>
          <h1 id="gate-title">Admin</h1>
          <p className="soft">For staff. The session lasts 8 hours, and ends after 30 minutes without use or with the browser.</p>
        </div>
        <Field label="Password" error={problem}>
          <PasswordInput name="password" value={password} onChange={(event) => setPassword(event.target.value)} />
        </Field>
        <div>
          <Button type="submit" variant="primary" size="big" busy={open.isPending} busyLabel="Checking...">
            Enter
          </Button>
        </div>
      </form>
    </main>
  );
}
