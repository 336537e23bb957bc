import type { ReactElement, ReactNode } from 'react';
import * as Radix from 'radix-ui/dropdown-menu';
import { joinClasses } from './class-names.ts';
import './menu.css';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: 'start' | 'end';
  children: ReactNode;
}

// A link that was chosen may have given the focus to the heading of its page already: then it stays there.
function returnFocus(event: Event) {
  const { activeElement } = document;
  if (activeElement !== document.body && !(event.target as Element).contains(activeElement)) event.preventDefault();
}

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="menu" align={align} sideOffset={6} collisionPadding={8} onCloseAutoFocus={returnFocus}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  onSelect: () => void;
  destructive?: boolean;
  disabled?: boolean;
  /** A key or a word at the right. */
  aside?: ReactNode;
  children: ReactNode;
}

export function MenuItem({ icon, onSelect, destructive, disabled, aside, children }: MenuItemProps) {
  return (
    <Radix.Item className={joinClasses('menu-item', destructive && 'bad')} onSelect={onSelect} disabled={disabled}>
      {icon}
      {children}
      {aside && <span className="push">{aside}</span>}
    </Radix.Item>
  );
}

/** An item that is a link: pass the router's own, with icon and words inside. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <Radix.Item className="menu-item" asChild>
      {children}
    </Radix.Item>
  );
}

export function MenuNote({ children }: { children: ReactNode }) {
  return <Radix.Label className="menu-note">{children}</Radix.Label>;
}

export function MenuRule() {
  return <Radix.Separator className="menu-rule" />;
}
