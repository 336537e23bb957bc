import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from './class-names.ts';
import { buttonClass, type ButtonVariant } from './button.tsx';
import { Spinner } from './spinner.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for a screen reader and the tooltip. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  small?: boolean;
  busy?: boolean;
  /** A small number on its corner; the label must say it too. */
  count?: number;
}

export function IconButton({ label, icon, variant = 'ghost', small, busy, count, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={joinClasses(buttonClass({ variant, size: small ? 'small' : 'normal' }), 'icon', busy && 'busy held', className)}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : rest.onClick}
    >
      {busy ? <Spinner /> : icon}
      {count !== undefined && count > 0 && <span className="count" data-count={count > 9 ? '9+' : count} aria-hidden="true" />}
    </button>
  );
}
