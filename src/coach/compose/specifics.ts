import type { Understanding } from '#coach/understanding';

// What makes a message this one and no other, each exactly as it was written.
export type Specifics = { budget: string | null; rival: string | null; count: string | null; date: string | null; tool: string | null };

const amount = String.raw`[$€£]?\s?\d[\d.,]*\d(?:\s?k\b)?|[$€£]?\s?\d+(?:\s?k\b)?`;
const budgetPatterns = [
  new RegExp(String.raw`\b(?:we|i)(?:'ve| have| only have|'ve got| could (?:spend|do|pay)| can (?:spend|do|pay))(?: got)? (?:about |around |only |roughly |up to |max(?:imum)? )*(${amount})(?![\d%]| ?(?:people|users|seats|shops|staff|employees|locations|years|months|days))`, 'i'),
  new RegExp(String.raw`\b(?:only (?:cover|pay|spend|afford|stretch to)|(?:can|could) (?:only )?(?:go (?:up )?to|stretch to|afford)) (?:about |around |up to )*(${amount})`, 'i'),
  new RegExp(String.raw`\b(?:budget|limit|maximum|max)(?: is| was| of|:)? (?:about |around |only |roughly |up to )*(${amount})`, 'i'),
];
const rivalPatterns = [
  new RegExp(String.raw`\b(?:another|the other|other|they|a competitor|somebody else|someone else)(?: one| company| firm| bid| quote| guy| bidder| agency)? (?:came in|comes in|came back|quoted(?: us| me)?|is|was|wants?|charges?|does it)(?: at| for| with)? (?:about |around |only |just )?(${amount})`, 'i'),
  new RegExp(String.raw`\b(?:have|got|had|received) (?:a |an |another )?(?:quote|offer|bid|price)s? (?:for|at|of) (?:about |around |only )?(${amount})`, 'i'),
  new RegExp(String.raw`\b(?:other|another|lower|cheaper|second) (?:quote|offer|price|bid)[^.;\n\d$€£]{0,30}(${amount})`, 'i'),
  new RegExp(String.raw`\b(?:would|could|will|can|'ll|'d) (?:do|sell|make|build|clean|fix) (?:it|this|that|ours) for (?:a )?(?:flat )?(${amount})`, 'i'),
  new RegExp(String.raw`\b(?:quoted|offered)(?: us| me)? (?:about |around |at |for )*(${amount})`, 'i'),
];
const countPattern = /\b(?:for|have|need|with|about|run|own) (?:(?:about|around|our|my|the) )*(\d{1,4} (?:[a-z]+ )?[a-z]{3,}s|\d{1,4} people|\d{1,4} staff)\b(?! (?:ago|later|old))/i;
const notCounts = /\b(?:hours?|days?|weeks?|months?|years?|minutes?|times|dollars|euros|pounds|percent)$/i;
// Only what fits after 'a'; the other ways of doing it oneself are recognised, not repeated.
const tools = /\b(spreadsheet|notebook|whiteboard|free (?:tool|version|app|plan))\b/i;
export const statusQuo = /\b(?:spreadsheets?|excel|google sheets?|pen and paper|notebook|whiteboard|free (?:tool|version|app|plan)|in-house|by hand|(?:do|did|handle|manage) (?:it|this|that|everything|all of it) ourselves)\b/i;

const first = (text: string, patterns: RegExp[]) => patterns.map((pattern) => pattern.exec(text)?.[1]?.trim().replace(/[.,]$/, '')).find((found) => found !== undefined) ?? null;
// A day as it would be written: 'from 12 May' is 12 May, 'friday' is Friday; 'tuesday to thursday' and 'renewal' are no day at all.
const dayWord = /\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|spring|summer|autumn|fall|winter|christmas|easter|new year|next|tomorrow|weekend|quarter|q[1-4])/i;
const properDay = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|april|june|july|august|september|october|november|december)\b/g;
const capitalDay = (date: string) => date.replaceAll(properDay, (word) => word.charAt(0).toUpperCase() + word.slice(1));
const spans = /day (?:to|or|-) \w+day/i;
// 'The adjuster came on Monday' is over.
const over = (date: string, text: string) => /\b(?:came|was|were|had|did|happened|called|visited|sent|spoke|met|told|saw|since)\b[^.!?\n]{0,24}$/i.test(text.slice(0, text.indexOf(date))) && !/\d{4}/.test(date);
// 'Your proposal of 12 October' has been written, and is no day to come back.
const written = /\b(?:proposal|offer|quote|quotation|estimate|e-?mail|mail|letter|message|note|call|meeting|invoice|visit|chat|conversation|order|bid|text|reply)s? (?:(?:you|we|i) \w+ (?:me |us )?)?(?:of|from|dated|on|sent)(?: the)? $/i;
const isBehind = (date: string, text: string) => written.test(text.slice(Math.max(0, text.indexOf(date) - 60), Math.max(0, text.indexOf(date))).replace(/(?:on|from|of) $/i, (word) => word));
// 'We're moving in March, so this isn't a good time. Maybe after that': March is when they have no time.
const asksForIt = /\b(?:let['’]?s|try|call|write|get|check|come|reach|talk|meet|works?|free|better|until|till|before|by|from|since)\b[^.!?\n]*$/i;
const noTimeThen = /^(?:(?!\b(?:now|today|this|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b|[.!?\n])[^]){0,40}\b(?:not|isn['’]t|no) (?:a |the )?(?:very |really )?(?:good|great|ideal|right|best) (?:time|moment)\b|^[^.!?\n]{0,60}[.!?;,]?\s*(?:(?:maybe|perhaps|rather|better|only|again) after (?:that|this|it|then))\b/i;
const isBusyThen = (date: string, text: string) => {
  const at = text.indexOf(date);
  return noTimeThen.test(text.slice(at + date.length, at + 160)) && !asksForIt.test(text.slice(Math.max(0, at - 80), at).split(/[.!?\n]/).at(-1)!);
};
// 'An audit in May. Better in June.'
const isWished = /(?:^|[.!?;,\n]\s*|\b(?:and|but|so|maybe|please|rather) )(?:better|try(?: me| us)?(?: again)?)(?: (?:in|on|after|around|at|from))? (?:the )?$/i;
const passing = /^(?:this|today|now|tonight|last|yesterday)\b/i;

// A place that follows a date belongs to it: '12 June in Bath'.
const withPlace = (date: string, text: string) => {
  const after = text.slice(text.indexOf(date) + date.length);
  return date + (/^ (?:in|at) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/u.exec(after)?.[0] ?? '');
};
export const findSpecifics = (understanding: Understanding, inbound: string): Specifics => {
  const text = understanding.said.slice(0, 4000);
  const dates = understanding.dates.map(({ quote }) => quote.replace(/^(?:on|at|by|for|in|until|till?|after|before|from)\s+/i, '')).filter((quote) => quote.length < 40 && inbound.includes(quote) && !passing.test(quote) && dayWord.test(quote) && !spans.test(quote) && !over(quote, inbound) && !isBehind(quote, inbound) && !isBusyThen(quote, inbound));
  const count = understanding.seats[0]?.quote ?? countPattern.exec(text)?.[1] ?? null;
  const wished = dates.find((quote) => isWished.test(inbound.slice(0, inbound.indexOf(quote)))) ?? dates[0];
  const date = wished ? withPlace(wished, inbound) : null;
  const budget = first(text, budgetPatterns);
  const found = first(text, rivalPatterns);
  // '41' alone may be anything.
  const rival = found !== null && /^\d{1,2}$/.test(found) ? null : found;
  const given = (found: string | null) => (found !== null && found.length < 45 && inbound.includes(found) ? found : null);
  return { budget: given(budget), rival: given(rival === budget ? null : rival), count: given(count && notCounts.test(count) ? null : count), date: date && given(date) && capitalDay(date), tool: given(tools.exec(text)?.[1] ?? null) };
};
