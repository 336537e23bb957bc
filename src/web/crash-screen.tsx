import { Unreachable } from '#web/pages/unreachable.tsx';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

// A part of the page that could not be fetched is no crash: the server is away, or was renewed.
const isNotLoaded = (error: unknown) => error instanceof Error && /dynamically imported module|module script|Unable to preload/i.test(error.message);

export function CrashScreen({ error }: { error: unknown }) {
  if (isNotLoaded(error)) return <Unreachable retry={() => void reloadWhenThere()} />;
  // While developing, the browser's own report tells more.
  if (import.meta.env.DEV) return null;
  return (
    <main className="page" id="main" tabIndex={-1}>
      <Empty
        whole
        drawing="page"
        title="Application Error"
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Refresh Page
          </Button>
        }
      >
        An unexpected error occurred. Please refresh the page.
      </Empty>
    </main>
  );
}

// A reload while the server is away would leave the browser's own error page.
async function reloadWhenThere() {
  const answer = await fetch('/livez', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) location.reload();
}
