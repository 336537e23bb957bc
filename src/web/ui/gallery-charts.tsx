import { BarChart } from './bar-chart.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { DayDots, DayGrid, type DayLevel } from './day-marks.tsx';
import { Exhibit, Exhibits } from './exhibit.tsx';
import { LineChart } from './line-chart.tsx';
import { Spark } from './spark.tsx';
import { MarksWithKey, StackedMarks } from './stacked-marks.tsx';

const CHANNELS = [
  { label: 'Email', tone: 'ch-email', value: 7 },
  { label: 'LinkedIn', tone: 'ch-linkedin', value: 4 },
  { label: 'SMS', tone: 'ch-sms', value: 3 },
  { label: 'Voicemail', tone: 'ch-voicemail', value: 1 },
] as const;
const KEYS = CHANNELS.map(({ label, tone }) => ({ label, tone }));

const WEEKS = ['28 Sep', '5 Oct', '12 Oct', '19 Oct', '26 Oct', '2 Nov', '9 Nov', '16 Nov'];
const COUNTS = [
  [3, 1, 0, 0],
  [4, 2, 1, 0],
  [6, 1, 2, 1],
  [0, 0, 0, 0],
  [8, 2, 2, 1],
  [6, 5, 2, 2],
  [9, 3, 2, 0],
  [7, 4, 3, 1],
];
const COLUMNS = WEEKS.map((label, week) => ({
  label,
  parts: CHANNELS.map((channel, place) => ({ tone: channel.tone, value: COUNTS[week]?.[place] ?? 0 })),
}));
const TABLE = {
  columns: ['Week', ...CHANNELS.map((channel) => channel.label)],
  rows: WEEKS.map((label, week) => [label, ...(COUNTS[week] ?? [])]),
};

const ENERGY = [52, 58, 61, 64, 40, 55, 60, 66, 70, 63, 58, 49, 62, 72, 75, 55, 48, 80, 85, 72];
const POINTS = ENERGY.map((value, day) => ({
  at: day / (ENERGY.length - 1),
  value,
  tone: value >= 70 ? ('marigold' as const) : value < 50 ? ('mood-stuck' as const) : ('mood-steady' as const),
}));
const MOODS = [
  { label: 'Power Zone', tone: 'marigold' },
  { label: 'Steady', tone: 'mood-steady' },
  { label: 'Stuck', tone: 'mood-stuck' },
] as const;

const DOTS = 'MTWTFSS'.split('').map((label, day) => ({ key: String(day), label, on: [0, 2, 3, 4].includes(day), today: day === 4 }));
const DAYS = Array.from({ length: 84 }, (_, day) => ({ key: String(day), level: (day > 81 ? null : day % 7 > 4 ? 0 : (day * 5) % 4) as DayLevel }));

export function GalleryCharts() {
  return (
    <Exhibits title="Charts">
      <Exhibit name="A long line" full>
        <ChartFigure
          title="Energy"
          summary="Average 62. Highest on Wednesdays and Thursdays."
          keys={MOODS}
          table={{ columns: ['Day', 'Energy'], rows: ENERGY.map((value, day) => [`Day ${day + 1}`, value]) }}
        >
          <LineChart
            label="Energy, 26 October to 20 November"
            points={POINTS}
            max={100}
            tone="marigold"
            lastLabel="72 today"
            ticks={[
              { at: 0, label: '26 Oct' },
              { at: 0.35, label: '2 Nov' },
              { at: 0.7, label: '9 Nov' },
            ]}
          />
        </ChartFigure>
      </Exhibit>
      <Exhibit name="Stacked columns">
        <ChartFigure title="Messages" summary="72 messages in eight weeks; none in the week of 19 October." keys={KEYS} table={TABLE}>
          <BarChart columns={COLUMNS} />
        </ChartFigure>
      </Exhibit>
      <Exhibit name="Marks, many marks, none; sparks">
        <MarksWithKey groups={CHANNELS} />
        <StackedMarks groups={CHANNELS.map((channel) => ({ ...channel, value: channel.value * 5 }))} />
        <StackedMarks groups={CHANNELS.map((channel) => ({ ...channel, value: channel.value * 20 }))} />
        <StackedMarks groups={[]} />
        <DayDots days={DOTS} />
        <DayGrid days={DAYS} />
        <div className="row">
          <Spark values={[6.1, 6.4, 6.9, 7, 7.4, 7.6, 7.9, 8.1]} min={5} max={9} guide={6.5} />
          <Spark values={[7]} />
          <Spark values={[]} guide={6.5} />
        </div>
      </Exhibit>
    </Exhibits>
  );
}
