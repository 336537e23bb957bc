import { Search } from 'lucide-react';
import { InactivityGuard } from '#web/features/account/inactivity-guard.tsx';
import { useShownStatus } from '#web/features/account/shown-status.ts';
import { UserMenu } from '#web/features/account/user-menu.tsx';
import { Bell } from '#web/features/nudge/bell.tsx';
import type { Profile } from '#web/lib/session.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

// What only somebody who is signed in has in the frame.
export function SignedInTools({ profile, onSearch }: { profile: Profile; onSearch: () => void }) {
  useShownStatus();
  return (
    <>
      <IconButton label="Go to… (Ctrl K)" icon={<Search aria-hidden="true" />} onClick={onSearch} />
      <Bell />
      <UserMenu profile={profile} />
      <InactivityGuard />
    </>
  );
}
