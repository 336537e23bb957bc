import type { BrainField } from '#contract/brain';
import { seesCrisis } from '#coach/chat/crisis';
import { dropInstructions, splitSentences } from '#coach/chat/instruction';
import { isOffTopic } from '#coach/chat/small-talk';
import { questionOf } from './step.ts';

export type TurnClass = 'answer' | 'none' | 'blank' | 'short' | 'skip' | 'pause' | 'question' | 'off_topic' | 'instruction' | 'crisis';
// `said` is what counts as the answer: the message without sentences to an AI.
export type Reading = { is: TurnClass; said: string; held: boolean };

const MAX_PHRASE = 200;
const SKIP = /^(?:please |can we |can i |let's |i'd (?:like to|rather) |i want to |just )*(?:skip|pass|next(?: question| one)?|move on|rather not(?: say| answer)?|not (?:say|answer)|prefer not to(?: say| answer)?|no comment)\b(?: (?:this|it|that|for now|please|one|step|question|to|the|on|now)\b)*[ .!]*$/i;
const PAUSE = /^(?:(?:i |i'll |let's |can we |sorry,? )*(?:have to go|need to go|gotta go|must go|stop(?: here| now)?|pause|continue later|finish (?:this )?later|come back later|be back|do this later|later|quit|exit))\b.{0,30}$/i;
const UNSURE = /^(?:(?:well|um+|uh+|hm+|honestly|oh)[ ,.]*)*(?:(?:i )?(?:really )?(?:don'?t|do not) (?:really )?know(?: yet)?|i(?:'m| am) not sure|not sure(?: yet)?|idk|dunno|no (?:idea|clue)|unsure|hard to say|can'?t say|whatever|maybe|depends|it depends|good question|hm+|uh+|um+|ok(?:ay)?|k|yes|yep|yeah|sure|fine|good|test(?:ing)?|lol|haha|hi|hello|hey|thanks?(?: you)?|\.+)[ .!?]*$/i;
const NONE = /^(?:no|nope|none(?: really)?|nothing(?: (?:else|really|to add))?|nobody|no one|n\/?a|not really|nil|no,? (?:that's (?:all|it)|nothing(?: else)?)|that's (?:all|it))[ .!]*$/i;
const MAY_BE_NONE = new Set<BrainField>(['mainCompetition', 'commonObjections', 'additionalNotes', 'whyTheyBuyCompetition']);
const ABOUT_THE_QUESTION = /\b(?:do|did|does) (?:you|that|this|it) mean\b|\bwhat(?:'s| is) meant\b|\b(?:explain|clarify|rephrase|elaborate)\b|\b(?:an?|some|any) examples?\b|^(?:for )?example\b|\bi (?:don'?t|do not) (?:understand|get (?:it|this|that|the question|what))|^not sure what you mean|^(?:like what|such as|huh|meaning|how so|come again|what)\??$|^why (?:do|are|would) you (?:ask|need|want|asking)|^(?:how|what) (?:long|much detail|detailed|specific|kind of answer)\b/i;
const GIBBERISH = /^(?:[bcdfghjklmnpqrstvwxz]{6,}|(?:asdf|qwer|zxcv|hjkl|dfgh)\w*|(\S)\1{4,})(?:\s+\S{1,12}){0,2}$/i;
const ORDER_OR_QUESTION = /\?\s*$|^(?:tell|write|give|sing|translate|who|what|how|recommend|show|play)\b/i;

const isQuestionBack = (said: string, field: BrainField) => {
  if (said.length > MAX_PHRASE) return false;
  if (ABOUT_THE_QUESTION.test(said)) return said.includes('?') || said.split(/\s+/).length <= 10;
  return field !== 'commonObjections' && /\?\s*$/.test(said) && splitSentences(said).every((sentence) => sentence.endsWith('?'));
};

// What kind of turn a message is, at a given question. Every message has exactly one kind.
export function readTurn(message: string, field: BrainField): Reading {
  const whole = message.trim().replace(/[\u2018\u2019]/g, "'");
  if (!/[\p{L}\p{N}]/u.test(whole)) return { is: /\?/.test(whole) ? 'question' : 'blank', said: '', held: false };
  if (seesCrisis(whole)) return { is: 'crisis', said: '', held: false };
  const { rest, found } = dropInstructions(whole);
  const said = rest.trim();
  const kind = (is: TurnClass): Reading => ({ is, said, held: found });
  if (found && said.split(/\s+/).filter(Boolean).length < 2) return kind('instruction');
  const head = said.slice(0, MAX_PHRASE + 1);
  if (SKIP.test(head)) return kind('skip');
  if (PAUSE.test(head)) return kind('pause');
  if (NONE.test(head)) return kind(MAY_BE_NONE.has(field) ? 'none' : 'short');
  if (isQuestionBack(said, field)) return kind('question');
  if (UNSURE.test(head) || GIBBERISH.test(head)) return kind('short');
  if (isOffTopic(head) && ORDER_OR_QUESTION.test(head)) return kind('off_topic');
  if (said.length < 2 && !/\p{N}/u.test(said)) return kind('short');
  return kind('answer');
}
// An answer that names the thing but says too little to write with: asked once for more.
export const isThin = (said: string, field: BrainField) => said.split(/\s+/).filter(Boolean).length < questionOf(field).leastWords;
