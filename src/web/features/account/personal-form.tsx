import { useMemo, useState, type FormEvent } from 'react';
import { editProfile } from '#contract/account';
import { ApiError } from '#web/lib/call.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useSend } from '#web/lib/query.ts';
import { profileCalls } from '#web/lib/session-change.ts';
import type { Profile } from '#web/lib/session.ts';
import { listTimeZones } from '#web/lib/time-zones.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';

const fields = ['firstName', 'lastName', 'email', 'contactNumber', 'timeZone'] as const;
type Personal = Record<(typeof fields)[number], string>;
const onlyChanged = (typed: Personal, saved: Personal): Partial<Personal> => Object.fromEntries(fields.filter((name) => typed[name].trim() !== saved[name]).map((name) => [name, typed[name]]));

export function PersonalForm({ profile }: { profile: Profile }) {
  const [edits, setEdits] = useState<Partial<Personal>>({});
  const typed: Personal = { ...profile, ...edits };
  const changed = onlyChanged(typed, profile);
  const isChanged = Object.keys(changed).length > 0;
  const draft = useDraft('profile', isChanged ? changed : null);
  const [today] = useState(() => new Date());
  const zones = useMemo(() => listTimeZones(profile.timeZone, today), [profile.timeZone, today]);
  const send = useSend(editProfile, {
    refresh: profileCalls,
    onDone: (_, { email }) => showToast(email ? { title: 'Confirm your new address', description: `We sent a link to ${email.trim()}. Until you open it, the old address stays.` } : { title: 'Profile updated', description: 'Your changes are saved.' }),
    onFailed: () => showToast({ variant: 'destructive', title: 'Profile not saved', description: 'Failed to update profile. Please try again.' }),
  });
  const errors = send.error instanceof ApiError ? send.error.fields : {};
  const bind = (name: keyof Personal) => ({ name, value: typed[name], onChange: (event: { target: { value: string } }) => setEdits({ ...edits, [name]: event.target.value }) });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending || !isChanged) return;
    await send.mutateAsync(changed).then(
      () => setEdits({}),
      () => {},
    );
  };

  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {draft.offered && (
        <Banner tone="sky" title="You had begun to change this." onDismiss={draft.drop} dismissLabel="Drop the draft" action={<Button size="small" variant="ghost" onClick={() => setEdits(draft.offered ?? {})}>Use my draft</Button>}>
          What you typed before you were signed out was kept.
        </Banner>
      )}
      <div className="pair">
        <Field label="First name" error={errors.firstName ?? null}>
          <TextInput autoComplete="given-name" {...bind('firstName')} />
        </Field>
        <Field label="Last name" error={errors.lastName ?? null}>
          <TextInput autoComplete="family-name" {...bind('lastName')} />
        </Field>
      </div>
      <div className="pair">
        <Field label="Email" error={errors.email ?? null} hint={profile.pendingEmail && <Pending email={profile.pendingEmail} />}>
          <TextInput type="email" autoComplete="email" inputMode="email" autoCapitalize="none" {...bind('email')} />
        </Field>
        <Field label="Contact number" aside="optional" error={errors.contactNumber ?? null}>
          <TextInput type="tel" autoComplete="tel" {...bind('contactNumber')} />
        </Field>
      </div>
      <Field label="Time zone" hint="Your days and weeks begin by this clock." {...(errors.timeZone && { error: errors.timeZone })}>
        <NativeSelect options={zones} {...bind('timeZone')} />
      </Field>
      <p>
        <Button type="submit" variant="primary" busy={send.isPending} busyLabel="Saving…" disabled={!isChanged && !send.isPending}>
          Save Changes
        </Button>
      </p>
    </form>
  );
}

const Pending = ({ email }: { email: string }) => (
  <>
    Waiting for <b>{email}</b> to be confirmed: open the link that we sent there.
  </>
);
