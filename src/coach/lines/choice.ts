import type { Brain } from '#coach/brief';
import { allMotivations, allTips, type Line } from './line.ts';

export type Shown = { id: string; on: string };
// `day` and `on` are days as YYYY-MM-DD, in the user's own calendar.
export type LineRequest = { brain: Brain; mood?: string; energy?: number; day: string; shown: Shown[] };

const REST_DAYS = 60;
const LOW_ENERGY = 35;
const HIGH_ENERGY = 70;
const DAY_MS = 86_400_000;
const CHANCE = 3;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

// What a user calls the biggest challenge, as tags.
const CHALLENGES: [string, RegExp][] = [
  ['prospecting', /\b(?:prospect|lead|find|new (?:customer|client|business))/i],
  ['calls', /\b(?:call|phone|dial)/i],
  ['email', /\b(?:e-?mail|message|repl(?:y|ies))/i],
  ['followup', /\b(?:follow|ghost|silen|respon|answer)/i],
  ['objections', /\b(?:objection|push ?back|hesita)/i],
  ['price', /\b(?:pric|expensive|discount|charg|rate)/i],
  ['money', /\b(?:pric|invoice|cash|paid|late pay)/i],
  ['closing', /\b(?:clos|sign|order|decision)/i],
  ['confidence', /\b(?:confiden|fear|afraid|nervous|shy|imposter)/i],
  ['rejection', /\b(?:reject|saying no|refus)/i],
  ['focus', /\b(?:focus|distract|procrastinat|overwhelm)/i],
  ['time', /\b(?:time|busy|juggl)/i],
  ['routine', /\b(?:consisten|routine|disciplin|organi)/i],
  ['negotiation', /\b(?:negotiat|haggl|bargain)/i],
  ['pipeline', /\b(?:pipeline|forecast|funnel)/i],
  ['customers', /\b(?:retention|renew|churn|complain|existing)/i],
  ['linkedin', /\blinked ?in\b/i],
  ['discovery', /\b(?:question|discover|qualif)/i],
  ['trades', /\b(?:quote|estimate|job)s?\b/i],
];
const readChallenges = (text = '') => CHALLENGES.flatMap(([tag, sign]) => (sign.test(text.slice(0, 1000)) ? [tag] : []));

// The same text gives the same number between 0 and 1 (FNV-1a).
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 0x1_0000_0000;
}
const dayNumber = (day: string) => Math.floor(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / DAY_MS);

function fitOf(line: Line, request: LineRequest, challenges: string[]): number {
  const { mood, energy, brain, day } = request;
  const weekday = WEEKDAYS[(((dayNumber(day) + 4) % 7) + 7) % 7] ?? 'monday';
  if (line.days && !line.days.includes(weekday)) return -Infinity;
  if (line.levels && !(brain.salesLevel && line.levels.includes(brain.salesLevel))) return -Infinity;
  let fit = 0;
  if (line.moods && mood) fit += line.moods.includes(mood) ? 2 : -6;
  if (line.energy && energy !== undefined) fit += line.energy.includes(energy < LOW_ENERGY ? 'low' : energy < HIGH_ENERGY ? 'mid' : 'high') ? 1 : -2;
  if (line.levels) fit += 1;
  if (line.challenges?.some((tag) => challenges.includes(tag))) fit += 1.5;
  return fit;
}

// The best line that wasn't shown in the last 60 days; when all were, the one shown longest ago.
function pick(lines: Line[], request: LineRequest): Line {
  const today = dayNumber(request.day);
  const lastShown = new Map<string, number>();
  for (const { id, on } of request.shown) lastShown.set(id, Math.max(lastShown.get(id) ?? -Infinity, dayNumber(on)));
  const challenges = readChallenges(request.brain.biggestSalesChallenge);
  const whose = `${request.day}|${request.brain.firstName ?? ''}|${request.brain.businessName ?? ''}`;
  const ranked = lines
    .map((line) => {
      const rested = today - (lastShown.get(line.id) ?? -Infinity) >= REST_DAYS;
      return { line, rested, age: today - (lastShown.get(line.id) ?? -Infinity), fit: fitOf(line, request, challenges) + CHANCE * chance(`${whose}|${line.id}`) };
    })
    .filter(({ fit }) => fit > -Infinity);
  const fresh = ranked.filter(({ rested }) => rested);
  const best = fresh.length > 0 ? fresh.toSorted((a, b) => b.fit - a.fit)[0] : ranked.toSorted((a, b) => b.age - a.age || b.fit - a.fit)[0];
  return (best ?? { line: lines[0]! }).line;
}

export const pickMotivation = (request: LineRequest): Line => pick(allMotivations, request);
export const pickTip = (request: LineRequest): Line => pick(allTips, request);
// Something in this product, to be tried at once.
export const pickPlatformTip = (request: LineRequest): Line => pick(allTips.filter((one) => one.platform), request);
// What the dashboard says at the first login of a day: a line, and something in here to try.
export function pickLoginLine(request: LineRequest): { motivationalLine: string; platformTip: string; ids: string[] } {
  const line = pickMotivation(request);
  const tip = pickPlatformTip(request);
  return { motivationalLine: line.text, platformTip: tip.text, ids: [line.id, tip.id] };
}
