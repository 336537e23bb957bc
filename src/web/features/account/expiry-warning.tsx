import { useEffect, useState } from 'react';
import { END_AFTER_MINUTES, WARN_AFTER_MINUTES } from '#web/lib/inactivity.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Progress } from '#web/ui/progress.tsx';
import './expiry-warning.css';

const ALL_SECONDS = (END_AFTER_MINUTES - WARN_AFTER_MINUTES) * 60;
const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000));
const asMinutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function ExpiryWarning({ endsAt, onStay, onLogOut }: { endsAt: number; onStay: () => void; onLogOut: () => void }) {
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const tick = setInterval(() => setLeft(secondsUntil(endsAt)), 1000);
    return () => clearInterval(tick);
  }, [endsAt]);
  return (
    <Dialog open dismissible={false} className="expiry" title="Session Expiring Soon">
      <div className="stack">
        <p className="countdown" role="timer">
          {asMinutes(left)}
        </p>
        <Progress label="Time remaining until automatic logout" value={left} max={ALL_SECONDS} />
        <p>Time remaining until automatic logout</p>
        <p className="small soft">What you were typing is kept. Click anywhere on the page, or press Stay Signed In, to continue your session.</p>
        <p className="row">
          <Button variant="primary" onClick={onStay}>
            Stay Signed In
          </Button>
          <Button variant="ghost" onClick={onLogOut}>
            Logout Now
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
