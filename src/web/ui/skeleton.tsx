import type { CSSProperties } from 'react';
import { joinClasses } from './class-names.ts';
import './skeleton.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  round?: boolean;
}

/** The size of what comes. Show it after 300 ms, and say 'Loading' once with `aria-busy` on the region. */
export function Skeleton({ width, height, round }: SkeletonProps) {
  return <span className={joinClasses('skel', round && 'round')} style={{ width, height }} aria-hidden="true" />;
}

const WIDTHS = ['92%', '84%', '61%'];

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skel-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={WIDTHS[line % WIDTHS.length]} />
      ))}
    </div>
  );
}
