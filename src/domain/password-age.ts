const DAY_MS = 86_400_000;
const WARN_WITHIN_DAYS = 14;

// Null: passwords don't expire here.
export const passwordExpiry = (changedAt: Date, maxAgeDays: number) => (maxAgeDays === 0 ? null : new Date(changedAt.getTime() + maxAgeDays * DAY_MS));

export function describeExpiry(changedAt: Date, { maxAgeDays, now }: { maxAgeDays: number; now: Date }) {
  const expires = passwordExpiry(changedAt, maxAgeDays);
  if (!expires) return { shouldShowWarning: false, isExpired: false, daysUntilExpiry: null };
  const daysUntilExpiry = Math.max(0, Math.ceil((expires.getTime() - now.getTime()) / DAY_MS));
  return { shouldShowWarning: daysUntilExpiry <= WARN_WITHIN_DAYS, isExpired: expires <= now, daysUntilExpiry };
}
