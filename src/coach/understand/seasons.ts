import { spanOf } from './plain.ts';
import type { Understanding } from '#coach/understanding';
import type { Plain } from './plain.ts';

// Quarters, halves and seasons, which a seller's calendar needs as a day.
type Found = Understanding['dates'][number];
const QUARTER = /\b(?:(end of|late|start of|beginning of|early|mid) )?(?:(?:the )?(first|second|third|fourth|last|next|coming|this) quarter|q([1-4]))(?: (?:of )?(?:the year|(20\d\d)|'?(\d\d)\b))?/gi;
const HALF = /\b(?:h([12])|(?:the )?(first|second) half(?: of (?:the|next) year)?)\b(?: (20\d\d))?/gi;
const SEASON = /\b(?:(?:next|this|early|late|the|in|until|till|til|after|before|by) ){1,2}(spring|summer|autumn|fall|winter|christmas|xmas|new year)\b(?! (?:collection|house|camp|school|breeze|special|party|menu))/gi;
const OWN_YEAR = /\b(?:the )?(?:new|next) (?:financial|fiscal|tax|budget|school|academic) year\b|\b(?:harvest|renewal|year[- ]end)\b/gi;
const DOTTED = /(?<![\d.,])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(20\d\d|\d\d)(?!\d))?(?!\d)|(?<![\d.,])(0\d|[12]\d|3[01])\.(0\d|1[0-2])(?![\d.]|\s?(?:%|k|per|m\b))/g;
const RELATIVE = /\b(next|this|the)? ?(?:coming )?(week|month|year|yr|weekend|wk|mth)\b/gi;
const MONTH_NEXT_YEAR = /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober|tember)?,? (?:of )?next (?:year|yr)\b/gi;
const ORDINAL = /\b(?:the )?([12]?\d|3[01])(?:st|nd|rd|th)\b(?! (?:of |floor|street|st\b|avenue|time|year|century|anniversary|birthday|grade|place|edition|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|to|and \d|-))/gi;
const AFTER_MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,? (?:the )?$/i;
const MONTH_OF: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12, christmas: 12, xmas: 12, 'new year': 1 };
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const PLACE: Record<string, number> = { first: 1, second: 2, third: 3, fourth: 4, last: 4 };

export const pad = (n: number) => String(n).padStart(2, '0');
const iso = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function quarterDay(match: RegExpMatchArray, now: Date): string {
  const current = Math.floor(now.getUTCMonth() / 3) + 1;
  const word = match[2]?.toLowerCase() ?? '';
  let year = match[4] ? Number(match[4]) : match[5] ? 2_000 + Number(match[5]) : now.getUTCFullYear();
  let quarter = match[3] ? Number(match[3]) : (PLACE[word] ?? current + (word === 'this' ? 0 : 1));
  if (quarter > 4) [quarter, year] = [1, year + 1];
  if (!match[4] && !match[5] && quarter < current && year === now.getUTCFullYear()) year += 1;
  // 'End of' is its last day, and so is a quarter that has begun.
  const isNow = year === now.getUTCFullYear() && quarter === current;
  const end = /end|late/i.test(match[1] ?? '') || (isNow && !/start|begin|early/i.test(match[1] ?? ''));
  return end ? iso(year, quarter * 3, lastDay(year, quarter * 3)) : iso(year, quarter * 3 - (/mid/i.test(match[1] ?? '') ? 1 : 2), 1);
}

function halfDay(match: RegExpMatchArray, now: Date): string {
  const month = match[1] === '2' || match[2]?.toLowerCase() === 'second' ? 7 : 1;
  const next = /next year/i.test(match[0]);
  const year = match[3] ? Number(match[3]) : now.getUTCFullYear() + (next || month - 1 <= now.getUTCMonth() ? 1 : 0);
  return iso(year, month, 1);
}

function seasonDay(match: RegExpMatchArray, now: Date): string {
  const season = match[1]!.toLowerCase();
  const month = MONTH_OF[season]!;
  const day = season.endsWith('mas') ? 25 : 1;
  const isPast = now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return iso(now.getUTCFullYear() + (isPast ? 1 : 0), month, day);
}

function dottedDay(match: RegExpMatchArray, now: Date): string | null {
  const [day, month] = [Number(match[1] ?? match[4]), Number(match[2] ?? match[5])];
  if (day < 1 || month < 1 || month > 12) return null;
  const given = match[3] ? Number(match[3]) : null;
  let year = given === null ? now.getUTCFullYear() : given < 100 ? 2_000 + given : given;
  if (given === null && Date.UTC(year, month - 1, day) < now.getTime() - 86_400_000) year += 1;
  return day <= lastDay(year, month) ? iso(year, month, day) : null;
}

const addDays = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

// The first day of the week, month or year that comes; what runs already has no day of its own.
function relativeDay(match: RegExpMatchArray, now: Date): string | null {
  const unit = match[2]!.toLowerCase();
  const weekday = now.getUTCDay() || 7;
  if (unit === 'weekend') return addDays(now, (weekday === 7 ? 6 : 6 - weekday) + (match[1]?.toLowerCase() === 'next' ? 7 : 0));
  if (match[1]?.toLowerCase() !== 'next') return null;
  if (unit === 'week' || unit === 'wk') return addDays(now, 8 - weekday);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth() + 1];
  if (unit.startsWith('y')) return iso(year + 1, 1, 1);
  return month === 12 ? iso(year + 1, 1, 1) : iso(year, month + 1, 1);
}

// 'The 12th' is the next twelfth.
function ordinalDay(match: RegExpMatchArray, now: Date): string | null {
  const day = Number(match[1]);
  if (day < 1) return null;
  for (let ahead = 0; ahead < 3; ahead++) {
    const year = now.getUTCFullYear() + Math.floor((now.getUTCMonth() + ahead) / 12);
    const month = ((now.getUTCMonth() + ahead) % 12) + 1;
    if ((ahead > 0 || day >= now.getUTCDate()) && day <= lastDay(year, month)) return iso(year, month, day);
  }
  return null;
}

type Kind = { match: RegExp; toDay: (match: RegExpMatchArray, now: Date) => string | null; notAfter?: RegExp; needsDay?: boolean; needs?: RegExp };
const KINDS: Kind[] = [
  { match: QUARTER, toDay: quarterDay },
  { match: HALF, toDay: halfDay },
  { match: SEASON, toDay: seasonDay },
  { match: OWN_YEAR, toDay: () => null },
  { match: DOTTED, toDay: dottedDay, needsDay: true },
  { match: MONTH_NEXT_YEAR, toDay: ([, month = ''], now) => iso(now.getUTCFullYear() + 1, MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, 1) },
  { match: RELATIVE, toDay: relativeDay, needs: /^(?:next|this)|weekend/i },
  { match: ORDINAL, toDay: ordinalDay, notAfter: AFTER_MONTH, needsDay: true },
];
const MOST_OF_A_KIND = 10;

export function findVagueDates(said: Plain, now: Date): Found[] {
  const text = said.text.slice(0, 6_000);
  const found = KINDS.flatMap(({ match, toDay, notAfter, needsDay, needs }) =>
    [...text.matchAll(match)].slice(0, MOST_OF_A_KIND).flatMap((found) => {
      if (notAfter?.test(text.slice(Math.max(0, found.index - 16), found.index)) || (needs && !needs.test(found[0].trim()))) return [];
      const on = toDay(found, now);
      return needsDay && on === null ? [] : [{ on, ...spanOf(said, found.index, found.index + found[0].length) }];
    }),
  );
  // Of two that read the same words, the one named first above.
  return found.filter((date, i) => !found.slice(0, i).some((before) => date.start < before.end && before.start < date.end));
}
