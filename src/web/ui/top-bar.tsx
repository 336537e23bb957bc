import { Fragment, type ReactNode } from 'react';
import { joinClasses } from './class-names.ts';
import type { FrameLink, RenderLink } from './frame-link.ts';
import { Mark } from './mark.tsx';
import './frame.css';

interface TopBarProps {
  productName: string;
  links: readonly FrameLink[];
  renderLink: RenderLink;
  /** As wide as the window, for the assistants' desk. */
  wide?: boolean;
  /** The bell and the avatar. */
  children?: ReactNode;
}

/** The slim bar of someone who is signed in. */
export function TopBar({ productName, links, renderLink, wide, children }: TopBarProps) {
  return (
    <header className={joinClasses('top', wide && 'wide')}>
      <div>
        {renderLink({ to: '/', className: 'mark', children: <Mark name={productName} /> })}
        <nav className="nav" aria-label="Main">
          {links.map((link) => (
            <Fragment key={link.to}>{renderLink({ to: link.to, children: link.label })}</Fragment>
          ))}
        </nav>
        <div className="tools">{children}</div>
      </div>
    </header>
  );
}
