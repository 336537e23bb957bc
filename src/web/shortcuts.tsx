import { lazy, Suspense, useCallback, useEffect, useState } from 'react';

const CommandPalette = lazy(async () => ({ default: (await import('#web/command-palette.tsx')).CommandPalette }));
const ShortcutList = lazy(async () => ({ default: (await import('#web/shortcut-list.tsx')).ShortcutList }));
type Overlay = 'palette' | 'list' | null;

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
// Another dialog is answered first.
const isBusy = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

// Ctrl/Cmd+K opens the palette, ? the list of shortcuts. Neither is loaded before.
export function useShortcuts() {
  const [open, setOpen] = useState<Overlay>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isPalette = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k';
      const isList = event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      if (!isPalette && !isList) return;
      event.preventDefault();
      if (!isBusy()) setOpen(isPalette ? 'palette' : 'list');
      else if (isPalette) setOpen((now) => (now === 'palette' ? null : now));
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const openPalette = useCallback(() => setOpen('palette'), []);
  const close = useCallback(() => setOpen(null), []);
  const overlay = (
    <Suspense>
      {open === 'palette' && <CommandPalette onClose={close} onShortcuts={() => setOpen('list')} />}
      {open === 'list' && <ShortcutList onClose={close} />}
    </Suspense>
  );
  return { openPalette, overlay };
}
