import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { routing } from '#web/routes.tsx';
import { TAGLINE } from '#web/screen-change.ts';

// What a visitor sees before any script runs. `eager`: its form is the page, so the app is loaded with it.
export const prerendered = [
  { path: '/', page: 'landing', title: `{{PRODUCT_NAME}} · ${TAGLINE}`, about: 'A coach, a writing desk and an energy gauge for one person with a pipeline. Paste what they wrote; get a reply in your own words, and the reason for every line.' },
  { path: '/about', page: 'about', title: 'About', about: 'Why {{PRODUCT_NAME}} exists: a coach for people who sell alone, by somebody who did.' },
  { path: '/info', page: 'info', title: 'What it does', about: 'What {{PRODUCT_NAME}} does for one person who sells: coaching, messages in your own voice, scores with reasons, and a look at your energy.' },
  { path: '/glossary', page: 'glossary', title: 'Features Glossary', about: 'Every feature of {{PRODUCT_NAME}}: what is live now, what comes with V1 and V2, and what is thought of for later.' },
  { path: '/contact', page: 'contact', title: 'Contact', about: 'Write to the people behind {{PRODUCT_NAME}}. We answer within 24 hours.', eager: true },
  { path: '/terms', page: 'terms', title: 'Terms of Service', about: 'The Terms of Service of {{PRODUCT_NAME}}, effective July 1, 2025.' },
  { path: '/privacy', page: 'privacy', title: 'Privacy Policy', about: 'The Privacy Policy of {{PRODUCT_NAME}}, effective July 1, 2025.' },
  { path: '/login', page: 'login', title: 'Sign in', about: 'Sign in to {{PRODUCT_NAME}}: your coach, your drafts and your Power Pulse.', eager: true },
  { path: '/register', page: 'register', title: 'Create account', about: 'Thirty days of {{PRODUCT_NAME}} with everything in it. No card.', eager: true },
];

// Screens of the app: nothing there for a search engine.
export const forbidden = ['/api/', '/admin', '/ai-assistants', '/billing', '/chat', '/checkout/', '/confirm-email', '/forgot-password', '/onboarding', '/profile', '/progress', '/reset-password', '/sales-brain', '/sandbox/', '/saved-insights', '/success'];

// No scroll restoration here: it would write a script into the page, which its security policy forbids.
export async function renderPage(path: string) {
  const router = createRouter({ ...routing, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  return renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
