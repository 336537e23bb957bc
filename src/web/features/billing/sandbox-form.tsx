import { useRef, useState, type FormEvent } from 'react';
import { paySandbox } from '#contract/billing';
import { useSend } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { CardFields, TestCards } from './card-fields.tsx';
import { cardDigits, checkCard, emptyCard, type CardText } from './card-text.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { sayLostPayment } from './copy.ts';
import type { PaymentFormProps } from './payment-form.ts';

const REFUSED = 'The payment was not confirmed. Nothing was charged; you can try again.';

// Our own card form, for the provider that moves no money. The number lives in this form and goes with it.
export function SandboxForm({ clientSecret, payLabel, onPaid, onFailed }: PaymentFormProps) {
  const [card, setCard] = useState(emptyCard);
  const [wrong, setWrong] = useState<Partial<CardText>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fail = (message: string) => {
    setAsking(false);
    setProblem(message);
    onFailed(message);
  };
  const send = useSend(paySandbox, {
    onDone: ({ state, message }) => {
      if (state === 'needs_confirmation') return setAsking(true);
      if (state === 'declined') return fail(message ?? 'Your card was declined.');
      setAsking(false);
      setCard(emptyCard);
      onPaid();
    },
    onFailed: (error) => fail(sayLostPayment(error)),
  });
  const busy = send.isPending || (send.isSuccess && send.data.state === 'succeeded');
  const pay = (confirmed: boolean) => send.mutate({ clientSecret, cardNumber: cardDigits(card), confirmed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || asking) return;
    const found = checkCard(card, new Date());
    setWrong(found);
    setProblem(null);
    if (Object.keys(found).length === 0) pay(false);
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const change = (part: Partial<CardText>) => {
    setCard({ ...card, ...part });
    setWrong(Object.fromEntries(Object.entries(wrong).filter(([name]) => !(name in part))));
  };
  return (
    <form className="stack" ref={form} onSubmit={submit} noValidate aria-label="Card">
      <Banner tone="straw" title="Test mode: no money moves.">
        Only test cards work here. Never type a real one.
      </Banner>
      <CardFields card={card} wrong={wrong} onChange={change} />
      <TestCards onPick={change} />
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      <Button type="submit" variant="primary" size="big" wide busy={busy} busyLabel="Paying…">
        {payLabel}
      </Button>
      {asking && <ConfirmStep busy={busy} onConfirm={() => pay(true)} onRefuse={() => fail(REFUSED)} />}
    </form>
  );
}
