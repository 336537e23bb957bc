import { Search } from 'lucide-react';
import { planNames } from '#contract/account';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export type UserWish = { search: string; plan: string; priorityOnly: boolean };
const plans = [{ value: '', label: 'All plans' }, ...planNames.map((value) => ({ value, label: value }))];

export function UserFilters({ wish, onChange }: { wish: UserWish; onChange: (wish: UserWish) => void }) {
  return (
    <>
      <div className="find">
        <Search className="sm" aria-hidden="true" />
        <TextInput type="search" aria-label="Search users" placeholder="E-mail, username or id" maxLength={200} value={wish.search} onChange={(event) => onChange({ ...wish, search: event.target.value })} />
      </div>
      <div className="plan-filter">
        <NativeSelect aria-label="Plan" options={plans} value={wish.plan} onChange={(event) => onChange({ ...wish, plan: event.target.value })} />
      </div>
      <Checkbox label="Priority only" checked={wish.priorityOnly} onChange={(event) => onChange({ ...wish, priorityOnly: event.target.checked })} />
    </>
  );
}
