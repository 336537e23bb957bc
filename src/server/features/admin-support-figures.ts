import { VOLUME_DAYS } from '#contract/admin-support';
import { addDays } from '#domain/day';
import { countByDay, listTopTypes, sumSupport } from '#server/db/support-figures';
import type { Handlers } from '#server/http/handler';

const WEEK_MS = 7 * 86_400_000;
const label = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const supportFigureHandlers = {
  async readSupportAnalytics({ db, now }) {
    const at = now();
    const first = addDays(at.toISOString().slice(0, 10), 1 - VOLUME_DAYS);
    const { totalRequests, recent, openCount, hours } = await sumSupport(db, new Date(at.getTime() - WEEK_MS));
    const counts = new Map((await countByDay(db, new Date(`${first}T00:00:00Z`))).map(({ day, count }) => [day, count]));
    return {
      totalRequests,
      last7Days: recent,
      openCount,
      resolvedCount: totalRequests - openCount,
      avgResponseTime: hours === null ? null : Math.round(hours * 10) / 10,
      topIssueTypes: await listTopTypes(db),
      dailyVolume: Array.from({ length: VOLUME_DAYS }, (_, index) => {
        const date = addDays(first, index);
        return { date, label: label.format(new Date(`${date}T00:00:00Z`)), count: counts.get(date) ?? 0 };
      }),
    };
  },
} satisfies Handlers;
