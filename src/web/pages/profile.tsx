import type { ReactNode } from 'react';
import { AccountData } from '#web/features/account/account-data.tsx';
import { ChangePassword } from '#web/features/account/change-password.tsx';
import { PasswordBanner } from '#web/features/account/password-banner.tsx';
import { PersonalForm } from '#web/features/account/personal-form.tsx';
import { SessionList } from '#web/features/account/session-list.tsx';
import { NudgePreferences } from '#web/features/nudge/nudge-preferences.tsx';
import { SetupSection } from '#web/features/onboarding/setup-section.tsx';
import { useSession } from '#web/lib/session.ts';
import './profile.css';

export function ProfilePage() {
  const { profile } = useSession();
  if (!profile) return null;
  return (
    <main className="page profile" id="main" tabIndex={-1}>
      <PasswordBanner />
      <header className="head">
        <h1>My Profile</h1>
        <p>Who you are here, how you sign in, and where you are signed in.</p>
      </header>
      <Section title="Personal information">
        <PersonalForm profile={profile} />
      </Section>
      <Section title="Sales Brain setup">
        <SetupSection profile={profile} />
      </Section>
      <Section title="Password">
        <ChangePassword email={profile.email} />
      </Section>
      <Section title="Where you are signed in">
        <SessionList />
      </Section>
      <Section id="nudges" title="Nudges">
        <NudgePreferences />
      </Section>
      <Section title="Your data">
        <AccountData />
      </Section>
    </main>
  );
}

const Section = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => (
  <section className="sec" id={id} aria-label={title}>
    <header>
      <h2>{title}</h2>
    </header>
    {children}
  </section>
);
