import { toneColor, type ChartTone } from './chart-figure.tsx';
import './chart.css';

interface SparkProps {
  values: readonly number[];
  min?: number;
  max?: number;
  /** A thin line to compare with, such as the usual score. */
  guide?: number;
  tone?: ChartTone;
}

const WIDTH = 132;
const HEIGHT = 36;
const EDGE = 4;

/** A trend without axes; the figure and its change must stand beside it. */
export function Spark({ values, min = 0, max = 10, guide, tone = 'pine' }: SparkProps) {
  const y = (value: number) => HEIGHT - EDGE - ((value - min) / Math.max(1e-9, max - min)) * (HEIGHT - 2 * EDGE);
  const x = (index: number) => (values.length < 2 ? WIDTH - EDGE : EDGE + (index / (values.length - 1)) * (WIDTH - 2 * EDGE));
  const last = values.at(-1);
  return (
    <svg className="spark" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {guide !== undefined && <line x1="0" x2={WIDTH} y1={y(guide)} y2={y(guide)} stroke="var(--line)" />}
      <polyline points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')} fill="none" stroke={toneColor(tone)} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" />
      {last !== undefined && <circle cx={x(values.length - 1)} cy={y(last)} r="3.5" fill={toneColor(tone)} />}
    </svg>
  );
}
