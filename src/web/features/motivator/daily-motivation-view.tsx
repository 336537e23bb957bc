import { RefreshCw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import './motivator.css';

type Props = {
  firstName?: string;
  // Empty while it loads.
  message: string;
  isGenerating?: boolean;
  // Without it there is no 'Get Another'.
  onAnother?: () => void;
  onClose: () => void;
};

export function DailyMotivationView({ firstName, message, isGenerating = false, onAnother, onClose }: Props) {
  const isLoading = message === '';
  const footer = (
    <>
      {onAnother && (
        <Button variant="ghost" icon={<RefreshCw className="sm" aria-hidden="true" />} disabled={isLoading} busy={isGenerating} busyLabel="Generating..." onClick={onAnother}>
          Get Another
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        Let's Go!
      </Button>
      <p className="small soft powered">Powered by AI mentorship from top performers</p>
    </>
  );
  return (
    <Dialog open onClose={onClose} className="motivation" title="Daily Motivation" {...(firstName && { description: `Welcome back, ${firstName}!` })} footer={footer}>
      <div className="held-line" aria-live="polite">
        {isLoading ? (
          <p className="row soft">
            <Spinner /> Getting your motivation for today...
          </p>
        ) : (
          <blockquote className="quote">{message}</blockquote>
        )}
      </div>
    </Dialog>
  );
}
