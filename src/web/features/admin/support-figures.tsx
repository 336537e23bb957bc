import type { CSSProperties } from 'react';
import { readSupportAnalytics } from '#contract/admin-support';
import type { Output } from '#contract/endpoint';
import { useCall } from '#web/lib/query.ts';
import { ChartFigure } from '#web/ui/chart-figure.tsx';
import { failed, typeLabel } from './copy.ts';
import { FigureList, ShareBars } from './figure-list.tsx';
import { Listing } from './listing.tsx';
import { showCount } from './shown-figure.ts';

const MAX_BAR_PX = 200;
type Figures = Output<typeof readSupportAnalytics>;

export function SupportFigures() {
  const query = useCall(readSupportAnalytics, { staleAfterSeconds: 0 });
  return (
    <Listing query={query} failure={failed.supportFigures} isEmpty={query.data?.totalRequests === 0} empty="No data available" hint="Figures come with the first support request.">
      {query.data && <Drawn figures={query.data} />}
    </Listing>
  );
}

function Drawn({ figures }: { figures: Figures }) {
  const { totalRequests, last7Days, openCount, resolvedCount, avgResponseTime, topIssueTypes, dailyVolume } = figures;
  const most = Math.max(0, ...dailyVolume.map(({ count }) => count));
  const sum = dailyVolume.reduce((total, { count }) => total + count, 0);
  return (
    <div className="ana">
      <FigureList
        figures={[
          { label: 'All requests', value: showCount(totalRequests) },
          { label: 'Last 7 days', value: showCount(last7Days) },
          { label: 'Open', value: showCount(openCount) },
          { label: 'Resolved', value: showCount(resolvedCount) },
          { label: 'Average response', value: avgResponseTime === null ? '—' : `${avgResponseTime} h` },
        ]}
      />
      <ChartFigure
        title="Requests a day"
        summary={`${showCount(sum)} in the last ${dailyVolume.length} days; at most ${showCount(most)} a day.`}
        table={{ columns: ['Day', 'Requests'], rows: dailyVolume.map(({ label, count }) => [label, count]) }}
      >
        <div className="bars" aria-hidden="true">
          {dailyVolume.map(({ date, label, count }) => (
            <div key={date} className={count > 0 && count === most ? 'peak' : undefined}>
              <b>{count}</b>
              <i style={{ '--h': `${most === 0 ? 0 : Math.round((count / most) * MAX_BAR_PX)}px` } as CSSProperties} />
              <span>{label.split(' ')[0]}</span>
            </div>
          ))}
        </div>
      </ChartFigure>
      <ShareBars title="Top issue types" shares={topIssueTypes.map(({ type, count }) => ({ label: typeLabel(type), count }))} />
    </div>
  );
}
