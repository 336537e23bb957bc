import { RefreshCw } from 'lucide-react';
import { readHealth } from '#contract/admin';
import type { Output } from '#contract/endpoint';
import { useCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Table, TableHead } from '#web/ui/table.tsx';
import { failed } from './copy.ts';
import { FigureList } from './figure-list.tsx';
import { Listing } from './listing.tsx';
import { showBytes, showCount, showMoment } from './shown-figure.ts';

type State = Output<typeof readHealth>;

export function Health() {
  const query = useCall(readHealth, { staleAfterSeconds: 0 });
  return (
    <div className="stack">
      <p>
        <Button size="small" icon={<RefreshCw className="sm" aria-hidden="true" />} busy={query.isFetching} onClick={() => void query.refetch()}>
          Look again
        </Button>
      </p>
      <Listing query={query} failure={failed.health} isEmpty={false} empty="">
        {query.data && <Drawn state={query.data} />}
      </Listing>
    </div>
  );
}

function Drawn({ state }: { state: State }) {
  const { queueDepth, jobsGivenUp, mailWaiting, databaseBytes, errorRate, requests, measuredSince } = state;
  return (
    <div className="ana two">
      <FigureList
        figures={[
          { label: 'Jobs waiting', value: showCount(queueDepth) },
          { label: 'Jobs given up', value: showCount(jobsGivenUp) },
          { label: 'Mails waiting', value: showCount(mailWaiting) },
          { label: 'Database', value: showBytes(databaseBytes) },
          { label: 'Requests in the last hour', value: showCount(requests) },
          { label: 'Ended in a fault of ours', value: `${(errorRate * 100).toFixed(2)}%` },
        ]}
      />
      <div className="stack">
        <h3>Slowest calls</h3>
        <p className="small soft">Of this process, since {showMoment(measuredSince)}.</p>
        <Slowest calls={state.slowestCalls} />
        <h3>Jobs</h3>
        <Jobs jobs={state.jobs} />
      </div>
    </div>
  );
}

const Slowest = ({ calls }: { calls: State['slowestCalls'] }) => (
  <Table caption="Slowest calls">
    <TableHead columns={['Call', '19 of 20 within', 'Measured']} numbersFrom={1} />
    <tbody>
      {calls.map(({ call, p95Ms, count }) => (
        <tr key={call}>
          <td className="long">{call}</td>
          <td className="n">{p95Ms.toFixed(1)} ms</td>
          <td className="n">{showCount(count)}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

function Jobs({ jobs }: { jobs: State['jobs'] }) {
  if (jobs.length === 0) return <p className="soft">No data available</p>;
  return (
    <Table caption="Jobs">
      <TableHead columns={['Job', 'Last run', 'Last fault']} />
      <tbody>
        {jobs.map(({ name, lastRunAt, lastError }) => (
          <tr key={name}>
            <td>{name}</td>
            <td className="soft">{lastRunAt ? showMoment(lastRunAt) : 'Never'}</td>
            <td className="long">{lastError ?? 'None'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
