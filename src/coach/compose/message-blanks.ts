import type { Why } from '#coach/brief';
import type { Understanding } from '#coach/understanding';
import { raiseStart } from '#coach/facts/shape';
import { remember } from '#coach/remember';
import { nameValue, type Blanks, type Value } from './blanks.ts';
import { findSpecifics } from './specifics.ts';
import { matterBlanks } from './matters.ts';
import { findQuote } from './quotes.ts';

const superior = /\b(?:my|our) (boss|partners?|manager|director|board|team|colleagues?|owner|committee|ceo|cfo|cto|coo|supervisor)\b/i;

// What the other person wrote and a reply may say back, exactly as it was written.
const one = (text: string | null, about: string, why: Why | null = null): Value[] => (text === null || text === '' ? [] : [{ text, about, rank: 0, why }]);
const said = (quote: string | null): Why | null => (quote === null ? null : { from: 'message', field: null, quote });

const findBlanks = (understanding: Understanding, inbound: string): Blanks => {
  const quote = findQuote(understanding, inbound);
  const given = findSpecifics(understanding, inbound);
  const { date } = given;
  const backOn = understanding.backOn !== null && understanding.backOn.length < 40 && inbound.includes(understanding.backOn) ? understanding.backOn : null;
  const boss = superior.exec(understanding.said)?.[1];
  const rival = understanding.competitors.find(({ quote: name }) => name.length < 30 && inbound.includes(name))?.quote ?? null;
  return {
    ...matterBlanks(understanding, date),
    ...Object.fromEntries((['budget', 'rival', 'count', 'tool'] as const).map((name) => [name, one(given[name], name, said(given[name]))])),
    them: one(understanding.referredTo?.split(' ')[0] ?? null, 'them'),
    boss: one(boss ? `your ${boss.length < 4 ? boss.toUpperCase() : boss.toLowerCase()}` : null, 'boss'),
    competitor: one(rival, 'competitor', said(rival)),
    quote: one(quote, 'quote', said(quote)),
    Date: one(date && raiseStart(date), 'date', said(date)),
    date: one(date, 'date', said(date)),
    backOn: one(backOn, 'backOn', said(backOn)),
    person: nameValue(understanding.referredTo ?? undefined, 'person', 50),
  };
};

const knownOf = remember((_understanding: Understanding) => new Map<string, Blanks>());
// Looked for once for all the drafts that are made of a message. The text stands beside what was understood of it: only both together say what is there.
export const messageBlanks = (understanding: Understanding, inbound: string): Blanks => {
  const known = knownOf(understanding);
  const found = known.get(inbound);
  if (found) return found;
  const blanks = findBlanks(understanding, inbound);
  known.set(inbound, blanks);
  return blanks;
};
