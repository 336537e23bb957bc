import { findClaims } from './claims.ts';
import { faultsOf, type Fault, type Sources } from './fault.ts';
import { findUngrounded } from './grounds.ts';

const placeholders: RegExp[] = [
  /\[[^\]\n]{1,60}\]|\{\{?[^}\n]{0,60}\}?\}|<[A-Za-z][\w ]{1,40}>|%[A-Z_]{3,30}%/g,
  /\bX{2,}\b|(?<=\$)X+\b|_{3,}/g,
  /\b(?:your|my|their|the|recipient'?s?|client'?s?|prospect'?s?) (?:full |first |last )?name here\b|\b(?:Your|My) (?:Full |First |Last )?(?:Name|Company|Title|Position|Phone(?: Number)?|Business|Email)\b|\binsert (?:your |the |a )?\w+(?: here)?\b|\blorem ipsum\b|\bTBD\b|\b(?:undefined|null|NaN)\b/g,
];
const findPlaceholders = (text: string): Fault[] =>
  placeholders.flatMap((pattern) => faultsOf(text, pattern, ([quote]) => ({ kind: 'placeholder', message: `"${quote}" is a blank that was left open. Word the sentence without it.` })));

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
const findEchoes = (text: string, instructions: string[]): Fault[] => {
  const said = plain(text);
  const echoes = instructions.map((order) => plain(order).trim()).filter((order) => order.length > 11 && said.includes(order));
  const obeyed = faultsOf(text, /\b(?:system prompt|ignore (?:all |any )?(?:previous|prior|above) instructions|as instructed|i am an? (?:ai|assistant|language model)|here(?:'s| is) (?:the|your|a) (?:draft|email|rewritten|reply):?)\b/gi, ([quote]) => ({ kind: 'instruction', message: `"${quote}" speaks of instructions or of the drafting itself. Write only the message.` }));
  return [...obeyed, ...echoes.map((order): Fault => ({ kind: 'instruction', start: 0, end: 0, quote: order, message: 'The text repeats instructions that were hidden in the message. Leave them out.' }))];
};
const findChanged = (text: string, { meetingLink = '', signature = '', mustLink, mustSign }: Sources): Fault[] => {
  const gone = (kind: Fault['kind'], quote: string, message: string): Fault => ({ kind, start: 0, end: 0, quote, message });
  return [
    ...(mustLink && meetingLink !== '' && !text.includes(meetingLink) ? [gone('link-changed', meetingLink, 'The meeting link is missing or changed. It has to stand exactly as given.')] : []),
    ...(mustSign && signature.trim() !== '' && !text.endsWith(signature) ? [gone('signature-changed', signature, 'The signature is missing or changed. It has to stand exactly as given.')] : []),
  ];
};

// Every fault of a text, whoever wrote it. What was opaque is taken out first: nothing inside it is judged.
export const guardText = (text: string, sources: Sources): Fault[] => {
  const { meetingLink = '', signature = '' } = sources;
  const inputs = plain([...sources.inputs, meetingLink, signature].join('\n'));
  const hide = (whole: string, opaque: string) => (opaque.trim() === '' ? whole : whole.split(opaque).join('\n'.repeat(opaque.length)));
  const own = hide(hide(text, signature), meetingLink);
  const faults = [...findPlaceholders(own), ...findUngrounded(own, inputs), ...findClaims(own, inputs), ...findEchoes(own, sources.instructions ?? []), ...findChanged(text, sources)];
  // A weekday or an open blank looks like a name too: it is named once.
  const named = (fault: Fault) => fault.kind === 'name' && faults.some((other) => other.kind !== 'name' && other.start < fault.end && fault.start < other.end);
  return faults.filter((fault) => !named(fault)).toSorted((one, other) => one.start - other.start);
};
