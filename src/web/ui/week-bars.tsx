import type { CSSProperties } from 'react';
import { joinClasses } from './class-names.ts';
import './week-bars.css';

export interface DayBar {
  key: string;
  /** One letter. */
  label: string;
  /** 0 to 100; `null` where nothing was tracked. */
  value: number | null;
  today?: boolean;
}

/** Seven days of energy; `label` says them in words. */
export function WeekBars({ label, days }: { label: string; days: readonly DayBar[] }) {
  return (
    <>
      <p className="vh">{label}</p>
      <div className="week" aria-hidden="true">
        {days.map((day) => (
          <div key={day.key} className={joinClasses(day.value === null && 'none', day.today && 'today')}>
            <i style={{ '--h': day.value ?? 0 } as CSSProperties} />
            {day.label}
          </div>
        ))}
      </div>
    </>
  );
}
