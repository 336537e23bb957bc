import { findAmounts, findSeats } from './figures.ts';
import { findBackOn, findBookingLink } from './away.ts';
import { findCompetitors } from './competitors.ts';
import { findDates } from './dates.ts';
import { findInstructions } from './instructions.ts';
import { findIntents } from './intents.ts';
import { findLanguage } from './language.ts';
import { findNames, findSender } from './people.ts';
import { findQuestions } from './questions.ts';
import { findReferral } from './referral.ts';
import { findWritten } from './quoted.ts';
import { isInCrisis } from './crisis.ts';
import { cutSignature } from './signature.ts';
import { keepRanges } from './plain.ts';
import { rateSentiment } from './sentiment.ts';
import { readVisible } from './html.ts';
import type { Understanding } from '#coach/understanding';

// Longer texts are read up to here; nothing that people paste as one message is longer.
const LONGEST = 20_000;

// Of one message several drafts are mostly made: other versions, another channel, a second try.
const KEPT_TEXTS = 64;
type Kept = Timeless & { minute: number; read: Understanding };
const kept = new Map<string, Kept>();
type Timeless = ReturnType<typeof readTimeless>;

function keep(text: string, reading: Kept) {
  // Taken out and put back, the oldest stands first.
  kept.delete(text);
  kept.set(text, reading);
  if (kept.size > KEPT_TEXTS) kept.delete(kept.keys().next().value!);
  return reading.read;
}

// What a message says whenever it is read.
function readTimeless(text: string) {
  const visible = readVisible(text);
  const written = findWritten(visible.plain.text);
  const { body, names: signed } = cutSignature(visible.plain.text, written.ranges);
  const said = keepRanges(visible.plain, written.subject ? [written.subject, ...body] : body);
  const intents = findIntents(said);
  const names = findNames(said, signed);
  const understanding = {
    intents,
    questions: findQuestions(said),
    sender: findSender(said, signed, written.from),
    names,
    amounts: findAmounts(said),
    seats: findSeats(said),
    competitors: findCompetitors(said, intents.some(({ intent, score }) => intent === 'has_vendor' && score >= 0.5)),
    bookingLink: findBookingLink(text),
    referredTo: findReferral(said, names, intents),
    sentiment: rateSentiment(said.text, intents),
    instructions: findInstructions(visible),
    language: findLanguage(said.text),
    crisis: isInCrisis(visible.plain.text),
    said: said.text,
  };
  return { said, understanding };
}

// Everything the coach reads out of a message. Never throws; spans are places in the text as it was given. Within a minute
// a text gives the very same object, so that what is made of it can be remembered with it; nobody may change it.
export function understand(text: string, now: Date): Understanding {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = kept.get(text);
  if (known?.minute === minute) return keep(text, known);
  const timeless = known ?? readTimeless(text.slice(0, LONGEST));
  const { said, understanding } = timeless;
  const dates = findDates(said, now);
  return keep(text, { ...timeless, minute, read: { ...understanding, dates, backOn: findBackOn(said, dates, understanding.intents) } });
}
