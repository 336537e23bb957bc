import { useRef, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { saveProfile } from '#contract/account';
import { ApiError } from '#web/lib/call.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useSend } from '#web/lib/query.ts';
import { profileCalls } from '#web/lib/session-change.ts';
import type { Profile } from '#web/lib/session.ts';
import { readStoredToken } from '#web/lib/token.ts';
import { Button } from '#web/ui/button.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { NOT_SIGNED_IN, SAVE_FAILED } from './copy.ts';
import { ApproachStep, BusinessStep, ReadyStep } from './wizard-steps.tsx';
import { findMissing, hasStored, markOnboarded, readAnswers, readStep, storeAnswers, toProfile, WIZARD_STEPS, type Answers, type WizardField } from './wizard.ts';
import './wizard.css';

const OPEN_AFTER_MS = 1000;
const titles = ['Tell us about your business', 'How you sell', "You're all set"];
type Props = { profile: Profile; onFinished: () => void; onNoToken: () => Promise<void> };

export function Wizard({ profile, onFinished, onNoToken }: Props) {
  const { answers, step, change, goTo, drop } = useWizard(profile);
  const [isWaiting, setIsWaiting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const send = useSend(saveProfile, {
    refresh: profileCalls,
    onDone: () => {
      markOnboarded(profile);
      drop();
      setIsWaiting(true);
      setTimeout(onFinished, OPEN_AFTER_MS);
    },
    // Whoever is signed out is told so elsewhere; what was typed is kept for both.
    onFailed: (error) => !(error instanceof ApiError && error.status === 401) && showToast({ variant: 'destructive', ...SAVE_FAILED }),
  });
  const busy = send.isPending || isWaiting;
  const missing = findMissing(step, answers);

  const move = (to: number) => {
    goTo(to);
    heading.current?.focus();
  };
  const next = async () => {
    if (busy || missing.length > 0) return;
    if (step < WIZARD_STEPS) return move(step + 1);
    if (readStoredToken() !== null) return send.mutate(toProfile(answers));
    showToast({ variant: 'destructive', ...NOT_SIGNED_IN });
    await onNoToken();
  };

  return (
    <form
      className="wizard"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void next();
      }}
    >
      <div className="row wiz-progress">
        <p className="small strong num">
          Step {step} of {WIZARD_STEPS}
        </p>
        <Progress label={`Step ${step} of ${WIZARD_STEPS}`} value={step} max={WIZARD_STEPS} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {titles[step - 1]}
      </h1>
      <div className="stack">
        {step === 1 && <BusinessStep answers={answers} onChange={change} />}
        {step === 2 && <ApproachStep answers={answers} onChange={change} />}
        {step === 3 && <ReadyStep answers={answers} />}
      </div>
      <p className="small soft needed" aria-live="polite">
        {missing.length > 0 && `Still needed: ${new Intl.ListFormat('en').format(missing)}.`}
      </p>
      <div className="row between">
        <Button variant="ghost" icon={<ArrowLeft className="sm" aria-hidden="true" />} disabled={step === 1} onClick={() => !busy && move(step - 1)}>
          Previous
        </Button>
        <Button type="submit" variant="primary" disabled={missing.length > 0} busy={busy} {...(step === WIZARD_STEPS && { busyLabel: 'Saving...' })}>
          {step < WIZARD_STEPS ? 'Next' : 'Get Started'}
        </Button>
      </div>
    </form>
  );
}

// The answers and the step, kept in this browser with every change.
function useWizard(profile: Profile) {
  const [kept, setAnswers] = useState(() => readAnswers(profile));
  const [step, setStep] = useState(() => readStep(profile, kept));
  const [isTouched, setIsTouched] = useState(false);
  const { offered, drop } = useDraft<Answers>('wizard', isTouched ? kept : null);
  // A log-out that nobody asked for empties the storage, but for drafts.
  const answers = offered && !hasStored(profile) ? offered : kept;
  const keep = (next: Answers, at: number) => {
    setAnswers(next);
    setStep(at);
    storeAnswers(profile, next, at);
  };
  const change = (field: WizardField, value: string) => {
    setIsTouched(true);
    keep({ ...answers, [field]: value }, step);
  };
  return { answers, step, change, goTo: (at: number) => keep(answers, at), drop };
}
