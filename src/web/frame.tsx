import { lazy, Suspense } from 'react';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { SiteFooter } from '#web/features/landing/site-footer.tsx';
import { VisitorBar } from '#web/features/landing/visitor-bar.tsx';
import { productName } from '#web/lib/product.ts';
import { useSession } from '#web/lib/session.ts';
import { places } from '#web/places.tsx';
import { useScreenChange } from '#web/screen-change.ts';
import { useShortcuts } from '#web/shortcuts.tsx';
import { BottomBar } from '#web/ui/bottom-bar.tsx';
import type { RenderLink } from '#web/ui/frame-link.ts';
import { Toaster } from '#web/ui/toast.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

const NeedHelp = lazy(async () => ({ default: (await import('#web/features/support/need-help.tsx')).NeedHelp }));
const SignedInTools = lazy(async () => ({ default: (await import('#web/signed-in-tools.tsx')).SignedInTools }));

// The place one is at, whatever else stands in its address: the coach is a place of its own on the desk.
const linkAt = (pathname: string, isCoachOpen: boolean): RenderLink =>
  function renderLink({ to, className, children }) {
    const [path, query] = to.split('?', 2);
    const search = Object.fromEntries(new URLSearchParams(query));
    const isHere = path === pathname && (search.coach === 'open') === isCoachOpen;
    return (
      <Link key={to} to={path!} search={search} className={className ?? ''} activeOptions={{ exact: true, includeSearch: true }} {...(isHere && { 'aria-current': 'page' as const })}>
        {children}
      </Link>
    );
  };

// What stands around every screen.
export function Frame() {
  const session = useSession();
  const isUser = session.state === 'user';
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const isCoachOpen = useRouterState({ select: (state) => (state.location.search as { coach?: unknown }).coach === 'open' });
  const renderLink = linkAt(pathname, isCoachOpen);
  const isAdmin = pathname === '/admin';
  const isLanding = pathname === '/' && session.state === 'visitor';
  const shortcuts = useShortcuts();
  useScreenChange(isUser);
  const skip = (
    <a className="skip" href="#main">
      Skip to the content
    </a>
  );
  // Staff have a house of their own: nothing of a visitor's or a user's stands around it.
  if (isAdmin) {
    return (
      <div className="shell">
        {skip}
        <Outlet />
        <Toaster />
      </div>
    );
  }
  return (
    <div className="shell">
      {skip}
      {session.state === 'visitor' ? (
        <VisitorBar renderLink={renderLink} isLanding={isLanding} />
      ) : (
        <TopBar productName={productName} links={isUser ? places : []} renderLink={renderLink}>
          <Suspense>{isUser && <SignedInTools profile={session.profile} onSearch={shortcuts.openPalette} />}</Suspense>
        </TopBar>
      )}
      <Outlet />
      <SiteFooter renderLink={renderLink} isLanding={isLanding}>
        <Suspense>{isUser && <NeedHelp />}</Suspense>
      </SiteFooter>
      {isUser && <BottomBar links={places} renderLink={renderLink} />}
      {shortcuts.overlay}
      <Toaster />
    </div>
  );
}
