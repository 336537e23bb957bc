import { EXAMPLE, IGNORED, MORE, NO, readMediumAsked, readStepAsked, SHORTER, UNKNOWN, WHY, YES } from './follow-up-shape.ts';

export type Turn = { role: 'user' | 'assistant'; text: string; cards?: string[] };

const MIN_WORDS = 3;
const MAX_ANSWER_WORDS = 7;
const MAX_CHARACTERS = 600;
const ANSWERS = /^(?:no|yes|nope|yeah|yep|well|ok|okay)\b[ ,.]/i;
const REFERS_BACK = [EXAMPLE, SHORTER, MORE, IGNORED, WHY, YES, NO, UNKNOWN];
// 'Write that as an e-mail to Debbie' is an order, and names no matter of its own.
const ORDER = /^(?:(?:can|could|would|will|please|ok|okay|now|you|and|then)[ ,]+)*(?:write|draft|put|turn|make|send|compose|word|phrase|type|e-?mail|text) (?:me )?(?:that|this|it)\b/i;
const ASKS_HOW = /^(?:and |so |but |then )?(?:what|how|where|should) (?:(?:do|should|can|could|would|to|shall) )?(?:i|we)? ?(?:now |best )?(?:say|answer|do|reply|respond|write|react|handle (?:it|that|this)|move on|start)(?: (?:to (?:him|her|them|that|this|it)|that|this|it|now|next|here|back|first|then|from here|best))*[ ?.!]*$|^(?:what now|any (?:ideas|advice|tips)|help)[ ?.!]*$/i;
const HOW_TO = /^(?:how (?:do|can|should|would|could) (?:i|we)|how to|what(?:'s| is) the best way to|should i|can you help me(?: to)?|help me(?: to)?|i (?:want|need|would like|have) to) /i;

const TRAILING = /[ ,]+(?:now what|what now|what (?:do|should|can) i (?:say|do|answer|write)|any (?:ideas|advice|tips))[ ?.!]*$/i;

export const isOrder = (text: string) => ORDER.test(text.trim());
const standsAlone = (text: string) => {
  const said = text.trim().replace(/[\u2018\u2019]/g, "'").slice(0, 400);
  return said.split(/\s+/).length >= MIN_WORDS && !isOrder(said) && !(ANSWERS.test(said) && said.split(/\s+/).length < MAX_ANSWER_WORDS) && !REFERS_BACK.some((shape) => shape.test(said)) && readStepAsked(said) === null && readMediumAsked(said) === null;
};

// What was told, without the 'what do I say?' behind it, which fits every matter.
export function dropAsking(text: string): string {
  const sentences = text.slice(0, MAX_CHARACTERS).replace(/\s+/g, ' ').trim().split(/(?<=[.?!]["\u201d]?)\s+/);
  const told = sentences.filter((sentence) => !ASKS_HOW.test(sentence));
  return told.length > 0 ? told.join(' ') : text;
}

// What the talk is about: the last thing the user asked that stands by itself.
export function readMatter(history: Turn[]): string {
  const asked = history.findLast((turn) => turn.role === 'user' && standsAlone(turn.text));
  return asked ? dropAsking(asked.text.slice(0, MAX_CHARACTERS)).replace(HOW_TO, '').replace(TRAILING, '').replace(/[ ?.!,]+$/, '') : '';
}
