import { formatPrice } from '#domain/plan';

type Item = { name: string; what: string; cents: number; per: 'month' | 'year' | null };

export function OrderSummary({ item: { name, what, cents, per } }: { item: Item }) {
  const each = per ? `${formatPrice(cents)} a ${per}` : `${formatPrice(cents)} once`;
  return (
    <section className="sec order" aria-labelledby="order-title">
      <header>
        <h2 id="order-title">Order summary</h2>
      </header>
      <ul className="ledger num">
        <li>
          <span className="what">
            <b>{name}</b>
            <span className="soft">{what}</span>
          </span>
          <span>{each}</span>
        </li>
        <li className="strong">
          <span className="what">Due today</span>
          <span>{formatPrice(cents)}</span>
        </li>
      </ul>
      <p className="small soft">{per ? `Renews each ${per} at ${formatPrice(cents)}. Cancel at any time; you keep access to the end of the period you paid for.` : 'Paid once. Bought messages don’t run out with the trial.'}</p>
    </section>
  );
}
