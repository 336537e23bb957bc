import { useState } from 'react';
import { acceptProposal, MAX_ANSWER_CHARACTERS, type Proposal } from '#contract/brain';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { answerCalls, showAnswer } from './cache.ts';
import { SAVE_FAILED } from './copy.ts';
import { labelOf, numberOf } from './item.ts';
import './proposal-row.css';

type Fate = 'open' | 'accepted' | 'left';

export function ProposalRow({ proposal, current }: { proposal: Proposal; current: string }) {
  const { field, answer, quote } = proposal;
  const [fate, setFate] = useState<Fate>('open');
  const [before] = useState(current.trim());
  const send = useSend(acceptProposal, {
    refresh: answerCalls,
    onDone: (_, sent) => {
      showAnswer(field, sent.answer);
      setFate('accepted');
    },
  });
  const accept = (text: string) => {
    if (!send.isPending) send.mutate({ field, answer: text });
  };
  const both = `${before}\n${answer}`;
  const name = `Q${numberOf(field)} ${labelOf(field)}`;
  return (
    <li aria-label={name}>
      <h3>
        <span className="num">Q{numberOf(field)}</span> {labelOf(field)}
      </h3>
      <p className="said">{answer}</p>
      {quote !== answer && <p className="small soft quoted">From your text: “{quote}”</p>}
      {before !== '' && fate === 'open' && <p className="small soft quoted">Stands there now: “{before}”</p>}
      {send.error && fate === 'open' && (
        <p role="alert">
          <FieldError>{SAVE_FAILED}</FieldError>
        </p>
      )}
      {fate === 'open' ? (
        <div className="row wrap">
          <Button size="small" busy={send.isPending} aria-label={`${before === '' ? 'Accept' : 'Replace'} ${name}`} onClick={() => accept(answer)}>
            {before === '' ? 'Accept' : 'Replace'}
          </Button>
          {before !== '' && both.length <= MAX_ANSWER_CHARACTERS && (
            <Button size="small" disabled={send.isPending} aria-label={`Add to ${name}`} onClick={() => accept(both)}>
              Add to it
            </Button>
          )}
          <Button size="small" variant="ghost" disabled={send.isPending} aria-label={`Leave out ${name}`} onClick={() => setFate('left')}>
            Leave out
          </Button>
        </div>
      ) : (
        <output className="small soft">{fate === 'accepted' ? 'Accepted. You can change it in the list.' : 'Left out.'}</output>
      )}
    </li>
  );
}
