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

// Everything the coach reads out of a message. Never throws; spans are places in the text as it was given.
export function understand(text: string, now: Date): Understanding {
  const visible = readVisible(text.slice(0, LONGEST));
  const written = findWritten(visible.plain.text);
  const { body, names: signed } = cutSignature(visible.plain.text, written.ranges);
  const said = keepRanges(visible.plain, written.subject ? [written.subject, ...body] : body);
  const intents = findIntents(said);
  const names = findNames(said, signed);
  const dates = findDates(said, now);
  return {
    intents,
    questions: findQuestions(said),
    sender: findSender(said, signed, written.from),
    names,
    dates,
    amounts: findAmounts(said),
    seats: findSeats(said),
    competitors: findCompetitors(said, intents.some(({ intent, score }) => intent === 'has_vendor' && score >= 0.5)),
    bookingLink: findBookingLink(text.slice(0, LONGEST)),
    referredTo: findReferral(said, names, intents),
    backOn: findBackOn(said, dates, intents),
    sentiment: rateSentiment(said.text, intents),
    instructions: findInstructions(visible),
    language: findLanguage(said.text),
    crisis: isInCrisis(visible.plain.text),
    said: said.text,
  };
}
