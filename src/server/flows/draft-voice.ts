import type { Fault } from '#contract/prompt';
import { spellOut } from '#coach/compose/spelling';
import { bannedPattern } from '#coach/compose/voice';
import { splitLetter } from '#coach/rewrite/letter';
import type { DraftAnswer } from '#server/prompts/draft-shape';
import type { DraftCase } from './draft-case.ts';

const hello = /^(?:good (?:morning|afternoon|evening|day)|hi|hello|hey|hiya|dear)\b(?: there)?/i;
const MOST_GREETING = 25;

// A model's text brought to the user's own manner by rule: the greeting, and forms written out.
// Only in English; and a rewrite greets as the message did.
export function mendVoice({ request, context, understanding }: DraftCase, answer: DraftAnswer): DraftAnswer {
  const { voice } = context.brain;
  if (!voice || understanding.language !== 'en') return answer;
  const full = (text: string) => (voice.contractions === false && request.kind !== 'rewrite' ? spellOut(text) : text);
  const own = (voice.greeting ?? '').trim().replace(/[\s,!:-]+$/, '');
  const usable = own !== '' && own.length <= MOST_GREETING && /^\p{L}[\p{L}' ]*$/u.test(own) && request.kind !== 'rewrite';
  const greets = usable && splitLetter(answer.body, '').greeting !== '' && hello.test(answer.body);
  const body = greets ? answer.body.replace(hello, own) : answer.body;
  return { ...(answer.subject !== undefined && { subject: full(answer.subject) }), body: full(body) };
}

// Where the words that one never uses stand. In a rewrite only those count that the message didn't hold.
export function findUnwanted({ request, context }: DraftCase, text: string) {
  const banned = bannedPattern(context.brain.voice?.neverUse);
  if (!banned || (request.kind === 'rewrite' && banned.test(request.message))) return [];
  return Array.from(text.matchAll(new RegExp(banned, 'giu')), ({ index, 0: quote }) => ({ start: index, end: index + quote.length, quote }));
}

export function voiceFault(job: DraftCase, { subject = '', body }: DraftAnswer): Fault[] {
  const words = [...new Set(findUnwanted(job, `${subject}\n${body}`).map(({ quote }) => quote.toLowerCase()))];
  return words.length === 0 ? [] : [{ code: 'voice', message: `The seller never uses: ${words.slice(0, 6).join(', ')}. Say it in other words.`, hard: false }];
}
