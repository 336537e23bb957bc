import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { joinClasses } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import './button.css';

export type ButtonVariant = 'primary' | 'line' | 'ghost' | 'danger' | 'danger-line';
export type ButtonSize = 'small' | 'normal' | 'big';

interface Looks {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its parent. */
  wide?: boolean;
}

/** The looks alone, for a router's link that acts like a button. */
export function buttonClass({ variant = 'line', size = 'normal', wide }: Looks = {}): string {
  return joinClasses('btn', variant, size !== 'normal' && size, wide && 'wide');
}

interface ButtonProps extends Looks, ComponentProps<'button'> {
  icon?: ReactNode;
  /** Working: keeps focus and width, ignores presses. */
  busy?: boolean;
  /** The word while busy; room for the longer of the two is kept from the start. */
  busyLabel?: string;
  children: ReactNode;
}

export function Button({ variant, size, wide, icon, busy, busyLabel, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A submit button would still submit its form.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const idleLabel = typeof children === 'string' ? children : undefined;
  return (
    <button
      type="button"
      {...rest}
      className={joinClasses(buttonClass({ variant, size, wide }), busy && 'busy', Boolean(icon) && 'held', className)}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {busyLabel ? (
        <span className="word" data-other={busy ? idleLabel : busyLabel}>
          {busy ? busyLabel : children}
        </span>
      ) : (
        children
      )}
    </button>
  );
}
