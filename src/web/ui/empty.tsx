import type { ReactNode } from 'react';
import { joinClasses } from './class-names.ts';
import { Drawing, type DrawingName } from './drawing.tsx';
import './empty.css';

interface EmptyProps {
  drawing: DrawingName;
  /** What will be here. */
  title: string;
  children?: ReactNode;
  /** The one thing that fills it. */
  action?: ReactNode;
  /** It is all that the screen holds, so its title is the heading of the screen. */
  whole?: boolean;
}

export function Empty({ drawing, title, children, action, whole }: EmptyProps) {
  return (
    <div className={joinClasses('empty', whole && 'whole')}>
      <Drawing name={drawing} />
      {whole ? <h1>{title}</h1> : <h3>{title}</h3>}
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
