import type { CSSProperties } from 'react';
import { joinClasses } from './class-names.ts';
import { ChartKeys, toneColor, type ChartKey } from './chart-figure.tsx';
import './chart.css';

const MOST_LOOSE = 24;
const MOST_SINGLE = 80;

/** Fifteen messages are fifteen marks. Past eighty a group becomes one bar of its share. */
export function StackedMarks({ groups }: { groups: readonly (ChartKey & { value: number })[] }) {
  const shown = groups.filter((group) => group.value > 0);
  const total = shown.reduce((sum, group) => sum + group.value, 0);
  if (total === 0) return <div className="marks none" aria-hidden="true" />;
  return (
    <div className={joinClasses('marks', total > MOST_LOOSE && 'many')} aria-hidden="true">
      {shown.map((group) => (
        <div key={group.label} style={{ flex: group.value, '--c': toneColor(group.tone) } as CSSProperties}>
          {Array.from({ length: total > MOST_SINGLE ? 1 : group.value }, (_, mark) => (
            <i key={mark} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The marks and the figures under them. */
export function MarksWithKey({ groups }: { groups: readonly (ChartKey & { value: number })[] }) {
  return (
    <div className="stack">
      <StackedMarks groups={groups} />
      <ChartKeys keys={groups} />
    </div>
  );
}
