import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

// The server did not answer: nobody is signed out for that, and nothing is lost.
export function Unreachable({ retry }: { retry: () => void }) {
  const { state } = useSession();
  return (
    <main className="page" id="main" tabIndex={-1}>
      <Empty whole drawing="search" title="We can't reach the server" action={<Button variant="primary" onClick={retry}>Try again</Button>}>
        {state === 'visitor' ? 'Nothing was lost.' : 'You are still signed in, and nothing was lost.'} Check your connection, then try again.
      </Empty>
    </main>
  );
}
