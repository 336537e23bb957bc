import { useState, type ReactNode } from 'react';
import { Square } from 'lucide-react';
import { MAX_TEXT_CHARACTERS, prepareCall, type CallPlan } from '#contract/assistant';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { MessagesLeft } from './assistant.tsx';
import { CopyButton } from './copy-button.tsx';
import { describeTrouble, type Trouble } from './failure.ts';
import { FailureNote } from './failure-note.tsx';
import type { Form } from './form.ts';
import { isStopped, useGeneration } from './generation.ts';
import './brief.css';

type Props = { plan: CallPlan | null; onPlan: (plan: CallPlan) => void; form: Form; onForm: (change: Partial<Form>) => void; renderGaps: (questions: string[], onAnswered: () => void) => ReactNode };

const parts = [
  { part: 'opening_strategies', title: 'How to open' },
  { part: 'talking_points', title: 'What to talk about' },
  { part: 'objection_responses', title: 'If they object' },
  { part: 'closing_techniques', title: 'How to close' },
  { part: 'success_metrics', title: 'It went well if' },
] as const;
const textOf = (plan: CallPlan) => parts.map(({ part, title }) => [title, ...plan[part].map((line) => `- ${line}`)].join('\n')).join('\n\n');

// A call is prepared in five lists; there is nothing to send, so there is no sheet.
export function CallPrep({ plan, onPlan, form, onForm, renderGaps }: Props) {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { send, isBusy, stop } = useGeneration(prepareCall);
  const isReady = form.target.trim() !== '';
  const prepare = async () => {
    if (!isReady || isBusy) return;
    setTrouble(null);
    try {
      onPlan(await send({ brief: form.target }));
    } catch (error) {
      if (!isStopped(error)) setTrouble(describeTrouble('call-prep', error));
    }
  };
  return (
    <div>
      <Field label="Who you are going to call" hint="Name, role, company, and why now">
        <TextArea rows={6} maxLength={MAX_TEXT_CHARACTERS} value={form.target} onChange={(event) => onForm({ target: event.target.value })} />
      </Field>
      <div className="row wrap generate">
        <Button variant={plan ? 'line' : 'primary'} busy={isBusy} busyLabel="Writing" disabled={!isReady} onClick={() => void prepare()}>
          Prepare Call
        </Button>
        {isBusy && (
          <Button variant="ghost" icon={<Square />} onClick={stop}>
            Stop
          </Button>
        )}
        <span className="push small soft">
          <MessagesLeft isAfter={false} />
        </span>
      </div>
      <div className="desk-notes">
        {trouble && <FailureNote trouble={trouble} onRetry={() => void prepare()} onDismiss={() => setTrouble(null)} />}
        {trouble?.missing && renderGaps(trouble.missing, () => void prepare())}
      </div>
      <output className="vh">{isBusy ? 'Generating' : plan ? 'The call is prepared' : ''}</output>
      {plan && (
        <>
          {parts.map(({ part, title }) => (
            <Section key={part} title={title}>
              <ul className="call-plan">
                {plan[part].map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Section>
          ))}
          <p className="row copy-plan">
            <CopyButton text={textOf(plan)} />
          </p>
        </>
      )}
    </div>
  );
}
