import { Trash2 } from 'lucide-react';
import { readHome } from '#contract/activity';
import { deleteMood, listMoods, readMood, readMoodAnalytics, readMoodMonth, type MonthEntry } from '#contract/mood';
import { readProgress } from '#contract/progress';
import { useSend } from '#web/lib/query.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { moodChoices } from './moods.tsx';
import { tagLabels } from './tag-picker.tsx';

// What is out of date once an entry is gone.
export const moodReads = [readHome, readMood, readMoodAnalytics, listMoods, readMoodMonth, readProgress];

export function MonthEntries({ entries, timeZone }: { entries: MonthEntry[]; timeZone: string }) {
  const remove = useSend(deleteMood, { refresh: moodReads, onFailed: () => showToast({ variant: 'destructive', title: 'Not deleted', description: 'Nothing was changed. Please try again.' }) });
  const sayTime = (at: string) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(at));
  const sayDay = (day: string) => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(`${day}T00:00:00Z`));
  return (
    <details className="tbl">
      <summary>Show each entry</summary>
      <ul className="ledger month-entries">
        {entries.toReversed().map(({ id, day, createdAt, mood, energyLevel, tags }) => {
          const { icon, label } = moodChoices.find(({ value }) => value === mood)!;
          const when = `${sayDay(day)}, ${sayTime(createdAt)}`;
          return (
            <li key={id}>
              {icon}
              <span className="small soft num when">{when}</span>
              <span className="grow">
                {label}, energy {energyLevel}
                {tags.length > 0 && <span className="soft"> · {tags.map((tag) => tagLabels[tag]).join(', ')}</span>}
              </span>
              <IconButton small label={`Delete the entry of ${when}`} icon={<Trash2 />} onClick={() => remove.mutate({ id })} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
