import folds from './content/folds.json' with { type: 'json' };
import stopWords from './content/stop-words.json' with { type: 'json' };

const MAX_TERMS = 80;
const MAX_WORDS = 400;
const MAX_WORD_CHARACTERS = 30;
const MAX_FOLDED = 20_000;
const MAX_READ_CHARACTERS = 4000;
const stops = new Set(stopWords);
// Words that a seller uses for the same thing count as one.
const foldOf = new Map(Object.entries(folds).flatMap(([to, from]) => from.map((word) => [word, to] as const)));

const phrases: [RegExp, string][] = [
  [/\be-?mails?\b/g, 'email'],
  [/\bfollow(?:ed|ing|s)?[ -]?ups?\b/g, 'followup'],
  [/\blinked ?in\b/g, 'linkedin'],
  [/\bvoice ?mails?\b|\banswer(?:ing)? (?:machine|phone)s?\b/g, 'voicemail'],
  [/\bthink (?:about it|it over|it through|on it|this over)\b|\bsleep on it\b|\bmull it over\b/g, 'thinkover'],
  [/\b(?:went|gone|goes|going|go) (?:quiet|silent|dark|cold|off the radar)\b|\bradio silence\b|\bno (?:reply|response|answer)\b|\b(?:not|never|hasn'?t|haven'?t|isn'?t|aren'?t|stopped|don'?t|doesn'?t|didn'?t|won'?t) (?:reply|replied|replying|respond|responded|responding|answer|answered|answering|heard back|hear back|got back|get back)\b/g, 'silence'],
  [/\btoo (?:much money|expensive|dear|pricey|high|steep)\b|\b(?:costs?|charge|asking) too much\b|\bover(?:priced| (?:(?:his|her|their|our|my|the) )?budget)\b/g, 'tooexpensive expensive'],
  [/\bnot interested\b|\bno interest\b|\bno thanks\b/g, 'notinterested'],
  [/\bno[ -]?shows?\b|\b(?:didn't|doesn't|don't|did not|never) (?:show|turn)(?:ed)? up\b|\bstood (?:me )?up\b/g, 'noshow'],
  [/\bout of (?:the )?office\b|\bon (?:holiday|leave|vacation)\b/g, 'outofoffice'],
  [/\bprice (?:increase|rise|hike)s?\b|\b(?:raise|put up|increase|raising|putting up|increasing|bump up) (?:my |our |the )?(?:price|rate|fee)s?\b/g, 'raise price'],
  [/\b\d{1,3} ?(?:%|percent|per cent) (?:off|less|cheaper|down)\b|\b(?:money|percent(?:age)?|something|a bit|price) off\b|\bknock(?:ed|ing)? (?:\w+ ){1,3}off\b/g, 'discount'],
  [/\bwants? out\b|\bget out of (?:the|their|a) (?:contract|agreement|deal)\b/g, 'cancel'],
  [/\b(?:got |been |was )?burn(?:ed|t) (?:by|before|last time)\b/g, 'badexperience'],
  [/\bbad (?:past )?experiences?\b/g, 'badexperience'],
  [/\bword of mouth\b/g, 'referral'],
  [/\bshop(?:s|ping)? around\b/g, 'shoparound'],
  [/\bnot (?:right )?now\b|\bnot at (?:the|this) (?:moment|time|point)\b|\bbad (?:time|timing)\b|\btiming (?:is(?:n'?t)?|was(?:n'?t)?) (?:bad|off|wrong|right|good)\b/g, 'notnow'],
  [/\b(?:have|got|use|using) (?:some ?one|somebody|a guy)\b(?! (?:who|that|to|in|interested|asking|on|at|from))/g, 'havesomeone supplier'],
  [/\b(?:january|february|april|june|july|august|september|october|november|december)\b/g, 'monthname'],
  [/\bfirst (?:few )?(?:client|customer|sale|user)s?\b/g, 'firstcustomer'],
  [/\bcold[ -]?call(?:s|ing|ed)?\b/g, 'coldcall call'],
  [/\bcut (?:me )?off\b|\bhang(?:s|ing)? up\b|\bhung up\b/g, 'hangup'],
];

export const plain = (text: string) =>
  text.slice(0, MAX_READ_CHARACTERS).toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').replace(/[\u2018\u2019`\u00b4]/g, "'");

const stem = (word: string) => {
  if (word.length < 5) return word.length === 4 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
  for (const [end, put] of [['ies', 'y'], ['ing', ''], ['edly', ''], ['ed', ''], ['ly', ''], ['es', 'e'], ['s', '']] as const) {
    if (!word.endsWith(end) || word.endsWith('ss') || word.length - end.length < 3) continue;
    const cut = word.slice(0, word.length - end.length) + put;
    return /([bdgklmnprt])\1$/.test(cut) && put === '' && cut.length > 4 ? cut.slice(0, -1) : cut.replace(/e$/, '');
  }
  return word.replace(/e$/, '');
};
const foldStem = new Map([...foldOf].map(([word, to]) => [stem(word), to]));

const readWords = (text: string) => {
  let said = plain(text);
  for (const [from, to] of phrases) said = said.replace(from, ` ${to} `);
  const words = said.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];
  return words.slice(0, MAX_WORDS).map((word) => word.replace(/'s$/, '').replace(/'/g, '')).filter((word) => word.length <= MAX_WORD_CHARACTERS);
};
// Words come again and again; each is folded once.
const folded = new Map<string, string>();
const fold = (word: string) => {
  const known = folded.get(word);
  if (known !== undefined) return known;
  const stemmed = stem(word);
  const found = foldOf.get(word) ?? foldStem.get(stemmed) ?? stemmed;
  if (folded.size < MAX_FOLDED) folded.set(word, found);
  return found;
};
const isTelling = (word: string) => !stops.has(word) && (word.length > 1 || /\p{N}/u.test(word));
const pick = (words: string[]) => [...new Set(words)].slice(0, MAX_TERMS);

// The telling words of a text, in order, each once; and its neighbouring words, small ones too: 'turn up', 'in writing',
// 'want out' mean more than their parts.
export function readFeatures(text: string): { terms: string[]; pairs: string[] } {
  const words = readWords(text);
  const all = words.map(fold);
  return { terms: pick(all.filter((_, at) => isTelling(words[at]!))), pairs: pick(all.slice(1).map((word, at) => `${all[at]} ${word}`)) };
}
export const readTerms = (text: string): string[] => readFeatures(text).terms;
