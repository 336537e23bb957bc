import type { ReactNode } from 'react';
import type { RenderLink } from './frame-link.ts';
import { Mark } from './mark.tsx';
import './frame.css';

interface VisitorHeaderProps {
  productName: string;
  renderLink: RenderLink;
  /** Links within the page, as `a` elements. */
  nav?: ReactNode;
  /** Sign In and Create Account. */
  children?: ReactNode;
}

export function VisitorHeader({ productName, renderLink, nav, children }: VisitorHeaderProps) {
  return (
    <header className="top">
      <div>
        {renderLink({ to: '/', className: 'mark', children: <Mark name={productName} /> })}
        {nav && (
          <nav className="nav" aria-label="Page">
            {nav}
          </nav>
        )}
        <div className="tools">{children}</div>
      </div>
    </header>
  );
}
