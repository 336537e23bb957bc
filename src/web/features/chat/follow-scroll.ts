import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const NEAR_PX = 80;
const GAP_PX = 16;
// So much of the view, at once, is no stream.
const BURST = 0.5;
const isNearEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;

// Keeps the end in view while one is there; whoever has scrolled up to read is left alone.
export function useFollowScroll(growth: unknown) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const follows = useRef(true);
  const height = useRef(0);
  const top = useRef(0);
  const [isAway, setIsAway] = useState(false);

  const toEnd = useCallback(() => {
    follows.current = true;
    box?.scrollTo({ top: box.scrollHeight, behavior: 'instant' });
    top.current = box?.scrollTop ?? 0;
  }, [box]);
  // The first step up lets go, however near the end; else the next words would pull one back.
  const look = useCallback((of: HTMLElement, end: number) => {
    const left = end - of.scrollTop - of.clientHeight;
    if (of.scrollTop < top.current - 1) follows.current &&= left <= 1;
    else if (of.scrollTop > top.current + 1) follows.current = left < NEAR_PX;
    top.current = of.scrollTop;
  }, []);
  useEffect(() => {
    if (!box) return;
    const onScroll = () => {
      look(box, box.scrollHeight);
      setIsAway(!isNearEnd(box));
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  }, [box, look]);
  useLayoutEffect(() => {
    if (!box) return;
    const grown = box.scrollHeight - height.current;
    // Scrolled since the last words, and the event for it still to come.
    if (grown > 0) look(box, height.current);
    height.current = box.scrollHeight;
    if (!follows.current) return setIsAway(!isNearEnd(box));
    if (grown < box.clientHeight * BURST) return toEnd();
    // A long text that came at once is read from its beginning. Only the box moves, never the page it stands in.
    const newest = [...box.querySelectorAll('.say')].at(-1);
    if (newest) box.scrollBy({ top: newest.getBoundingClientRect().top - box.getBoundingClientRect().top - GAP_PX, behavior: 'instant' });
    top.current = box.scrollTop;
    follows.current = isNearEnd(box);
  }, [growth, box, toEnd, look]);
  return { setBox, isAway, toEnd };
}
