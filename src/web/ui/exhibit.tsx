import type { ReactNode } from 'react';
import { joinClasses } from './class-names.ts';

/** A section of the gallery. */
export function Exhibits({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sec">
      <header>
        <h2>{title}</h2>
      </header>
      <div className="exhibits">{children}</div>
    </section>
  );
}

/** One part, named. */
export function Exhibit({ name, full, children }: { name: string; full?: boolean; children: ReactNode }) {
  return (
    <div className={joinClasses('exhibit', full && 'full')}>
      <p className="eyebrow">{name}</p>
      {children}
    </div>
  );
}
