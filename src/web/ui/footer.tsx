import { Fragment, type ReactNode } from 'react';
import type { FrameLink, RenderLink } from './frame-link.ts';
import { Mark } from './mark.tsx';
import './footer.css';

interface FooterProps {
  id?: string;
  productName: string;
  motto?: string;
  links: readonly FrameLink[];
  renderLink: RenderLink;
  note?: ReactNode;
  /** More places, after the links. */
  children?: ReactNode;
}

export function Footer({ id, productName, motto, links, renderLink, note, children }: FooterProps) {
  return (
    <footer className="foot" id={id}>
      <div>
        <div>
          {renderLink({ to: '/', className: 'mark', children: <Mark name={productName} /> })}
          {motto && <p className="quote soft">{motto}</p>}
        </div>
        <nav aria-label="Footer">
          {links.map((link) => (
            <Fragment key={link.to}>{renderLink({ to: link.to, children: link.label })}</Fragment>
          ))}
          {children}
        </nav>
        {note && <p className="small soft note">{note}</p>}
      </div>
    </footer>
  );
}
