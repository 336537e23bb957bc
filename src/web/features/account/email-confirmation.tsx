import { confirmEmail } from '#contract/account';
import { useSend } from '#web/lib/query.ts';
import { profileCalls } from '#web/lib/session-change.ts';
import { readToken } from '#web/lib/token.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { isAway, sayFailure } from './copy.ts';

const BAD_LINK = 'This link is invalid or has expired.';

// By a button, because programs that read mail follow its links.
export function EmailConfirmation({ token, onDone }: { token: string; onDone: () => void }) {
  const send = useSend(confirmEmail, { refresh: readToken() ? profileCalls : [], onDone });
  if (send.isSuccess) return <p>From now on you sign in with it, and our mails go there.</p>;
  if (!token)
    return (
      <div className="stack">
        <FieldError>{BAD_LINK}</FieldError>
        <p className="soft">Open the newest mail we sent you, or ask for the change again in your profile.</p>
      </div>
    );
  const failure = send.error && sayFailure(send.error, BAD_LINK);
  return (
    <div className="stack">
      <p>One press, and it is the address of your account.</p>
      <div role="alert">{failure && <FieldError>{failure}</FieldError>}</div>
      {(!send.error || isAway(send.error)) && (
        <p>
          <Button variant="primary" busy={send.isPending} onClick={() => send.mutate({ token })}>
            Confirm This Address
          </Button>
        </p>
      )}
    </div>
  );
}
