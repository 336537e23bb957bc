import { casual } from 'chrono-node/en';
import { findVagueDates, pad } from './seasons.ts';
import { spanOf } from './plain.ts';
import { splitSentences } from './sentences.ts';
import type { ParsedResult } from 'chrono-node/en';
import type { Understanding } from '#coach/understanding';
import type { Plain, Range } from './plain.ts';

// Dates, looking forward. chrono sees only short pieces that hold a word of time, so its cost is bounded.
const CUE = /\d|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|today|tonight|tomorrow|tmrw|tmr|week|month|day|days|year|fortnight|noon|weekend)/i;
const PIECE = 240;
const MOST_PIECES = 16;
const MOST = 20;
const NOT_A_DATE = /^(?:now|right now|just now|this time|may|mar|sat|sun|mon|wed|second|sec|min|this moment|at the moment|the day|a day|\d{1,2}|at \d{1,2})$/;
// How long something lasts is no date: 'for ten years', 'a few days', '9yr'.
const DURATION = /^(?!(?:in|within|after)\b)(?:[a-z0-9+]{1,12} ){0,5}?(?:\d{1,3} ?)?(?:days?|weeks?|months?|years?|yrs?|wks?|fortnights?)(?: (?:and|now|left|they|or|of)\b.{0,20})?$/i;
const POINTED = /\b(?:next|last|this|coming|ago|from now|later|past|in|within)\b/i;
type Found = Understanding['dates'][number];

const isTimeOnly = ({ start }: ParsedResult) => !start.isCertain('day') && !start.isCertain('weekday') && !start.isCertain('month') && !start.isCertain('year');

function readPiece(said: Plain, { start: from, end: to }: Range, now: Date): Found[] {
  const piece = said.text.slice(from, to);
  // Digits by the dozen are a table or an attack, not a date.
  if (!CUE.test(piece) || piece.replace(/\D/g, '').length > 80) return [];
  return casual.parse(piece, { instant: now, timezone: 0 }, { forwardDate: true }).flatMap((found) => {
    const text = found.text.trim();
    if (NOT_A_DATE.test(text) || (isTimeOnly(found) && !/\b(?:today|tonight|tomorrow|day|week|month|year|morning)\b/i.test(text))) return [];
    if (DURATION.test(text) && !POINTED.test(text.replace(/^this a\b/i, ''))) return [];
    if (/\b(?:minutes?|mins?|hours?|seconds?|hrs?)\b/i.test(text)) return [];
    if (/^\s?(?:%|k\b|users|seats|people|staff|units|ex\b|quid)/i.test(piece.slice(found.index + found.text.length))) return [];
    if (/[£$€]\s?$/.test(piece.slice(0, found.index))) return [];
    const { start } = found;
    const on = `${start.get('year')}-${pad(start.get('month') ?? 1)}-${pad(start.get('day') ?? 1)}`;
    return [{ on, ...spanOf(said, from + found.index, from + found.index + found.text.replace(/[,.;: ]+$/, '').length) }];
  });
}

export function findDates(said: Plain, now: Date): Found[] {
  const today = Number.isNaN(now.getTime()) ? new Date(0) : now;
  const vague = findVagueDates(said, today);
  const pieces = splitSentences(said.text).flatMap(({ start, end }) => {
    const out: Range[] = [];
    for (let at = start; at < end; at += PIECE) out.push({ start: at, end: Math.min(end, at + PIECE) });
    return out;
  });
  const exact = pieces.filter(({ start, end }) => CUE.test(said.text.slice(start, end))).slice(0, MOST_PIECES).flatMap((piece) => readPiece(said, piece, today));
  // Ours first: where both read the same words, the quarter or the season is meant.
  const all = [...vague, ...exact.filter((date) => !vague.some((ours) => date.start < ours.end && ours.start < date.end))];
  return all.sort((a, b) => a.start - b.start).slice(0, MOST);
}
