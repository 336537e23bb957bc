import { joinClasses } from './class-names.ts';
import './ring.css';

interface RingProps {
  /** What the ring says in words: '11 of 14 answered'. */
  label: string;
  value: number;
  max?: number;
  /** Across, in pixels. */
  size?: number;
  /** The figure in the middle, and a word under it. */
  figure?: string;
  caption?: string;
}

const STROKE = 6;
const BOLD_STROKE = 10;
const BOLD_FROM = 120;

export function Ring({ label, value, max = 100, size = 88, figure, caption }: RingProps) {
  const stroke = size < BOLD_FROM ? STROKE : BOLD_STROKE;
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const share = Math.min(1, Math.max(0, max === 0 ? 0 : value / max));
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke };
  return (
    <span className={joinClasses('ring', size < 64 && 'small')}>
      <svg width={size} height={size} aria-hidden="true">
        <circle className="bg" {...circle} />
        <circle className="fg" {...circle} strokeDasharray={length} strokeDashoffset={length * (1 - share)} />
      </svg>
      <span aria-hidden="true">
        {figure}
        {caption && <small>{caption}</small>}
      </span>
      <span className="vh">{label}</span>
    </span>
  );
}
