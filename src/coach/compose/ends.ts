import type { Brain, Form } from '#coach/brief';
import { cleanText } from '#coach/facts/clean';
import { pickByTurn } from './rotation.ts';
import { bannedPattern } from './voice.ts';

const notNames = /^(?:thanks?|thx|cheers|regards|best|love|yes|no|ok|okay|please|sorry|hi|hello|hey|great|perfect|sure|stop|bye|fine|good|nice|wow|really|seriously|why|what|when|how|asap|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|unsubscribe|interested)$/i;
// 'Can we talk? – Ben': a name alone after the last sentence, or after a word of goodbye.
export const trailingName = (said: string): string | null => {
  const end = said.trim().slice(-80);
  const found = /(?:[.!?…][)"']?\s+(?:[-–—]\s*)?|[-–—]\s*|\b(?:love|cheers|thanks|thx|regards|best|yours)[,!]?\s+)(\p{Lu}\p{Ll}{1,15}(?:\s*(?:&|and)\s*\p{Lu}\p{Ll}{1,15})?)\.?$/iu.exec(end)?.[1];
  return found !== undefined && /^\p{Lu}/u.test(found) && !notNames.test(found.split(/\s/)[0]!) ? found : null;
};

// 'Dana Lopez' is greeted as Dana, 'Dr. Patel' as Dr. Patel.
export const givenName = (name: string | null): string | null => {
  const clean = cleanText(name ?? '');
  if (clean === '' || clean.length > 60 || /[<>{}[\]@/\d]/.test(clean)) return null;
  const pair = /^(\p{Lu}[\p{L}'’-]{1,15})\s*(?:&|and)\s*(\p{Lu}[\p{L}'’-]{1,15})$/u.exec(clean);
  if (pair) return `${pair[1]!} and ${pair[2]!}`;
  const words = clean.split(/\s+/);
  const shown = /^(?:dr|prof|mr|mrs|ms|mx)\.?$/i.test(words[0]!) && words[1] ? `${words[0]} ${words.at(-1)!}` : words[0]!;
  return shown.length > 25 || /^(?:dr|prof|mr|mrs|ms|mx|miss)\.?$/i.test(shown) ? null : shown;
};

export type Ends = { head: string; tail: string; inline: boolean };
type Ask = { form: Form; brain: Brain; name: string | null; key: string; seed: number };

// What one never says greets nobody either; where all is banned there still has to be a word.
const allowed = (usual: string[], spare: string[], brain: Brain): string[] => {
  const banned = bannedPattern(brain.voice?.neverUse);
  if (!banned) return usual;
  const left = usual.filter((word) => !banned.test(word));
  const others = spare.filter((word) => !banned.test(word));
  return left.length > 0 ? left : others.length > 0 ? others : usual;
};

const greetingOf = ({ form, brain, name, key, seed }: Ask) => {
  const own = cleanText(brain.voice?.greeting ?? '').replaceAll(/[{[<(][^}\])>]*[}\])>]/g, '').replace(/\b(?:there|name)$/i, '').replace(/[\s,!:-]+$/, '');
  const given = givenName(name);
  const usual = form.channel === 'email' ? ['Hi', 'Hello', 'Hi', 'Hello'] : ['Hi'];
  const word = own !== '' && own.length <= 25 ? own : pickByTurn(allowed(usual, ['Hello', 'Hey', 'Good day'], brain), `${key}/greeting`, seed);
  if (given) return `${word} ${given},`;
  if (/\b(?:morning|afternoon|day|evening|everyone|all|team|folks)$/i.test(word)) return `${word},`;
  return /^(?:dear)$/i.test(word) ? 'Hello,' : `${word} there,`;
};
const signedBy = ({ form, brain, key, seed }: Ask) => {
  const own = cleanText(brain.voice?.signOff ?? '').slice(0, 60);
  const name = givenName(brain.firstName ?? null);
  if (form.signature.trim() !== '') return own !== '' && !form.signature.toLowerCase().includes(own.toLowerCase()) && form.channel === 'email' ? `${own},\n${form.signature}` : form.signature;
  if (form.channel !== 'email') return '';
  if (!name) return own;
  const word = own === '' ? pickByTurn(allowed(['Best', 'Kind regards', 'All the best', 'Best regards', 'Regards'], ['Thank you', 'Cheers'], brain), `${key}/sign-off`, seed) : own;
  return word.includes(name) ? word : `${word},\n${name}`;
};

export const endsOf = (ask: Ask): Ends => ({
  head: greetingOf(ask),
  tail: ask.form.channel === 'voicemail' ? '' : signedBy(ask),
  inline: ask.form.channel === 'sms' || ask.form.channel === 'voicemail' || (ask.form.channel === 'linkedin' && ask.form.linkedinMode === 'connection_request'),
});

// The signature and its sign-off are joined on, never changed.
export const joinEnds = ({ head, tail, inline }: Ends, core: string) => {
  const body = head === '' ? core : `${head}${inline ? ' ' : '\n\n'}${core}`;
  return tail === '' ? body : `${body}${inline && !tail.includes('\n') ? ' ' : '\n\n'}${tail}`;
};
