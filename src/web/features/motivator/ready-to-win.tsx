import { useNavigate } from '@tanstack/react-router';
import type { writeLoginMotivation } from '#contract/motivator';
import type { Output } from '#contract/endpoint';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import './motivator.css';

export function ReadyToWin({ motivationalLine, platformTip, onClose }: Output<typeof writeLoginMotivation> & { onClose: () => void }) {
  const navigate = useNavigate();
  const tryIt = () => {
    onClose();
    void navigate({ to: '/ai-assistants' as string, search: { tab: 'reply' } as never });
  };
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        Not now
      </Button>
      <Button variant="primary" onClick={tryIt}>
        Try it
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} className="motivation" title="Ready to Win Today?" footer={footer}>
      <div className="stack">
        <blockquote className="quote">{motivationalLine}</blockquote>
        <p className="tip">
          <b>Try this</b> {platformTip}
        </p>
      </div>
    </Dialog>
  );
}
