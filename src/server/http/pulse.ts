const WINDOW_MINUTES = 60;
const MOST_TIMES_A_CALL = 500;
const MOST_CALLS = 300;
const SLOWEST = 10;
const MINUTE_MS = 60_000;
type Seen = { call: string; ms: number; status: number };
export type Pulse = ReturnType<typeof openPulse>;

// How this process does: how long its calls take and how many of them end in a fault, over the last hour. In memory alone,
// because it is a measurement and no data.
export function openPulse(now: () => Date) {
  const since = now();
  const times = new Map<string, number[]>();
  const minutes = new Map<number, { requests: number; faults: number }>();
  const minuteOf = () => Math.floor(now().getTime() / MINUTE_MS);
  const beginMinute = (minute: number) => {
    for (const old of minutes.keys()) if (old <= minute - WINDOW_MINUTES) minutes.delete(old);
    const counts = { requests: 0, faults: 0 };
    minutes.set(minute, counts);
    return counts;
  };

  return {
    note({ call, ms, status }: Seen) {
      const taken = times.get(call) ?? [];
      if (taken.length === 0 && times.size >= MOST_CALLS) return;
      taken.push(ms);
      if (taken.length > MOST_TIMES_A_CALL) taken.shift();
      times.set(call, taken);
      const minute = minuteOf();
      const counts = minutes.get(minute) ?? beginMinute(minute);
      counts.requests += 1;
      if (status >= 500 && status !== 501) counts.faults += 1;
    },
    read() {
      const slowest = [...times].map(([call, taken]) => ({ call, p95Ms: percentile95(taken), count: taken.length })).toSorted((a, b) => b.p95Ms - a.p95Ms);
      const recent = [...minutes].filter(([minute]) => minute > minuteOf() - WINDOW_MINUTES).map(([, counts]) => counts);
      const requests = recent.reduce((sum, counts) => sum + counts.requests, 0);
      const faults = recent.reduce((sum, counts) => sum + counts.faults, 0);
      return { slowestCalls: slowest.slice(0, SLOWEST), requests, errorRate: requests === 0 ? 0 : faults / requests, measuredSince: since.toISOString() };
    },
  };
}

const percentile95 = (taken: readonly number[]) => Math.round((taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.95) - 1] ?? 0) * 10) / 10;
