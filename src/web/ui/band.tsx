import type { ReactNode } from 'react';
import { joinClasses } from './class-names.ts';
import './band.css';

interface BandProps {
  value: number;
  /** The window it should be in; without `from` it begins at nothing. */
  from?: number;
  to: number;
  /** Where the rule ends. */
  max?: number;
  /** The figure in words: '115 words, medium is 90 to 160'. */
  children: ReactNode;
}

/** A needle in a band: is it as long as it should be? */
export function Band({ value, from = 0, to, max = Math.ceil(to * 1.875), children }: BandProps) {
  const place = (n: number) => `${Math.min(100, (Math.max(0, n) / max) * 100)}%`;
  const isOff = value < from || value > to;
  return (
    <div className="band">
      <div className={joinClasses('band-rule', isOff && 'off')} aria-hidden="true">
        <i className="win" style={{ left: place(from), width: `calc(${place(to)} - ${place(from)})` }} />
        <i className="at" style={{ left: place(value) }} />
        {from > 0 && <span style={{ left: place(from) }}>{from}</span>}
        <span style={{ left: place(to) }}>{to}</span>
      </div>
      <p className="small">{children}</p>
    </div>
  );
}
