import { useState } from 'react';
import { readHome } from '#contract/activity';
import { DEFAULT_ENERGY, DEFAULT_MOOD, listMoods, lowMoods, planLowEnergyDay, readMood, readMoodAnalytics, readMoodMonth, trackMood, type Mood, type MoodEntry, type MoodTag } from '#contract/mood';
import type { Output } from '#contract/endpoint';
import { dayOf } from '#domain/day';
import { AppLink } from '#web/lib/app-link.tsx';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { WeekBars } from '#web/ui/week-bars.tsx';
import { LowEnergyPlan } from './low-energy-plan.tsx';
import { PowerPulseView } from './power-pulse-view.tsx';
import { TagPicker } from './tag-picker.tsx';
import './mood.css';

type Analytics = Output<typeof readMoodAnalytics>;
// `latest` and `week` are null until they are loaded; one can track before.
type Props = { latest: MoodEntry | null; week: Analytics | null; timeZone: string; now: Date };

export function PowerPulse({ latest, week, timeZone, now }: Props) {
  const [chosen, setChosen] = useState<{ mood?: Mood; energy?: number; tags?: MoodTag[] }>({});
  const today = dayOf(now, timeZone);
  const tracked = latest && dayOf(new Date(latest.createdAt), timeZone) === today ? latest : null;
  const mood = chosen.mood ?? tracked?.mood ?? DEFAULT_MOOD;
  const energy = chosen.energy ?? tracked?.energyLevel ?? DEFAULT_ENERGY;
  const tags = chosen.tags ?? tracked?.tags ?? [];
  const track = useSend(trackMood, {
    refresh: [readHome, readMood, readMoodAnalytics, listMoods, readMoodMonth, planLowEnergyDay],
    onDone: () => showToast({ title: 'Mood Tracked', description: 'Your mood has been successfully recorded!' }),
    onFailed: () => showToast({ variant: 'destructive', title: 'Tracking Failed', description: 'Failed to track mood' }),
  });
  return (
    <PowerPulseView
      level={2}
      mood={mood}
      energy={energy}
      onMood={(next) => setChosen({ ...chosen, mood: next })}
      onEnergy={(next) => setChosen({ ...chosen, energy: next })}
      {...(tracked && { aside: `Today, ${timeOf(new Date(tracked.createdAt), timeZone)}` })}
    >
      <TagPicker tags={tags} onTags={(next) => setChosen({ ...chosen, tags: next })} />
      <div className="track">
        <Button wide busy={track.isPending} onClick={() => track.mutate({ mood, energyLevel: energy, tags })}>
          Track how I feel
        </Button>
      </div>
      {/* Its line is kept free, so that the week below doesn't move when it comes; it opens by itself where one has just tracked. */}
      <div className="low-slot">{tracked && lowMoods.includes(tracked.mood) && <LowEnergyPlan key={tracked.id} isOpen={track.isSuccess} />}</div>
      <WeekOfEnergy week={week} today={today} />
      <p className="small to-month">
        <AppLink className="link" to="/progress">
          See the month
        </AppLink>
      </p>
    </PowerPulseView>
  );
}

function WeekOfEnergy({ week, today }: { week: Analytics | null; today: string }) {
  const days = (week?.weeklyData ?? DAYS.map((day) => ({ day, energy: null }))).map(({ day, energy }, index) => ({ key: day, label: DAYS[index]![0]!, value: energy, today: day === today }));
  const average = week?.averageEnergy ?? null;
  const tracked = week?.daysTracked ?? 0;
  const said = days.flatMap(({ value }, index) => (value === null ? [] : [`${DAYS[index]} ${value}`]));
  return (
    <>
      <header className="week-head">
        <h3>This week</h3>
        <p className="small soft num">
          <b>{average ?? '–'}</b> average
        </p>
        <p className="small soft num">
          <b>{tracked}</b> {tracked === 1 ? 'day' : 'days'} tracked
        </p>
      </header>
      <WeekBars label={said.length === 0 ? 'No energy tracked this week yet' : `Energy this week: ${said.join(', ')}`} days={days} />
    </>
  );
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const timeOf = (at: Date, timeZone: string) => new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at);
