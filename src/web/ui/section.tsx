import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** At the right of the title. */
  aside?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A section of the notebook: an ink rule, its heading, and what is under it. */
export function Section({ title, aside, busy, children }: SectionProps) {
  const id = useId();
  return (
    <section className="sec" aria-labelledby={id} aria-busy={busy || undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside && <div className="push">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
