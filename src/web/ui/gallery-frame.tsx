import { Bell, ChartLine, House, MessageCircle, PenLine } from 'lucide-react';
import { Avatar } from './avatar.tsx';
import { Footer } from './footer.tsx';
import type { RenderLink } from './frame-link.ts';
import { IconButton } from './icon-button.tsx';
import { TopBar } from './top-bar.tsx';
import { VisitorHeader } from './visitor-header.tsx';
import { Button } from './button.tsx';

const NAME = 'Winward';

export const GALLERY_LINKS = [
  { to: '#home', label: 'Home', icon: <House /> },
  { to: '#assistants', label: 'AI Assistants', shortLabel: 'Assistants', icon: <PenLine /> },
  { to: '#coach', label: 'AI Sales Coach', shortLabel: 'Coach', icon: <MessageCircle /> },
  { to: '#progress', label: 'Progress Tracker', shortLabel: 'Progress', icon: <ChartLine /> },
];

const FOOTER_LINKS = ['About', 'Contact', 'Features Glossary', 'Terms of Service', 'Privacy Policy'].map((label) => ({ to: `#${label}`, label }));

/** In the product this is the router's link. */
export const plainLink: RenderLink = ({ to, className, children }) => (
  <a href={to} className={className} aria-current={to === '#home' ? 'page' : undefined}>
    {children}
  </a>
);

export function GalleryFrame() {
  return (
    <TopBar productName={NAME} links={GALLERY_LINKS} renderLink={plainLink}>
      <IconButton label="Notifications, 2 unread" icon={<Bell />} count={2} />
      <Avatar name="dana@northbeam.studio" label="Account menu for dana@northbeam.studio" />
    </TopBar>
  );
}

/** What a visitor sees above and below; a page of its own, because it has its own landmarks. */
export function GalleryVisitor() {
  return (
    <div className="shell">
      <VisitorHeader productName={NAME} renderLink={plainLink} nav={<a href="#features">Features</a>}>
        <Button variant="ghost">Sign In</Button>
        <Button className="wide-only">Create Account</Button>
      </VisitorHeader>
      <main className="page">
        <h1>You sell alone. Not on your own.</h1>
      </main>
      <Footer productName={NAME} motto="Fair wind is made, one message at a time." links={FOOTER_LINKS} renderLink={plainLink} note="Terms and privacy as of July 1, 2025. Children under 13 are not served." />
    </div>
  );
}
