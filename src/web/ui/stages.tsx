import { Check } from 'lucide-react';
import { Button } from './button.tsx';
import { Kbd } from './kbd.tsx';
import { SkeletonLines } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import './stages.css';

interface StagesProps {
  done: readonly string[];
  now: string;
  /** The room the answer will take. */
  lines?: number;
  onStop?: () => void;
}

/** Work over two seconds: what is done, what is under way, and a way to stop it. */
export function Stages({ done, now, lines = 3, onStop }: StagesProps) {
  return (
    <div className="stages">
      <ol>
        {done.map((stage) => (
          <li key={stage} className="done">
            <Check aria-hidden="true" />
            {stage}
          </li>
        ))}
        <li aria-live="polite">
          <Spinner />
          <b>{now}</b>
        </li>
      </ol>
      <SkeletonLines lines={lines} />
      {onStop && (
        <Button variant="ghost" size="small" onClick={onStop}>
          Stop <Kbd keys="Esc" />
        </Button>
      )}
    </div>
  );
}

export interface CheckItem {
  label: string;
  done: boolean;
}

/** Rules that tick themselves off while one types. */
export function Checklist({ items }: { items: readonly CheckItem[] }) {
  return (
    <ul className="checks" aria-live="polite">
      {items.map((item) => (
        <li key={item.label} className={item.done ? 'done' : undefined}>
          {item.done ? <Check aria-hidden="true" /> : <i aria-hidden="true" />}
          <span>
            {item.label}
            <span className="vh">{item.done ? ', done' : ', missing'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
