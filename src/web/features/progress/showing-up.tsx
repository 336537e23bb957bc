import type { ProgressRange } from '#contract/progress';
import { addDays, mondayOf } from '#domain/day';
import { ChartFigure } from '#web/ui/chart-figure.tsx';
import { DayGrid, type DayLevel } from '#web/ui/day-marks.tsx';
import { Section } from '#web/ui/section.tsx';
import { countOf, longDay, monthName, rangeWords, sayFreezes, sayStreak, type Progress } from './copy.ts';

const SOME = 2;
const A_LOT = 4;

export function ShowingUp({ progress, range, today }: { progress: Progress; range: ProgressRange; today: string }) {
  const { daysShownUp, streak, messages } = progress;
  const counts = new Map(daysShownUp.map(({ day, count }) => [day, count]));
  const frozen = new Set(streak.frozenDays);
  const days = messages.flatMap(({ week }) => Array.from({ length: 7 }, (_, index) => addDays(week, index)));
  const level = (day: string): DayLevel => (day > today ? null : frozen.has(day) ? 'frozen' : levelOf(counts.get(day)));
  const thisWeek = daysShownUp.filter(({ day }) => day >= mondayOf(today)).length;
  return (
    <Section title="Showing up">
      <div className="stack">
        <p className="display num shown-days">
          {daysShownUp.length}
          <span>{daysShownUp.length === 1 ? 'day' : 'days'} in {rangeWords[range]}</span>
        </p>
        <p className="soft">
          You showed up {countOf(thisWeek, 'day')} this week. {sayStreak(progress)} {sayFreezes(progress, monthName(today))}
        </p>
        <ChartFigure
          title="Days you showed up"
          quietTitle
          summary={`Each column is a week, Monday on top. ${frozen.size === 0 ? '' : `Frozen: ${[...frozen].map(longDay).join(', ')}.`}`.trim()}
          keys={[
            { label: 'a little', tone: 'day-little' },
            { label: 'a lot', tone: 'marigold' },
            ...(frozen.size > 0 ? [{ label: 'frozen', tone: 'day-frozen' } as const] : []),
          ]}
          table={{ columns: ['Day', 'Messages and questions'], rows: daysShownUp.toReversed().map(({ day, count }) => [longDay(day), count]) }}
        >
          <DayGrid days={days.map((day) => ({ key: day, level: level(day) }))} />
        </ChartFigure>
      </div>
    </Section>
  );
}

const levelOf = (count: number | undefined): DayLevel => (count === undefined ? 0 : count < SOME ? 1 : count < A_LOT ? 2 : 3);
