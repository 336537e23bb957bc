import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/dialog';
import { ignoreToasts } from './dialog-guards.ts';
import { reachWhenScrolling, useFocusReturn } from './focus-return.ts';
import { Mark } from './mark.tsx';
import { StepMarks } from './step-marks.tsx';
import './mark.css';
import './room.css';

interface RoomProps {
  /** For a screen reader; the steps stand in its place. */
  title: string;
  productName: string;
  /** 'Step 4 of 11' */
  stepLabel: string;
  step: number;
  steps: number;
  /** At the right of the bar. */
  action: ReactNode;
  onClose: () => void;
  /** What is noted beside the work, under it on a phone. */
  aside: ReactNode;
  children: ReactNode;
}

/** A dialog as large as the window, for one long piece of work. Esc leaves it. */
export function Room({ title, productName, stepLabel, step, steps, action, onClose, aside, children }: RoomProps) {
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content className="room" aria-describedby={undefined} onInteractOutside={ignoreToasts} {...useFocusReturn()}>
          <header>
            <span className="mark">
              <Mark name={productName} />
            </span>
            <Radix.Title className="vh">{title}</Radix.Title>
            <div className="prog">
              <p className="small strong num">{stepLabel}</p>
              <StepMarks label={stepLabel} step={step} steps={steps} />
            </div>
            {action}
          </header>
          <div className="room-body">
            <section className="work">{children}</section>
            <aside ref={(node) => reachWhenScrolling(node)}>{aside}</aside>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
