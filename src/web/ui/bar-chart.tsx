import { toneColor, type ChartTone } from './chart-figure.tsx';

export interface BarColumn {
  label: string;
  /** From the foot up. */
  parts: readonly { tone: ChartTone; value: number }[];
}

const WIDTH = 420;
const FOOT = 172;
const TOP = 26;
const MOST_LABELS = 8;

/** Stacked columns with their sums on top. Put it in a ChartFigure, which says it in words. */
export function BarChart({ columns }: { columns: readonly BarColumn[] }) {
  const sums = columns.map((column) => column.parts.reduce((sum, part) => sum + part.value, 0));
  const unit = (FOOT - TOP) / Math.max(1, ...sums);
  const step = WIDTH / Math.max(1, columns.length);
  const width = Math.min(34, step * 0.64);
  const every = Math.ceil(columns.length / MOST_LABELS);
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} 200`} aria-hidden="true">
      <line className="base" x1="0" x2={WIDTH} y1={FOOT} y2={FOOT} />
      {columns.map((column, index) => {
        const middle = step * (index + 0.5);
        const sum = sums[index] ?? 0;
        // Counted back from the newest, so that the last label is always there.
        const isNamed = (columns.length - 1 - index) % every === 0;
        return (
          <g key={column.label}>
            {sum === 0 && <rect className="none" x={middle - width / 2} y={FOOT - 6} width={width} height={6} rx={1.5} />}
            <Column column={column} left={middle - width / 2} width={width} unit={unit} />
            {isNamed && sum > 0 && (
              <text className="v" x={middle} y={FOOT - sum * unit - 8} textAnchor="middle">
                {sum}
              </text>
            )}
            {isNamed && (
              <text x={middle} y="190" textAnchor="middle">
                {column.label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Column({ column, left, width, unit }: { column: BarColumn; left: number; width: number; unit: number }) {
  let foot = FOOT - 0.5;
  return column.parts.map((part) => {
    if (part.value <= 0) return null;
    foot -= part.value * unit;
    return <rect key={part.tone} x={left} y={foot} width={width} height={Math.max(1, part.value * unit - 1.5)} rx={1.5} fill={toneColor(part.tone)} />;
  });
}
