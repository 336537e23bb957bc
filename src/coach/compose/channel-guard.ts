import type { Channel } from '#contract/assistant';
import type { Form } from '#coach/brief';
import { findBookingLink } from '#coach/understand/away';
import { isGsm, smsSegments } from './windows.ts';

// What a channel does to a text, told while it is typed. `fix` is the whole text mended.
export type Guard = { text: string; fix: { label: string; body: string } | null };
type Case = { body: string; kind: 'reply' | 'outbound' | 'objection' | 'rewrite' | 'proposal'; form: Pick<Form, 'linkedinMode'> & { channel: Channel }; thread: string; meetingLink: string };

const FREE_REQUEST = 200;
const PAID_REQUEST = 300;
const OPT_OUT = 'Reply STOP to opt out';
const saysOptOut = /\bSTOP\b|\bopt(?:ing)?[- ]out\b|\bunsubscribe\b/;
const offersTimes = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b[^.!\n]{0,60}\?|\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b[^.!\n]{0,60}\?|\bwhat time (?:suits|works)\b/i;
// Letters that look the same in the basic SMS alphabet.
const plainLetters: Record<string, string> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '…': '...', '\u00a0': ' ', '•': '-' };
const toPlain = (text: string) => text.replaceAll(/[’‘“”–—…\u00a0•]/g, (letter) => plainLetters[letter]!);
const strangeIn = (text: string) => [...new Set(Array.from(text).filter((letter) => !isGsm(letter)))].slice(0, 6).join(' ');

function guardRequest(body: string): Guard[] {
  const size = Array.from(body.trim()).length;
  if (size > PAID_REQUEST) return [{ text: `LinkedIn takes at most ${PAID_REQUEST} characters with a request; this has ${size}.`, fix: null }];
  return size > FREE_REQUEST ? [{ text: `LinkedIn takes ${FREE_REQUEST} characters from free accounts and ${PAID_REQUEST} from paying ones; this has ${size}.`, fix: null }] : [];
}

function guardText({ body, kind }: Case): Guard[] {
  const text = body.trim();
  const plain = toPlain(text);
  const segments = smsSegments(text);
  const strange = strangeIn(text);
  const alphabet: Guard[] = isGsm(text)
    ? []
    : [{ text: `${strange} ${strange.includes(' ') ? 'are' : 'is'} outside the basic SMS alphabet, so a segment holds only 70 characters.`, fix: plain === text ? null : { label: 'Use plain letters', body: plain } }];
  const split: Guard[] = segments > 1 ? [{ text: `It is sent and charged as ${segments} segments.`, fix: null }] : [];
  const first: Guard[] = kind === 'outbound' && !saysOptOut.test(text) ? [{ text: 'A first text to somebody needs a way out.', fix: { label: `Add “${OPT_OUT}”`, body: `${text}${/[.!?]$/.test(text) ? '' : '.'} ${OPT_OUT}` } }] : [];
  return [...alphabet, ...split, ...first];
}

export function guardChannel(one: Case): Guard[] {
  const { body, kind, form, thread, meetingLink } = one;
  const guards: Guard[] = [];
  if (form.channel === 'linkedin' && form.linkedinMode === 'connection_request') guards.push(...guardRequest(body));
  if (form.channel === 'sms') guards.push(...guardText(one));
  const theirs = findBookingLink(thread);
  if (theirs && offersTimes.test(body)) guards.push({ text: `They sent a booking link (${theirs}). Take a time there instead of offering some.`, fix: null });
  const link = meetingLink.trim();
  const isCalendar = findBookingLink(body) !== null || (link !== '' && body.includes(link));
  if (kind === 'outbound' && isCalendar) guards.push({ text: 'A calendar link in a first message asks for a meeting before there is a reason. Ask one easy question instead.', fix: null });
  return guards;
}
