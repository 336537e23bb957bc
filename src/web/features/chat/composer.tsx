import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { ArrowDown, Mic, RefreshCw, Send, Square, X } from 'lucide-react';
import { readStatus } from '#contract/account';
import { MAX_CHAT_CHARACTERS } from '#contract/chat';
import { isTrial } from '#domain/plan';
import { AppLink } from '#web/lib/app-link.tsx';
import { useCall } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { sayLeft, voiceTroubles } from './copy.ts';
import type { Coach } from './use-coach.ts';
import { useVoice } from './voice.ts';

const COUNT_FROM = MAX_CHAT_CHARACTERS - 500;
// Safari says so only by this, when Enter ends a composition.
const COMPOSING_KEY = 229;
type Props = { coach: Coach; wantsFocus: boolean; isAway: boolean; onToEnd: () => void };

export function Composer({ coach, wantsFocus, isAway, onToEnd }: Props) {
  const { text, talk } = coach;
  const area = useRef<HTMLTextAreaElement>(null);
  const voice = useVoice({ onHeard: coach.append, onTrouble: (trouble) => showToast({ variant: 'destructive', ...trouble }) });
  const isBusy = talk.pending !== null;

  useEffect(() => {
    if (wantsFocus) area.current?.focus({ preventScroll: true });
  }, [wantsFocus]);
  useEffect(() => {
    if (coach.edited) area.current?.focus();
  }, [coach.edited]);

  const submit = () => {
    voice.stop();
    coach.submit();
    onToEnd();
    area.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // Whoever chooses a word in an input method is still typing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY) return;
    event.preventDefault();
    submit();
  };
  const stop = () => {
    coach.stop();
    area.current?.focus();
  };

  return (
    <div className="compose">
      {isAway && (
        <p className="to-end">
          <Button size="small" icon={<ArrowDown className="sm" aria-hidden="true" />} onClick={onToEnd}>
            More below
          </Button>
        </p>
      )}
      {coach.edited && (
        <p className="row between small soft">
          You are editing an earlier message. What followed it makes way.
          <IconButton small label="Leave it as it was" icon={<X className="sm" />} onClick={coach.leaveEdit} />
        </p>
      )}
      {talk.failed && <FailedNote coach={coach} />}
      <form
        className="composer"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <textarea
          id="coach-message"
          ref={area}
          rows={1}
          maxLength={MAX_CHAT_CHARACTERS}
          aria-label="Message the coach"
          placeholder={voice.isListening ? 'Listening…' : 'Ask about a deal or a day'}
          value={text}
          onChange={(event) => coach.type(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <IconButton label={voice.isListening ? 'Stop listening' : voice.isSupported ? 'Speak' : `Speak: ${voiceTroubles.missing.title}`} aria-pressed={voice.isListening} icon={<Mic />} onClick={voice.toggle} />
        {isBusy ? (
          <IconButton variant="line" label="Stop" icon={<Square className="sm" />} disabled={talk.pending?.stopAsked} onClick={stop} />
        ) : (
          <IconButton variant="line" type="submit" label="Send" icon={<Send className="sm" />} disabled={text.trim() === ''} />
        )}
      </form>
      <Hint coach={coach} />
    </div>
  );
}

function FailedNote({ coach }: { coach: Coach }) {
  const isMessage = coach.talk.failed?.kind === 'send';
  return (
    <p className="row between small">
      <span className="failed">{isMessage ? 'Not sent. Your message is still here.' : 'The answer did not come.'}</span>
      <Button size="small" icon={<RefreshCw className="sm" aria-hidden="true" />} onClick={coach.retry}>
        Retry
      </Button>
    </p>
  );
}

// What is left of the plan, or what to do when nothing is.
function Hint({ coach: { needsUpgrade, text } }: { coach: Coach }) {
  const status = useCall(readStatus).data;
  const left = status?.messagesRemaining ?? null;
  if (needsUpgrade || left === 0) {
    return (
      <p className="hint" data-upgrade="needed">
        <span>
          No messages left.{' '}
          <AppLink className="link" to="/billing">
            Upgrade your plan
          </AppLink>
        </span>
      </p>
    );
  }
  return (
    <p className="hint">
      <span>{left !== null && status && `${sayLeft(left)}${isTrial(status.plan) ? ' in your trial' : ''}`}</span>
      {text.length >= COUNT_FROM && (
        <span className="num">
          {text.length}/{MAX_CHAT_CHARACTERS} characters
        </span>
      )}
    </p>
  );
}
