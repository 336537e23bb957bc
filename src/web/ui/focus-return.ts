import { useEffect, useRef } from 'react';

/** A dialog opened by state has no trigger to go back to: remember what had the focus, and give it back. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** While a list is open the page behind is hidden from screen readers; it must be out of reach of the keyboard too. */
export function useInertPage(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const made: Element[] = [];
    const frame = requestAnimationFrame(() => {
      for (const element of document.querySelectorAll('[data-aria-hidden="true"]:not([inert])')) {
        element.setAttribute('inert', '');
        made.push(element);
      }
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const element of made) element.removeAttribute('inert');
    };
  }, [open]);
}

const REACHABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** A scrolling text with nothing to focus in it must itself be reachable. */
export function reachWhenScrolling(node: HTMLElement | null): void {
  if (node && node.scrollHeight > node.clientHeight && !node.querySelector(REACHABLE)) node.tabIndex = 0;
}
