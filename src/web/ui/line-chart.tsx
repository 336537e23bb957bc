import { toneColor, type ChartTone } from './chart-figure.tsx';

export interface LinePoint {
  /** Where on the line, 0 (left end) to 1: gaps in time stay gaps. */
  at: number;
  value: number;
  tone: ChartTone;
}

interface LineChartProps {
  points: readonly LinePoint[];
  /** What else there was at a place of the line: low columns from the foot up, on a scale of their own. */
  bars?: readonly { at: number; value: number }[];
  /** Under the foot: 'at' as for points. */
  ticks: readonly { at: number; label: string }[];
  max: number;
  tone: ChartTone;
  /** '72 today', at the last point. */
  lastLabel?: string;
  label: string;
}

const LEFT = 34;
const RIGHT = 1056;
const FOOT = 150;
const TOP = 20;
const BAR_WIDTH = 6;
// The columns stay out of the way of the line.
const HIGHEST_BAR = 56;

/** A long line with a dot a day. On a phone it scrolls, the newest end first. */
export function LineChart({ points, bars = [], ticks, max, tone, lastLabel, label }: LineChartProps) {
  const x = (at: number) => LEFT + at * (RIGHT - LEFT - 12);
  const y = (value: number) => FOOT - (value / max) * (FOOT - TOP);
  const barUnit = HIGHEST_BAR / Math.max(1, ...bars.map((bar) => bar.value));
  const last = points.at(-1);
  return (
    // It scrolls sideways on a phone, and the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="chart-wide" aria-label={label} tabIndex={0}>
      <svg className="chart" viewBox="0 0 1072 180" aria-hidden="true">
        {[0, max / 2, max].map((value) => (
          <g key={value}>
            <line className={value === 0 ? 'base' : 'grid'} x1={LEFT} x2={RIGHT} y1={y(value)} y2={y(value)} />
            <text x="0" y={y(value) + 4}>
              {value}
            </text>
          </g>
        ))}
        {bars.map((bar) => (
          <rect key={bar.at} className="bar" x={x(bar.at) - BAR_WIDTH / 2} y={FOOT - bar.value * barUnit} width={BAR_WIDTH} height={bar.value * barUnit} />
        ))}
        <polyline points={points.map((point) => `${x(point.at)},${y(point.value)}`).join(' ')} fill="none" stroke={toneColor(tone)} strokeWidth="2" strokeLinejoin="round" />
        {points.map((point) => (
          <circle key={point.at} className="dot" cx={x(point.at)} cy={y(point.value)} r="4.5" fill={toneColor(point.tone)} />
        ))}
        {ticks.map((tick) => (
          <text key={tick.label} x={x(tick.at)} y="170">
            {tick.label}
          </text>
        ))}
        {last && lastLabel && (
          <text className="v" x={Math.min(RIGHT, x(last.at) + 22)} y={Math.min(FOOT - 6, y(last.value) + 22)} textAnchor="end">
            {lastLabel}
          </text>
        )}
      </svg>
    </section>
  );
}
