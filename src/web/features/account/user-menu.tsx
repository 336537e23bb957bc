import { Link } from '@tanstack/react-router';
import { Brain, CreditCard, LogOut, UserRound } from 'lucide-react';
import { readTrial } from '#contract/billing';
import { isTrial, planLabel } from '#domain/plan';
import { useCall } from '#web/lib/query.ts';
import { logOut } from '#web/lib/session-change.ts';
import type { Profile } from '#web/lib/session.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Menu, MenuItem, MenuLink, MenuNote, MenuRule } from '#web/ui/menu.tsx';

const HOUR = 3600;
const iconOf = { 'aria-hidden': true } as const;

export function UserMenu({ profile }: { profile: Profile }) {
  const trial = useCall(readTrial, { enabled: isTrial(profile.plan), staleAfterSeconds: HOUR });
  const left = isTrial(profile.plan) && trial.data ? daysLeftLabel(trial.data.daysRemaining) : null;
  return (
    <Menu trigger={<Avatar name={profile.username} label="Account menu" />}>
      <MenuNote>
        <b>{profile.email}</b>
        <p className="small soft">{[planLabel(profile.plan), left].filter(Boolean).join(', ')}</p>
      </MenuNote>
      <MenuRule />
      <MenuLink>
        <Link to={'/sales-brain' as '/'}>
          <Brain {...iconOf} /> My Sales Brain
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/profile">
          <UserRound {...iconOf} /> My Profile
        </Link>
      </MenuLink>
      <MenuLink>
        <Link to="/billing">
          <CreditCard {...iconOf} /> Billing Settings
        </Link>
      </MenuLink>
      <MenuRule />
      <MenuItem icon={<LogOut {...iconOf} />} onSelect={() => void logOut()}>
        Log Out
      </MenuItem>
    </Menu>
  );
}

const daysLeftLabel = (days: number) => (days === 1 ? '1 day left' : `${days} days left`);
