import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { joinClasses } from './class-names.ts';
import { FieldContext } from './field-control.ts';
import './field.css';

interface FieldProps {
  label: string;
  /** A quiet word after the label, such as 'optional'. */
  aside?: string;
  hint?: ReactNode;
  /** Takes the hint's place. Where the prop is given at all its line is kept free, so that nothing moves. */
  error?: string | null;
  /** '94/1000 characters', at the right of the hint. */
  counter?: string;
  className?: string;
  children: ReactNode;
}

export function Field(props: FieldProps) {
  const { label, aside, hint, error, counter, className, children } = props;
  const id = useId();
  const hasLine = Boolean(hint) || Boolean(counter) || 'error' in props;
  const isDescribed = Boolean(hint) || Boolean(error);
  const control = { id, 'aria-describedby': isDescribed ? `${id}-note` : undefined, 'aria-invalid': error ? (true as const) : undefined };
  return (
    <div className={joinClasses('field', Boolean(error) && 'bad', className)}>
      <label htmlFor={id}>
        {label}
        {aside && <span> {aside}</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hasLine && (
        <div className={joinClasses('hint', !hint && !counter && 'kept')}>
          <span id={`${id}-note`} aria-live="polite">
            {error ? <FieldError>{error}</FieldError> : hint}
          </span>
          {counter && <span className="num">{counter}</span>}
        </div>
      )}
    </div>
  );
}

/** The red sentence alone, for a group that isn't a field. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <span className="err">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
