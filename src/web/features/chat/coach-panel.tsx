import { useEffect, useEffectEvent, useState } from 'react';
import { History, SquarePen, X } from 'lucide-react';
import type { Handoff } from '#contract/chat';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import '#web/ui/talk.css';
import { Composer } from './composer.tsx';
import { SessionList } from './session-list.tsx';
import { TalkView } from './talk-view.tsx';
import { useCoach } from './use-coach.ts';
import { useFollowScroll } from './follow-scroll.ts';

type Props = { isSheet: boolean; wantsFocus: boolean; onClose: () => void; onHandoff: (handoff: Handoff) => void };

export function CoachPanel({ isSheet, wantsFocus, onClose, onHandoff }: Props) {
  const coach = useCoach();
  const { talk } = coach;
  const [isList, setIsList] = useState(false);
  const { setBox, isAway, toEnd } = useFollowScroll(`${talk.sessionId} ${talk.messages.length} ${talk.pending?.written.length} ${talk.pending === null} ${isList}`);

  const begin = () => {
    coach.begin();
    setIsList(false);
    document.getElementById('coach-message')?.focus();
  };
  // The first press stops; only the next one closes.
  const stopFirst = (event: Pick<Event, 'preventDefault'>) => {
    if (!talk.pending) return;
    event.preventDefault();
    coach.stop();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSheet && event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) stopFirst(event);
  });
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const openSession = async (id: string) => {
    toEnd();
    await coach.openSession(id);
    setIsList(false);
  };

  const tools = (
    <>
      <IconButton small label="New conversation" icon={<SquarePen />} onClick={begin} />
      <IconButton small label="Earlier conversations" icon={<History />} aria-pressed={isList} onClick={() => setIsList(!isList)} />
    </>
  );
  const body = isList ? <SessionList openId={talk.sessionId} onOpen={openSession} onGone={coach.begin} onBegin={begin} /> : <TalkView coach={coach} onHandoff={onHandoff} />;
  const footer = !isList && <Composer coach={coach} wantsFocus={wantsFocus} isAway={isAway} onToEnd={toEnd} />;
  const status = <output className="vh">{coach.status}</output>;

  if (isSheet) {
    return (
      <Sheet open onClose={onClose} title="AI Sales Coach" closeLabel="Close the coach" tools={tools} footer={footer} bodyRef={setBox} onEscape={stopFirst}>
        {body}
        {status}
      </Sheet>
    );
  }
  return (
    <section className="coach" aria-label="AI Sales Coach">
      <header>
        <h2>AI Sales Coach</h2>
        {tools}
        <IconButton small label="Close the coach" icon={<X />} onClick={onClose} />
      </header>
      <div className="body" ref={setBox}>
        {body}
      </div>
      {footer && <footer>{footer}</footer>}
      {status}
    </section>
  );
}
