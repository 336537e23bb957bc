import { useState } from 'react';
import { useDraft } from '#web/lib/draft.ts';
import { blankForm, type Form } from './form.ts';
import type { Desk } from './version.ts';

// What was typed and what was drafted, kept through tab changes and reloads.
export function useDeskMemory() {
  const [typed, setTyped] = useState<Form | null>(null);
  const [desk, setDesk] = useState<Desk | null>(null);
  const keptForm = useDraft('assistant-form', typed);
  const keptDesk = useDraft('assistant-drafts', desk);
  const form: Form = typed ?? { ...blankForm, ...keptForm.offered };
  const shown: Desk = desk ?? keptDesk.offered ?? {};
  return {
    form,
    changeForm: (change: Partial<Form>) => setTyped((now) => ({ ...(now ?? form), ...change })),
    desk: shown,
    changeDesk: (work: (desk: Desk) => Desk) => setDesk((now) => work(now ?? shown)),
  };
}
