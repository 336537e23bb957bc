import { useNavigate } from '@tanstack/react-router';
import { readOnboarding, restartOnboarding } from '#contract/onboarding';
import { useSend } from '#web/lib/query.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';

const CONVERSATION = '/onboarding?flow=conversation';

// Where nothing is answered there is nothing to restart: the conversation goes on where it stands.
export function Restart({ isEmpty }: { isEmpty: boolean }) {
  const navigate = useNavigate();
  const restart = useSend(restartOnboarding, {
    refresh: [readOnboarding],
    onDone: () => void navigate({ href: CONVERSATION }),
    onFailed: () => showToast({ variant: 'destructive', title: 'Not restarted', description: 'Your answers are as they were. Please try again.' }),
  });
  if (isEmpty) {
    return (
      <AppLink className={buttonClass({ variant: 'line', wide: true })} to={CONVERSATION}>
        Start Sales Brain Setup
      </AppLink>
    );
  }
  return (
    <>
      <Button variant="ghost" wide busy={restart.isPending} onClick={() => restart.mutate({})}>
        Restart Conversation
      </Button>
      <p className="small soft">Restarting asks again from the first question. Nothing is lost until you give a new answer.</p>
    </>
  );
}
