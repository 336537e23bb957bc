import type { Sentence } from './sentences.ts';
import type { Word } from './words.ts';

// What the message asks of its reader. 'step' is a next step that the writer takes on a named day.
export type AskKind = 'interest' | 'meeting' | 'question' | 'request' | 'step' | 'vague' | 'rhetorical' | 'pushy';
export type Ask = { sentence: number; start: number; end: number; kind: AskKind; specific: boolean };

const set = (words: string) => new Set(words.split(' '));
const meeting = set('call chat meet meeting demo coffee zoom talk calendar catch-up walkthrough appointment hop phone visit lunch conversation speak');
const times = set('monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri tomorrow today tonight noon morning afternoon january february march april june july august september october november december');
const requests = set('reply call text email e-mail book click schedule sign visit check send pick choose give tell confirm contact ring grab register join download fill message drop write answer try whatsapp hit shoot ping come bring name point forward');
const leads = set('please just simply so then and or but also either if otherwise kindly');
const interest = /\b(?:worth|interested|interest|open to|opposed|curious|useful|helpful|relevant|make sense|makes sense|a fit|on your (?:radar|list|plate)|want me to|shall i|should i|would it help|would that help|would this help|does that help|mind if i|ok if i|okay if i|can i send|could i send|may i send|want to see|like to see|like me to|would you like|want the|want a|sound good|sounds? (?:useful|fair|good|right|ok|okay)|work for you|suit you|fair to|bad idea|all right if|alright if|good time|tempted|up for|happy with|ready to|go ahead|keen|of use|of interest)\b|^(?:would|does|could|can|will|do) .{1,160}\b(?:help|interest|be of use|useful|suit|work|fit|match)\b/;
const vague = /\b(?:let me know (?:your thoughts|what you think|if |how you(?:'d| would) like)|any questions|contact us|get in touch|visit our|check out our|check us out|(?:learn|find out) more|call us (?:now|today|any ?time)|text me asap|any thoughts|thoughts\?|what do you think|feel free|don'?t hesitate|do not hesitate|love to (?:connect|chat|hear|discuss|talk|learn|speak)|at your (?:earliest )?convenience|when it suits you|when(?:ever)? you (?:get|have) (?:a|the) (?:chance|time|moment)|sometime|touch base|talk (?:to|with) you|(?:love|like|want|happy) to talk about|(?:can|could|let's) (?:we )?talk about|connect soon|get in touch|reach out (?:to me|to us|if|any|when)|pick your brain|explore (?:synergies|opportunities|ways|how|potential)|if (?:you(?:'re| are) )?interested)\b/;
const rhetorical = /^(?:are you (?:tired|sick|struggling|looking|ready|interested in)|ever (?:wonder|wish|feel)|have you ever|did you know|what if (?:i|you|there|we)|what would (?:you do|it mean)|want to (?:save|make|grow|boost|double|increase|10x|get more|earn|stop)|looking (?:to|for)|do you want|don't you|wouldn't you|who (?:doesn't|wouldn't)|isn't it|why (?:wait|pay|not|settle)|sound familiar|tired of|ready to (?:take|transform|grow|boost|save)|need (?:more|a|help)|guess what|how are you|how's it going|how have you been|how is everything|how was your)\b/;
const clock = /^(?:\d{1,2}(?::\d{2})?(?:am|pm)?|\d{1,2}(?:am|pm)|\d+-(?:minute|min)|\d+(?:min|mins))$/;
const offers = /\b(?:i'll|i will|i can|i could|we'll|we will|we can|we could) (?:call|ring|phone|come|be|send|drop|stop|swing|try|have|bring|pick|start|meet|put|hold|fit|do|email|text|follow)\b/;

// A sentence that presses asks nothing that one would like to answer.
export function findAsks(sentences: Sentence[], pressing: Set<number>, invitation = false): Ask[] {
  const asks: Ask[] = [];
  sentences.forEach((sentence, index) => {
    const ask = classify(sentence, { index, count: sentences.length, invitation });
    if (ask) asks.push({ sentence: index, start: sentence.start, end: sentence.end, ...ask, ...(pressing.has(index) && ask.kind !== 'rhetorical' && ask.kind !== 'vague' ? { kind: 'pushy', specific: false } : {}) });
  });
  return asks;
}

// A wish at the end and the way off the list ask for nothing.
const wish = /^(?:i(?:'m| am)?|we(?:'re| are)?)? ?(?:(?:very )?much )?(?:look|looking|hope|hoping) (?:very much )?(?:forward )?to (?:hear|hearing|your|speaking|talking|seeing|meeting|working|connecting|chatting)\b|\bhear(?:ing)? (?:back )?from you(?: soon)?$/;
const indirect = /\b(?:like|want|wanted|writing|need|love) to (?:ask|know|inquire|enquire|find out|see) (?:as to )?(?:whether|if)\b/;
const optOut = /\b(?:reply|text|send|answer|type|write) (?:with )?"?stop\b|\bunsubscribe\b|\bopt out\b/;
const invites = /^(?:(?:i'd|i would|i'll|i will) (?:be )?(?:glad|happy|love|like|pleased|delighted) (?:to )?|glad to |happy to |let's |hoping to |hope to )connect(?:ing)?\b/;

function classify(sentence: Sentence, { index, count, invitation }: { index: number; count: number; invitation: boolean }): { kind: AskKind; specific: boolean } | null {
  const { words } = sentence;
  const plain = words.slice(0, 80).map((word) => word.lower).join(' ') + (sentence.question ? '?' : '');
  const specific = namesTime(words);
  if (sentence.question) return classifyQuestion(plain, specific, index < count - 1 || count === 1 && words.length > 14 ? rhetorical.test(plain) : /^(?:how are you|are you tired|tired of|did you know|who (?:doesn't|wouldn't|wants|needs) )/.test(plain), words);
  if (invitation && invites.test(plain)) return { kind: 'interest', specific: false };
  if (optOut.test(plain) || (wish.test(plain) && !specific)) return null;
  if (words.length <= 3 && plain.startsWith('let me know')) return { kind: 'vague', specific: false };
  if (vague.test(plain) && !specific) return { kind: 'vague', specific: false };
  if (offers.test(plain) && specific) return { kind: 'step', specific: true };
  if (indirect.test(plain)) return { kind: 'question', specific };
  if (isRequest(words) || /\b(?:let me know (?:which|what|when|whether|by|if)|could you|can you|would you|i(?:'d| would) like to (?:schedule|book|meet|set up|arrange)|are you (?:free|available)|(?:i|we)(?: just)? need (?:(?:the|your|an?) (?:answer|reply|decision|go-ahead|ok|okay|approval|confirmation|signature|address|number|yes)|to know))\b/.test(plain)) return requested(words, specific, plain);
  return null;
}

function classifyQuestion(plain: string, specific: boolean, hollow: boolean, words: Word[]): { kind: AskKind; specific: boolean } {
  if (hollow) return { kind: 'rhetorical', specific: false };
  if (vague.test(plain)) return { kind: 'vague', specific: false };
  if (words.some((word) => meeting.has(word.lower)) && /\b(?:call|chat|meet|meeting|demo|coffee|zoom|talk|calendar|visit|lunch|minutes|min|phone|speak|conversation|walkthrough|hop|appointment)\b/.test(plain) && !/\b(?:who|whom) (?:should|can|do) i\b/.test(plain)) return { kind: 'meeting', specific };
  if (specific && !/^(?:how|why|who|where|what(?! (?:day|time))|when (?:do|did|were|was|are) you)\b/.test(plain) && /\b(?:work|works|suit|suits|free|available|come|stop by|drop by|do|good|all right|alright|ok|okay|fine|possible|start|keep|fit|bring|convenient|take)\b/.test(plain)) return { kind: 'meeting', specific };
  if (interest.test(plain)) return { kind: 'interest', specific };
  return { kind: 'question', specific: false };
}

function requested(words: Word[], specific: boolean, plain: string): { kind: AskKind; specific: boolean } {
  const meets = words.some((word) => meeting.has(word.lower)) || /\b(?:calendar|book a|schedule)\b/.test(plain);
  const concrete = specific || words.some((word) => word.kind !== 'word') || /\b(?:which|yes|whether|either|the word)\b/.test(plain);
  return { kind: meets && !/^(?:please )?(?:call|text|ring|phone) me/.test(plain) ? 'meeting' : 'request', specific: concrete };
}

function isRequest(words: Word[]): boolean {
  let at = 0;
  // 'If that suits, reply yes': the request stands after the condition.
  if (words[0]?.lower === 'if' || words[0]?.lower === 'when' || words[0]?.lower === 'to') {
    return words.slice(3, 24).some((word) => requests.has(word.lower)) && !words.slice(1, 24).some((word) => word.lower === "i'll" || word.lower === 'will');
  }
  while (at < 3 && leads.has(words[at]?.lower ?? '')) at += 1;
  const verb = words[at];
  return verb !== undefined && requests.has(verb.lower) && words.length > at + 1;
}

export function namesTime(words: Word[]): boolean {
  return words.some((word, at) => {
    if (times.has(word.lower.replace(/'s$/, '')) || (word.kind === 'number' && clock.test(word.lower) && isTime(words, at))) return true;
    return (word.lower === 'this' || word.lower === 'next') && /^(?:week|month|weekend)$/.test(words[at + 1]?.lower ?? '');
  });
}

function isTime(words: Word[], at: number): boolean {
  const word = words[at]!.lower;
  if (/:|[ap]m$/.test(word)) return true;
  // A quarter of an hour can be agreed to at once; an hour needs a date first.
  if (/^(?:\d+-?(?:minutes?|mins?))$/.test(word) || /^(?:minutes|minute|mins|min)$/.test(words[at + 1]?.lower ?? '')) return Number.parseInt(word, 10) <= 20;
  return /^(?:am|pm|o'clock)$/.test(words[at + 1]?.lower ?? '') || /^(?:at|by|before|after)$/.test(words[at - 1]?.lower ?? '');
}
