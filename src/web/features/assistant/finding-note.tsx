import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Mark } from './marks.ts';

interface FindingNoteProps {
  mark: Mark;
  /** What the whole gains by the fix. */
  gain: number;
  top: number;
  onUse: () => void;
  onClose: () => void;
  onLeave: () => void;
}

// Why a place is underlined, by whom that is known, and the fix.
export function FindingNote({ mark, gain, top, onUse, onClose, onLeave }: FindingNoteProps) {
  const note = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  // Opened by a number of the margin, the focus goes with it and back; whoever clicked into the text stays there.
  useEffect(() => {
    const from = document.activeElement;
    if (!(from instanceof HTMLButtonElement)) return;
    opener.current = from;
    note.current?.focus();
  }, []);
  const close = () => {
    onClose();
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div role="presentation" className="finding" style={{ top }} onKeyDown={onKeyDown}>
      <section ref={note} className="stack" tabIndex={-1} aria-label={`Finding ${mark.number}`}>
        <p>{mark.message}</p>
        <p className="small soft">Source: {mark.source}</p>
        {mark.fix !== null && <p className="soft">{mark.fix.trim() === '' ? 'Take it out.' : `“${mark.fix}”`}</p>}
        <div className="row">
          {mark.fix !== null && (
            <Button size="small" onClick={onUse}>
              Use it{gain > 0 ? ` +${gain.toFixed(1)}` : ''}
            </Button>
          )}
          {mark.delta < 0 && (
            <Button size="small" variant="ghost" onClick={onLeave}>
              Leave it
            </Button>
          )}
          <Button size="small" variant="ghost" onClick={close}>
            Close
          </Button>
        </div>
      </section>
    </div>
  );
}
