import { useId, type CSSProperties } from 'react';
import { showCount } from './shown-figure.ts';

export function FigureList({ figures }: { figures: readonly { label: string; value: string }[] }) {
  return (
    <dl className="figures num">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names, how often each, and a bar of its share of the largest. */
export function ShareBars({ title, shares }: { title: string; shares: readonly { label: string; count: number }[] }) {
  const id = useId();
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <section className="shares" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {shares.length === 0 ? (
        <p className="small soft">No data available</p>
      ) : (
        <ol>
          {shares.map(({ label, count }) => (
            <li key={label}>
              <span>{label}</span>
              <b className="num">{showCount(count)}</b>
              <i style={{ '--w': `${(count / most) * 100}%` } as CSSProperties} aria-hidden="true" />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
