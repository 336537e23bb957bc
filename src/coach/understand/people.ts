import firstNames from './content/first-names.json' with { type: 'json' };
import { spanOf } from './plain.ts';
import type { Span } from '#coach/understanding';
import type { Plain } from './plain.ts';

// Names of people: the ones that were greeted, that signed, and that are spoken of.
const MOST = 25;
const known = new Set(firstNames);
const NAME = "\\p{Lu}[\\p{L}'-]{1,20}(?: (?:(?:van|von|de|der|den|da|di|la|le|bin|al) ){0,2}\\p{Lu}[\\p{L}'-]{1,20}){0,2}";
const NOT_NAMES = new Set(
  ('i we you he she it they the this that there here please thanks thank hi hello hey dear all team sir madam everyone folks monday tuesday wednesday thursday friday saturday sunday january february march april may june july ' +
    'august september october november december best kind regards yes no not ok okay sure our my your what when where how who why is are can could would will do does if so but and or for with from at in on to as regarding subject re ' +
    'ceo cfo cto coo hr it vp uk us usa eu ai crm seo zoom teams google linkedin email phone mr mrs ms dr prof morning afternoon evening christmas easter sales marketing procurement finance support accounts purchasing facilities legal operations ' +
    'head office inc ltd llc gmbh sorry great good just let let\'s also wrong sent out after before once until new').split(' '),
);
const CUES = [
  new RegExp(`^[ \\t]{0,3}(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]ood (?:morning|afternoon|evening)|[Mm]orning)(?: there)?,? (${NAME})`, 'mgu'),
  new RegExp(`\\b(?:[Mm]y name is|[Tt]his is|[Ii]t's|I'm|I am) (${NAME})`, 'gu'),
  new RegExp(`\\b((?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Señora?|Mme)\\.? ${NAME})`, 'gu'),
  new RegExp(`\\b(?:colleagues?|assistant|boss|manager|partner|director|wife|husband|friend|brother|sister|son|daughter|cousin|successor|replacement|accountant|agent|broker|buyer|CEO|CFO|CTO|head of [a-z]{2,15}|lead|PA|guy|neighbour|neighbor),? (?:is |called |named )?(${NAME})`, 'gu'),
  new RegExp(`\\b(?:[Tt]alk (?:to|with)|[Ss]pe(?:ak|aking) (?:to|with)|[Cc]ontact|[Rr]each (?:out )?(?:to )?|[Aa]sk(?: for)?|[Tt]ry|[Ll]oop(?:ing)? in|[Cc]opy(?:ing)? in|[Cc]opied(?: in)?|[Cc][Cc]'?(?:d|ed|ing)?|[Aa]dding|[Cc]all|[Rr]ing|[Ii]ntroduce (?:you )?to|[Mm]eet|[Tt]ell|[Tt]o|[Ff]or|[Ww]ith|[Aa]nd|[Tt]hat would be|[Yy]ou want|@)[ ,:]{0,2}@?(${NAME})`, 'gu'),
  new RegExp(`(${NAME}),? (?:who|runs|handles|looks after|takes care|deals with|is the (?:one|person|guy)|can help|will (?:help|take|set)|took over|manages|heads|decides|has the last)\\b`, 'gu'),
];
const FIRST = /\b\p{Lu}[\p{L}'-]{1,20}(?: \p{Lu}[\p{L}'-]{1,20})?/gu;
const BUDGET = 8_000;

const TITLE = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Señora?|Mme)\.?$/;

// The words of a find that can be a name, with what was wrongly taken along cut off.
function trimName(text: string): string {
  const words = text.split(' ');
  const bad = words.findIndex((word, i) => word.startsWith("I'") || ((i > 0 || !TITLE.test(word)) && NOT_NAMES.has(word.toLowerCase().replace(/'s$/, ''))) || (word.length > 3 && word === word.toUpperCase() && word !== word.toLowerCase()));
  return (bad < 0 ? words : words.slice(0, bad)).join(' ').replace(/'s$/, '');
}
export const isFirstName = (text: string) => known.has((text.split(/[ -]/)[0] ?? '').toLowerCase().replace(/'s$/, ''));

// Weak cues such as 'for' and 'with' count only before a first name that is known.
const WEAK = /^(?:to|for|with|and|try|meet|ask|tell|call|ring|this is|it's|i'm|i am|contact|@)[ ,:@]{0,4}$/i;

export function findNames(said: Plain, signed: string[]): Span[] {
  const text = said.text.slice(0, BUDGET);
  const found = new Map<number, Span>();
  const add = (at: number, raw: string) => {
    const name = trimName(raw);
    if (name.length > 1 && found.size < MOST && !found.has(at)) found.set(at, spanOf(said, at, at + name.length));
  };
  for (const cue of CUES) {
    for (const match of text.matchAll(cue)) {
      const name = match[1]!;
      const at = match.index + match[0].indexOf(name);
      const before = match[0].slice(0, match[0].indexOf(name));
      if (!WEAK.test(before) || isFirstName(name) || /^(?:my name|contact|ask for)/i.test(before)) add(at, name);
    }
  }
  for (const match of text.matchAll(FIRST)) if (isFirstName(match[0]) && !/^(?:Will|Mark|Grant|Rob|Bill|Pat|Max|May|June|April|Penny|Ray|Frank|Sue|Jan|Dawn|Joy|Drew|Jordan|Virginia|Florian)$/.test(match[0])) add(match.index, match[0]);
  const spans = [...found.values()].sort((a, b) => a.start - b.start);
  return [...dropOverlaps(spans), ...signedSpans(said.original, signed)].slice(0, MOST);
}

function dropOverlaps(spans: Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    if (last && span.start < last.end) {
      if (span.end - span.start > last.end - last.start) out[out.length - 1] = span;
    } else out.push(span);
  }
  return out;
}

function signedSpans(original: string, signed: string[]): Span[] {
  return signed.filter((name) => name !== '').flatMap((name) => {
    const start = original.lastIndexOf(name);
    return start < 0 ? [] : [{ start, end: start + name.length, quote: name }];
  });
}

const INTRODUCED = new RegExp(`(?:\\b(?:[Mm]y name is|[Tt]his is|I'm|I am|[Ii]t's) )(${NAME})(?=[,. ]{0,2}(?:from|at|of|with|here|and I|again|,|\\.|$))`, 'u');
const SIGNED = new RegExp(`^(?:[-–~] ?)?((?:(?:Dr|Prof|Mr|Mrs|Ms|Miss)\\.? )?${NAME}|\\p{Lu}\\.? ${NAME})`, 'u');
const LOWER_SIGNED = /^(?:[-–~] ?)?([a-z]{2,14})$/;

export function findSender(said: Plain, signed: string[], from: string | null): string | null {
  for (const line of signed) {
    const name = trimName(SIGNED.exec(line)?.[1] ?? '');
    if (name.length > 1) return name;
    const lower = LOWER_SIGNED.exec(line)?.[1];
    if (lower && known.has(lower)) return lower;
  }
  const introduced = INTRODUCED.exec(said.text.slice(0, BUDGET))?.[1];
  if (introduced && (isFirstName(introduced) || introduced.includes(' '))) return trimName(introduced) || from;
  return from;
}
