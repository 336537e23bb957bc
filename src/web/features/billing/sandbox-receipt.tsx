import { Printer } from 'lucide-react';
import { readSandboxReceipt } from '#contract/billing';
import type { Output } from '#contract/endpoint';
import { formatPrice } from '#domain/plan';
import { AppLink } from '#web/lib/app-link.tsx';
import { ApiError } from '#web/lib/call.ts';
import { productName } from '#web/lib/product.ts';
import { useCall } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { sayDate, sayFailure } from './copy.ts';
import './checkout.css';
import './sandbox-receipt.css';

const back = (
  <AppLink className="link" to="/billing">
    Back to your plan
  </AppLink>
);

// The provider's own receipt, where the provider is the built-in one: to look at, and to print.
export function SandboxReceipt({ id, timeZone }: { id: string; timeZone: string }) {
  const { data, error, isFetching, refetch } = useCall(readSandboxReceipt, { input: { id } });
  if (data) return <Paper receipt={data} timeZone={timeZone} />;
  if (!error) return <Spinner big label="Opening the receipt" />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <Empty whole drawing="page" title="There is no such receipt" action={back}>
        Your receipts stand under Billing Settings.
      </Empty>
    );
  }
  return (
    <Failed busy={isFetching} onRetry={() => void refetch()}>
      {`This receipt could not be opened. ${sayFailure(error)}`}
    </Failed>
  );
}

function Paper({ receipt: { number, description, cents, paidAt, name, email }, timeZone }: { receipt: Output<typeof readSandboxReceipt>; timeZone: string }) {
  return (
    <>
      <header className="head">
        <h1>Receipt</h1>
        <p>{`${productName}, ${sayDate(paidAt, timeZone)}`}</p>
      </header>
      <div className="stack receipt">
        <Banner tone="straw" title="Test mode: no money moved.">
          The sandbox’s own receipt. With a real payment provider, that provider’s receipt stands here.
        </Banner>
        <dl className="num">
          <div>
            <dt>Number</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>Date</dt>
            <dd>{sayDate(paidAt, timeZone)}</dd>
          </div>
          <div>
            <dt>Paid by</dt>
            <dd>
              {name}
              <span className="soft">{email}</span>
            </dd>
          </div>
          <div>
            <dt>What</dt>
            <dd>{description}</dd>
          </div>
          <div className="paid">
            <dt>Amount paid</dt>
            <dd>{`${formatPrice(cents)} (US dollars)`}</dd>
          </div>
        </dl>
        <div className="row wrap by-hand">
          <Button variant="primary" icon={<Printer className="sm" aria-hidden="true" />} onClick={() => window.print()}>
            Print
          </Button>
          {back}
        </div>
      </div>
    </>
  );
}
