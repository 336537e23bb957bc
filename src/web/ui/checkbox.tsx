import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from './class-names.ts';
import './checkbox.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  hint?: string;
  /** Only the box is seen (in a table); the label is for a screen reader. */
  bare?: boolean;
}

export function Checkbox({ label, hint, bare, className, ...rest }: CheckboxProps) {
  return (
    <label className={joinClasses('check', bare && 'bare', className)}>
      <input type="checkbox" {...rest} />
      <span className={bare ? 'vh' : undefined}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
