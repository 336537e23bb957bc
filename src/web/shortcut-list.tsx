import { Dialog } from '#web/ui/dialog.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
export const paletteKeys = isApple ? '⌘ K' : 'Ctrl K';
const shortcuts = [
  { keys: paletteKeys, what: 'Go anywhere, choose the theme' },
  { keys: '?', what: 'This list' },
  { keys: 'Tab', what: 'The next thing on the screen' },
  { keys: 'Enter', what: 'Press what has the focus; send a form' },
  { keys: 'Esc', what: 'Close a dialog, stop what is under way' },
];

export function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <ul className="ledger">
        {shortcuts.map(({ keys, what }) => (
          <li key={keys} className="between">
            {what}
            <span>
              <Kbd keys={keys} />
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
