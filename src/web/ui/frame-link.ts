import type { ReactNode } from 'react';

/** A place in a bar or a footer. */
export interface FrameLink {
  to: string;
  label: string;
  /** The shorter word under an icon. */
  shortLabel?: string;
  icon?: ReactNode;
}

/** The router's own link: it knows which place is the current one and says so with `aria-current`. */
export type RenderLink = (link: { to: string; className?: string; children: ReactNode }) => ReactNode;
