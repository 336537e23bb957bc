import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Send } from 'lucide-react';
import { askDemo, MAX_DEMO_CHARACTERS, MAX_DEMO_TURNS } from '#contract/landing';
import { useSend } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field.tsx';
import { reachWhenScrolling } from '#web/ui/focus-return.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import '#web/ui/card.css';
import '#web/ui/talk.css';
import { CoachText } from './coach-text.tsx';
import { exampleAnswer, exampleQuestion, suggestions } from './content/example.ts';
import { demoFailure } from './copy.ts';
import './demo-chat.css';

type Turn = { question: string; answer: string };
const example: Turn = { question: exampleQuestion, answer: exampleAnswer };

// The coach, for somebody without an account: it answers here, and nothing is kept.
export function DemoChat() {
  const [turns, setTurns] = useState([example]);
  const [text, setText] = useState('');
  const talk = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useSend(askDemo, {
    onDone: ({ response }, { message }) => {
      setTurns((known) => [...known, { question: message, answer: response }]);
      setText('');
    },
    onFailed: (_, { message }) => setText(message),
  });
  const asking = send.isPending ? send.variables.message : null;
  const asked = turns.map(({ question }) => question);
  // The newest question stands at the top of the box; the page itself stays where it is.
  useEffect(() => {
    const box = talk.current!;
    reachWhenScrolling(box);
    const newest = box.lastElementChild?.previousElementSibling;
    if ((turns.length > 1 || asking) && newest instanceof HTMLElement) box.scrollTop = newest.offsetTop - box.offsetTop;
  }, [turns.length, asking]);

  const ask = (message: string) => {
    if (message.trim() && !send.isPending) send.mutate({ message: message.trim(), earlier: asked.slice(-MAX_DEMO_TURNS) });
  };
  // What stands in the field is asked: it may have been typed before React knew of it.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(field.current!.value);
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask(event.currentTarget.value);
  };

  return (
    <div className="card demo-chat">
      <div className={joinClasses('talk', (turns.length > 1 || asking !== null) && 'long')} ref={talk} role="log" aria-label="Conversation with the coach">
        {turns.map((turn, at) => (
          <Exchange key={at} {...turn} />
        ))}
        {asking && <Exchange question={asking} answer={null} />}
      </div>
      <div className="ask">
        <div className="row wrap">
          {suggestions
            .filter((line) => !asked.includes(line))
            .map((line) => (
              <Button key={line} size="small" disabled={send.isPending} onClick={() => ask(line)}>
                {line}
              </Button>
            ))}
        </div>
        <form className="composer" onSubmit={submit}>
          <textarea ref={field} rows={1} maxLength={MAX_DEMO_CHARACTERS} placeholder="Type your own" aria-label="Ask the coach" value={text} onChange={(event) => setText(event.target.value)} onKeyDown={sendOnEnter} />
          <IconButton type="submit" label="Send" icon={<Send className="sm" />} busy={send.isPending} />
        </form>
        <div role="alert">{send.isError && <FieldError>{demoFailure(send.error)}</FieldError>}</div>
      </div>
    </div>
  );
}

function Exchange({ question, answer }: { question: string; answer: string | null }) {
  return (
    <>
      <p className="say">{question}</p>
      <div className="coach-says">
        {answer === null ? (
          <p className="row soft">
            <Spinner /> Looking through its notes…
          </p>
        ) : (
          <CoachText text={answer} />
        )}
      </div>
    </>
  );
}
