import { useEffect, useState, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { BadgeCheck } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import './celebration.css';

const PIECES = 50;
const CONFETTI_MS = 3000;
// Multiples of an irrational number spread evenly; of several that have nothing to do with each other, without a pattern.
const spread = (index: number, by: number) => (index * by) % 1;
const [PLACE, WAIT, TURN] = [Math.sqrt(5), Math.sqrt(2), Math.sqrt(3)];

export function Celebration({ onLaunch }: { onLaunch: () => void }) {
  const footer = (
    <Button variant="primary" onClick={onLaunch}>
      Launch My Workspace
    </Button>
  );
  return (
    <>
      <Dialog open onClose={onLaunch} className="celebration" title="Your Sales Brain is live!" footer={footer}>
        <BadgeCheck className="won" aria-hidden="true" />
        <p>From here on drafts use your words, your prices and your customers. Paste a message you owe somebody an answer to, and see.</p>
      </Dialog>
      <Confetti />
    </>
  );
}

function Confetti() {
  const [isOver, setIsOver] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), CONFETTI_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return createPortal(
    <div className="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => (
        <i key={index} style={{ '--at': spread(index, PLACE), '--wait': spread(index, WAIT), '--turn': spread(index, TURN) } as CSSProperties} />
      ))}
    </div>,
    document.body,
  );
}
