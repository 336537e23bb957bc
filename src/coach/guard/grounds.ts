import { faultsOf, type Fault } from './fault.ts';

const numbersIn = (text: string) => new Set(Array.from(text.matchAll(/\d[\d.,:]*\d|\d/g), ([number]) => number.replaceAll(',', '').replace(/\.$/, '')));
const small = 'three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|million|dozen';
const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const months = 'january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|oct|nov|dec';
const times = `${days}|${months}|tomorrow|tonight|yesterday|next (?:week|month|quarter|year)|last (?:week|month|quarter|year)|end of (?:the )?(?:week|month|quarter|year)|q[1-4]|christmas|easter|thanksgiving`;

const figures = new RegExp(`\\b(?:${small})\\b(?= (?:percent|clients|customers|companies|businesses|years|months|days|hours|minutes|times|people|projects|dollars|euros|pounds))`, 'gi');
const dates = new RegExp(`\\b(?:${times})\\b`, 'gi');

const findNumbers = (text: string, inputs: string): Fault[] => {
  const known = numbersIn(inputs);
  return [
    ...faultsOf(text, /\d[\d.,:]*\d|\d/g, ([quote]) => (known.has(quote.replaceAll(',', '').replace(/\.$/, '')) ? null : { kind: 'number', message: `The number ${quote} is in none of the inputs. Remove it or use a number that was given.` })),
    ...faultsOf(text, figures, ([quote]) =>
      inputs.includes(quote.toLowerCase()) ? null : { kind: 'number', message: `"${quote}" is a figure that nobody gave. Remove it.` }),
  ];
};
const findDates = (text: string, inputs: string): Fault[] =>
  faultsOf(text, dates, ([quote]) => {
    // 'march' and 'may' are verbs as well; only a capital makes 'March' a month.
    if (/^(?:march|mar|jun|dec)$/.test(quote) || inputs.includes(quote.toLowerCase())) return null;
    return { kind: 'date', message: `The date "${quote}" was not given by anybody. Remove it.` };
  });
const bare = (link: string) => link.toLowerCase().replace(/^https?:\/\//, '').replace(/[/.,;:!?)]+$/, '');
const findLinks = (text: string, inputs: string): Fault[] => [
  ...faultsOf(text, /\b(?:https?:\/\/|www\.)[^\s<>"]+|(?<![\w@.])[a-z0-9-]{2,63}\.(?:com|io|org|net|co|ai|app|dev|me|biz|info|de|uk|us|eu)(?:\/[^\s<>"]*)?(?![\w@])/gi, ([quote]) =>
    inputs.includes(bare(quote)) ? null : { kind: 'link', message: `The link ${quote} was not given. Remove it.` }),
  ...(text.includes('@') ? faultsOf(text, /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, ([quote]) => (inputs.includes(quote.toLowerCase()) ? null : { kind: 'email', message: `The address ${quote} was not given. Remove it.` })) : []),
];

const common = new Set('i hi hello hey dear stop english crm ceo cfo cto hr it ok pdf sms faq re ps asap dm url mr mrs ms dr prof linkedin god regards best kind thanks sincerely cheers'.split(' '));
const starts = /(?:^|[.!?:]["')]?\s+|\n\s*|["(]|^[-*•]\s*)$/;
// A word with a capital inside a sentence, or two in a row at its beginning, is a name; names come from the inputs.
const findNames = (text: string, inputs: string): Fault[] =>
  faultsOf(text, /\p{Lu}[\p{L}'’&-]*(?: \p{Lu}[\p{L}'’&-]*)*/gu, (found) => {
    const quote = found[0];
    const atStart = starts.test(text.slice(Math.max(0, found.index - 4), found.index));
    const words = quote.split(' ').map((word) => word.toLowerCase().replaceAll('’', "'").replace(/'(?:s|m|d|ll|ve|re)$/, ''));
    const greeted = /^(?:hi|hello|hey|dear)$/.test(words[0]!) && words.length > 1;
    const strange = words.slice(atStart || greeted ? 1 : 0).filter((word) => !common.has(word) && !inputs.includes(word));
    return strange.length === 0 ? null : { kind: 'name', message: `The name "${quote}" is in none of the inputs. Remove it.` };
  });

export const findUngrounded = (text: string, inputs: string): Fault[] => [...findNumbers(text, inputs), ...findDates(text, inputs), ...findLinks(text, inputs), ...findNames(text, inputs)];
