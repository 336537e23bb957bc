import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

// What a bank would ask by itself, in its own window.
export function ConfirmStep({ busy, onConfirm, onRefuse }: { busy: boolean; onConfirm: () => void; onRefuse: () => void }) {
  const footer = (
    <>
      <Button variant="ghost" disabled={busy} onClick={onRefuse}>
        Not me
      </Button>
      <Button variant="primary" busy={busy} busyLabel="Confirming…" onClick={onConfirm}>
        Confirm payment
      </Button>
    </>
  );
  return <Dialog open dismissible={false} size="narrow" eyebrow="Test bank" title="Is this you?" description="Your bank wants a word from you before it pays. In test mode this window stands in for it." footer={footer} />;
}
