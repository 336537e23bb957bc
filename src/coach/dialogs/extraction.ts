import { MAX_ANSWER_CHARACTERS, type BrainField } from '#contract/brain';
import { splitSentences } from '#coach/chat/instruction';

export type Found = { field: BrainField; value: string };

// How people mention a thing that will be asked later. Order matters: the first that fits takes the clause.
const CUES: [BrainField, RegExp][] = [
  ['shortTermWin', /\b(?:in|within|over|for) the next (?:30 days|thirty days|month|four weeks|4 weeks)\b|\b(?:goal|target|win) (?:for|this) (?:the |this )?(?:next )?month\b/i],
  ['whyTheyBuyCompetition', /\b(?:choose|pick|prefer|buy from|go with|go to) (?:them|the others|others|competitors?|the competition|someone else)\b.{0,40}\b(?:because|since|as|for)\b/i],
  ['mainCompetition', /\b(?:compet(?:e|ing) (?:with|against)|(?:main |biggest )?(?:competitors?|competition|rivals?) (?:is|are|include)|lose (?:out )?to|up against)\b/i],
  ['uniqueMessage', /\b(?:makes? (?:us|me) (?:different|special|unique)|sets (?:us|me) apart|unlike (?:others|most|other|our|my)|(?:we're|we are|i'm|i am) the only)\b/i],
  ['biggestSalesChallenge', /\b(?:(?:biggest|main|hardest|greatest) (?:sales )?(?:challenge|problem|struggle|issue|part|thing)|(?:i|we) (?:really )?struggle (?:with|to))\b/i],
  ['commonObjections', /\b(?:they|people|customers|clients|prospects|most|everyone|everybody) (?:always |often |usually |mostly |mainly |just |all |keep )*(?:say|saying|tell|complain|object)\b|\bobjections? (?:is|are|we hear|i hear)\b/i],
  ['pricingModel', /[$\u00a3\u20ac]\s?\d|\b\d[\d.,]*\s?(?:k|usd|eur|gbp|dollars|pounds|euros|quid)\b|\b(?:we|i) (?:usually |normally |mostly )?charge\b|\b(?:our|my) (?:price|prices|pricing|rate|rates|fees?) (?:is|are|starts?|runs?)\b|\bper (?:hour|month|user|seat|session|project)\b/i],
  ['preferredCtaStyle', /\b(?:call to action|cta)\b|\b(?:i|we) (?:usually |always |like to |prefer to )*(?:ask for a (?:call|meeting)|offer (?:a call|two times|a demo|a visit)|send (?:a|my|the) (?:booking|calendar) link)\b/i],
  ['emotionalMotivation', /\b(?:what drives me|(?:i|we) do (?:this|it) (?:because|for)|(?:i'm|i am) (?:driven|motivated) by|my (?:why|motivation) is)\b/i],
  ['brandVoice', /\b(?:our|my|the) brand(?: voice)? (?:is|should|feels|sounds)\b/i],
  ['conversationTone', /\b(?:i|we) (?:like|want|try|prefer) to (?:sound|come across)\b|\b(?:my|our) tone (?:is|should)\b/i],
  ['idealCustomer', /\b(?:(?:ideal|target|typical|best|main) (?:customers?|clients?|buyers?)|(?:our|my) (?:customers?|clients?|buyers?) are|(?:we|i) (?:mostly |mainly |only )?sell (?:mostly |mainly |only )?to)\b/i],
  ['offeringDetails', /\b(?:we|i) (?:sell(?! (?:mostly |mainly |only )?to\b)|install|manufacture)\b/i],
];
// These name the thing outright, so a lone clause with one isn't an answer to another question.
const NAMED = /\b(?:(?:ideal|target|typical|best|main) (?:customers?|clients?)|(?:our|my) (?:customers?|clients?|price|prices|pricing|rates?|fees?|competitors?|biggest competitors?) (?:is|are|starts?)|(?:we|i) (?:mostly |mainly |only )?sell (?:mostly |mainly |only )?to|makes? (?:us|me) different|sets (?:us|me) apart|compet(?:e|ing) (?:with|against))\b/i;
const MAX_CLAUSES = 60;
const CLAUSE_EDGE = /(?<=[.!?;])\s+|\n+|;\s*|,\s+(?=(?:and |but )?(?:we|our|my|i|people|they|customers|clients|what)\b)|\s+(?:and|but)\s+(?=(?:we|our|my|i|people|customers|clients) )/i;

const cueOf = (clause: string, fields: ReadonlySet<BrainField>) => CUES.find(([field, cue]) => fields.has(field) && cue.test(clause))?.[0];

// A value as it's kept: the user's own words, tidied at the edges, cut at a sentence where it's longer than an answer may be.
export function tidy(text: string): string {
  const line = text.replace(/[ \t]+/g, ' ').replace(/\n{3,}/g, '\n\n').trim().replace(/^(?:(?:well|so|um+|uh+|ok|okay|and|but)[ ,]+)+(?=\S{2})/i, '').replace(/[,;]+$/, '');
  if (line.length <= MAX_ANSWER_CHARACTERS) return line;
  const cut = line.slice(0, MAX_ANSWER_CHARACTERS);
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('\n'));
  return end > MAX_ANSWER_CHARACTERS / 2 ? cut.slice(0, end + 1).trim() : cut.trim();
}

// What one message says about the question at hand and about later ones. `later` are the fields not yet known.
export function spreadAnswer(said: string, current: BrainField[], later: BrainField[]): { own: string; others: Found[] } {
  const clauses = said.slice(0, MAX_ANSWER_CHARACTERS).split(CLAUSE_EDGE).map((clause) => clause?.trim() ?? '').filter((clause) => clause !== '');
  if (clauses.length > MAX_CLAUSES) return { own: tidy(said), others: [] };
  const fields = new Set([...current, ...later]);
  const kept: string[] = [];
  const others = new Map<BrainField, string[]>();
  for (const clause of clauses) {
    const field = cueOf(clause, fields);
    if (!field || current.includes(field)) kept.push(clause);
    else others.set(field, [...(others.get(field) ?? []), clause]);
  }
  if (others.size === 0) return { own: tidy(said), others: [] };
  if (kept.length === 0 && !clauses.some((clause) => NAMED.test(clause))) {
    // A lone hint is an answer to what was asked, unless it names another thing outright.
    if (others.size === 1) return { own: tidy(said), others: [] };
    kept.push(clauses[0]!);
    for (const [field, found] of others) if (found.includes(clauses[0]!)) others.delete(field);
  }
  return { own: tidy(kept.join(' ')), others: [...others].map(([field, found]) => ({ field, value: tidy(found.join(' ')) })) };
}

// One message for a question with two parts: 'another firm, because they're cheaper'.
export function splitInTwo(said: string, [first, second]: [BrainField, BrainField]): Found[] {
  const whole = tidy(said);
  if (second === 'whyTheyBuyCompetition') {
    const because = /^([\s\S]{2,300}?)[,.;\u2014-]*\s+(?:because|since|cause|cos|as they|mainly for|mostly for|for the|on price|they're|they are|it's)\b/i.exec(whole);
    if (because) {
      const why = whole.slice(because[1]!.length).replace(/^[\s,.;\u2014-]+/, '').replace(/^(?:because|since|cause|cos) /i, '');
      return [{ field: first, value: tidy(because[1]!) }, { field: second, value: tidy(why) }];
    }
  }
  const sentences = splitSentences(whole.replace(/;\s*/g, '.\n'));
  if (sentences.length < 2) return [{ field: second === 'shortTermWin' && cueOf(whole, new Set([second])) ? second : first, value: whole }];
  const isSecond = second === 'shortTermWin' ? (line: string) => /\b(?:30|thirty) days|\bmonth|\bwin\b|\d/i.test(line) : second === 'brandVoice' ? (line: string) => /\b(?:words?|brand|remember|business)\b/i.test(line) : () => false;
  const split = sentences.findIndex((line, at) => at > 0 && isSecond(line));
  const at = split > 0 ? split : 1;
  return [{ field: first, value: tidy(sentences.slice(0, at).join(' ')) }, { field: second, value: tidy(sentences.slice(at).join(' ')) }];
}
