import { lazy, Suspense, useState } from 'react';
import { createRootRoute } from '@tanstack/react-router';
import { CrashScreen } from '#web/crash-screen.tsx';
import { Frame } from '#web/frame.tsx';
import { SessionContext, useToken, useWaiting, type Session } from '#web/lib/session.ts';
import { showToast } from '#web/ui/toast-store.ts';

// Only what a visitor needs is loaded at first.
const SessionLoader = lazy(async () => ({ default: (await import('#web/lib/session-loader.tsx')).SessionLoader }));

const visitor: Session = { state: 'visitor', profile: null };
const loading: Session = { state: 'loading', profile: null };
const away: Session = { state: 'unreachable', profile: null, retry: () => void import('#web/lib/session-resume.ts').then(({ resume }) => resume()) };

export const root = createRootRoute({ component: App, errorComponent: CrashScreen });

function App() {
  const token = useToken();
  const isWaiting = useWaiting();
  const [loaded, setLoaded] = useState<Session | null>(null);
  const session = token === null ? (isWaiting ? away : visitor) : (loaded ?? loading);
  return (
    <SessionContext value={session}>
      {token !== null && (
        <Suspense>
          <SessionLoader onSession={setLoaded} onLost={sayLost} />
        </Suspense>
      )}
      <Frame />
    </SessionContext>
  );
}

const sayLost = () => showToast({ title: 'You were signed out', description: 'Your session has ended. What you were typing was kept; sign in to go on.' });
