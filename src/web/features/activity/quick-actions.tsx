import { ArrowRight, Mail, Phone, Send } from 'lucide-react';
import { AppLink } from '#web/lib/app-link.tsx';
import { LinkedinIcon } from './channel.tsx';
import './quick-actions.css';

const actions = [
  { label: 'Reply to an Email', to: '/ai-assistants?tab=reply', icon: <Mail aria-hidden="true" /> },
  { label: 'Start an Outbound Touch', to: '/ai-assistants?tab=outbound', icon: <Send aria-hidden="true" /> },
  { label: 'Send a LinkedIn DM', to: '/ai-assistants?tab=outbound&channel=linkedin', icon: <LinkedinIcon /> },
  { label: 'Record a Voicemail Script', to: '/ai-assistants?tab=outbound&channel=voicemail', icon: <Phone aria-hidden="true" /> },
];

export const QuickActions = () => (
  <ul className="quick">
    {actions.map(({ label, to, icon }) => (
      <li key={label}>
        <AppLink className="rowlink" to={to}>
          {icon}
          <span>{label}</span>
          <ArrowRight className="sm go" aria-hidden="true" />
        </AppLink>
      </li>
    ))}
  </ul>
);
