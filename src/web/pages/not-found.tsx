import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

export function NotFoundPage() {
  return (
    <main className="page" id="main" tabIndex={-1}>
      <Empty
        whole
        drawing="path"
        title="404: there is nothing at this address"
        action={
          <Link className={buttonClass({ variant: 'primary' })} to="/">
            Go to your home screen
          </Link>
        }
      >
        The link may be old, or a letter is missing.
      </Empty>
    </main>
  );
}
