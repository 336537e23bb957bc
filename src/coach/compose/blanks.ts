import type { Brain, Why } from '#coach/brief';
import { cleanText, saysNothing } from '#coach/facts/clean';
import { readFact, type Fact } from '#coach/facts/fact';

// What may stand in a blank: the words, what they are about (nothing is said twice), and where they come from.
export type Value = { text: string; about: string; rank: number; why: Why | null };
export type Blanks = Record<string, Value[]>;

const plainName = (text: string | undefined, most: number) => {
  const name = cleanText(text ?? '').replaceAll(/\s+/g, ' ');
  return name === '' || name.length > most || saysNothing(name) || /[<>{}[\]\n]|https?:/.test(name) ? null : name;
};
export const nameValue = (text: string | undefined, about: string, most = 40): Value[] => {
  const name = plainName(text, most);
  return name === null ? [] : [{ text: name, about: `name:${about}`, rank: 0, why: null }];
};

// 'Independent broker for contractors' is what somebody is, not what they offer.
const trade = /^(?:an? |the )?(?:[\p{L}-]+ ){0,3}?(?:agent|broker|plumber|electrician|builder|carpenter|painter|decorator|roofer|gardener|landscaper|photographer|videographer|designer|developer|translator|interpreter|copywriter|writer|editor|consultant|advis[eo]r|coach|trainer|tutor|teacher|instructor|therapist|physio|dentist|lawyer|solicitor|accountant|bookkeeper|caterer|baker|chef|recruiter|locksmith|mechanic|architect|surveyor|stylist|hairdresser|cleaner|florist)(?=$|[,.;:]|\s+(?:for|selling|in|with|and|who|of|near|from|based|serving|at)\b)/iu;
const asTrade = (fact: Fact | null): Fact | null =>
  fact && {
    ...fact,
    forms: fact.forms.map((form) => {
      if (form.shape === 'clause' || form.shape === 'verb' || !trade.test(form.inner)) return form;
      const article = /^(?:an?|the) /i.test(form.inner) ? '' : /^[aeiou]/i.test(form.inner) ? 'an ' : 'a ';
      const text = `I'm ${article}${form.inner}`;
      return { shape: 'clause', inner: text, alone: text };
    }),
  };
// A business's own name keeps its capital in the middle of a sentence.
const ownName = (fact: Fact | null, business: string | undefined): Fact | null => {
  const first = (business ?? '').trim().split(/\s+/)[0] ?? '';
  const starts = (text: string) => first.length > 2 && text.toLowerCase().startsWith(`${first.toLowerCase()} `) && fact?.quote.includes(first);
  return fact && { ...fact, forms: fact.forms.map((form) => (starts(form.inner) ? { ...form, inner: first + form.inner.slice(first.length) } : form)) };
};

// Notes are typed with '+' and ';', sentences are not. A form that is two notes in a row is dropped for the first of them.
const smooth = (fact: Fact | null): Fact | null => {
  if (!fact || !/[;+]|\n/.test(fact.quote)) return fact;
  const single = fact.forms.filter(({ inner }) => !/;|\n/.test(inner));
  const plain = (text: string) => text.replaceAll(/ \+ /g, ' and ').replaceAll(/;\s+/g, ', ');
  return { ...fact, forms: (single.length > 0 ? single : fact.forms).map(({ shape, inner, alone }) => ({ shape, inner: plain(inner), alone: plain(alone) })) };
};
const factValues = (fact: Fact | null, about: string) => {
  const why: Why | null = fact && { from: 'brain', field: fact.field, quote: fact.quote };
  const values = (pick: (form: Fact['forms'][number]) => string | null): Value[] =>
    (fact?.forms ?? []).flatMap((form, rank) => {
      const text = pick(form);
      return text === null ? [] : [{ text, about, rank, why }];
    });
  return values;
};

export const brainBlanks = (brain: Brain): Blanks => {
  const offer = factValues(asTrade(ownName(smooth(readFact('offeringDetails', brain.offeringDetails)), brain.businessName)), 'offer');
  const who = factValues(smooth(readFact('idealCustomer', brain.idealCustomer)), 'who');
  const diff = factValues(ownName(smooth(readFact('uniqueMessage', brain.uniqueMessage)), brain.businessName), 'diff');
  return {
    offerNoun: offer((form) => (form.shape === 'noun' ? form.inner : null)),
    offerVerb: offer((form) => (form.shape === 'verb' ? form.inner : null)),
    offerDoing: offer((form) => (form.shape === 'doing' ? form.inner : null)),
    offerSay: offer((form) => (form.shape === 'clause' ? form.alone : null)),
    offerClause: offer((form) => (form.shape === 'clause' ? form.inner : null)),
    offerAny: offer((form) => (form.shape === 'clause' || form.shape === 'verb' ? null : form.inner)),
    whoNoun: who((form) => (form.shape === 'noun' ? form.inner : null)),
    whoAny: who((form) => (form.shape === 'clause' ? null : form.inner)),
    diffSay: diff((form) => (form.shape === 'clause' ? form.alone : null)),
    diffClause: diff((form) => (form.shape === 'clause' ? form.inner : null)),
    diffNoun: diff((form) => (form.shape === 'noun' && /^(?:an?|the|one|two|three|four|five|\d+|free|every|my|our)\b/i.test(form.inner) ? form.inner : null)),
    diffAny: diff((form) => form.inner),
    me: nameValue(brain.firstName, 'me', 30),
    business: nameValue(brain.businessName, 'business', 50),
  };
};
