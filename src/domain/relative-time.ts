const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

// Whole units that have passed. A clock that runs a little behind the server's says 'Just now'.
export function sayAgo(at: Date, now: Date) {
  const passed = now.getTime() - at.getTime();
  if (passed >= DAY_MS) return `${Math.floor(passed / DAY_MS)}d ago`;
  if (passed >= HOUR_MS) return `${Math.floor(passed / HOUR_MS)}h ago`;
  return passed >= MINUTE_MS ? `${Math.floor(passed / MINUTE_MS)}m ago` : 'Just now';
}
