import { Link } from '@tanstack/react-router';
import { Banner } from '#web/ui/banner.tsx';
import type { Trouble } from './failure.ts';

// What was typed stays; this says what happened and where it goes on.
export function FailureNote({ trouble, onDismiss }: { trouble: Trouble; onDismiss: () => void }) {
  const { title, text, to, linkLabel } = trouble;
  return (
    <Banner
      tone="rust"
      title={title === 'Request Failed' ? 'Request Failed:' : title}
      onDismiss={onDismiss}
      action={
        to && (
          <Link className="link" to={to as '/'}>
            {linkLabel}
          </Link>
        )
      }
    >
      {text}
    </Banner>
  );
}
