import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Handoff } from '#contract/chat';
import { useMedia } from '#web/lib/media.ts';
import './coach.css';

const CoachPanel = lazy(async () => ({ default: (await import('./coach-panel.tsx')).CoachPanel }));
const WIDE = '(min-width: 1101px)';
const DOCK = 'coachDock';

const withoutCoach = (search: Record<string, unknown>) => Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'coach'));

// A screen with the coach docked at its right; on a narrow one the coach is a sheet over it, opened by ?coach=open.
type Props = {
  /** Takes what is handed over, and takes ?coach= out of the address with the same step: two in a row would undo each other. */
  onHandoff: (handoff: Handoff) => void;
  children: ReactNode;
};

export function CoachBeside({ onHandoff, children }: Props) {
  const search: { coach?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const isWide = useMedia(WIDE);
  const [isDocked, setIsDocked] = useState(() => localStorage.getItem(DOCK) !== 'closed');
  const isAsked = search.coach === 'open';

  // Opened by a link, it stays when the next link says nothing of it.
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setIsDocked(true);
  }
  useEffect(() => {
    if (isDocked) localStorage.removeItem(DOCK);
    else localStorage.setItem(DOCK, 'closed');
  }, [isDocked]);

  const close = () => {
    if (isWide) setIsDocked(false);
    void navigate({ to: '.', search: withoutCoach as never, replace: true });
  };
  const isOpen = isWide ? isDocked : isAsked;
  return (
    <div className={isWide && isOpen ? 'beside with-coach' : 'beside'}>
      {children}
      {isOpen && (
        <Suspense fallback={isWide && <div className="coach" aria-hidden="true" />}>
          <CoachPanel isSheet={!isWide} wantsFocus={isAsked} onClose={close} onHandoff={onHandoff} />
        </Suspense>
      )}
    </div>
  );
}
