import nlp from 'compromise/two';

// verb: fits after 'I' or 'we'. doing: fits after 'my work is'. noun: fits after 'I offer'. clause: stands alone. none: only after a colon.
export type Shape = 'verb' | 'doing' | 'noun' | 'clause' | 'none';
type Term = { text: string; tags: string[] };

const plainVerbs =
  /^(?:help|provide|offer|sell|build|create|deliver|give|make|install|repair|fix|teach|enable|supply|manufacture|develop|do|find|handle|organi[sz]e|automate|replace|advise|maintain|protect|connect|turn|take|keep|get|prepare|restore|remove|renovate|remodel|recruit|rent|increase|reduce|improve|save|grow|manage|write|run)$/i;
// 'Clean windows', 'cut churn': a thing or an act, nobody can tell, so neither is assumed.
const unsure = /^(?:clean|cut|design|train|coach|market|boost|plan|ship|host|stop|lower|speed|scale|paint|plumb|print|frame|lease|lend|test|close|open|rank|drive)$/i;
const subject = /^(?:i|we|i'm|we're|i've|we've|it|it's|you|they|our|my|everything|everyone|nobody|each|every|all|there|this|that|customers|clients)$/i;
const termsOf = (text: string): Term[] =>
  (nlp(text.slice(0, 300)).json({ offset: false }) as { terms: Term[] }[]).flatMap((sentence) => sentence.terms).filter((term) => term.text !== '');
const isVerb = (term: Term | undefined) => term !== undefined && term.tags.includes('Verb') && !term.tags.includes('Gerund') && !term.tags.includes('Participle');

const hasFiniteVerb = (terms: Term[]) => terms.some((term, at) => at > 0 && isVerb(term) && (term.tags.includes('PresentTense') || term.tags.includes('PastTense') || term.tags.includes('Copula') || term.tags.includes('Modal')));

export const shapeOf = (text: string): Shape => {
  const words = text.split(' ');
  const first = (words[0] ?? '').replace(/[’]/g, "'").replace(/[,;:]$/, '');
  if (words.length > 45 || /[.!?]\s/.test(text)) return words.length > 2 && /^(?:i|we|i'm|we're)$/i.test(first) ? 'clause' : 'none';
  const terms = termsOf(text);
  if (subject.test(first)) return hasFiniteVerb(terms) || /'(?:m|re|ve|s)$/.test(first) ? 'clause' : /^(?:our|my)$/i.test(first) && !/[:?]/.test(text) ? 'noun' : 'none';
  if (plainVerbs.test(first) && words.length > 1 && !/^(?:desk|center|centre|systems?|services?)$/i.test(words[1]!) && !/[:?]/.test(text)) return 'verb';
  if (unsure.test(first) && words.length > 1) return 'none';
  if (words.length > 2 && isDoing(words)) return /\b(?:is|are|was|were)\b|[:?]/i.test(text) ? 'none' : 'doing';
  if (/[:?/]|\s[-–—]\s/.test(text.replaceAll(/\w\/\w/g, '')) || /^(?:no|not|never|yes|very|just|more|less|super|always|faster|better|cheaper|anyone|anybody|because|when|if|by|with|in|on|at|for|from|to|depends|starts?|starting|between)$/i.test(first)) return 'none';
  if (/^(?:\$|€|£|\d)/.test(text)) return 'none';
  const last = terms.at(-1);
  const head = text.split(/,\s+(?=(?:so|which|that|who|with|for|to)\s)/)[0]!;
  if (head !== text) return shapeOf(head) === 'noun' ? 'noun' : 'none';
  if (hasFiniteVerb(terms) && !/\b(?:who|that|which)\b/i.test(text)) return 'none';
  return last && (last.tags.includes('Noun') || /\d/.test(last.text)) && words.length <= 24 ? 'noun' : 'none';
};
// 'Helping dentists get more patients' is an activity; 'Roofing repairs' and 'Accounting for dentists' are things.
const isDoing = (words: string[]) => /^(?:help|mak|build|sell|provid|offer|giv|creat|teach|fix|install|deliver|design|writ|clean|sav|turn|connect|find|develop|sett|gett|keep|tak|handl|automat|runn)ing$/i.test(words[0]!) && !/^(?:services?|solutions?|software|for|and|products?|company|business|materials?|supplies)$/i.test(words[1]!);

const lexicon = () => (nlp as unknown as { model(): { one: { lexicon: Record<string, string | string[]> } } }).model().one.lexicon;
const openers =
  /^(?:inventory|payroll|software|managed|custom|web|website|websites|online|digital|commercial|residential|mobile|cloud|kitchens?|bathrooms?|offices?|homes?|houses?|windows|carpets?|pools?|pest|lawns?|trees?|fences?|solar|weddings?|photos?|videos?|copy|brands?|logos?|tax|legal|estate|property|insurance|mortgages?|leadership|executive|career|fitness|yoga|dental|medical|encrypted|flat|fixed|free|gallery|onboarding|integrates?|setup|monthly|hourly|senior|same|packages|email|e-mail|crm-free|dentists|plumbers|electricians|restaurants|owners|founders|contractors|agencies|companies|businesses|brands|teams|clinics|schools|hotels|landlords|realtors|builders)$/i;
const knownWord = (word: string) => {
  if (openers.test(word)) return true;
  const tags = lexicon()[word.toLowerCase()];
  if (tags === undefined) return /(?:ing|ed|tion|tions|ment|ments|ity|ive|al|ous|ful|less|ers?|ly|keeping|ware)$/.test(word) && word.length > 5;
  return !/Person|Place|Organization|Name|Month|WeekDay|City|Country|Region|Demonym|Acronym|Proper/.test(String(tags));
};
// A capital that only began an answer is lowered in the middle of a sentence; a name's or an acronym's is kept.
export const lowerStart = (text: string) => {
  const first = /^[\p{L}'’-]+/u.exec(text)?.[0] ?? '';
  if (!/^\p{Lu}[\p{Ll}'’-]*$/u.test(first) || /^I(?:['’]|$)/.test(first)) return text;
  return /^(?:We|Our|My|The|A|An|It|They|You|Your|No|All|Every|Each|Both|Small|Local)$/.test(first) || knownWord(first) ? first.toLowerCase() + text.slice(first.length) : text;
};
export const raiseStart = (text: string) => {
  const mended = text.replaceAll(/(^|[\s("])i(?=[\s,']|$)/g, '$1I');
  // 'iPhone repair' keeps its own spelling.
  return /^\p{Ll}\p{Lu}/u.test(mended) ? mended : mended.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
};
export const mendPronoun = (text: string) => text.replaceAll(/(^|[\s("])i(?=[\s,']|$)/g, '$1I');
