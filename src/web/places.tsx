import { House, MessageCircle, PenLine, TrendingUp } from 'lucide-react';

// The places of the top bar, and of the bar at the foot of a phone.
export const places = [
  { to: '/', label: 'Home', icon: <House aria-hidden="true" /> },
  { to: '/ai-assistants', label: 'AI Assistants', shortLabel: 'Assistants', icon: <PenLine aria-hidden="true" /> },
  { to: '/ai-assistants?coach=open', label: 'AI Sales Coach', shortLabel: 'Coach', icon: <MessageCircle aria-hidden="true" /> },
  { to: '/progress', label: 'Progress Tracker', shortLabel: 'Progress', icon: <TrendingUp aria-hidden="true" /> },
];
