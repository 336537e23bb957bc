import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Stack } from './version.ts';

export function VersionSteps({ stack: { at, versions }, onStep }: { stack: Stack; onStep: (at: number) => void }) {
  if (versions.length < 2) return null;
  return (
    <fieldset className="row version-steps">
      <legend className="vh">Versions</legend>
      <IconButton small label="Version before" icon={<ChevronLeft />} disabled={at === 0} onClick={() => onStep(at - 1)} />
      <span className="small num">
        {at + 1}/{versions.length}
      </span>
      <IconButton small label="Version after" icon={<ChevronRight />} disabled={at === versions.length - 1} onClick={() => onStep(at + 1)} />
    </fieldset>
  );
}
