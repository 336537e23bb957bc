import type { Wins } from '#contract/activity';
import { channels } from '#contract/assistant';
import { DayDots, type DayDot } from '#web/ui/day-marks.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MarksWithKey } from '#web/ui/stacked-marks.tsx';
import { channelLabels } from './channel.tsx';
import { countMessages, savingFormula, sayShownUp } from './copy.ts';
import './wins.css';

// The week as it stands: what was saved, what was written, on which days one showed up.
export function WinsOfWeek({ wins, days }: { wins: Wins; days: DayDot[] }) {
  const groups = channels.map((channel) => ({ label: channelLabels[channel], tone: `ch-${channel}` as const, value: wins.messagesThisWeek[channel] }));
  const total = groups.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className="wins">
      <div>
        <p className="display num">
          {(wins.timeSavedMinutes / 60).toFixed(1)}
          <span>h saved</span>
        </p>
        <p className="small soft">{total === 0 ? 'Your first message starts the count' : `${countMessages(total)} generated`}</p>
      </div>
      <MarksWithKey groups={groups} />
      <p className="small soft formula">{savingFormula}</p>
      <div className="shown-up">
        <p>{sayShownUp(wins.streak)}</p>
        <DayDots days={days} />
      </div>
    </div>
  );
}

export const WinsSkeleton = () => (
  <div className="wins" aria-hidden="true">
    <div>
      <p className="display">
        <Skeleton width="8rem" height="1em" />
      </p>
      <p className="small">
        <Skeleton width="9rem" height="1.25rem" />
      </p>
    </div>
    <Skeleton width="100%" height="80px" />
    <div className="formula">
      <Skeleton width="100%" height="2.5rem" />
    </div>
    <div className="shown-up">
      <Skeleton width="100%" height="35px" />
    </div>
  </div>
);
