import type { Brain } from '#coach/brief';

const MAX_SLOT_WORDS = 6;
const MAX_QUOTE_CHARACTERS = 110;

// What one says before the thing itself: 'we sell', 'my customers are', 'mostly'.
const LEAD_IN = /^(?:(?:i|we|our|my|the|they|it|you)\b(?:'(?:re|ve|m|s))?[ ,]*)?(?:(?:company|business|firm|team|customers?|clients?|ideal|main|competitors?|competition|offer|product|service)\b[ ]*){0,3}(?:(?:mostly|mainly|basically|usually|currently|really|just)[ ]+)?(?:(?:is|are|sell|sells|offer|offers|provide|provides|do|does|make|makes|build|builds|run|deliver|deliver|help|target|serve|work with|lose to|compete with)[ ]+)?(?:(?:mostly|mainly|basically|usually|probably)[ ]+)?(?:to[ ]+)?/i;
const NOT_A_THING = /\b(?:i|we|you|they|he|she|it|is|are|was|were|because|which|who|that|when|so|can|will|would|don't|not|idk|know)\b|[?!@<>{}[\]|\\/:"]|https?/i;

const firstClause = (text: string) => (text.slice(0, 400).split(/[.;\n(]|, | - | \u2013 | \u2014 |\b(?:who|which|because|but|so that)\b/)[0] ?? '').trim();

// A short noun phrase out of a free answer, or null when it wouldn't sit in a sentence.
export function readThing(text: string | undefined): string | null {
  if (!text) return null;
  const phrase = firstClause(text).replace(LEAD_IN, '').trim().replace(/[.,;]+$/, '');
  const words = phrase.split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > MAX_SLOT_WORDS || phrase.length < 3 || !/\p{L}{3}/u.test(phrase) || NOT_A_THING.test(phrase)) return null;
  const first = words[0] ?? '';
  const keepsCapital = /^\p{Lu}{2}|^\p{Lu}.*\p{Lu}|\d/u.test(first) || words.length === 1;
  return keepsCapital && words.length === 1 && !/^\p{Lu}\p{Ll}+$/u.test(first) ? phrase : keepsCapital && words.length > 1 ? phrase : phrase[0]!.toLowerCase() + phrase.slice(1);
}
const readName = (text: string | undefined) => {
  const name = (text ?? '').trim();
  return name.length > 0 && name.length <= 40 && /^[\p{L}\p{N}][\p{L}\p{N} .'&-]*$/u.test(name) ? name : null;
};

// {customer|your customers}: the user's own words where they fit, else the wording beside them.
export function fillSlots(text: string, brain: Brain): string {
  const known: Record<string, string | null> = {
    me: readName(brain.firstName),
    business: readName(brain.businessName),
    customer: readThing(brain.idealCustomer),
    offer: readThing(brain.offeringDetails),
    rival: readThing(brain.mainCompetition),
  };
  return text.replace(/\{(\w+)\|([^}]*)\}/g, (_, name: string, fallback: string) => known[name] ?? fallback);
}

// A user's words, quoted: cut at a boundary, kept as typed.
export function quoteShortly(text: string): string {
  const line = text.replace(/[*_`#>[\]<>]/g, '').replace(/\s+/g, ' ').trim().replace(/"/g, "'");
  if (line.length <= MAX_QUOTE_CHARACTERS) return line.replace(/[.,;]+$/, '');
  const cut = line.slice(0, MAX_QUOTE_CHARACTERS);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf(', '), cut.lastIndexOf('; '));
  return end > 30 ? cut.slice(0, end) : `${cut.slice(0, cut.lastIndexOf(' '))} \u2026`;
}
