import { useRef, useState, type FormEvent } from 'react';
import { listInvoices, readBilling, saveSandboxCard } from '#contract/billing';
import { AppLink } from '#web/lib/app-link.tsx';
import { useSend } from '#web/lib/query.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { CardFields, TestCards } from './card-fields.tsx';
import { cardDigits, checkCard, emptyCard, type CardText } from './card-text.ts';
import { sayCard, sayFailure } from './copy.ts';
import './checkout.css';

// The provider's own page for cards, where the provider is the built-in one.
export function SandboxPortal() {
  const [card, setCard] = useState(emptyCard);
  const [wrong, setWrong] = useState<Partial<CardText>>({});
  const form = useRef<HTMLFormElement>(null);
  const send = useSend(saveSandboxCard, {
    refresh: [readBilling, listInvoices],
    onDone: ({ paymentMethod }) => {
      setCard(emptyCard);
      showToast({ title: 'Card saved', description: sayCard(paymentMethod) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const found = checkCard(card, new Date());
    setWrong(found);
    if (Object.keys(found).length === 0) send.mutate({ cardNumber: cardDigits(card) });
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const change = (part: Partial<CardText>) => {
    setCard({ ...card, ...part });
    setWrong({});
  };
  return (
    <form className="stack" ref={form} onSubmit={submit} noValidate aria-label="Card">
      <Banner tone="straw" title="Test mode: no money moves.">
        Only test cards work here. Never type a real one.
      </Banner>
      <CardFields card={card} wrong={wrong} onChange={change} />
      <TestCards onPick={change} />
      <div role="alert">{send.error && <FieldError>{sayFailure(send.error)}</FieldError>}</div>
      <div className="row wrap">
        <Button type="submit" variant="primary" busy={send.isPending} busyLabel="Saving…">
          Save card
        </Button>
        <AppLink className="link" to="/billing">
          Back to your plan
        </AppLink>
      </div>
    </form>
  );
}
