import { dimensions, type Dimension } from '#contract/assistant';
import type { Score as Scored } from '#coach/brief';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Score } from '#web/ui/meter.tsx';
import type { Mark } from './marks.ts';

const labels: Record<Dimension, string> = { clarity: 'Clarity', tone: 'Tone', persuasiveness: 'Persuasiveness', cta: 'CTA' };
const TYPICAL = 6.5;
const toneOf = (value: number) => (value >= 7 ? 'pine' : value >= 5 ? 'straw' : 'rust');
const badgeOf = (value: number) => (value >= 8 ? 'solid' : value >= 6 ? 'plain' : 'rust');
const wordOf = (value: number) => (value >= 8 ? 'Strong' : value >= 6 ? 'Good to send' : 'Needs work');

interface ScoreMarginProps {
  score: Scored;
  marks: Mark[];
  /** How many findings were left as they are. */
  leftCount: number;
  onOpen: (mark: Mark) => void;
  onShowLeft: () => void;
}

export function ScoreMargin({ score, marks, leftCount, onOpen, onShowLeft }: ScoreMarginProps) {
  const { overall } = score.scores;
  return (
    <>
      <div className="overall">
        <p className="overall-figure num">
          <span className="vh">Score </span>
          {overall.toFixed(1)}
        </p>
        <div>
          <Badge tone={badgeOf(overall)}>{wordOf(overall)}</Badge>
          <p className="small soft">Typical is {TYPICAL}</p>
        </div>
      </div>
      <ul className="dimensions">
        {dimensions.map((dimension) => (
          <li key={dimension}>
            <Score label={labels[dimension]} value={score.scores[dimension]} tone={toneOf(score.scores[dimension])}>
              {reasonFor(score, dimension)}
            </Score>
            <Refs marks={marks.filter((mark) => mark.dimension === dimension)} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {leftCount > 0 && (
        <Button size="small" variant="ghost" onClick={onShowLeft}>
          Show {leftCount} that you left
        </Button>
      )}
    </>
  );
}

// What counts most, for or against.
const reasonFor = ({ findings }: Scored, dimension: Dimension) => findings.filter((one) => one.dimension === dimension).toSorted((a, b) => Math.abs(b.delta) - Math.abs(a.delta))[0]?.message;

function Refs({ marks, onOpen }: { marks: Mark[]; onOpen: (mark: Mark) => void }) {
  if (marks.length === 0) return null;
  return (
    <p className="refs">
      {marks.map((mark) => (
        <button key={mark.number} type="button" onClick={() => onOpen(mark)} title={mark.message} aria-label={`Finding ${mark.number}: ${mark.message}`}>
          {mark.number}
        </button>
      ))}
    </p>
  );
}
