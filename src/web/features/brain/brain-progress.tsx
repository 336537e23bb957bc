import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Ring } from '#web/ui/ring.tsx';
import { sayLeft, sayMinutes, uses } from './copy.ts';
import { findNext, isOpen, type Item } from './item.ts';
import './brain-progress.css';

// How much of it is answered, which answer would help most, and the ways to more of them.
export function BrainProgress({ items, onAnswer, children }: { items: Item[]; onAnswer: (item: Item) => void; children: ReactNode }) {
  const left = items.filter(isOpen).length;
  const done = items.length - left;
  const next = findNext(items);
  return (
    <div className="brain-progress">
      <Ring label={`${done} of ${items.length} answered`} value={done} max={items.length} size={120} figure={String(done)} caption={`of ${items.length}`} />
      <div>
        <p className="strong">{sayLeft(left)}</p>
        <p className="soft small">{next ? `${sayMinutes(left)} Q${next.index} helps most: ${uses[next.field].gains}` : 'Drafts and coaching know all of it. Change an answer whenever it changes.'}</p>
      </div>
      {next && (
        <Button variant="primary" wide onClick={() => onAnswer(next)}>
          Answer Q{next.index}
        </Button>
      )}
      {children}
    </div>
  );
}
