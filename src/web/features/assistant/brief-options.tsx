import type { Channel, EmailLength, LinkedinMode, RewriteGoal } from '#contract/assistant';
import { Field } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import { channelOf, type Form, type Kind } from './form.ts';

const channels: { value: Channel; label: string }[] = [
  { value: 'email', label: 'Email' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'sms', label: 'SMS' },
];
const withVoicemail = [...channels, { value: 'voicemail' as const, label: 'Voicemail' }];
const lengths: { value: EmailLength; label: string }[] = [
  { value: 'short', label: 'Short' },
  { value: 'medium', label: 'Medium' },
  { value: 'long', label: 'Long' },
];
const modes: { value: LinkedinMode; label: string }[] = [
  { value: 'connection_request', label: 'Connection' },
  { value: 'dm', label: 'Message' },
];
const goals: { value: RewriteGoal; label: string }[] = [
  { value: 'persuasive', label: 'More persuasive' },
  { value: 'clear', label: 'Clearer' },
  { value: 'concise', label: 'More concise' },
  { value: 'professional', label: 'More professional' },
];

type Change = (change: Partial<Form>) => void;

export function BriefOptions({ kind, form, onChange }: { kind: Kind; form: Form; onChange: Change }) {
  const channel = channelOf(kind, form);
  const hasEnds = kind === 'reply' || kind === 'rewrite';
  return (
    <div className="brief-options">
      {kind === 'outbound' ? (
        <Field label="Channel">
          <Select options={withVoicemail} value={channel} onValueChange={(next) => onChange({ channel: next })} />
        </Field>
      ) : (
        <Segmented label="Channel" segments={channels} value={channel} onValueChange={(next) => onChange({ channel: next })} />
      )}
      {channel === 'email' && <Segmented label="E-mail length" segments={lengths} value={form.emailLength} onValueChange={(emailLength) => onChange({ emailLength })} />}
      {channel === 'linkedin' && <Segmented label="LinkedIn mode" segments={modes} value={form.linkedinMode} onValueChange={(linkedinMode) => onChange({ linkedinMode })} />}
      {kind === 'rewrite' && (
        <Field label="Goal">
          <Select options={goals} value={form.goal} onValueChange={(goal) => onChange({ goal })} />
        </Field>
      )}
      {hasEnds && (
        <>
          <Field label="Meeting link" aside="optional">
            <TextInput value={form.meetingLink} maxLength={500} inputMode="url" onChange={(event) => onChange({ meetingLink: event.target.value })} />
          </Field>
          <Field label="Signature" aside="optional">
            <TextArea rows={2} value={form.signature} maxLength={500} onChange={(event) => onChange({ signature: event.target.value })} />
          </Field>
        </>
      )}
    </div>
  );
}
