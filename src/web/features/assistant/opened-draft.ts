import { useEffect } from 'react';
import { readDraft } from '#contract/activity';
import type { CallPlan } from '#contract/assistant';
import { useCall } from '#web/lib/query.ts';
import { isReady, tabOf, toForm, blankForm, type Form, type Tab } from './form.ts';
import { showVersion, toVersion, type Desk } from './version.ts';

type Opening = {
  id: string | null;
  form: Form;
  changeForm: (change: Partial<Form>) => void;
  changeDesk: (work: (desk: Desk) => Desk) => void;
  onPlan: (plan: CallPlan) => void;
  /** Not known yet where it is undefined. */
  hasExtras: boolean | undefined;
  onOpened: (tab: Tab) => void;
};

// A link to a stored draft lays it on the desk; true where there is none, or no place for it. A form that holds something of its own is left as it is.
export function useOpenedDraft({ id, form, changeForm, changeDesk, onPlan, hasExtras, onOpened }: Opening) {
  const { data, error } = useCall(readDraft, { input: { id: id ?? '' }, enabled: id !== null });
  const tab = data && hasExtras !== undefined ? tabOf(data.row.kind, hasExtras) : null;
  useEffect(() => {
    if (id === null || !data || data.row.id !== id || tab === null) return;
    if (data.plan) onPlan(data.plan);
    if (tab === 'call-prep') {
      if (form.target.trim() === '') changeForm({ target: data.request.brief ?? '' });
    } else {
      const asked = toForm(tab, data.request);
      if (data.draft) changeDesk((desk) => ({ ...desk, [tab]: showVersion(desk[tab], toVersion(data.draft!, { ...blankForm, ...asked }, tab, data.kept)) }));
      if (!isReady(tab, form)) changeForm(asked);
    }
    onOpened(tab);
  });
  return id !== null && (error !== null || (data != null && hasExtras !== undefined && tab === null));
}
