import { Fragment } from 'react';
import type { ChatMessage, Handoff } from '#contract/chat';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Markdown } from './markdown.tsx';
import { CoachMessage, UserMessage } from './message.tsx';
import { offerStarters } from './starters.ts';
import { followingMessages, shownMessages } from './talk-state.ts';
import type { Coach } from './use-coach.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit' });
const sayWhen = (at: string) => {
  const when = new Date(at);
  const day = when.toDateString() === new Date().toDateString() ? 'Today' : dayFormat.format(when);
  return `${day}, ${timeFormat.format(when)}`;
};

type Props = { coach: Coach; onHandoff: (handoff: Handoff) => void };

export function TalkView({ coach, onHandoff }: Props) {
  const { talk } = coach;
  const { pending } = talk;
  const shown = shownMessages(talk);
  if (shown.length === 0 && !pending) return <Beginning coach={coach} />;
  const lastId = talk.messages.at(-1)?.id;
  const draw = (message: ChatMessage, at: number, all: ChatMessage[]) => {
    const isNewDay = new Date(all[at - 1]?.createdAt ?? 0).toDateString() !== new Date(message.createdAt).toDateString();
    return (
      <Fragment key={message.id}>
        {isNewDay && <p className="small soft day">{sayWhen(message.createdAt)}</p>}
        {message.role === 'user' ? (
          <UserMessage message={message} isBusy={pending !== null} onEdit={() => coach.edit(message)} />
        ) : (
          <CoachMessage message={message} isLast={message.id === lastId && !pending} coach={coach} onHandoff={onHandoff} />
        )}
      </Fragment>
    );
  };
  return (
    <div className="talk" role="log" aria-live="off" aria-label="Conversation with the coach" aria-busy={pending !== null}>
      {shown.map(draw)}
      {pending?.kind === 'send' && <p className="say">{pending.text}</p>}
      {pending && (
        <div className="coach-says">
          {pending.written === '' ? (
            <p className="row soft">
              <Spinner /> {pending.stopAsked ? 'Stopping…' : 'Thinking it through…'}
            </p>
          ) : (
            <Markdown text={pending.written} />
          )}
        </div>
      )}
      {followingMessages(talk).map(draw)}
    </div>
  );
}

// Before the first word: what the coach is for, and what one could ask.
function Beginning({ coach }: { coach: Coach }) {
  const { profile } = useSession();
  return (
    <div className="stack beginning">
      <h3>What is on your desk?</h3>
      <p className="soft">Tell me about a deal, a customer or a day. You get one way to go, a first step and a sentence to say.</p>
      <ul className="stack starters" aria-label="Questions to begin with">
        {profile &&
          offerStarters(profile).map((question) => (
            <li key={question}>
              <Button wide onClick={() => coach.submit(question)}>
                {question}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  );
}
