import { useState } from 'react';
import { saveProfile } from '#contract/account';
import { answerOnboarding, ONBOARDING_STEPS } from '#contract/onboarding';
import { call } from '#web/lib/call.ts';
import { queryClient, keyOf } from '#web/lib/query.ts';
import { profileCalls } from '#web/lib/session-change.ts';
import type { Profile } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { conversation } from './channel.ts';
import { GENERATE_FAILED, PROFILE_FAILED, PROFILE_SAVED } from './copy.ts';
import { readReply } from './question.ts';
import { useTalk } from './talk.ts';
import { TalkRoom } from './talk-room.tsx';

// Closed by 'Skip for Now', or done by 'Enter my workspace'.
type Props = { profile: Profile; onSkip: () => void; onDone: () => void };

export function ConversationRoom({ profile, onSkip, onDone }: Props) {
  const talk = useTalk(conversation);
  const step = talk.standing?.step ?? 1;
  const isCompleted = talk.standing?.completed ?? false;
  const progress = { label: `Step ${step} of ${ONBOARDING_STEPS}`, step: isCompleted ? ONBOARDING_STEPS + 1 : step, steps: ONBOARDING_STEPS };
  return (
    <>
      <TalkRoom kind="onboarding" title="Build your Sales Brain" talk={talk} profile={profile} progress={progress} failureText={GENERATE_FAILED} onSkip={isCompleted ? onDone : onSkip} />
      {isCompleted && <Completed said={talk.standing!.turns.at(-1)!.content} onDone={onDone} />}
    </>
  );
}

function Completed({ said, onDone }: { said: string; onDone: () => void }) {
  const [isSaving, setIsSaving] = useState(false);
  const { lead, question } = readReply(said);
  const enter = async () => {
    setIsSaving(true);
    try {
      await saveFinal();
      showToast(PROFILE_SAVED);
      onDone();
    } catch {
      showToast({ variant: 'destructive', ...PROFILE_FAILED });
      setIsSaving(false);
    }
  };
  const footer = (
    <Button variant="primary" busy={isSaving} onClick={() => void enter()}>
      Enter my workspace
    </Button>
  );
  return (
    <Dialog open onClose={onDone} title="Your coach knows you now" footer={footer}>
      <div className="stack">
        {[...lead, question].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}

// The final profile is read once more: an answer may have been changed elsewhere since the last turn.
async function saveFinal() {
  const { finalProfileData } = await call(answerOnboarding, { userMessage: '' }, { key: crypto.randomUUID() });
  await call(saveProfile, { ...finalProfileData, llmOnboardingCompleted: true, profileCompletionStatus: 'complete' }, { key: crypto.randomUUID() });
  await Promise.all(profileCalls.map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })));
}
