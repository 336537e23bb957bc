import { joinClasses } from './class-names.ts';
import './spinner.css';

/** Working. Without a label it stands beside words that say so. */
export function Spinner({ label, big }: { label?: string; big?: boolean }) {
  const shape = <span className={joinClasses('spin', big && 'big')} aria-hidden="true" />;
  if (!label) return shape;
  return (
    <output className="row">
      {shape}
      {label}
    </output>
  );
}
