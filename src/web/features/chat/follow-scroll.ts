import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 80;
// So much of the view, at once, is no stream.
const BURST = 0.5;
const isNearEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;

// Keeps the end in view while one is there; whoever has scrolled up to read is left alone.
export function useFollowScroll(growth: unknown) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const follows = useRef(true);
  const height = useRef(0);
  const [isAway, setIsAway] = useState(false);

  const toEnd = useCallback(() => {
    follows.current = true;
    box?.scrollTo({ top: box.scrollHeight, behavior: 'instant' });
  }, [box]);
  useEffect(() => {
    if (!box) return;
    const look = () => {
      follows.current = isNearEnd(box);
      setIsAway(!follows.current);
    };
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [box]);
  useLayoutEffect(() => {
    if (!box) return;
    const grown = box.scrollHeight - height.current;
    height.current = box.scrollHeight;
    if (!follows.current) return;
    if (grown < box.clientHeight * BURST) return toEnd();
    // A long text that came at once is read from its beginning.
    const newest = [...box.querySelectorAll('.say')].at(-1);
    newest?.scrollIntoView({ block: 'start', behavior: 'instant' });
    follows.current = isNearEnd(box);
  }, [growth, box, toEnd]);
  return { setBox, isAway, toEnd };
}
