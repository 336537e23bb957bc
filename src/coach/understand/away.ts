import type { Understanding } from '#coach/understanding';
import type { FoundIntents } from './intents.ts';
import type { Plain } from './plain.ts';

// A link where a meeting can be booked, and when somebody who is away comes back.
const BOOKING = /\b(?:https?:\/\/)?(?:www\.)?(?:calendly\.com|cal\.com|savvycal\.com|meetings(?:-eu1)?\.hubspot\.com|(?:[\w-]{1,40}\.)?hubspot\.com\/meetings|app\.hubspot\.com\/meetings|zcal\.co|tidycal\.com|koalendar\.com|youcanbook\.me|[\w-]{1,40}\.youcanbook\.me|[\w-]{1,40}\.acuityscheduling\.com|acuityscheduling\.com|doodle\.com|calendar\.app\.google|calendar\.google\.com\/calendar\/appointments|outlook\.office365\.com\/(?:owa\/calendar|book)|book\.ms|bookings\.cloud\.microsoft|outlook\.office\.com\/book\w{0,8}|chilipiper\.com|[\w-]{1,40}\.chilipiper\.com|[\w-]{1,40}\.zohobookings\.com|setmore\.com|[\w-]{1,40}\.setmore\.com|simplybook\.me|oncehub\.com|go\.oncehub\.com|appointlet\.com|appoint\.ly|vcita\.com|reclaim\.ai|app\.reclaim\.ai|motion\.com|clockwise\.com|fantastical\.app|vyte\.in|x\.ai\/calendar|meetfox\.com|harmonizely\.com|booklikeaboss\.com|lemcal\.com|picktime\.com|square\.site\/book|zeeg\.me|meetergo\.com|cal\.meetergo\.com|calendarhero\.to|trafft\.com)\/[^\s<>"')\]]{1,200}/i;

// A cheap look first: the long pattern is slow on texts full of dashes.
const BOOKING_SIGN = /calendly|cal\.com|cal\.co\b|cal\.|hubspot|book|doodle|calendar|chili|zoho|setmore|oncehub|appoint|acuity|vcita|reclaim|motion|clockwise|vyte|x\.ai|meet|harmonizely|time\.com|square|zeeg|trafft/i;

export function findBookingLink(original: string): string | null {
  if (!BOOKING_SIGN.test(original)) return null;
  return BOOKING.exec(original)?.[0].replace(/[.,;:!?]+$/, '') ?? null;
}

const RETURN = /\b(?:until|till|til|back(?: in(?: the)? \w{3,8}| at \w{2,8}(?: \w{3,6})?)?|returning|return(?:s| to (?:the|my|work)(?: \w{2,8})?)?|reopen\w{0,3}|open(?: again)?|resume\w{0,2}|through|thru|available|again|respond|reply|answer|be in|in the office)\b[^.!?\n]{0,14}$/i;
const RANGE_END = /(?:\bto |\buntil |- ?|– ?)(?=\S)(.{1,30})$/i;
const BARE = /\b(?:until|till|til|back(?: on)?|returning(?: on)?|return on|through|reopen on|resume on) ((?:(?:the|on|early|mid|late|end of|this|next) ){0,2}(?:\d{1,2}(?:st|nd|rd|th)|\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|further notice|tomorrow|week|month|year)))\b/i;

export function findBackOn(said: Plain, dates: Understanding['dates'], intents: FoundIntents): string | null {
  if (!intents.some(({ intent }) => intent === 'out_of_office')) return null;
  const said6 = said.text.slice(0, 6_000);
  for (const date of dates) {
    const before = said.original.slice(Math.max(0, date.start - 50), date.start);
    if (!RETURN.test(before)) continue;
    return RANGE_END.exec(date.quote)?.[1]?.trim() ?? date.quote.replace(/^(?:on|until|till|by) /i, '');
  }
  const bare = BARE.exec(said6)?.[1];
  if (bare !== undefined) return bare;
  const range = dates.find((date) => RANGE_END.test(date.quote));
  return range ? (RANGE_END.exec(range.quote)?.[1]?.trim() ?? null) : null;
}
