import { spanOf } from './plain.ts';
import type { Span } from '#coach/understanding';
import type { Plain } from './plain.ts';

// Sums of money, and how many people or seats are meant.
const MOST = 20;
const NUMBER = '\\d{1,3}(?:[,. ]\\d{3}){1,3}(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,9}(?:[.,]\\d{1,2})?(?!\\d)';
const SIGN = '(?:US\\$|C\\$|A\\$|NZ\\$|R\\$|[$£€¥₹₽₺]|USD|EUR|GBP|CAD|AUD|CHF|kr\\.?|Rs\\.?|R)';
const SCALE = '(?: ?(?:k|K|m|M|mn|bn|thousand|million|grand)\\b)?';
const UNIT = '(?: ?(?:dollars|euros?|pounds|quid|bucks|usd|eur|gbp|chf|cad|aud|sek|nok|dkk|pln|USD|EUR|GBP|CHF|CAD|AUD|€|£|\\$|kr|rupees|grand|cents|pence)(?![A-Za-z]))';
const TO = ' ?(?:-|–|—|to|and) ?';
const RATE = "(?: ?(?:/|per |an? |a ) ?(?:hour|hr|h|day|week|month|mo|year|yr|user|seat|head|person|unit|sqm|square metre|session|lead|piece)\\b)?";
const AMOUNT = new RegExp(
  `(?<![\\w.,])(?:${SIGN} ?(?:${NUMBER})${SCALE}(?:${TO}(?:${SIGN} ?)?(?:${NUMBER})${SCALE})?|(?:${NUMBER})${SCALE}(?:${TO}(?:${NUMBER})${SCALE})?${UNIT}|(?:(?:${NUMBER})${TO})?(?:${NUMBER}) ?(?:k|K|grand)(?![\\w]))${RATE}`,
  'g',
);
const WORD_NUMBER = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|a dozen|half a dozen';
const COUNT = `(?:(?:about|around|roughly|over|under|nearly|up to|~) ?)?(?:\\d{1,6}(?:[,.]\\d{3})?(?:${TO}\\d{1,6})?\\+?|${WORD_NUMBER})`;
const WHO = '(?:users?|seats?|licen[cs]es?|people|persons|employees|staff|reps|agents|colleagues|team members|members|heads|workers|engineers|salespeople|sellers|logins|accounts|drivers|nurses|teachers|technicians|cleaners|guards|guests|students|pupils)';
const SEATS = new RegExp(`\\b(?:(?:a )?(?:team|staff|company|group|crew|office|workforce|party) of ${COUNT}|${COUNT}[ -](?:(?:full-time|part-time|active|new|more|concurrent|sales|field|remote|office) )?${WHO}|${COUNT} of us|just (?:me|the two of us))\\b`, 'gi');
const BUDGET = 6_000;

const listSpans = (said: Plain, match: RegExp): Span[] =>
  [...said.text.slice(0, BUDGET).matchAll(match)].slice(0, MOST).map((found) => spanOf(said, found.index, found.index + found[0].length));

export const findAmounts = (said: Plain): Span[] => (/\d/.test(said.text) ? listSpans(said, AMOUNT) : []);
export const findSeats = (said: Plain): Span[] => listSpans(said, SEATS);
