// Days are the user's own, written 2026-11-21. A day is counted on the calendar, never in hours, so that a clock that is
// put forward or back moves nothing.
export const dayOf = (at: Date, timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

export function addDays(day: string, count: number) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const DAYS_SINCE_MONDAY = [6, 0, 1, 2, 3, 4, 5];
export const mondayOf = (day: string) => addDays(day, -DAYS_SINCE_MONDAY[new Date(`${day}T00:00:00Z`).getUTCDay()]!);

// Monday to Sunday of the week that a day is in.
export const weekOf = (day: string) => Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));
