import type { CSSProperties, ReactNode } from 'react';
import { joinClasses } from './class-names.ts';
import './meter.css';

export type MeterTone = 'pine' | 'straw' | 'rust';

/** The ten-step rule alone; the figure must stand beside it. */
export function Meter({ value, tone = 'pine' }: { value: number; tone?: MeterTone }) {
  const style = { '--v': Math.min(10, Math.max(0, value)) } as CSSProperties;
  return <div className={joinClasses('meter', tone !== 'pine' && tone)} style={style} aria-hidden="true" />;
}

interface ScoreProps {
  label: string;
  /** 0 to 10. */
  value: number;
  tone?: MeterTone;
  /** The reason, beside the number. */
  children?: ReactNode;
}

/** A score: its name, its figure, its rule, its reason. */
export function Score({ label, value, tone, children }: ScoreProps) {
  return (
    <div className="score">
      <div className="row between">
        <b>{label}</b>
        <span className="num strong">{value.toFixed(1)}</span>
      </div>
      <Meter value={value} tone={tone} />
      {children && <p className="small soft">{children}</p>}
    </div>
  );
}
