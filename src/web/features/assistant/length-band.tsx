import { lengthOf } from '#coach/compose/length';
import { proposalWindow } from '#coach/compose/windows';
import { Band } from '#web/ui/band.tsx';
import type { Kind } from './form.ts';
import { writtenOf, type Version } from './version.ts';

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const names = { connection_request: 'a request', dm: 'a message' };

// How long it is, against how long it should be. Greeting and signature are counted apart, as the window does it.
export function LengthBand({ kind, version: { draft, body, asked } }: { kind: Kind; version: Version }) {
  const { channel, core } = draft;
  const length = lengthOf(body, { content: writtenOf(draft).body, core }, { channel, ...asked }, kind === 'proposal' ? proposalWindow : undefined);
  const { window, value, words, characters, segments, seconds } = length;
  const isWords = window.unit === 'words';
  const name = kind === 'proposal' ? 'a proposal' : channel === 'linkedin' ? names[asked.linkedinMode] : channel === 'email' ? asked.emailLength : channel === 'sms' ? 'a text' : 'a voicemail';
  const whole = isWords ? [...(words > value ? [`${words} with greeting and signature`] : []), plural(characters, 'character')] : [...(characters > value ? [`${characters} with greeting and signature`] : []), plural(words, 'word')];
  // The segments are counted over all that is sent, so a second count of it would only confuse.
  if (channel === 'sms') whole.splice(0, whole.length, plural(segments, 'segment'), plural(words, 'word'));
  if (channel === 'voicemail') whole.unshift(`about ${seconds} seconds to say`);
  return (
    <Band value={value} from={window.min} to={window.max}>
      <b className="num">{plural(value, isWords ? 'word' : 'character')}</b>{' '}
      <span className="soft">
        {name} is {window.min} to {window.max}
      </span>
      <br />
      <span className="soft num">{whole.join(' · ')}</span>
    </Band>
  );
}
