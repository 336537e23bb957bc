import { useEffect, useRef } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { productName } from '#web/lib/product.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    // What a visitor sees in its place has another.
    visitorTitle?: string;
  }
}

const GIVE_UP_MS = 5000;
// The landing page's title goes on like this, as it was drawn at build.
export const TAGLINE = 'a sales coach for people who sell alone';

// A new screen has its own title, and a screen reader goes to its heading; the first one is left as the browser shows it.
export function useScreenChange(isUser: boolean) {
  const path = useRouterState({ select: (state) => state.matches.at(-1)?.pathname });
  const title = useRouterState({ select: (state) => titleOf(state.matches.at(-1)?.staticData, isUser) });
  const first = useRef(path);
  useEffect(() => {
    if (path === '/') document.title = isUser ? productName : `${productName} · ${TAGLINE}`;
    else document.title = title ? `${title} · ${productName}` : productName;
  }, [path, title, isUser]);
  useEffect(() => {
    if (first.current === path) return;
    first.current = undefined;
    return focusHeading();
  }, [path]);
}

const titleOf = (data: { title?: string; visitorTitle?: string } | undefined, isUser: boolean) => (!isUser && data?.visitorTitle) || data?.title;

function focus() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

// It may still wait for what it shows.
function focusHeading() {
  if (focus()) return;
  const watch = new MutationObserver(() => {
    if (focus()) watch.disconnect();
  });
  watch.observe(document.getElementById('root')!, { childList: true, subtree: true });
  const timer = setTimeout(() => watch.disconnect(), GIVE_UP_MS);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
  };
}
