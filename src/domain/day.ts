// Days are the user's own, written 2026-11-21. A day is counted on the calendar, never in hours, so that a clock that is
// put forward or back moves nothing.
export const dayOf = (at: Date, timeZone: string) => formatterOf(timeZone).format(at);

// A formatter takes longer to make than a thousand days take to format.
const MOST_FORMATTERS = 1000;
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(timeZone: string) {
  const known = formatters.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  if (formatters.size >= MOST_FORMATTERS) formatters.clear();
  formatters.set(timeZone, known);
  return known;
}

export function addDays(day: string, count: number) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

const DAYS_SINCE_MONDAY = [6, 0, 1, 2, 3, 4, 5];
export const mondayOf = (day: string) => addDays(day, -DAYS_SINCE_MONDAY[new Date(`${day}T00:00:00Z`).getUTCDay()]!);

// Monday to Sunday of the week that a day is in.
export const weekOf = (day: string) => Array.from({ length: 7 }, (_, index) => addDays(mondayOf(day), index));

const MINUTE_MS = 60_000;
// No zone is further than this from Greenwich, with a clock put forward or back.
const FURTHEST_MINUTES = 16 * 60;

// The first minute of a day where the user is: midnight, but for the zones that put their clocks forward at midnight.
export function startOfDay(day: string, timeZone: string) {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let [before, inside] = [-FURTHEST_MINUTES, FURTHEST_MINUTES];
  while (inside - before > 1) {
    const middle = Math.floor((before + inside) / 2);
    if (dayOf(new Date(midnight + middle * MINUTE_MS), timeZone) < day) before = middle;
    else inside = middle;
  }
  return new Date(midnight + inside * MINUTE_MS);
}

// Monday of so many weeks, the week of this day as the last.
export const mondaysUntil = (day: string, weeks: number) => Array.from({ length: weeks }, (_, index) => addDays(mondayOf(day), 7 * (index + 1 - weeks)));
