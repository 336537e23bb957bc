import { ListChecks, Mail, MessageSquare, Phone } from 'lucide-react';
import type { DraftChannel } from '#contract/activity';

export const channelLabels: Record<DraftChannel, string> = { email: 'Email', linkedin: 'LinkedIn', sms: 'SMS', voicemail: 'Voicemail', call: 'Call prep' };

export function ChannelIcon({ channel }: { channel: DraftChannel }) {
  if (channel === 'linkedin') return <LinkedinIcon />;
  const Icon = { email: Mail, sms: MessageSquare, voicemail: Phone, call: ListChecks }[channel];
  return <Icon aria-hidden="true" />;
}

// The set of icons has no marks of companies.
export function LinkedinIcon() {
  return (
    <svg className="lucide" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M8 11v5M8 8v.01M12 16v-5M16 16v-2.5a2 2 0 0 0-4 0" />
    </svg>
  );
}
