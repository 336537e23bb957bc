import type { Why } from '#coach/brief';
import type { Understanding } from '#coach/understanding';
import type { Blanks, Value } from './blanks.ts';
import { readPraise } from './moments.ts';

// What the message is about, in the writer's own words, ready to stand in a sentence of the answer.
type Words = string | null | undefined;
const one = (text: Words, about: string, source = ''): Value[] => {
  if (text === null || text === undefined || text === '') return [];
  const why: Why | null = source.includes(text) ? { from: 'message', field: null, quote: text } : null;
  return [{ text, about, rank: 0, why }];
};
const trim = (text: string) => text.replace(/[\s,.;:!-]+$/, '').trim();

// 'Your guys left nails' is 'our guys left nails' from the other side.
const turned: Record<string, string> = { your: 'our', yours: 'ours', ur: 'our', my: 'your', mine: 'yours', our: 'your', ours: 'yours', me: 'you', us: 'you', i: 'you', we: 'you', myself: 'yourself', ourselves: 'yourselves', 'i\'m': "you're", 'i\'ve': "you've", 'we\'re': "you're", 'we\'ve': "you've" };
const turnWords = (text: string) => {
  const mended = text.replaceAll('’', "'").replace(/\bi am\b/gi, 'you are').replace(/\bi was\b/gi, 'you were').replace(/\b(?:am i|was i)\b/gi, 'were you');
  // 'You' does something at the start of a clause and before a verb; elsewhere something is done to it.
  return mended.replaceAll(/(^|\s)([A-Za-z']+)(?=[\s,.]|$)/g, (whole: string, gap: string, word: string, at: number) => {
    const lower = word.toLowerCase();
    if (lower === 'you' || lower === 'u') {
      const rest = mended.slice(at + whole.length);
      if (/^ (?:\w{3,}ed\b|are|were|was|have|had|did|do|don't|didn't|said|told|promised|left|broke|never|charged|sent|forgot|missed|guys|were|damaged|ruined|only|still|also|took|made|put|quoted|delivered|installed|billed)\b/i.test(rest)) return `${gap}we`;
      return /^ (?:are|were) /.test(rest) || /(?:^|\band|\bthat|\bbut|\bbecause)\s?$/.test(mended.slice(0, at + gap.length)) ? `${gap}we` : `${gap}us`;
    }
    return gap + (turned[lower] ?? word);
  });
};
const talk = /^(?:hi|hey|hello|dear|thanks|thank you|i(?:['’]m| am) (?:not |very |really |so )?(?:happy|annoyed|angry|writing|disappointed|upset|furious)|we(?:['’]re| are) (?:not |very |really |so )?(?:happy|annoyed|angry|disappointed|upset|furious)|not |please|this is|that is|it is (?:un|ridic)|unacceptable|shame|really|ridiculous|i want|we want|i need|we need|i expect|call me|fix)/i;
const happened = /\b(?:left|broke\w*|damag\w+|ruin\w+|scratch\w+|lost|forgot\w*|missed|never|didn['’]?t|did not|hasn['’]?t|haven['’]?t|has not|have not|charged|leak\w*|late|wrong|flat|crack\w*|smash\w*|stain\w*|flood\w*|nobody|no one|stopped|not work\w*|isn['’]?t|went down|dead|overcharged|waiting|showed up|turned up|fell|came loose|paid for|half|died|dead|ignored|unanswered|hurt|broken|empty)\b/i;
const rude = /["“”<>{}[\]@]|https?:|\b(?:fuck|shit|damn|idiot|stupid|crap|ass|bitch|hell|liar|bastard)\w*/i;
// 'Bev, your crew left early'; 'Luckily, nobody was hurt' is another matter.
const calledByName = /^(?!(?!Honestly|Unfortunately|Sadly)\p{Lu}\p{Ll}*ly,|(?:Thanks|Sorry|Please|Well|Now|Yes|No|Cheers),)\p{Lu}\p{Ll}+,\s+(?=(?:your|you|ur|the|it|this|that|i|we|nobody|no one)\b)/iu;
// The sentence that tells what happened; none where it can't be turned with confidence.
export const findMatter = (said: string): string | null => {
  for (const part of said.slice(0, 2000).split(/(?<=[.!?…])\s+|\n+/)) {
    const text = trim(part.replace(calledByName, '').replace(/\s[-–—]\s?\p{Lu}[\p{L} ]{1,40}$/u, '').replace(/^(?:hi|hey|hello|dear)\b[^,]{0,25},\s*/i, '').replace(/^(?:so|well|ok|and|but|look|listen),?\s+/i, ''));
    const size = text.split(/\s+/).length;
    if (part.trim().endsWith('?') || size < 3 || size > 24 || rude.test(text) || talk.test(text) || !happened.test(text) || /^\p{Ll}{2,}ing\b/u.test(text)) continue;
    if (!/^(?:\p{Lu}\p{Ll}+ (?:is|was|has)\b|your|you|ur|my|our|the|i|we|it|nobody|no one|one|two|three|half|there|this|that|a|an|someone|somebody|everything|nothing|he|she|they)\b/iu.test(text)) continue;
    const mine = turnWords(/^\p{Lu}\p{Ll}+ (?:is|was|has) /u.test(text) && !/^(?:it|this|that|there|he|she|nobody|everything|nothing|someone|somebody)\b/i.test(text) ? `the ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text);
    const start = mine.split(' ')[0]!;
    return /^[A-Z][a-z']*$/.test(start) && start !== "I'm" ? mine.charAt(0).toLowerCase() + mine.slice(1) : mine;
  }
  return null;
};

const taken = /\b(?:go(?:ing)? (?:ahead )?w(?:ith|\/)?|go for|proceed(?:ing)? with|take|book|order|start with|choose|have|move forward with|moving forward with|do)(?: it,?)? ((?:me|us) (?:in |down )?for )?((?:the|your|option|package|plan|number|both|all)\b(?: (?!and\b|but\b|if\b|so\b|please\b|when\b|then\b|as\b|because\b|on\b)[\p{L}\d$£€.,'-]+){0,6})/iu;
const turnedYours = (text: string) => text.replace(/^your /i, 'the ').replaceAll(/ (?:our|my) /gi, ' your ');
export const findAgreed = (said: string): string | null => {
  const found = taken.exec(said.slice(0, 1500))?.[2];
  const text = found === undefined ? '' : trim(found.split(/[.,](?=\s|$)/)[0]!);
  const size = text.split(' ').length;
  return size > 1 && size < 8 && text.length < 45 && !/\b(?:you|your|them|us|me)$/i.test(text) ? turnedYours(text) : null;
};
const papers = /\b(?:send|email|get|shoot|forward|where(?:['’]s| is))\b[^.?!\n]{0,25}\b(contract|agreement|paperwork|invoice|proposal|order form)\b/i;

const street = String.raw`\d{1,5}[a-z]? (?:[NSEW]\.? )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2}`;
const places = [new RegExp(String.raw`\b(?:[Aa]ddress(?: is|:)?|[Aa]t|[Ii]t['’]?s) (?:at )?(${street})`, 'u'), new RegExp(`(${street})`, 'u'), /\b(?:this is|it['’]?s|its|i['’]?m|im) \w+ (?:\w+ )?from (the (?!office|internet)[a-z]{4,15})\b/iu];
const findPlace = (said: string) => places.map((pattern) => pattern.exec(said)?.[1]).find((found) => found !== undefined && found.length < 45) ?? null;
const dayTime = String.raw`(?:(?:next|this) )?(?:mon|tues?|wed(?:nes)?|weds|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b(?: (?:morning|afternoon|evening|lunchtime|am|pm)\b)?(?: (?:at|after|before|around) \d{1,2}(?::\d\d)?(?: ?[ap]m)?)?|tomorrow(?: (?:morning|afternoon|evening))?|\d{1,2}(?::\d\d)? ?[ap]m`;
const days: Record<string, string> = { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday' };
const times = new RegExp(String.raw`\b(${dayTime})(?: or (?:on )?(?:${dayTime}))?`, 'i');
// 'Thursday or Friday morning': one that was offered, the morning with it.
const findTime = (said: string): string | null => {
  const found = times.exec(said);
  if (!found) return null;
  const first = found[1]!;
  const part = /day$|^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,2}$/i.test(first) ? (/ (morning|afternoon|evening)$/i.exec(found[0])?.[0] ?? '') : '';
  return (first + part).replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*/i, (_, day: string) => days[day.toLowerCase()]!).replace(/(?<=day) am$/i, ' morning').replace(/(?<=day) pm$/i, ' afternoon');
};
const issues: [RegExp, string][] = [[/\bleak\w*/i, 'the leak'], [/\bflood\w*/i, 'the flooding'], [/\bno (?:heat|heating|hot water)\b/i, 'the heating'], [/\b(?:blocked|clogged) (?:drain|sink|toilet|gutter)s?\b/i, 'the blockage'], [/\bcrack\w*/i, 'the crack'], [/\bmou?ld\b/i, 'the mold']];
const findIssue = (said: string) => issues.find(([sign]) => sign.test(said))?.[1] ?? null;

const months = /^(?:early |late |mid[- ]|the (?:start|end) of )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|q[1-4]|h[12]|spring|summer|autumn|fall|winter|20\d\d)\b(?! \d)/i;
// 'Q2' comes in Q2, '4 May' on 4 May; an event before it goes with it: 'after the audit in March'.
export const wordLater = (date: string | null, said: string): string | null => {
  if (date === null) return null;
  const before = said.slice(Math.max(0, said.indexOf(date) - 50), Math.max(0, said.indexOf(date)));
  const event = /\bafter ((?:the|our|my) (?:[a-z-]+ ){1,3}(?:in|on|at) (?:the )?)$/i.exec(before)?.[1];
  if (event !== undefined) return `after ${event.replace(/^(?:our|my)\b/i, 'your')}${date}`;
  if (/\b(?:after|until after) (?:the )?$/i.test(before)) return `after ${/\bthe $/i.test(before) ? 'the ' : ''}${date}`;
  const day = date.replace(/^the /i, '');
  if (/^(?:next|in|after|tomorrow|this)\b/i.test(date)) return date.charAt(0).toLowerCase() + date.slice(1);
  if (months.test(day) || /quarter|half/i.test(day)) return `in ${/^(?:the )/i.test(date) ? `the ${day}` : day}`;
  return /\d|day\b/.test(date) ? `on ${date}` : null;
};

const contact = (said: string) => /\b(?:my|our|this) (?:e-?mail )?(e-?mail|address|number|phone|cell|contact|details|info)/i.exec(said)?.[1]?.toLowerCase().replace(/^(?:e-?mail|contact|info|details)$/, (word) => (word.startsWith('e') ? 'address' : 'details')).replace(/^(?:phone|cell)$/, 'number');

export const matterBlanks = (understanding: Understanding, date: string | null): Blanks => {
  const { said } = understanding;
  const text = said.slice(0, 3000);
  const praise = readPraise(text);
  const topic = praise && /^ (?:on|about) ((?:the )?[a-z][\w' -]{2,40}?)(?=[,.!?\n]|$| (?:and|was|is|it|the|great|really|so)\b)/i.exec(text.slice(praise.index + praise[0].length))?.[1];
  return {
    agreed: one(findAgreed(text), 'agreed', said),
    doc: one(papers.exec(text)?.[1]?.toLowerCase(), 'doc'),
    matter: one(findMatter(said), 'matter', said),
    place: one(findPlace(text), 'place', said),
    time: one(findTime(text), 'time', said),
    issue: one(findIssue(text), 'issue'),
    later: one(wordLater(date, text), 'later'),
    contact: one(contact(text) ?? 'details', 'contact'),
    piece: one(praise?.[1]?.toLowerCase(), 'piece'),
    about: one(topic?.replace(/ (?:(?:last|this|next) \w+|yesterday|today|the other day|recently)$/i, ''), 'about', said),
  };
};
