import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { beginPage } from '#web/lib/page-life.ts';
import { applyTheme } from '#web/lib/theme.ts';
import { readToken, readWaiting } from '#web/lib/token.ts';
import { routing } from '#web/routes.tsx';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import { replayTyped, watchTyped } from './typed.ts';

let isTakingOver = false;
// Who reads a page that is taken over stays where they are.
const router = createRouter({ ...routing, scrollRestoration: () => !isTakingOver, scrollRestorationBehavior: 'instant', defaultPreload: 'intent' });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const root = document.getElementById('root')!;
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

function takenOver(takeTyped: ReturnType<typeof watchTyped>) {
  isTakingOver = false;
  // The router comes back only to where it saw somebody scroll.
  document.dispatchEvent(new Event('scroll'));
  // Said in the middle of React's own work, which has to end first.
  queueMicrotask(() => replayTyped(takeTyped()));
}

// A visitor keeps the page that was drawn at build; everybody else gets one of their own.
async function draw() {
  if (root.hasChildNodes() && readToken() === null && !readWaiting()) {
    router.ssr = { manifest: undefined };
    await router.load();
    const takeTyped = watchTyped(root);
    isTakingOver = true;
    addEventListener('app-ready', () => takenOver(takeTyped), { once: true });
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  delete document.documentElement.dataset.starting;
}

applyTheme();
await beginPage();
await draw();
