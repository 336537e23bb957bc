import type { CSSProperties, ReactNode } from 'react';
import { FigureTable, type PlainTable } from './table.tsx';
import './chart.css';

/** A colour of tokens.css that charts may use; the same thing has the same one everywhere. */
export type ChartTone =
  | 'ch-email'
  | 'ch-linkedin'
  | 'ch-sms'
  | 'ch-voicemail'
  | 'pine'
  | 'sky'
  | 'marigold'
  | 'straw'
  | 'plum'
  | 'slate'
  | 'day-little'
  | 'day-frozen'
  | 'mood-power_zone'
  | 'mood-steady'
  | 'mood-stuck'
  | 'mood-pulled_down'
  | 'mood-exhausted';

export const toneColor = (tone: ChartTone): string => `var(--${tone})`;

export interface ChartKey {
  label: string;
  tone: ChartTone;
  value?: number;
}

interface ChartFigureProps {
  title: string;
  /** The title is already above as a section's heading. */
  quietTitle?: boolean;
  /** The picture in one or two sentences. */
  summary: string;
  keys?: readonly ChartKey[];
  table?: PlainTable;
  children: ReactNode;
}

/** Every chart: a title, a summary in words, the picture, its key, and a table behind a toggle. */
export function ChartFigure({ title, quietTitle, summary, keys, table, children }: ChartFigureProps) {
  return (
    <figure className="chart-figure">
      <figcaption>
        <h3 className={quietTitle ? 'vh' : undefined}>{title}</h3>
        <p className="small soft">{summary}</p>
      </figcaption>
      {children}
      {keys && <ChartKeys keys={keys} />}
      {table && (
        <details className="tbl">
          <summary>Show as a table</summary>
          <FigureTable caption={title} {...table} />
        </details>
      )}
    </figure>
  );
}

export function ChartKeys({ keys }: { keys: readonly ChartKey[] }) {
  return (
    <ul className="key">
      {keys.map((key) => (
        <li key={key.label}>
          <i style={{ '--c': toneColor(key.tone) } as CSSProperties} aria-hidden="true" />
          {key.label}
          {key.value !== undefined && <b>{key.value}</b>}
        </li>
      ))}
    </ul>
  );
}
