import { listInvoices } from '#contract/billing';
import { formatPrice } from '#domain/plan';
import { AppLink } from '#web/lib/app-link.tsx';
import { useCall } from '#web/lib/query.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Section } from '#web/ui/section.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { sayShortDate } from './copy.ts';

export function Receipts({ timeZone }: { timeZone: string }) {
  const { data, error, isFetching, refetch } = useCall(listInvoices, { staleAfterSeconds: 0 });
  return (
    <Section title="Receipts" busy={!data && !error}>
      {data ? (
        data.invoices.length > 0 ? (
          <ReceiptTable invoices={data.invoices} timeZone={timeZone} />
        ) : (
          <Empty drawing="page" title="No receipts yet">
            What you pay will stand here, each with its receipt.
          </Empty>
        )
      ) : error ? (
        <Failed busy={isFetching} onRetry={() => void refetch()}>
          Your receipts could not be loaded. Nothing was changed.
        </Failed>
      ) : (
        <SkeletonLines lines={2} />
      )}
    </Section>
  );
}

type Invoice = { id: string; paidAt: string; description: string; amountCents: number; receiptUrl: string | null };
function ReceiptTable({ invoices, timeZone }: { invoices: Invoice[]; timeZone: string }) {
  const hasLinks = invoices.some(({ receiptUrl }) => receiptUrl !== null);
  return (
    <Table caption="Receipts">
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">What</th>
          <th scope="col" className="n">
            Amount
          </th>
          {hasLinks && (
            <th scope="col">
              <span className="vh">Receipt</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, paidAt, description, amountCents, receiptUrl }) => (
          <tr key={id}>
            <td className="num">{sayShortDate(paidAt, timeZone)}</td>
            <td className="long">{description}</td>
            <td className="n">{formatPrice(amountCents)}</td>
            {hasLinks && (
              <td className="n">
                {receiptUrl && <ReceiptLink url={receiptUrl} about={`of ${sayShortDate(paidAt, timeZone)}, ${description}`} />}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

// The sandbox's receipts are pages of this site.
function ReceiptLink({ url, about }: { url: string; about: string }) {
  const words = (
    <>
      Receipt<span className="vh"> {about}</span>
    </>
  );
  return url.startsWith('/') ? (
    <AppLink className="link" to={url}>
      {words}
    </AppLink>
  ) : (
    <a className="link" href={url} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}
