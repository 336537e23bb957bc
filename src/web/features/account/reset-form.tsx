import { useState, type FormEvent } from 'react';
import { resetPassword } from '#contract/account';
import { findPasswordFaults } from '#domain/password';
import { ApiError } from '#web/lib/call.ts';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { isAway, resetFailure } from './copy.ts';
import { NewPasswordFields, noPassword } from './new-password.tsx';

type Props = { token: string; onDone: () => void; onBadLink: (sentence: string) => void };

export function ResetForm({ token, onDone, onBadLink }: Props) {
  const [typed, setTyped] = useState(noPassword);
  const send = useSend(resetPassword, {
    onDone,
    onFailed: (error) => {
      const sentence = resetFailure(error);
      // A link that is used up leads nowhere; anything else can be tried again with what was typed.
      if (error instanceof ApiError && error.code === 'expired_link') onBadLink(sentence);
      else showToast({ variant: 'destructive', title: isAway(error) ? 'Nothing was changed' : 'Invalid Password', description: sentence });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const [fault] = findPasswordFaults(typed.password);
    if (fault) showToast({ variant: 'destructive', title: 'Invalid Password', description: fault });
    else if (typed.password !== typed.confirm) showToast({ variant: 'destructive', title: "Passwords Don't Match", description: 'Please type the same password twice.' });
    else send.mutate({ token, newPassword: typed.password });
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <NewPasswordFields value={typed} onChange={setTyped} />
      <Button type="submit" variant="primary" wide busy={send.isPending}>
        Reset Password
      </Button>
    </form>
  );
}
