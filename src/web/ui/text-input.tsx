import type { ComponentProps } from 'react';
import { joinClasses } from './class-names.ts';
import { useFieldControl } from './field-control.ts';
import './text-input.css';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldControl(rest)} className={joinClasses('input', className)} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...useFieldControl(rest)} className={joinClasses('area', className)} />;
}
