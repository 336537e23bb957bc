import choices from './content/choices.json' with { type: 'json' };

// The one that is said most; of two that are said as often, the first.
export function mostSaid(said: string[]): string | null {
  const counts = new Map<string, { text: string; count: number }>();
  for (const text of said) {
    const known = counts.get(text.toLowerCase());
    counts.set(text.toLowerCase(), { text: known?.text ?? text, count: (known?.count ?? 0) + 1 });
  }
  const [first] = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return first?.text ?? null;
}

const hello = /^(?:good (?:morning|afternoon|evening|day)|guten (?:tag|morgen|abend)|buenos días|hi|hello|hey|hiya|dear|morning|afternoon|greetings|hallo|moin|servus|bonjour|salut|hola|ciao|buongiorno|olá|hej|hoi|dag)\b/i;
const group = /^ (?:all|team|everyone|folks|everybody)\b/i;
const raise = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

// 'Hey Marcus,' greets by 'Hey'; a name alone is no habit that a draft could follow.
export function greetingOf(line: string): string | null {
  const found = hello.exec(line.trim())?.[0];
  if (!found) return null;
  const rest = line.trim().slice(found.length);
  return raise(found.toLowerCase().replaceAll(/\s+/g, ' ')) + (group.exec(rest)?.[0].toLowerCase() ?? '');
}

const farewell = /^(?:(?:with |my |many |very |all the |kind |kindest |best |warm |warmest )*(?:best|regards|thanks|thank you|thx|cheers|sincerely|warmly|yours(?: truly| sincerely| faithfully)?|respectfully|cordially|wishes|take care|talk soon|speak soon|love)(?: (?:again|in advance|so much|and regards|regards))?|all the best|have a (?:great|good|nice) \p{L}+|(?:viele|liebe|beste|freundliche|mit freundlichen) grüßen?|cordialement|saludos|saluti|groeten)\b/iu;
export function signOffOf(close: string): string | null {
  const [line = ''] = close.trim().split('\n', 1);
  const found = farewell.exec(line.trim())?.[0];
  return found ? raise(found.trim()) : null;
}

const short = /\b(?:i['’]m|\p{L}+['’](?:re|ve|ll)|(?:i|you|we|they|he|she|it)['’]d|\p{L}+n['’]t|(?:it|that|there|here|what|who|where|how|he|she|let)['’]s)\b/giu;
const long = /\b(?:i am|(?:you|we|they) are|(?:i|you|we|they) have(?= \p{L}+ed\b)|(?:i|you|we|they|it) will|(?:do|does|did|is|are|has|have|was|were|should|would|could|will|can) not|cannot|(?:it|that|there|here) is|let us)\b/giu;
const LEAST_LONG = 2;
// Null where too little is said either way.
export function contractsOf(text: string): boolean | null {
  const [shorts, longs] = [text.match(short)?.length ?? 0, text.match(long)?.length ?? 0];
  if (shorts === 0) return longs >= LEAST_LONG ? false : null;
  return shorts >= longs;
}

const LEAST_SAID = 2;
const MOST_NEVER = 16;
const countOf = (text: string, words: string[]) => text.match(new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu'))?.length ?? 0;
// Who says 'help' twice and 'assist' not once has chosen.
export const neverOf = (text: string): string[] =>
  choices.flatMap(({ says, never }) => (countOf(text, says) >= LEAST_SAID && countOf(text, never) === 0 ? never : [])).slice(0, MOST_NEVER);
