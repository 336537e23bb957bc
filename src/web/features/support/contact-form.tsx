import { useState, type FormEvent } from 'react';
import { askSupport, contactForm, GENERAL_INQUIRY, inquiryMessage, MAX_CONTACT_NAME_CHARACTERS, MAX_MESSAGE_CHARACTERS, MAX_SUBJECT_CHARACTERS, type ContactForm as Contact } from '#contract/support';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { CONTACT_FAILED, contactFailure } from './copy.ts';

const empty: Contact = { name: '', email: '', subject: '', message: '' };
const names = Object.keys(empty) as (keyof Contact)[];

export function ContactForm({ onSent }: { onSent: () => void }) {
  const [typed, setTyped] = useState(empty);
  // A field is judged once one has left it, and all of them on sending.
  const [left, setLeft] = useState<readonly (keyof Contact)[]>([]);
  const send = useSend(askSupport, {
    onDone: onSent,
    onFailed: () => showToast({ variant: 'destructive', ...CONTACT_FAILED }),
  });
  const problems = findProblems(typed);

  const bind = (name: keyof Contact) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped((before) => ({ ...before, [name]: event.target.value })),
    onBlur: () => typed[name] && setLeft([...left, name]),
  });
  const errorOf = (name: keyof Contact) => (left.includes(name) ? (problems[name] ?? null) : null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    setLeft(names);
    const checked = contactForm.safeParse(typed);
    if (checked.success) send.mutate({ subject: checked.data.subject, message: inquiryMessage(checked.data), issueType: GENERAL_INQUIRY });
    else event.currentTarget.querySelector<HTMLElement>(`[name=${names.find((name) => problems[name])}]`)?.focus();
  };

  return (
    <form className="stack" onSubmit={submit} noValidate aria-label="Contact">
      <Field label="Name" error={errorOf('name')}>
        <TextInput autoComplete="name" maxLength={MAX_CONTACT_NAME_CHARACTERS} {...bind('name')} />
      </Field>
      <Field label="Email" error={errorOf('email')}>
        <TextInput type="email" autoComplete="email" inputMode="email" autoCapitalize="none" {...bind('email')} />
      </Field>
      <Field label="Subject" error={errorOf('subject')}>
        <TextInput maxLength={MAX_SUBJECT_CHARACTERS} {...bind('subject')} />
      </Field>
      <Field label="Message" error={errorOf('message')} counter={`${typed.message.length}/${MAX_MESSAGE_CHARACTERS} characters`}>
        <TextArea rows={7} {...bind('message')} />
      </Field>
      <div role="alert">{send.isError && <FieldError>{contactFailure(send.error)}</FieldError>}</div>
      <div>
        <Button type="submit" variant="primary" size="big" busy={send.isPending} busyLabel="Sending...">
          Send Message
        </Button>
      </div>
    </form>
  );
}

function findProblems(typed: Contact): Partial<Contact> {
  const problems: Partial<Contact> = {};
  for (const { path, message } of contactForm.safeParse(typed).error?.issues ?? []) problems[path[0] as keyof Contact] ??= message;
  return problems;
}
