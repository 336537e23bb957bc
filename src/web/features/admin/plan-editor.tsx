import { useState, type FormEvent } from 'react';
import { MAX_QUOTA, type UserRecord } from '#contract/admin-user';
import { isUnlimited } from '#domain/plan';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { asAssignable, planOptions } from './copy.ts';
import type { PlanChange } from './user-change.ts';

const tones: Record<UserRecord['plan'], BadgeTone> = { trial: 'plain', free_trial: 'plain', core: 'pine', pro: 'solid', lifetime: 'sky', admin_comp: 'plain' };

/** The plan of a row; pressed, it and the quota can be changed. */
export function PlanEditor({ user, onChange }: { user: UserRecord; onChange: (change: PlanChange) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const trigger = (
    <button type="button" className="plan-cell" aria-label={`Plan of ${user.email}: ${user.plan}. Edit plan and quota`}>
      <Badge tone={tones[user.plan]}>{user.plan}</Badge>
    </button>
  );
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen} trigger={trigger} label={`Plan and quota of ${user.email}`}>
      <PlanForm
        user={user}
        onSave={(change) => {
          setIsOpen(false);
          onChange(change);
        }}
      />
    </Popover>
  );
}

function PlanForm({ user, onSave }: { user: UserRecord; onSave: (change: PlanChange) => void }) {
  const [plan, setPlan] = useState<UserRecord['plan']>(asAssignable(user.plan));
  const [quota, setQuota] = useState(String(user.messagesRemaining ?? ''));
  const unlimited = isUnlimited(plan);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave({ plan, messagesRemaining: unlimited ? null : readQuota(quota) });
  };
  return (
    <form className="stack plan-form" onSubmit={submit} noValidate>
      <Field label="Plan">
        <NativeSelect options={planOptions} value={plan} onChange={(event) => setPlan(event.target.value as UserRecord['plan'])} />
      </Field>
      <Field label="Messages left" hint={unlimited ? 'This plan counts no messages.' : 'A whole number. Anything else counts as 0.'}>
        <TextInput inputMode="numeric" maxLength={20} disabled={unlimited} value={unlimited ? '' : quota} onChange={(event) => setQuota(event.target.value)} />
      </Field>
      <div>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </div>
    </form>
  );
}

function readQuota(text: string) {
  const read = Number.parseInt(text, 10);
  return Number.isNaN(read) ? 0 : Math.min(MAX_QUOTA, Math.max(0, read));
}
