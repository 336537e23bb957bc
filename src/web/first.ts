// The only script of a prerendered page before somebody touches it. It stands in the head, before the first paint: it
// hides the visitor's page from a user, and loads the app when it is needed. What was pressed meanwhile is kept for it.
import { expectsUser, readStored, shouldStartApp } from './boot.ts';

const NEAR = '600px';
const AFTER_LOAD_MS = 100;
const STILL_PX = 4;
const { app, files, styles, eager } = (document.currentScript as HTMLScriptElement).dataset;
const page = document.documentElement;
let started = false;
let isReady = false;
let held: HTMLElement | null = null;
let aim: { button: HTMLElement; x: number; y: number } | null = null;

const needsApp = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>('[data-needs-app], form') : null);

// The app may be half there already: it is given this once, when it is ready.
function keep(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const addLink = (link: Partial<HTMLLinkElement>) => document.head.append(Object.assign(document.createElement('link'), link));

function start() {
  if (started) return;
  started = true;
  for (const href of files?.split(' ') ?? []) addLink({ rel: 'modulepreload', href });
  // They stand in the page already: named here, the app doesn't load them again, after others.
  for (const href of styles?.split(' ') ?? []) addLink({ rel: 'stylesheet', disabled: true, href });
  import(/* @vite-ignore */ app!).catch(() => {
    // The link still leads somewhere; and the next touch tries again.
    started = false;
    delete page.dataset.starting;
    if (held instanceof HTMLAnchorElement) location.assign(held.href);
  });
}

const theme = readStored('theme');
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
if (expectsUser()) page.dataset.starting = '';
if (shouldStartApp()) start();
// A page whose form is its purpose is ready before one has read it, but is seen first.
else if (eager !== undefined) addEventListener('load', () => setTimeout(start, AFTER_LOAD_MS));

addEventListener('app-ready', () => {
  isReady = true;
  const pressed = held;
  held = null;
  // After what was typed has been handed over.
  setTimeout(() => (pressed instanceof HTMLFormElement ? pressed.requestSubmit() : pressed?.click()));
});
for (const type of ['pointerover', 'pointerdown', 'focusin', 'input']) addEventListener(type, (event) => needsApp(event) && start(), { capture: true, passive: true });

// What is taken over may move under a pointer that is down. A click where nothing was aimed at is meant for what was.
addEventListener(
  'pointerdown',
  ({ target, clientX: x, clientY: y }) => {
    const button = !isReady && target instanceof Element && target.closest<HTMLElement>('a, button, label');
    aim = button ? { button, x, y } : null;
  },
  true,
);
addEventListener(
  'click',
  (event) => {
    // What was marked before is clicked again by the app itself.
    if (!event.isTrusted) return;
    const aimed = aim;
    aim = null;
    if (aimed && !aimed.button.contains(event.target as Element) && Math.hypot(event.clientX - aimed.x, event.clientY - aimed.y) < STILL_PX) {
      keep(event);
      aimed.button.click();
    }
  },
  true,
);
addEventListener(
  'click',
  (event) => {
    if (isReady || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const pressed = (event.target as Element).closest<HTMLElement>('a[data-needs-app], :is([data-needs-app], form) button:not([type=submit])');
    if (!pressed) return;
    keep(event);
    held = pressed;
    start();
  },
  true,
);
// Without the app a form would send what was typed as an address.
addEventListener(
  'submit',
  (event) => {
    if (isReady) return;
    keep(event);
    held = event.target as HTMLFormElement;
    start();
  },
  true,
);
// In the demo Enter sends.
addEventListener(
  'keydown',
  (event) => {
    if (isReady || event.key !== 'Enter' || event.shiftKey || event.isComposing || !(event.target instanceof HTMLTextAreaElement) || !event.target.closest('[data-needs-app]')) return;
    keep(event);
    event.target.form?.requestSubmit();
  },
  true,
);
// Whoever scrolls towards the demos wants them ready on arrival.
addEventListener(
  'scroll',
  () => {
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && (watch.disconnect(), start()), { rootMargin: NEAR });
    for (const element of document.querySelectorAll('section[data-needs-app]')) watch.observe(element);
  },
  { once: true, passive: true },
);
// The page comes back as it was left; somebody may have signed in since.
addEventListener('pageshow', (event) => {
  if (event.persisted && !started && expectsUser()) location.reload();
});
