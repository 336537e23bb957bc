import { useId, type ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { joinClasses } from './class-names.ts';
import './field.css';
import './segmented.css';

export interface Segment<V extends string = string> {
  value: V;
  label: string;
  icon?: ReactNode;
  /** A quiet word after the label: 'Save 30%'. */
  badge?: string;
  disabled?: boolean;
}

interface SegmentedProps<V extends string> {
  label: string;
  /** The label is only for a screen reader. */
  quiet?: boolean;
  segments: readonly Segment<V>[];
  value: V | '';
  onValueChange: (value: V) => void;
  className?: string;
}

/** One of two to four, all in sight. More than four: a Select. */
export function Segmented<V extends string>({ label, quiet, segments, value, onValueChange, className }: SegmentedProps<V>) {
  const name = useId();
  return (
    <fieldset className={joinClasses('seg-group', className)}>
      <legend className={quiet ? 'vh' : 'label'}>{label}</legend>
      <div className="seg">
        {segments.map((segment) => (
          <label key={segment.value}>
            <input type="radio" name={name} value={segment.value} checked={segment.value === value} disabled={segment.disabled} onChange={() => onValueChange(segment.value)} />
            {segment.icon}
            <span className="word" data-word={segment.label}>
              {segment.label}
            </span>
            {segment.badge && <Badge tone="pine">{segment.badge}</Badge>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
