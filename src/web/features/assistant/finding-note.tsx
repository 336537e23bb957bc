import { Button } from '#web/ui/button.tsx';
import type { Mark } from './marks.ts';

interface FindingNoteProps {
  mark: Mark;
  /** What the whole gains by the fix. */
  gain: number;
  top: number;
  onUse: () => void;
  onLeave: () => void;
}

// Why a place is underlined, by whom that is known, and the fix.
export function FindingNote({ mark, gain, top, onUse, onLeave }: FindingNoteProps) {
  return (
    <section className="finding" style={{ top }} aria-label={`Finding ${mark.number}`}>
      <p>{mark.message}</p>
      <p className="small soft">Source: {mark.source}</p>
      {mark.fix !== null && <p className="soft">{mark.fix.trim() === '' ? 'Take it out.' : `“${mark.fix}”`}</p>}
      <div className="row">
        {mark.fix !== null && (
          <Button size="small" onClick={onUse}>
            Use it{gain > 0 ? ` +${gain.toFixed(1)}` : ''}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={onLeave}>
          {mark.delta > 0 ? 'Close' : 'Leave it'}
        </Button>
      </div>
    </section>
  );
}
