import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = { onStart: () => void; onGuided: () => void; onClose: () => void };

const parts = [
  ['Your offer', 'what you sell, and what it costs'],
  ['Your ideal client', 'who says yes, and who you lose to'],
  ['Your channels', 'where people come from'],
  ['Your style', 'how you sound when you are at ease'],
  ['Objections', 'the ones you hear most'],
] as const;

export function SetupIntro({ onStart, onGuided, onClose }: Props) {
  const [isLeaving, setIsLeaving] = useState(false);
  if (isLeaving) return <SkipQuestion onBack={() => setIsLeaving(false)} onSkip={onClose} />;
  const footer = (
    <>
      <Button variant="ghost" onClick={() => setIsLeaving(true)}>
        Skip for Now
      </Button>
      <Button variant="primary" onClick={onStart}>
        Get Started
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Build your Sales Brain" description="A short conversation with your coach. It takes 5 to 7 minutes, and every answer is saved as you go." footer={footer}>
      <div className="stack">
        <dl className="told">
          {parts.map(([name, about]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
        <p className="soft">
          Rather see it first?{' '}
          <button type="button" className="link" onClick={onGuided}>
            Take the guided builder
          </button>
        </p>
      </div>
    </Dialog>
  );
}

function SkipQuestion({ onBack, onSkip }: { onBack: () => void; onSkip: () => void }) {
  const footer = (
    <>
      <Button variant="ghost" onClick={onSkip}>
        Skip Anyway
      </Button>
      <Button variant="primary" onClick={onBack}>
        Go Back
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onBack} size="narrow" title="Skip Personalization?" footer={footer}>
      <p>Without it drafts are plainer: they can't name your offer, your price or your customers. You can finish the setup later from the Profile page.</p>
    </Dialog>
  );
}
