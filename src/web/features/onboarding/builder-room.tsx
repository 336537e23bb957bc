import { useEffect, useState } from 'react';
import { brainQuestions } from '#contract/brain';
import { listUnanswered } from '#domain/brain';
import { ApiError } from '#web/lib/call.ts';
import type { Profile } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { Celebration } from './celebration.tsx';
import { builder, EmptyReply, MissingToken } from './channel.ts';
import { INVALID_REPLY, NOT_CONNECTED, SEND_FAILED, TOKEN_EXPIRED, TOKEN_MISSING, type Problem } from './copy.ts';
import { useTalk, type Failure } from './talk.ts';
import { TalkRoom } from './talk-room.tsx';

const CELEBRATE_AFTER_MS = 1500;
const RELOAD_AFTER_MS = 2000;
type Props = { profile: Profile; onSkip: () => void; onExplain: (problem: Problem) => void; onLaunch: () => void };

export function BuilderRoom({ profile, onSkip, onExplain, onLaunch }: Props) {
  const talk = useTalk(builder, { onFailed: (failure) => sayFailure(failure, onExplain) });
  const isCompleted = talk.standing?.completed ?? false;
  const isCelebrating = useLate(isCompleted, CELEBRATE_AFTER_MS);
  const steps = brainQuestions.length;
  const answered = steps - listUnanswered(profile).length;
  const progress = { label: `${answered} of ${steps} answered`, step: isCompleted ? steps + 1 : answered + 1, steps };
  const failureText = talk.failure?.error instanceof EmptyReply ? INVALID_REPLY : SEND_FAILED;
  return (
    <>
      <TalkRoom kind="builder" title="Guided Sales Brain builder" talk={talk} profile={profile} progress={progress} failureText={failureText} onSkip={isCompleted ? onLaunch : onSkip} />
      {isCelebrating && <Celebration onLaunch={onLaunch} />}
    </>
  );
}

// What went wrong at the opening leads back to the explainer, and is said there.
function sayFailure({ at, error }: Failure, onExplain: (problem: Problem) => void) {
  if (error instanceof MissingToken) return void showToast({ variant: 'destructive', ...TOKEN_MISSING });
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
    showToast({ variant: 'destructive', ...TOKEN_EXPIRED });
    setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    return;
  }
  if (at === 'opening') onExplain(error instanceof EmptyReply ? { title: INVALID_REPLY, description: NOT_CONNECTED.description } : NOT_CONNECTED);
}

function useLate(isOn: boolean, afterMs: number) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setIsLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [isOn, afterMs]);
  return isOn && isLate;
}
