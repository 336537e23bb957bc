import { ExternalLink, Mail, MessageSquare, Phone } from 'lucide-react';
import { buttonClass } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import type { Version } from './version.ts';

// A desk has no text messages and no telephone; whatever is touched usually has.
const hasPhone = () => matchMedia('(pointer: coarse)').matches;

// Opens what the device has for it. The address is filled in there.
export function SendLink({ version: { draft, subject, body } }: { version: Version }) {
  const look = buttonClass({ variant: 'ghost' });
  if (draft.channel === 'email') {
    return (
      <a className={look} href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`}>
        <Mail aria-hidden="true" /> Open in mail
      </a>
    );
  }
  if (draft.channel === 'linkedin') {
    // LinkedIn takes no text by its address, so the text goes along on the clipboard.
    const copy = () => void navigator.clipboard.writeText(body).then(() => showToast({ title: 'Copied', description: 'Paste it into LinkedIn.' }), () => undefined);
    return (
      <a className={look} href="https://www.linkedin.com/messaging/" target="_blank" rel="noopener noreferrer" onClick={copy}>
        <ExternalLink aria-hidden="true" /> Copy and open LinkedIn
      </a>
    );
  }
  if (!hasPhone()) return null;
  return draft.channel === 'sms' ? (
    <a className={look} href={`sms:?&body=${encodeURIComponent(body)}`}>
      <MessageSquare aria-hidden="true" /> Open in SMS
    </a>
  ) : (
    <a className={look} href="tel:">
      <Phone aria-hidden="true" /> Open the phone
    </a>
  );
}
