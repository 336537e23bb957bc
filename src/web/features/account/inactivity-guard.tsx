import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { watchInactivity } from '#web/lib/inactivity.ts';
import { logOutIdle, showLife } from '#web/lib/session-change.ts';
import { showToast } from '#web/ui/toast-store.ts';

const ExpiryWarning = lazy(async () => ({ default: (await import('./expiry-warning.tsx')).ExpiryWarning }));

// Mounted only while a profile is loaded.
export function InactivityGuard() {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const watch = useRef<ReturnType<typeof watchInactivity>>(undefined);
  useEffect(() => {
    watch.current = watchInactivity({
      onWarn: setEndsAt,
      onCalm: () => setEndsAt(null),
      onEnd: (wasWarned) => void logOutIdle({ keepDrafts: true, ...(!wasWarned && { say: sayExpired }) }),
      tell: () => void showLife(),
      isForWarning,
      isPointerOnWarning: () => document.querySelector('.expiry button:hover') !== null,
    });
    return () => watch.current?.stop();
  }, []);
  if (endsAt === null) return null;
  return (
    <Suspense>
      <ExpiryWarning endsAt={endsAt} onStay={() => watch.current?.stay()} onLogOut={() => void logOutIdle({ keepDrafts: false })} />
    </Suspense>
  );
}

const sayExpired = () => showToast({ title: 'Session Expired', description: "You've been logged out due to inactivity." });

// Pressing its buttons, and going from one to the other by keyboard.
function isForWarning(event: Event) {
  const { target } = event;
  if (!(target instanceof Element) || !target.closest('.expiry')) return false;
  if (event instanceof KeyboardEvent) return ['Tab', 'Shift', 'Enter', ' '].includes(event.key);
  return event.type !== 'mousemove' && target.closest('button') !== null;
}
