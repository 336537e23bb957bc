import type { ReactNode } from 'react';
import { productName, supportEmail } from '#web/lib/product.ts';
import { Footer } from '#web/ui/footer.tsx';
import type { RenderLink } from '#web/ui/frame-link.ts';
import { DoorLink } from './door-link.tsx';

const links = [
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
  { to: '/glossary', label: 'Features Glossary' },
];
const legal = [
  { to: '/terms', label: 'Terms of Service', door: 'terms' },
  { to: '/privacy', label: 'Privacy Policy', door: 'privacy' },
] as const;

type Props = { renderLink: RenderLink; isLanding: boolean; children?: ReactNode };

export function SiteFooter({ renderLink, isLanding, children }: Props) {
  const note = (
    <>
      Questions? Write to{' '}
      <a className="link" href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>
      ; we answer within 24 hours. Terms and privacy as of July 1, 2025. Children under 13 are not served.
    </>
  );
  return (
    <Footer id="contact" productName={productName} motto="Fair wind is made, one message at a time." links={isLanding ? links : [...links, ...legal]} renderLink={renderLink} note={note}>
      {isLanding &&
        legal.map(({ to, label, door }) => (
          <DoorLink key={to} door={door} href={to}>
            {label}
          </DoorLink>
        ))}
      {children}
    </Footer>
  );
}
