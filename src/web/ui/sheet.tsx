import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/dialog';
import { X } from 'lucide-react';
import { joinClasses } from './class-names.ts';
import { ignoreToasts } from './dialog-guards.ts';
import { reachWhenScrolling, useFocusReturn } from './focus-return.ts';
import { IconButton } from './icon-button.tsx';
import './dialog.css';
import './sheet.css';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel?: string;
  /** Quiet buttons left of the close button. */
  tools?: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  /** The part that scrolls. */
  bodyRef?: (node: HTMLDivElement | null) => void;
  /** Before Esc closes it; prevented, it stays. */
  onEscape?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Docked at the right; the whole screen on a phone. */
export function Sheet({ open, onClose, title, closeLabel = 'Close', tools, footer, wide, bodyRef, onEscape, children }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="side-scrim" />
        <Radix.Content className={joinClasses('side', wide && 'wide')} aria-describedby={undefined} onInteractOutside={ignoreToasts} {...(onEscape && { onEscapeKeyDown: onEscape })} {...useFocusReturn()}>
          <header>
            <Radix.Title>{title}</Radix.Title>
            {tools}
            <Radix.Close asChild>
              <IconButton small label={closeLabel} icon={<X />} />
            </Radix.Close>
          </header>
          <div className="body" ref={bodyRef ?? reachWhenScrolling}>
            {children}
          </div>
          {footer && <footer>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
