import { Link } from '@tanstack/react-router';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Trouble } from './failure.ts';

// What was typed stays; this says what happened and where it goes on.
export function FailureNote({ trouble, onRetry, onDismiss }: { trouble: Trouble; onRetry: () => void; onDismiss: () => void }) {
  const { title, text, to, linkLabel, canRetry } = trouble;
  const action = to ? (
    <Link className="link" to={to as '/'}>
      {linkLabel}
    </Link>
  ) : (
    canRetry && (
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    )
  );
  return (
    <Banner tone="rust" title={title === 'Request Failed' ? 'Request Failed:' : title} onDismiss={onDismiss} action={action}>
      {text}
    </Banner>
  );
}
