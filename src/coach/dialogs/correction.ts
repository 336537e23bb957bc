import type { BrainField } from '#contract/brain';
import { type Found, tidy } from './extraction.ts';

const OPENS = /^(?:(?:oh|ah|no|hmm*|um+|ok|okay|hold on|hang on|yes|and)[ ,.!]+)*(?:actually|sorry|wait|correction|oops|scratch that|my mistake|one correction|a correction|let me (?:correct|change|fix|rephrase)|(?:can|could) (?:i|we|you) (?:change|correct|fix|update)|please (?:change|correct|update)|i (?:meant|want to (?:change|correct)|need to (?:change|correct)|made a mistake)|change|correct|going back|back to)\b/i;
const MEANT = /\b(?:i meant|scratch that|my mistake|i made a mistake|correction|let me (?:correct|change|fix|rephrase))\b/i;
const FIELD_WORDS: [BrainField, RegExp][] = [
  ['pricingModel', /\b(?:pric(?:e|es|ing)|rates?|fees?|charge|cost)\b/i],
  ['preferredCtaStyle', /\b(?:call to action|cta|next step)\b/i],
  ['whyTheyBuyCompetition', /\bwhy (?:they|people) (?:choose|buy|pick)\b/i],
  ['mainCompetition', /\b(?:competit(?:or|ors|ion)|rivals?)\b/i],
  ['commonObjections', /\bobjections?\b/i],
  ['idealCustomer', /\b(?:(?:ideal |target )?(?:customers?|clients?|audience|buyers?))\b/i],
  ['offeringDetails', /\b(?:offer(?:ing)?|product|service|what (?:i|we) (?:sell|do))\b/i],
  ['biggestSalesChallenge', /\bchallenge\b/i],
  ['brandVoice', /\bbrand(?: voice)?\b/i],
  ['conversationTone', /\b(?:tone|how (?:i|we) sound)\b/i],
  ['shortTermWin', /\b(?:goal|win|30[- ]days?)\b/i],
  ['emotionalMotivation', /\b(?:motivation|what drives me)\b/i],
  ['uniqueMessage', /\b(?:what makes (?:us|me) different|unique message|difference)\b/i],
  ['additionalNotes', /\b(?:channels?|notes?)\b/i],
];
const MAX_HEAD = 140;

// 'Actually, for the price I meant 90 an hour': the field that was answered before, and its new value. Null for anything else.
export function readCorrection(said: string, answered: BrainField[], current: BrainField[]): Found | null {
  const head = said.slice(0, MAX_HEAD);
  if (!OPENS.test(head)) return null;
  const opening = OPENS.exec(head)![0].length;
  const named = FIELD_WORDS.find(([field, word]) => answered.includes(field) && !current.includes(field) && word.test(head.slice(opening)))?.[0];
  const field = named ?? (MEANT.test(head) ? answered.at(-1) : undefined);
  if (!field || current.includes(field)) return null;
  const value = said.replace(OPENS, '').replace(/^[\s,:.-]*(?:(?:for|about|on|regarding|to) )?(?:(?:the|my|our) )?/i, '');
  const marker = /\b(?:i meant(?: to say)?|should (?:be|read|say)|is now|is actually|it's|is|are|to)\b[:\s]+|:\s*/i.exec(value);
  const rest = marker && marker.index < MAX_HEAD ? value.slice(marker.index + marker[0].length) : value;
  const clean = tidy(rest.replace(/^[\s,]+/, ''));
  return /[\p{L}\p{N}]/u.test(clean) ? { field, value: clean } : null;
}
