import type { ComponentProps } from 'react';
import { useFieldControl } from './field-control.ts';
import './text-input.css';
import './select.css';

/** For hundreds of options: the browser's own list, with its search by typing. */
export function NativeSelect({ options, ...rest }: ComponentProps<'select'> & { options: readonly { value: string; label: string }[] }) {
  return (
    <select {...useFieldControl(rest)} className="select">
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
