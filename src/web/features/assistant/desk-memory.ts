import { useMemo, useState } from 'react';
import type { CallPlan } from '#contract/assistant';
import { useDraft } from '#web/lib/draft.ts';
import { blankForm, type Form } from './form.ts';
import type { Desk } from './version.ts';

// What was typed and what was drafted, kept through tab changes and reloads.
export function useDeskMemory() {
  const [typed, setTyped] = useState<Form | null>(null);
  const [desk, setDesk] = useState<Desk | null>(null);
  const [plan, setPlan] = useState<CallPlan | null>(null);
  const keptForm = useDraft('assistant-form', typed);
  const keptDesk = useDraft('assistant-drafts', useMemo(() => desk && lighten(desk), [desk]));
  const keptPlan = useDraft('assistant-call-plan', plan);
  const form: Form = typed ?? { ...blankForm, ...keptForm.offered };
  const shown: Desk = desk ?? keptDesk.offered ?? {};
  return {
    plan: plan ?? keptPlan.offered,
    setPlan,
    form,
    changeForm: (change: Partial<Form>) => setTyped((now) => ({ ...(now ?? form), ...change })),
    desk: shown,
    changeDesk: (work: (desk: Desk) => Desk) => setDesk((now) => work(now ?? shown)),
  };
}

// A browser keeps only so much: the drafts are kept whole, of the way back the last steps.
const KEPT_STEPS = 10;
const lighten = (desk: Desk): Desk =>
  Object.fromEntries(Object.entries(desk).map(([kind, { versions, at }]) => [kind, { at, versions: versions.map((version) => ({ ...version, past: version.past.slice(-KEPT_STEPS) })) }]));
