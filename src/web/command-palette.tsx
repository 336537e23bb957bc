import { useRouter } from '@tanstack/react-router';
import { Brain, CreditCard, Keyboard, LogIn, LogOut, Moon, Sun, SunMoon, UserPlus, UserRound, type LucideIcon } from 'lucide-react';
import { logOut } from '#web/lib/session-change.ts';
import { useSession } from '#web/lib/session.ts';
import { chooseTheme, readTheme, type Theme } from '#web/lib/theme.ts';
import { places } from '#web/places.tsx';
import { Palette, type Command } from '#web/ui/palette.tsx';

const accountPlaces = [
  { to: '/sales-brain', label: 'My Sales Brain', Icon: Brain },
  { to: '/profile', label: 'My Profile', words: 'account password sessions name email time zone', Icon: UserRound },
  { to: '/billing', label: 'Billing Settings', words: 'plan card invoice', Icon: CreditCard },
];
const visitorPlaces = [
  { to: '/login', label: 'Sign in', words: 'log in', Icon: LogIn },
  { to: '/register', label: 'Create account', words: 'sign up register trial', Icon: UserPlus },
];
const themeCommands: { theme: Theme; label: string; Icon: LucideIcon }[] = [
  { theme: 'system', label: 'Theme: as the system', Icon: SunMoon },
  { theme: 'light', label: 'Theme: light', Icon: Sun },
  { theme: 'dark', label: 'Theme: dark', Icon: Moon },
];

export function CommandPalette({ onClose, onShortcuts }: { onClose: () => void; onShortcuts: () => void }) {
  const router = useRouter();
  const { state } = useSession();
  const go = ({ to, label, words, Icon }: (typeof accountPlaces)[number]): Command => ({
    id: to.slice(1),
    label,
    words: `go open ${words ?? ''}`,
    icon: <Icon aria-hidden="true" />,
    run: () => router.history.push(to),
  });
  const main = places.map(({ to, label, icon }): Command => ({ id: label.replaceAll(' ', '-'), label, words: 'go open', icon, run: () => router.history.push(to) }));
  const theme = readTheme();
  const commands: Command[] = [
    ...(state === 'user' ? [...main, ...accountPlaces.map(go)] : [...main.slice(0, 1), ...visitorPlaces.map(go)]),
    ...themeCommands.map(({ theme: other, label, Icon }) => ({
      id: `theme-${other}`,
      label,
      words: 'appearance colour color mode',
      icon: <Icon aria-hidden="true" />,
      ...(theme === other && { aside: 'now' }),
      run: () => chooseTheme(other),
    })),
    { id: 'shortcuts', label: 'Keyboard shortcuts', words: 'keys help', icon: <Keyboard aria-hidden="true" />, run: onShortcuts },
    ...(state === 'user' ? [{ id: 'log-out', label: 'Log Out', words: 'sign out leave', icon: <LogOut aria-hidden="true" />, run: () => void logOut() }] : []),
  ];
  return <Palette commands={commands} onClose={onClose} />;
}
