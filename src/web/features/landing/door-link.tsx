import type { MouseEvent, ReactNode } from 'react';
import { openDoor, type Door } from './door.ts';

type Props = { door: Door; href: string; className?: string; children: ReactNode };

// Opens a dialog; without scripts, or in a new tab, the page of the same content.
export function DoorLink({ door, href, className, children }: Props) {
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openDoor(door);
  };
  return (
    <a className={className} href={href} aria-haspopup="dialog" data-needs-app="" onClick={open}>
      {children}
    </a>
  );
}
