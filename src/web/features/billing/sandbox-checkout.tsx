import { readSandboxCheckout } from '#contract/billing';
import { checkoutPlan, formatPrice } from '#domain/plan';
import { useCall } from '#web/lib/query.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Failed } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { sayFailure } from './copy.ts';
import { OrderSummary } from './order-summary.tsx';
import { sayFailed } from './payment-done.ts';
import { SandboxForm } from './sandbox-form.tsx';
import { placeOf } from './sandbox-place.ts';
import './checkout.css';

// The provider's own checkout page, where the provider is the built-in one.
export function SandboxCheckout({ session }: { session: string }) {
  const { data, error, isFetching, refetch } = useCall(readSandboxCheckout, { input: { session }, staleAfterSeconds: 0 });
  if (!data && error) {
    return (
      <Failed busy={isFetching} onRetry={() => void refetch()}>
        {`This checkout could not be opened. ${sayFailure(error)} Nothing was charged.`}
      </Failed>
    );
  }
  if (!data) return <Spinner big label="Opening the checkout" />;
  const { clientSecret, state, planId, cycle, cents, name } = data;
  const per = cycle === 'annual' ? 'year' : 'month';
  const [successPlace, cancelPlace] = [placeOf(data.successUrl), placeOf(data.cancelUrl)];
  if (state !== 'open' || clientSecret === null) {
    return (
      <Empty whole drawing="page" title={state === 'paid' ? 'This is paid' : 'This checkout has ended'} action={<a className={buttonClass({ variant: 'primary' })} href={state === 'paid' ? successPlace : cancelPlace}>{state === 'paid' ? 'Go on' : 'Back to your plan'}</a>}>
        {state === 'paid' ? 'It was charged once, and not again.' : 'Nothing was charged. Choose a plan again to begin anew.'}
      </Empty>
    );
  }
  return (
    <>
      <header className="head">
        <h1>Checkout</h1>
        <p>The sandbox’s own page. With a real payment provider, that provider’s page stands here.</p>
      </header>
      <div className="checkout-cols">
        <OrderSummary item={{ name: name || checkoutPlan[`${planId}_monthly`].name, what: checkoutPlan[`${planId}_monthly`].what, cents, per }} />
        <section className="sec" aria-labelledby="card-title">
          <header>
            <h2 id="card-title">Card</h2>
          </header>
          <SandboxForm clientSecret={clientSecret} payLabel={`Pay ${formatPrice(cents)} a ${per}`} onPaid={() => location.assign(successPlace)} onFailed={sayFailed} />
          <p className="small soft secured">Secured by the built-in sandbox. No card number is stored.</p>
          <p>
            <a className="link" href={cancelPlace}>
              Back without paying
            </a>
          </p>
        </section>
      </div>
    </>
  );
}
