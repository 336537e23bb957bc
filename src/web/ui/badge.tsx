import type { ReactNode } from 'react';
import { joinClasses } from './class-names.ts';
import './badge.css';

export type BadgeTone = 'plain' | 'pine' | 'rust' | 'straw' | 'sky' | 'gold' | 'solid';

export function Badge({ tone = 'plain', icon, children }: { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={joinClasses('badge', tone !== 'plain' && tone)}>
      {icon}
      {children}
    </span>
  );
}
