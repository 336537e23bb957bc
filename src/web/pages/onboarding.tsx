import { useEffect, useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BuilderRoom } from '#web/features/onboarding/builder-room.tsx';
import { ConversationRoom } from '#web/features/onboarding/conversation-room.tsx';
import { PAUSED, type Problem } from '#web/features/onboarding/copy.ts';
import { Explainer } from '#web/features/onboarding/explainer.tsx';
import { SetupIntro } from '#web/features/onboarding/setup-intro.tsx';
import { Wizard } from '#web/features/onboarding/wizard-view.tsx';
import { isOnboarded } from '#web/features/onboarding/wizard.ts';
import { useSession, type Profile } from '#web/lib/session.ts';
import { storeToken } from '#web/lib/token.ts';
import { showToast } from '#web/ui/toast-store.ts';

// Which part of the set-up is open stands in the address, so that a reload comes back to it.
type Flow = 'intro' | 'conversation' | 'builder' | 'builder-chat';

export function OnboardingPage() {
  const { profile } = useSession();
  return profile && <Onboarding key={profile.id} profile={profile} />;
}

function Onboarding({ profile }: { profile: Profile }) {
  const { flow }: { flow?: Flow } = useSearch({ strict: false });
  const navigate = useNavigate();
  // Asked once: finishing the wizard must not send one away from what follows it.
  const [isDone] = useState(() => isOnboarded(profile));
  const [problem, setProblem] = useState<Problem | null>(null);
  const isElsewhere = flow === undefined && isDone;
  useEffect(() => {
    if (isElsewhere) void navigate({ href: '/chat', replace: true });
  }, [isElsewhere, navigate]);

  const show = (next: Flow) => void navigate({ to: '/onboarding', search: { flow: next } as never, replace: flow === undefined });
  const explain = (found: Problem) => {
    setProblem(found);
    show('builder');
  };
  const goHome = () => void navigate({ to: '/' });
  const pause = () => {
    showToast(PAUSED);
    goHome();
  };
  const leaveToRegister = async () => {
    await navigate({ to: '/register' });
    storeToken(null);
  };
  return (
    <main className="page" id="main" tabIndex={-1}>
      {flow === undefined ? !isDone && <Wizard profile={profile} onFinished={() => show('intro')} onNoToken={leaveToRegister} /> : <h1 className="vh">Set up your Sales Brain</h1>}
      {flow === 'intro' && <SetupIntro onStart={() => show('conversation')} onGuided={() => show('builder')} onClose={goHome} />}
      {flow === 'conversation' && <ConversationRoom profile={profile} onSkip={pause} onDone={goHome} />}
      {flow === 'builder' && <Explainer problem={problem} onStart={() => show('builder-chat')} onSkip={pause} />}
      {flow === 'builder-chat' && <BuilderRoom profile={profile} onSkip={pause} onExplain={explain} onLaunch={() => void navigate({ href: '/chat' })} />}
    </main>
  );
}
