import { joinClasses } from './class-names.ts';
import './progress.css';

interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  tone?: 'pine' | 'straw';
}

/** How far: a step of a set-up, an upload, a quota. Print the figure beside it. */
export function Progress({ label, value, max = 100, tone = 'pine' }: ProgressProps) {
  return <progress className={joinClasses('progress', tone === 'straw' && tone)} aria-label={label} value={value} max={max} />;
}
