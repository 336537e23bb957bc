import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import { TextArea } from './text-input.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  label: string;
  aside?: string;
  hint?: string;
  error?: string | null;
  value: string;
  /** The most characters it takes; counted below. */
  limit: number;
  onValueChange: (value: string) => void;
}

export function TextAreaField({ label, aside, hint, error, value, limit, onValueChange, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} aside={aside} hint={hint} error={error} counter={`${value.length}/${limit} characters`}>
      <TextArea maxLength={limit} {...rest} value={value} onChange={(event) => onValueChange(event.target.value)} />
    </Field>
  );
}
