import { TextSelect } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { chips, type Range } from './polish.ts';
import type { usePolish } from './polish.ts';

interface PolishBarProps {
  polish: ReturnType<typeof usePolish>;
  range: Range | null;
  isEmpty: boolean;
}

export function PolishBar({ polish, range, isEmpty }: PolishBarProps) {
  const { changeBy, rewritePart, isBusy, polished } = polish;
  return (
    <div className="polish">
      <fieldset className="row wrap polish-chips">
        <legend className="vh">Make it</legend>
        {chips.map(({ chip, label }) => (
          <Button key={chip} size="small" aria-disabled={isBusy} disabled={isEmpty} onClick={() => !isBusy && void changeBy(chip, label)}>
            {label}
          </Button>
        ))}
        <Button size="small" variant="ghost" icon={<TextSelect aria-hidden="true" />} aria-disabled={isBusy} disabled={range === null} title={range ? undefined : 'Choose a part of the text first'} onClick={() => range && !isBusy && void rewritePart(range)}>
          Rewrite selection
        </Button>
      </fieldset>
      <output className="small soft">{polished?.said}</output>
    </div>
  );
}
