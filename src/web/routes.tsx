import { useEffect, type ComponentType } from 'react';
import { createRoute, lazyRouteComponent, redirect, type RouteComponent } from '@tanstack/react-router';
import { root } from '#web/app.tsx';
import { CrashScreen } from '#web/crash-screen.tsx';
import { useSession } from '#web/lib/session.ts';
import { readToken } from '#web/lib/token.ts';
import { Unreachable } from '#web/pages/unreachable.tsx';

type Page = () => Promise<Record<string, ComponentType>>;
// `anyone`: the same page for all. Else a visitor and a user may see different ones; a visitor without one sees the
// login screen in place, a user without one the 404 screen. The server decides what either may read.
type Screen<P extends string> = { path: P; title: string; anyone?: Page; visitor?: Page; user?: Page };

const login: Page = () => import('#web/pages/login.tsx');
const notFound: Page = () => import('#web/pages/not-found.tsx');
const loaded = (page: Page): RouteComponent => lazyRouteComponent(async () => ({ default: Object.values(await page())[0]! }));

function screen<const P extends string>({ path, title, anyone, visitor = login, user = notFound }: Screen<P>) {
  const ForAnyone = anyone && loaded(anyone);
  const component = announced(ForAnyone ?? guarded(loaded(visitor), loaded(user)));
  return createRoute({ getParentRoute: () => root, path, component, staticData: { title, ...(!anyone && visitor === login && { visitorTitle: 'Sign in' }) } });
}

function guarded(ForVisitor: RouteComponent, ForUser: RouteComponent) {
  function Guarded() {
    const session = useSession();
    if (session.state === 'user') return <ForUser />;
    if (session.state === 'unreachable') return <Unreachable retry={session.retry} />;
    return session.state === 'visitor' ? <ForVisitor /> : <main className="page" id="main" tabIndex={-1} aria-busy="true" />;
  }
  // The router waits for this before it draws: a prerendered page is taken over whole.
  Guarded.preload = () => (readToken() === null ? ForVisitor : ForUser).preload?.();
  return Guarded;
}

// Tells the little script of a prerendered page that what was pressed meanwhile can be pressed now.
function announced(Drawn: RouteComponent) {
  function Announced() {
    useEffect(() => {
      dispatchEvent(new Event('app-ready'));
    }, []);
    return <Drawn />;
  }
  Announced.preload = () => Drawn.preload?.();
  return Announced;
}

const moved = <const P extends string>(path: P, to: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => {
      throw redirect({ href: to, replace: true });
    },
  });

// THE table of screens.
const routeTree = root.addChildren([
  screen({ path: '/', title: 'Home', visitor: () => import('#web/pages/landing.tsx'), user: () => import('#web/pages/home.tsx') }),
  screen({ path: '/login', title: 'Sign in', anyone: login }),
  screen({ path: '/register', title: 'Create account', anyone: () => import('#web/pages/register.tsx') }),
  screen({ path: '/forgot-password', title: 'Forgot password', anyone: () => import('#web/pages/forgot-password.tsx') }),
  screen({ path: '/reset-password', title: 'Reset password', anyone: () => import('#web/pages/reset-password.tsx') }),
  screen({ path: '/confirm-email', title: 'Confirm your address', anyone: () => import('#web/pages/confirm-email.tsx') }),
  screen({ path: '/ai-assistants', title: 'AI Assistants', user: () => import('#web/pages/ai-assistants.tsx') }),
  screen({ path: '/progress', title: 'Progress Tracker', user: () => import('#web/pages/progress.tsx') }),
  screen({ path: '/saved-insights', title: 'Saved insights', user: () => import('#web/pages/saved-insights.tsx') }),
  screen({ path: '/profile', title: 'My Profile', user: () => import('#web/pages/profile.tsx') }),
  screen({ path: '/sales-brain', title: 'My Sales Brain', user: () => import('#web/pages/sales-brain.tsx') }),
  screen({ path: '/billing', title: 'Billing Settings', user: () => import('#web/pages/billing.tsx') }),
  screen({ path: '/checkout/$plan', title: 'Checkout', user: () => import('#web/pages/checkout.tsx') }),
  screen({ path: '/sandbox/checkout', title: 'Checkout', user: () => import('#web/pages/sandbox-checkout.tsx') }),
  screen({ path: '/sandbox/portal', title: 'Your card', user: () => import('#web/pages/sandbox-portal.tsx') }),
  screen({ path: '/sandbox/receipt', title: 'Receipt', user: () => import('#web/pages/sandbox-receipt.tsx') }),
  screen({ path: '/success', title: 'Processing your upgrade', user: () => import('#web/pages/success.tsx') }),
  screen({ path: '/about', title: 'About', anyone: () => import('#web/pages/about.tsx') }),
  screen({ path: '/info', title: 'What it does', anyone: () => import('#web/pages/info.tsx') }),
  screen({ path: '/glossary', title: 'Features Glossary', anyone: () => import('#web/pages/glossary.tsx') }),
  screen({ path: '/contact', title: 'Contact', anyone: () => import('#web/pages/contact.tsx') }),
  screen({ path: '/terms', title: 'Terms of Service', anyone: () => import('#web/pages/terms.tsx') }),
  screen({ path: '/privacy', title: 'Privacy Policy', anyone: () => import('#web/pages/privacy.tsx') }),
  screen({ path: '/admin', title: 'Admin', anyone: () => import('#web/pages/admin.tsx') }),
  screen({ path: '/onboarding', title: 'Set up', user: () => import('#web/pages/onboarding.tsx') }),
  moved('/chat', '/ai-assistants?coach=open'),
  moved('/email-reply', '/ai-assistants'),
  moved('/assistant-integration', '/ai-assistants'),
  ...(import.meta.env.DEV ? [screen({ path: '/ui', title: 'Design system', anyone: () => import('#web/ui/gallery.tsx') })] : []),
  screen({ path: '$', title: 'Not found' }),
]);

// What the router of the browser and the one that prerenders have in common.
export const routing = { routeTree, defaultErrorComponent: CrashScreen };
