import type { Brain, Form } from '#coach/brief';
import { cleanText } from '#coach/facts/clean';
import { isFirstName } from '#coach/understand/people';
import { pickByTurn } from './rotation.ts';
import { bannedPattern } from './voice.ts';

const notNames = /^(?:thanks?|thx|cheers|regards|best|love|yes|no|ok|okay|please|sorry|hi|hello|hey|great|perfect|sure|stop|bye|fine|good|nice|wow|really|seriously|why|what|when|how|asap|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|today|tomorrow|unsubscribe|interested)$/i;
const titled = /(?:[.!?…]\s+|[-–—]\s*|\n|(?:[Rr]egards|[Bb]est|[Cc]heers|[Tt]hanks|[Ss]incerely|[Ww]ishes|[Ll]uck|[Yy]ours),?\s+)((?:Dr|Prof|Mr|Mrs|Ms)\.? \p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?)\.?$/u;
const full = /(?:[.!?…][)"']?\s+|^|\n)(\p{Lu}\p{Ll}{1,15}) \p{Lu}[\p{L}'’-]{0,20}\.?$/u;
const dashed = /\s[-–—~]\s?(\p{Lu}\p{Ll}{1,15})(?: \p{Lu}[\p{L}'’.-]{0,20}){1,2}$/u;
const kissed = /(?:^|\s)x{1,4}(?:ox?o?)?[\s,]+(\p{L}{2,15})(?: x{1,3})?$/iu;
// Two capitals at the end that are a place or a thing.
const notPeople = /(?:\b(?:The|An?|Our|My|Your|His|Her|Their|This|That|Big|Main|New|Old|North|South|East|West|Best|Many|Kind|Warm|Good|See|Call|Talk|Thank|Speak|Sent|From|Apartment|Unit|Suite|Floor|All|Happy|Merry) \S+|\b(?:Street|St|Road|Rd|Ave|Avenue|Lane|Drive|Park|Building|House|Hall|Center|Centre|Ltd|Inc|LLC|Co|Company|Group|Team|You|Us))\.?$/;
const raise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
// A full name after the last sentence, after a dash or after kisses.
const fullName = (end: string): string | null => {
  const title = titled.exec(end)?.[1];
  if (title !== undefined) return title;
  const name = full.exec(end)?.[1];
  if (name !== undefined && !notNames.test(name) && (isFirstName(name) || !notPeople.test(end))) return name;
  const signed = dashed.exec(end)?.[1];
  if (signed !== undefined && !notNames.test(signed)) return signed;
  const kiss = kissed.exec(end)?.[1];
  return kiss !== undefined && (/^\p{Lu}/u.test(kiss) || isFirstName(kiss)) && !notNames.test(kiss) ? raise(kiss) : null;
};
// 'Its tom from the church', 'tom here'.
const introduced = /\b(?:it['’]?s|this is|i['’]?m|i am|my name is|name['’]?s)\s+(\p{L}{2,14})(?=\s+(?:from|at|with|here|again|over at|in|who)\b|\s*[,.!]|\s+and i\b)/iu;
const here = /(?:^\W{0,3}|[.!?]\s+)(?:(?:hi|hey|hello|yo)\b[ ,]{0,3})?(\p{L}{2,14}) here\b/iu;
const introducedName = (said: string): string | null => {
  const start = said.slice(0, 300);
  const name = introduced.exec(start)?.[1] ?? here.exec(start)?.[1];
  return name !== undefined && isFirstName(name) && !notNames.test(name) ? raise(name) : null;
};
// 'Can we talk? – Ben': a name alone after the last sentence, or after a word of goodbye.
export const trailingName = (said: string): string | null => {
  const end = said.trim().slice(-80);
  const whole = fullName(end);
  if (whole !== null) return whole;
  const found = /(?:[.!?…][)"']?\s+(?:[-–—]\s*)?|[-–—]\s*|\b(?:love|cheers|thanks|thx|regards|best|yours|luck|wishes|sincerely)[,!]?\s+)(\p{Lu}\p{Ll}{1,15}(?:\s*(?:&|and)\s*\p{Lu}\p{Ll}{1,15})?)\.?$/iu.exec(end)?.[1];
  return found !== undefined && /^\p{Lu}/u.test(found) && !notNames.test(found.split(/\s/)[0]!) ? found : introducedName(said);
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
type Ask = { form: Form; brain: Brain; name: string | null; bare?: boolean | undefined; key: string; seed: number };

// What one never says greets nobody either; where all is banned there still has to be a word.
const allowed = (usual: string[], spare: string[], brain: Brain): string[] => {
  const banned = bannedPattern(brain.voice?.neverUse);
  if (!banned) return usual;
  const left = usual.filter((word) => !banned.test(word));
  const others = spare.filter((word) => !banned.test(word));
  return left.length > 0 ? left : others.length > 0 ? others : usual;
};

const greetingOf = ({ form, brain, name, bare, key, seed }: Ask) => {
  const own = cleanText(brain.voice?.greeting ?? '').replaceAll(/[{[<(][^}\])>]*[}\])>]/g, '').replace(/\b(?:there|name)$/i, '').replace(/[\s,!:-]+$/, '');
  const given = givenName(name);
  if (bare && !given && own === '') return '';
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
