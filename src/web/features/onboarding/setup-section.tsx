import { useNavigate } from '@tanstack/react-router';
import { brainQuestions } from '#contract/brain';
import { ONBOARDING_STEPS, readOnboarding, restartOnboarding } from '#contract/onboarding';
import { listUnanswered } from '#domain/brain';
import { AppLink } from '#web/lib/app-link.tsx';
import { useCall, useSend } from '#web/lib/query.ts';
import type { Profile } from '#web/lib/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { RESTART_FAILED } from './copy.ts';

// Where a setup that was put aside goes on.
export function SetupSection({ profile }: { profile: Profile }) {
  const { data } = useCall(readOnboarding, { staleAfterSeconds: 0 });
  const total = brainQuestions.length;
  const left = listUnanswered(profile).length;
  const { conversation, builder } = data ?? {};
  const hasBegun = (conversation?.turns.length ?? 0) > 0;
  const isOver = conversation?.completed ?? false;
  return (
    <div className="stack">
      <p className="soft">
        {total - left} of {total} answers.{hasBegun && !isOver && ` The conversation waits at step ${conversation!.step} of ${ONBOARDING_STEPS}.`} Each one lets drafts say more about you.
      </p>
      <div className="row wrap">
        {isOver && left > 0 && <AskRest />}
        {!isOver && (
          <AppLink className={buttonClass({ variant: 'line' })} to="/onboarding?flow=conversation">
            {hasBegun ? 'Continue the conversation' : 'Start the conversation'}
          </AppLink>
        )}
        {!builder?.completed && (
          <AppLink className={buttonClass({ variant: 'ghost' })} to="/onboarding?flow=builder">
            {(builder?.turns.length ?? 0) > 0 ? 'Continue the guided builder' : 'Guided builder'}
          </AppLink>
        )}
        <AppLink className={buttonClass({ variant: 'ghost' })} to="/sales-brain">
          My Sales Brain
        </AppLink>
      </div>
    </div>
  );
}

function AskRest() {
  const navigate = useNavigate();
  const send = useSend(restartOnboarding, {
    onDone: () => void navigate({ to: '/onboarding', search: { flow: 'conversation' } as never }),
    onFailed: () => showToast({ variant: 'destructive', ...RESTART_FAILED }),
  });
  return (
    <Button variant="line" busy={send.isPending} onClick={() => send.mutate({ openOnly: true })}>
      Answer what is still open
    </Button>
  );
}
