import { addDays } from './day.ts';

// A day missed is frozen by itself, twice a calendar month: the run goes on, the frozen day itself doesn't count.
export const FREEZES_A_MONTH = 2;
const LONGEST_BRIDGE = 2 * FREEZES_A_MONTH;

// A day one showed up on, how many of its run there were until then, and the freezes used in its month.
export type RunDay = { day: string; run: number; freezes: number };

const monthOf = (day: string) => day.slice(0, 7);

// The days between two, both left out; as soon as they are too many to be bridged, no more are listed.
function daysBetween(from: string, to: string) {
  const days: string[] = [];
  for (let day = addDays(from, 1); day < to && days.length <= LONGEST_BRIDGE; day = addDays(day, 1)) days.push(day);
  return days;
}

// All that were missed are frozen, or none is: a freeze is never spent on a run that breaks anyway.
function findBridge(before: RunDay, day: string): string[] | null {
  const missed = daysBetween(before.day, day);
  const earlier = missed.filter((each) => monthOf(each) === monthOf(before.day)).length;
  return before.freezes + earlier <= FREEZES_A_MONTH && missed.length - earlier <= FREEZES_A_MONTH ? missed : null;
}

function freezesUsed(before: RunDay, day: string, bridge: string[]) {
  const here = bridge.filter((each) => monthOf(each) === monthOf(day)).length;
  return monthOf(before.day) === monthOf(day) ? before.freezes + here : here;
}

export function continueRun(before: RunDay | null, day: string): RunDay {
  if (!before) return { day, run: 1, freezes: 0 };
  const bridge = findBridge(before, day);
  return { day, run: bridge ? before.run + 1 : 1, freezes: freezesUsed(before, day, bridge ?? []) };
}

// Where the run stands today. Today itself is not missed before it is over.
export function readRun(last: RunDay | null, today: string) {
  if (!last) return { current: 0, freezesLeft: FREEZES_A_MONTH, frozen: [] as string[] };
  const frozen = findBridge(last, today);
  return { current: frozen ? last.run : 0, freezesLeft: FREEZES_A_MONTH - freezesUsed(last, today, frozen ?? []), frozen: frozen ?? [] };
}

// The frozen days among those one showed up on, in their order.
export const listFrozen = (days: RunDay[]) =>
  days.flatMap((day, index) => {
    const before = days[index - 1];
    return before && day.run === before.run + 1 ? daysBetween(before.day, day.day) : [];
  });
