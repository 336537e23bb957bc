import { useState } from 'react';
import { brainQuestions } from '#contract/brain';
import { listUnanswered } from '#domain/brain';
import { AppLink } from '#web/lib/app-link.tsx';
import type { Profile } from '#web/lib/session.ts';
import { Banner } from '#web/ui/banner.tsx';

const DISMISSED = { incomplete: 'brainIncompleteDismissed', complete: 'brainCompleteDismissed' };

// Yellow until each question has an answer, then green. Hidden for the session where one closes it.
export function BrainBanner({ profile }: { profile: Profile }) {
  const missing = listUnanswered(profile);
  const key = missing.length > 0 ? DISMISSED.incomplete : DISMISSED.complete;
  const [hidden, setHidden] = useState<string | null>(null);
  if (hidden === key || sessionStorage.getItem(key) !== null) return null;
  const dismiss = () => {
    sessionStorage.setItem(key, '1');
    setHidden(key);
  };
  const total = brainQuestions.length;
  if (missing.length === 0) {
    return (
      <Banner tone="pine" title="Your Sales Brain is complete." onDismiss={dismiss}>
        Drafts now know all {total} answers.
      </Banner>
    );
  }
  const action = (
    <AppLink className="link" to="/sales-brain">
      Answer more
    </AppLink>
  );
  return (
    <Banner tone="straw" title={`Your Sales Brain has ${total - missing.length} of ${total} answers.`} action={action} onDismiss={dismiss}>
      Each one more lets drafts say more about you.
    </Banner>
  );
}
