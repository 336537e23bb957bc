import { Fragment } from 'react';
import type { FrameLink, RenderLink } from './frame-link.ts';
import './bottom-bar.css';

/** The same places at the foot of a phone. */
export function BottomBar({ links, renderLink }: { links: readonly FrameLink[]; renderLink: RenderLink }) {
  return (
    <nav className="bottom" aria-label="Main, phone">
      {links.map((link) => (
        <Fragment key={link.to}>
          {renderLink({
            to: link.to,
            children: (
              <>
                {link.icon}
                {link.shortLabel ?? link.label}
              </>
            ),
          })}
        </Fragment>
      ))}
    </nav>
  );
}
