import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Problem } from './copy.ts';
import './explainer.css';

const [film, captions, poster] = [new URL('./film/sales-brain.webm', import.meta.url).href, new URL('./film/sales-brain.vtt', import.meta.url).href, new URL('./film/sales-brain.jpg', import.meta.url).href];
type Props = { problem: Problem | null; onStart: () => void; onSkip: () => void };

// The film has no sound; what it shows stands in its captions, and below it as text.
export function Explainer({ problem, onStart, onSkip }: Props) {
  const footer = (
    <>
      <Button variant="ghost" onClick={onSkip}>
        Skip for Now
      </Button>
      <Button variant="primary" onClick={onStart}>
        Get Started
      </Button>
    </>
  );
  return (
    <Dialog open size="wide" onClose={onSkip} title="How your Sales Brain works" description="One question at a time, 14 in all, about 5 to 7 minutes." footer={footer}>
      <div className="stack">
        {problem && (
          <Banner tone="rust" title={problem.title}>
            {problem.description}
          </Banner>
        )}
        <video className="film" controls muted playsInline preload="metadata" poster={poster} aria-label="The Sales Brain in half a minute, without sound">
          <source src={film} type="video/webm" />
          <track kind="captions" src={captions} srcLang="en" label="English" default />
        </video>
        <ol className="film-text soft">
          <li>The coach asks about your offer, your customers, your price and how you sound.</li>
          <li>You answer the way you talk. Each answer is saved at once; stop whenever you like.</li>
          <li>Drafts then use your words and your prices, and nobody else's.</li>
        </ol>
      </div>
    </Dialog>
  );
}
