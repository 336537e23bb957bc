import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { joinClasses } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import './banner.css';

export type BannerTone = 'sky' | 'straw' | 'rust' | 'pine';

const ICONS = { sky: Info, straw: TriangleAlert, rust: CircleAlert, pine: CircleCheck };

interface BannerProps {
  tone: BannerTone;
  title?: string;
  icon?: ReactNode;
  /** A small button or link. */
  action?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
  children?: ReactNode;
}

/** Page-wide news, above the heading; never more than two. */
export function Banner({ tone, title, icon, action, onDismiss, dismissLabel = 'Dismiss', children }: BannerProps) {
  const Icon = ICONS[tone];
  const inside = (
    <>
      {icon ?? <Icon aria-hidden="true" />}
      <span className="words">
        {title && <b>{title}</b>} {children}
      </span>
      {action}
      {onDismiss && <IconButton small label={dismissLabel} icon={<X />} onClick={onDismiss} />}
    </>
  );
  const className = joinClasses('banner', tone);
  if (tone !== 'rust') return <output className={className}>{inside}</output>;
  return (
    <div role="alert" className={className}>
      {inside}
    </div>
  );
}
