import { countWords, smsSegments, speakingSeconds, windowFor } from '#coach/compose/windows';
import { readLayout } from '#coach/score/layout';
import { Band } from '#web/ui/band.tsx';
import type { Version } from './version.ts';

const MOST_SMS = 160;
const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

// How long it is, against how long it should be. An e-mail is counted without its greeting and signature.
export function LengthBand({ version }: { version: Version }) {
  const { draft, body, asked } = version;
  const { channel } = draft;
  const { start, end } = readLayout(body).body;
  const core = body.slice(start, end);
  const characters = Array.from(body.trim()).length;
  const { min, max } = windowFor({ channel, ...asked });
  if (channel === 'sms') {
    return (
      <Band value={characters} to={MOST_SMS}>
        <b className="num">{plural(characters, 'character')}</b> <span className="soft">{plural(smsSegments(body.trim()), 'segment')}</span>
      </Band>
    );
  }
  if (channel === 'linkedin') {
    const isRequest = asked.linkedinMode === 'connection_request';
    return (
      <Band value={isRequest ? characters : Array.from(core).length} {...(!isRequest && { from: min })} to={max}>
        <b className="num">{plural(isRequest ? characters : Array.from(core).length, 'character')}</b> <span className="soft">{isRequest ? `a request takes ${max}; free accounts 200` : `a message is ${min} to ${max}`}</span>
      </Band>
    );
  }
  const words = countWords(channel === 'email' ? core : body);
  const rule = channel === 'voicemail' ? `${speakingSeconds(body)} seconds to say` : `${asked.emailLength} is ${min} to ${max}`;
  return (
    <Band value={words} from={min} to={max}>
      <b className="num">{plural(words, 'word')}</b> <span className="soft">{rule}</span>
      <br />
      <span className="soft num">{plural(characters, 'character')}</span>
    </Band>
  );
}
