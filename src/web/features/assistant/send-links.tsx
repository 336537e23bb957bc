import { Mail, MessageSquare } from 'lucide-react';
import { buttonClass } from '#web/ui/button.tsx';
import type { Version } from './version.ts';

// Opens what the device has for it. The address is filled in there.
export function SendLink({ version: { draft, subject, body } }: { version: Version }) {
  if (draft.channel === 'email') {
    return (
      <a className={buttonClass({ variant: 'ghost' })} href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`}>
        <Mail aria-hidden="true" /> Open in mail
      </a>
    );
  }
  if (draft.channel !== 'sms') return null;
  return (
    <a className={buttonClass({ variant: 'ghost' })} href={`sms:?&body=${encodeURIComponent(body)}`}>
      <MessageSquare aria-hidden="true" /> Open in SMS
    </a>
  );
}
