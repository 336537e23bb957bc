import { useState, type CSSProperties } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { moods, readMoodMonth, type Mood, type MonthEntry } from '#contract/mood';
import { addDays, mondayOf } from '#domain/day';
import { useCall } from '#web/lib/query.ts';
import { joinClasses } from '#web/ui/class-names.ts';
import { ChartKeys } from '#web/ui/chart-figure.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MonthEntries } from './month-entries.tsx';
import { MoodData } from './mood-data.tsx';
import './mood.css';

const monthOf = (day: string) => day.slice(0, 7);
const sayMonth = (month: string) => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`));
const labels = new Map<Mood, string>(moods.map(({ value, label }) => [value, label]));
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const EARLIEST = '2020-01';

// The moods of a month, a square a day. Only its owner ever sees it.
export function MonthOfMoods({ today, timeZone }: { today: string; timeZone: string }) {
  const [month, setMonth] = useState(monthOf(today));
  const { data, error, isFetching, refetch } = useCall(readMoodMonth, { input: { month }, staleAfterSeconds: 0 });
  return (
    <Section title="Power Pulse by month" busy={!data && !error}>
      <div className="month-parts">
        <div>
          <div className="month-head">
            <IconButton small label="Month before" icon={<ChevronLeft />} disabled={month <= EARLIEST} onClick={() => setMonth(monthOf(addDays(`${month}-01`, -1)))} />
            <h3 aria-live="polite">{sayMonth(month)}</h3>
            <IconButton small label="Month after" icon={<ChevronRight />} disabled={month >= monthOf(today)} onClick={() => setMonth(monthOf(addDays(`${month}-28`, 4)))} />
          </div>
          {data ? (
            <Pixels month={month} entries={data.entries} today={today} />
          ) : error ? (
            <Failed busy={isFetching} onRetry={() => void refetch()}>
              This month could not be loaded. Nothing was lost.
            </Failed>
          ) : (
            <Skeleton width="min(100%, 24rem)" height="18rem" />
          )}
        </div>
        {data && data.entries.length > 0 && <MonthEntries entries={data.entries} timeZone={timeZone} />}
        <MoodData />
      </div>
    </Section>
  );
}

function Pixels({ month, entries, today }: { month: string; entries: MonthEntry[]; today: string }) {
  const lastOf = new Map(entries.map(({ day, mood }) => [day, mood]));
  const first = mondayOf(`${month}-01`);
  const days = Array.from({ length: 42 }, (_, index) => addDays(first, index)).filter((day, index) => index < 28 || monthOf(addDays(day, -(index % 7))) === month);
  const used = moods.filter(({ value }) => [...lastOf.values()].includes(value));
  const felt = used.map(({ value, label }) => `${label} on ${[...lastOf.values()].filter((mood) => mood === value).length}`);
  return (
    <>
      <p className="small soft">{felt.length === 0 ? 'Nothing tracked in this month.' : `Days tracked: ${lastOf.size}. ${felt.join(', ')}.`}</p>
      <div className="month" aria-hidden="true">
        {WEEKDAYS.map((name) => (
          <span key={name} className="head">
            {name[0]}
          </span>
        ))}
        {days.map((day) => {
          const mood = lastOf.get(day);
          const isOut = monthOf(day) !== month;
          return (
            <span key={day} className={joinClasses(isOut && 'out', !isOut && mood && 'felt', day === today && 'now')} style={{ '--m': mood && `var(--mood-${mood})` } as CSSProperties} title={mood && labels.get(mood)}>
              {isOut ? '' : Number(day.slice(8))}
            </span>
          );
        })}
      </div>
      {used.length > 0 && <ChartKeys keys={used.map(({ value, label }) => ({ label, tone: `mood-${value}` as const }))} />}
    </>
  );
}
