import * as z from 'zod/mini';
import { channels } from './assistant.ts';
import { done, get, patch, post, remove } from './endpoint.ts';
import { mood } from './mood.ts';

export const progressRanges = ['4w', '8w', 'year'] as const;
export type ProgressRange = (typeof progressRanges)[number];
export const weeksIn: Record<ProgressRange, number> = { '4w': 4, '8w': 8, year: 52 };
export const MAX_COMMITMENT_CHARACTERS = 300;
export const MAX_OPEN_COMMITMENTS = 5;
// Below this many messages no claim is made about what works.
export const MIN_MESSAGES_FOR_CLAIM = 20;
const range = z._default(z.enum(progressRanges), '8w');

// Weeks begin on Monday; days are those of the user's own time zone, as 2026-11-20.
const messageWeek = z.object({ week: z.string(), email: z.int(), sms: z.int(), linkedin: z.int(), voicemail: z.int() });
const score = z.nullable(z.number());
const scoreWeek = z.object({ week: z.string(), clarity: score, tone: score, persuasiveness: score, cta: score, count: z.int() });
const energyDay = z.object({ day: z.string(), energy: z.nullable(z.number()), mood: z.nullable(mood), messages: z.int() });
// `value`: a channel; a band of words; how clear the ask was. Of the messages, so many were sent; of these, so many were
// answered (a meeting is an answer too).
export const lengthBands = ['to_50', 'to_100', 'to_150', 'over_150'] as const;
export const askBands = ['clear', 'fair', 'weak'] as const;
const outcomeGroup = z.object({
  by: z.enum(['channel', 'length', 'cta']),
  value: z.string(),
  messages: z.int(),
  sent: z.int(),
  replied: z.int(),
  meeting: z.int(),
  noAnswer: z.int(),
});
export type OutcomeGroup = z.output<typeof outcomeGroup>;
export const readProgress = get('/api/progress', {
  about: 'Messages, scores, energy, outcomes and days shown up, over time.',
  access: 'user',
  input: z.object({ range }),
  output: z.object({
    messages: z.array(messageWeek),
    scores: z.array(scoreWeek),
    energy: z.array(energyDay),
    outcomes: z.array(outcomeGroup),
    daysShownUp: z.array(z.object({ day: z.string(), count: z.int() })),
    streak: z.object({ current: z.int(), longest: z.int(), freezesLeft: z.int(), frozenDays: z.array(z.string()) }),
  }),
});
export const exportProgress = get('/api/progress/export', { about: 'The same figures as a CSV file.', access: 'user', input: z.object({ range }), raw: true });

const point = z.object({ text: z.string(), draftId: z.nullable(z.string()), channel: z.nullable(z.enum(channels)) });
// The note says how little there was to go by, where it was little.
const review = z.object({ week: z.string(), messages: z.int(), note: z.nullable(z.string()), works: z.array(point), fix: z.array(point), exercise: z.string() });
export type WeeklyReview = z.output<typeof review>;
export const readWeeklyReview = get('/api/weekly-review', {
  about: 'The written review of the last whole week: what works, what to fix, one exercise. Null where there was nothing to review.',
  access: 'user',
  output: z.object({ review: z.nullable(review) }),
});

export const commitmentStates = ['open', 'kept', 'missed'] as const;
export type CommitmentState = (typeof commitmentStates)[number];
const sentence = z.string().check(z.trim(), z.minLength(1, 'Write both halves of the sentence.'), z.maxLength(MAX_COMMITMENT_CHARACTERS, 'Keep it to 300 characters.'));
const commitment = z.object({ id: z.string(), cue: z.string(), action: z.string(), state: z.enum(commitmentStates), day: z.string() });
export type Commitment = z.output<typeof commitment>;
export const listCommitments = get('/api/commitments', { about: 'What one set out to do, the latest first.', access: 'user', output: z.object({ commitments: z.array(commitment) }) });
export const makeCommitment = post('/api/commitments', {
  about: "'If it is 9:00, then I send three notes': asked about the next day.",
  access: 'user',
  input: z.object({ cue: sentence, action: sentence }),
  output: z.extend(done, { commitment }),
});
export const settleCommitment = patch('/api/commitments/:id', {
  about: 'Says how it went.',
  access: 'user',
  input: z.object({ id: z.uuid(), state: z.enum(commitmentStates) }),
});
export const deleteCommitment = remove('/api/commitments/:id', { about: 'Lets go of it.', access: 'user', input: z.object({ id: z.uuid() }) });
