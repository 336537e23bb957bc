import type { Brain } from '#coach/brief';
import { applyEdit } from '#coach/score/edit';
import { findBlanks } from '#coach/score/rules/care';
import { sentencesOf } from './facts.ts';

// A placeholder is filled with what the user said about themselves; else the sentence is worded without it, or goes.
export type Filled = { text: string; open: string[] };

const MOST_ROUNDS = 12;

export function fillBlanks(text: string, brain: Brain): Filled {
  let result = text;
  const open: string[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const blank = findBlanks(result)[0];
    if (!blank) break;
    const own = ownAnswer(blank.text, brain);
    if (own === null) open.push(blank.text);
    result = own === null ? wordRound(result, blank) : result.slice(0, blank.start) + own + result.slice(blank.end);
  }
  // A form with dozens of them is no letter: the rest goes in one pass.
  for (const { start, end, text: blank } of findBlanks(result).toReversed()) {
    if (!open.includes(blank)) open.push(blank);
    result = result.slice(0, start).trimEnd() + result.slice(end);
  }
  return { text: result, open };
}

function ownAnswer(blank: string, { firstName, businessName, website }: Brain): string | null {
  const asked = blank.toLowerCase();
  if (!/\b(?:my|your|sender|own)\b/.test(asked)) return null;
  if (/compan|business|firm|organi/.test(asked)) return businessName?.trim() || null;
  if (/name/.test(asked)) return firstName?.trim() || null;
  return /website|site|url|link/.test(asked) ? website?.trim() || null : null;
}

function wordRound(text: string, blank: { start: number; end: number; text: string }): string {
  const asked = blank.text.toLowerCase();
  if (/compan|business|firm|organi|account/.test(asked) && !/\b(?:my|your)\b/.test(asked)) return text.slice(0, blank.start) + 'your company' + text.slice(blank.end);
  const intro = /\b(?:i am|i'm|my name is|this is) $/i.exec(text.slice(0, blank.start).slice(-14).replaceAll('’', "'"));
  const rest = /^(?: and|,| here[.,]?)? ?(?=[A-Za-z])/.exec(text.slice(blank.end));
  if (intro && rest) {
    const from = blank.start - intro[0].length;
    const tail = text.slice(blank.end + rest[0].length);
    // 'I am [name] from [firm] and we help' begins with 'we help'.
    const left = tail.replace(/^from (?:\[[^\]]*\]|your company)(?: and|,)? /i, '');
    return text.slice(0, from) + left.charAt(0).toUpperCase() + left.slice(1);
  }
  // 'at [place]' and ', [Name],' can go without a hole; a sentence built on the blank can't.
  const before = text.slice(0, blank.start);
  const lead = /(?:\s+(?:at|for|with|from|of|in|to|on|by|like|called|named|about)|,)\s*$/i.exec(before.slice(-20));
  if (lead) return before.slice(0, before.length - lead[0].length) + text.slice(blank.end).replace(/^,(?=\s)/, '');
  const sentences = sentencesOf(text);
  const at = sentences.findIndex(({ start, end }) => start <= blank.start && end >= blank.end);
  const own = sentences[at];
  if (!own || sentences.length === 1) return (before.trimEnd() + text.slice(blank.end)).trim();
  const next = sentences[at + 1];
  return applyEdit(text, next ? { start: own.start, end: next.start, fix: '' } : { start: sentences[at - 1]?.end ?? own.start, end: own.end, fix: '' });
}
