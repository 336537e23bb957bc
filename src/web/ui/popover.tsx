import type { ReactElement, ReactNode } from 'react';
import * as Radix from 'radix-ui/popover';
import './popover.css';

interface PopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
}

/** A small panel beside its button; Esc and a press outside close it, and the focus goes back. */
export function Popover({ open, onOpenChange, trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="popover" align="end" sideOffset={6} collisionPadding={8} aria-label={label}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
