import { moods, type Mood } from '#contract/mood';
import type { ProgressRange } from '#contract/progress';
import { addDays } from '#domain/day';
import { ChartFigure, type ChartKey } from '#web/ui/chart-figure.tsx';
import { LineChart } from '#web/ui/line-chart.tsx';
import { Section } from '#web/ui/section.tsx';
import { longDay, sayEnergy, shortDay, weekDay, type Progress } from './copy.ts';

const MOST_TICKS = 9;
const moodNames = new Map<Mood, string>(moods.map(({ value, label }) => [value, label]));
const daysApart = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

// Energy as a line with a dot a day in the colour of its mood, and the messages of the day under it.
export function EnergySection({ progress, today }: { progress: Progress; range: ProgressRange; today: string }) {
  const first = progress.messages[0]!.week;
  const end = addDays(progress.messages.at(-1)!.week, 6);
  const at = (day: string) => daysApart(first, day) / daysApart(first, end);
  const felt = progress.energy.flatMap(({ day, energy, mood }) => (energy === null || mood === null ? [] : [{ day, energy, mood }]));
  const used = new Set(felt.map(({ mood }) => mood));
  const every = Math.ceil(progress.messages.length / MOST_TICKS);
  const last = felt.at(-1);
  const keys: ChartKey[] = [...moods.filter(({ value }) => used.has(value)).map(({ value, label }) => ({ label, tone: `mood-${value}` as const })), { label: 'Messages that day', tone: 'ch-voicemail' }];
  return (
    <Section title="Energy and output">
      <ChartFigure
        title="Energy and messages by day"
        quietTitle
        summary={sayEnergy(progress)}
        {...(felt.length > 0 && { keys })}
        table={{ columns: ['Day', 'Energy', 'Mood', 'Messages'], rows: progress.energy.toReversed().map(({ day, energy, mood, messages }) => [weekDay(day), energy ?? '–', mood === null ? '–' : moodNames.get(mood)!, messages]) }}
      >
        {felt.length > 0 && (
          <LineChart
            label={`Energy and messages, ${longDay(first)} to ${longDay(today)}`}
            points={felt.map(({ day, energy, mood }) => ({ at: at(day), value: energy, tone: `mood-${mood}` as const }))}
            bars={progress.energy.map(({ day, messages }) => ({ at: at(day), value: messages }))}
            max={100}
            tone="marigold"
            {...(last?.day === today && { lastLabel: `${last.energy} today` })}
            ticks={progress.messages.filter((_, index) => (progress.messages.length - 1 - index) % every === 0).map(({ week }) => ({ at: at(week), label: shortDay(week) }))}
          />
        )}
      </ChartFigure>
    </Section>
  );
}
