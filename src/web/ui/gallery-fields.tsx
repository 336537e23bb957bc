import { useState } from 'react';
import { Mail, MessageSquare } from 'lucide-react';
import { Checkbox } from './checkbox.tsx';
import { Exhibit, Exhibits } from './exhibit.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { Segmented } from './segmented.tsx';
import { Select } from './select.tsx';
import { Checklist } from './stages.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextInput } from './text-input.tsx';

const ISSUES = [
  { value: 'bug', label: 'Something doesn’t work' },
  { value: 'billing', label: 'Billing' },
  { value: 'idea', label: 'An idea for a feature that has a very long name, longer than the field is wide' },
  { value: 'old', label: 'No longer offered', disabled: true },
];
const LENGTHS = [
  { value: 'short', label: 'Short' },
  { value: 'medium', label: 'Medium' },
  { value: 'long', label: 'Long' },
];
const CHANNELS = [
  { value: 'email', label: 'Email', icon: <Mail /> },
  { value: 'sms', label: 'SMS', icon: <MessageSquare /> },
  { value: 'fax', label: 'Fax', disabled: true },
];

export function GalleryFields() {
  const [issue, setIssue] = useState('');
  const [length, setLength] = useState('medium');
  const [message, setMessage] = useState('Since this morning, replies end with my name and then my signature.');
  const [password, setPassword] = useState('Headwind7');
  return (
    <Exhibits title="Fields">
      <Exhibit name="Text: empty, filled, hint, error, disabled">
        <Field label="Subject">
          <TextInput placeholder="Brief description of your issue" />
        </Field>
        <Field label="Meeting link" aside="optional" hint="It is put under the ask">
          <TextInput defaultValue="cal.com/dana/20min" />
        </Field>
        <Field label="E-mail" error="That doesn’t look like an e-mail address">
          <TextInput type="email" defaultValue="dana@" />
        </Field>
        <Field label="Under the pointer">
          <TextInput className="as-hover" defaultValue="Northbeam Studio" />
        </Field>
        <Field label="Being typed in">
          <TextInput className="as-focus" defaultValue="Northbeam Studio" />
        </Field>
        <Field label="Username" hint="Chosen when you signed up">
          <TextInput disabled defaultValue="dana" />
        </Field>
      </Exhibit>
      <Exhibit name="Long text, password, select">
        <TextAreaField label="Message" limit={1000} value={message} onValueChange={setMessage} hint="What happened, and what you expected" />
        <Field label="Password">
          <PasswordInput value={password} onChange={(event) => setPassword(event.target.value)} autoComplete="new-password" />
        </Field>
        <Checklist
          items={[
            { label: '8 characters or more', done: password.length >= 8 },
            { label: 'A special character, such as ! or ?', done: /[^a-z0-9]/i.test(password) },
          ]}
        />
        <Field label="Issue Type" error={issue ? null : 'Choose what this is about'}>
          <Select options={ISSUES} value={issue} onValueChange={setIssue} placeholder="Select issue type" />
        </Field>
        <Field label="Plan">
          <Select options={ISSUES} value="billing" onValueChange={setIssue} disabled />
        </Field>
      </Exhibit>
      <Exhibit name="One of few">
        <Segmented label="E-mail length" segments={LENGTHS} value={length} onValueChange={setLength} />
        <Segmented label="Channel" segments={CHANNELS} value="email" onValueChange={() => undefined} />
      </Exhibit>
      <Exhibit name="Checkboxes">
        <Checkbox label="Keep me signed in" defaultChecked />
        <Checkbox label="Send me one summary a week" hint="Mondays, never more" />
        <Checkbox label="Not offered in your plan" disabled />
      </Exhibit>
    </Exhibits>
  );
}
