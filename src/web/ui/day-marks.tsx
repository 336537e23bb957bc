import { joinClasses } from './class-names.ts';
import './day-marks.css';

export interface DayDot {
  key: string;
  label: string;
  on: boolean;
  today?: boolean;
}

/** The days of a week one showed up; the sentence beside it says how many. */
export function DayDots({ days }: { days: readonly DayDot[] }) {
  return (
    <ol className="days" aria-hidden="true">
      {days.map((day) => (
        <li key={day.key} className={joinClasses(day.on && 'on', day.today && 'now')}>
          <i />
          {day.label}
        </li>
      ))}
    </ol>
  );
}

/** How much a day held: nothing, a little, some, a lot; a missed day that didn't end the run; `null` has not come yet. */
export type DayLevel = 0 | 1 | 2 | 3 | 'frozen' | null;

// Twenty-six weeks; more stand closer.
const MOST_ROOMY = 182;
const REM_A_WEEK = 2.25;
const LEVEL_CLASSES = ['', 'a', 'b', 'c'];

/** Weeks as columns, Monday on top. Put it in a ChartFigure, which says it in words. */
export function DayGrid({ days }: { days: readonly { key: string; level: DayLevel }[] }) {
  return (
    <div className={joinClasses('cal', days.length > MOST_ROOMY && 'dense')} style={{ maxWidth: `${Math.ceil(days.length / 7) * REM_A_WEEK}rem` }} aria-hidden="true">
      {days.map((day) => (
        <i key={day.key} className={day.level === null ? 'later' : day.level === 'frozen' ? 'frozen' : LEVEL_CLASSES[day.level]} />
      ))}
    </div>
  );
}
