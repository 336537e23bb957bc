import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { ArrowRight } from 'lucide-react';
import { MAX_ANSWER_CHARACTERS } from '#contract/brain';
import type { DialogKind } from '#contract/onboarding';
import { ApiError } from '#web/lib/call.ts';
import { productName } from '#web/lib/product.ts';
import type { Profile } from '#web/lib/session.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Room } from '#web/ui/room.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { Noted } from './noted.tsx';
import { findAsked, findHint, findLast, readReply } from './question.ts';
import type { useTalk } from './talk.ts';
import './talk-room.css';

const LONG_QUESTION = 120;
// The coach leaves the question open at this word.
const SKIP = 'skip';
type Talk = ReturnType<typeof useTalk>;
type Props = { kind: DialogKind; talk: Talk; profile: Profile; title: string; progress: { label: string; step: number; steps: number }; failureText: string; onSkip: () => void };

export function TalkRoom({ kind, talk, profile, title, progress, failureText, onSkip }: Props) {
  const { standing, failure, isPending } = talk;
  const reply = standing?.turns.at(-1)?.content ?? null;
  const asked = standing && reply !== null && !standing.completed ? findAsked(kind, standing.step, reply) : null;
  const leave = (
    <Button variant="ghost" onClick={onSkip}>
      Skip for Now
    </Button>
  );
  return (
    <Room title={title} productName={productName} stepLabel={progress.label} step={progress.step} steps={progress.steps} action={leave} onClose={onSkip} aside={<Noted profile={profile} asked={asked} />}>
      <div aria-busy={isPending}>
        {standing && reply !== null ? <Exchange kind={kind} talk={talk} reply={reply} /> : <div className="asked" aria-label="The coach is on its way">{!failure && <SkeletonLines lines={3} />}</div>}
      </div>
      {failure && (
        <Banner
          tone="rust"
          title={failureText}
          action={
            <Button size="small" onClick={talk.retry}>
              Retry
            </Button>
          }
        >
          {failure.error instanceof ApiError && failure.error.code !== null ? failure.error.sentence : 'Nothing was lost.'}
        </Banner>
      )}
      {standing && !standing.completed && <AnswerBox talk={talk} />}
    </Room>
  );
}

function Exchange({ kind, talk, reply }: { kind: DialogKind; talk: Talk; reply: string }) {
  const { turns, step, completed } = talk.standing!;
  const last = findLast(turns);
  const { lead, question } = readReply(reply);
  const hint = completed ? null : findHint(kind, { step, reply });
  return (
    <>
      {last && (
        <div className="past">
          <p className="soft">{last.question}</p>
          <p className="said">{last.answer}</p>
        </div>
      )}
      <div className="asked" aria-live="polite">
        {lead.map((paragraph) => (
          <p key={paragraph} className="lead">
            {paragraph}
          </p>
        ))}
        <h2 className={question.length > LONG_QUESTION ? 'q long' : 'q'}>{question}</h2>
        {hint && <p className="soft">{hint}</p>}
      </div>
    </>
  );
}

function AnswerBox({ talk }: { talk: Talk }) {
  const { text, isPending, type, send } = talk;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const asked = talk.standing!.turns.length;
  // Each new question can be answered at once.
  useEffect(() => box.current?.focus(), [asked]);
  const isBlank = text.trim() === '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="answer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className="vh" htmlFor={id}>
        Your answer
      </label>
      <TextArea id={id} rows={4} ref={box} maxLength={MAX_ANSWER_CHARACTERS} readOnly={isPending} value={text} onChange={(event) => type(event.target.value)} onKeyDown={onKeyDown} />
      <div className="row wrap">
        <Button type="submit" variant="primary" aria-disabled={isBlank} busy={isPending}>
          Answer <ArrowRight className="sm" aria-hidden="true" />
        </Button>
        <Button variant="ghost" className={isBlank ? '' : 'away'} aria-disabled={isPending} onClick={() => isBlank && send(SKIP)}>
          Not sure, ask me later
        </Button>
        <span className="push small soft enter">
          <Kbd keys="Enter" /> to answer
        </span>
      </div>
    </form>
  );
}
