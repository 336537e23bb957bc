import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/dialog';
import { X } from 'lucide-react';
import { joinClasses } from './class-names.ts';
import { holdOpen, ignoreToasts } from './dialog-guards.ts';
import { reachWhenScrolling, useFocusReturn } from './focus-return.ts';
import { IconButton } from './icon-button.tsx';
import './dialog.css';

interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button and a press outside; never where it can't be dismissed. */
  onClose?: () => void;
  title: string;
  /** A line above the title. */
  eyebrow?: string;
  description?: ReactNode;
  /** Actions at the right, the primary last. */
  footer?: ReactNode;
  size?: 'narrow' | 'normal' | 'wide';
  /** `false`: only its own buttons end it. */
  dismissible?: boolean;
  className?: string;
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, eyebrow, description, footer, size = 'normal', dismissible = true, className, children } = props;
  const focus = useFocusReturn();
  const guards = dismissible ? { onInteractOutside: ignoreToasts } : { onEscapeKeyDown: holdOpen, onInteractOutside: holdOpen };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content
            className={joinClasses('dialog', size !== 'normal' && size, className)}
            role={dismissible ? 'dialog' : 'alertdialog'}
            {...(description ? {} : { 'aria-describedby': undefined })}
            {...guards}
            {...focus}
          >
            <header>
              {eyebrow && <p className="eyebrow">{eyebrow}</p>}
              <Radix.Title>{title}</Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <p>{description}</p>
                </Radix.Description>
              )}
            </header>
            {children && (
              <div className="body" ref={reachWhenScrolling}>
                {children}
              </div>
            )}
            {footer && <footer>{footer}</footer>}
            {dismissible && (
              <Radix.Close asChild>
                <IconButton className="close" small label="Close" icon={<X />} />
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
