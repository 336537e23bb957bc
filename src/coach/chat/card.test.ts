import { expect, test } from 'vitest';
import { allCards, findTopic } from './card.ts';
import { readTerms } from './terms.ts';

const EVIDENCE = ['E1', 'E2', 'E3', 'E4', 'E11', 'E14', 'E18', 'E20', 'E21', 'E23', 'E24', 'E27', 'E28', 'E32', 'E33', 'E36', 'E38', 'E41', 'E43', 'E44', 'E48', 'E51', 'E52'];
const textOf = (card: (typeof allCards)[number]) => [card.title, card.problem, card.answer, ...card.steps, card.example, card.ask].join(' ');
const shingles = (text: string) => {
  const words = readTerms(text);
  return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
};

test('there are 300 to 400 cards, each with an id of its own and everything a seller needs', () => {
  expect(allCards.length).toBeGreaterThanOrEqual(300);
  expect(allCards.length).toBeLessThanOrEqual(400);
  expect(new Set(allCards.map((card) => card.id)).size).toBe(allCards.length);
  const thin = allCards.filter((card) => card.steps.length !== 3 || card.triggers.length < 6 || !card.ask.endsWith('?') || findTopic(card.id) === '');
  expect(thin.map((card) => card.id)).toEqual([]);
});

test('cards are short enough to be used today', () => {
  const long = allCards.filter((card) => card.answer.split(/\s+/).length > 75 || textOf(card).split(/\s+/).length > 190);
  expect(long.map((card) => card.id)).toEqual([]);
});

test('a percentage or a count of studies stands only in cards that name their evidence', () => {
  const claims = /\b\d+(?:\.\d+)?% (?:of|more|less|higher)|\bstud(?:y|ies) (?:of|found)|\bresearch(?:ers)? (?:found|shows)|statistic|times (?:more )?likel/i;
  expect(allCards.filter((card) => card.source === 'practice' && claims.test(`${card.answer} ${card.problem}`)).map((card) => card.id)).toEqual([]);
  expect(allCards.filter((card) => card.source !== 'practice' && !EVIDENCE.includes(card.source)).map((card) => card.id)).toEqual([]);
});

test('no card shouts, flatters itself or leaves a placeholder', () => {
  const bad = /!|\[[^\]]*\]|\bTODO\b|game[- ]chang|skyrocket|crush it|unlock|unleash|\bguarantee[ds]? (?:you|results)|secret (?:sauce|weapon)/i;
  expect(allCards.filter((card) => bad.test(textOf(card))).map((card) => card.id)).toEqual([]);
});

test('every slot has a wording without the Sales Brain', () => {
  const slots = allCards.flatMap((card) => textOf(card).match(/\{[^}]*\}/g) ?? []);
  expect(slots.filter((slot) => !/^\{(?:me|business|customer|offer|rival)\|[^|{}]+\}$/.test(slot))).toEqual([]);
});

test('no two cards say nearly the same', () => {
  const all = allCards.map((card) => ({ id: card.id, parts: shingles(textOf(card)) }));
  const twins: string[] = [];
  for (const [at, one] of all.entries()) {
    for (const other of all.slice(at + 1)) {
      const shared = [...one.parts].filter((part) => other.parts.has(part)).length;
      if (shared / Math.min(one.parts.size, other.parts.size) > 0.25) twins.push(`${one.id} ${other.id}`);
    }
  }
  expect(twins).toEqual([]);
});
