import * as z from 'zod/mini';
import { done, get, post, put } from './endpoint.ts';

// The 14 answers of the Sales Brain, in the order they are asked. The key is the profile field that an answer edits.
export const brainQuestions = [
  { field: 'offeringDetails', label: 'Offering details', question: 'What do you sell, and what does the customer get?' },
  { field: 'idealCustomer', label: 'Ideal customer', question: 'Who is your ideal customer?' },
  { field: 'mainCompetition', label: 'Main competition', question: 'Who or what do you mostly compete with?' },
  { field: 'whyTheyBuyCompetition', label: 'Why they buy competition', question: 'Why do people choose them instead of you?' },
  { field: 'uniqueMessage', label: 'Unique message', question: 'What makes you different, in your own words?' },
  { field: 'biggestSalesChallenge', label: 'Biggest sales challenge', question: 'What is your biggest sales challenge right now?' },
  { field: 'commonObjections', label: 'Common objections', question: 'Which objections do you hear most?' },
  { field: 'pricingModel', label: 'Pricing model', question: 'How do you price it?' },
  { field: 'conversationTone', label: 'Conversation tone', question: 'How do you like to sound in a conversation?' },
  { field: 'brandVoice', label: 'Brand voice', question: 'Which words describe your brand voice?' },
  { field: 'preferredCtaStyle', label: 'Preferred CTA style', question: 'How do you like to ask for the next step?' },
  { field: 'emotionalMotivation', label: 'Emotional motivation', question: 'What drives you to do this work?' },
  { field: 'shortTermWin', label: 'Short-term win (30-day goals)', question: 'What would be a win in the next 30 days?' },
  { field: 'additionalNotes', label: 'Additional notes', question: 'Anything else your coach should know?' },
] as const;
export type BrainField = (typeof brainQuestions)[number]['field'];

export const MAX_ANSWER_CHARACTERS = 5000;
export const salesLevels = ['beginner', 'intermediate', 'expert'] as const;
export const tones = ['direct', 'consultative', 'storytelling', 'relationship', 'analytical', 'other'] as const;
export const salesLevel = z.enum(salesLevels);
export const tone = z.enum(tones);

export const readBrain = get('/api/sales-brain-conversation', {
  about: 'The 14 answers of the Sales Brain, in order; missed: how many drafts of the last seven days had to do without one.',
  access: 'user',
  output: z.object({
    conversation: z.array(z.object({ index: z.int(), question: z.string(), answer: z.string(), field: z.string(), missed: z.int() })),
  }),
});
export const readBrainStatus = get('/api/sales-brain-status', {
  about: 'Whether the Sales Brain is complete.',
  access: 'user',
  output: z.object({ isComplete: z.boolean() }),
});

export const brainFields: BrainField[] = brainQuestions.map(({ field }) => field);
const field = z.enum(brainFields, 'That is not a question of the Sales Brain.');
export const answerSources = ['wizard', 'conversation', 'builder', 'edit', 'gap', 'import', 'undo'] as const;
export type AnswerSource = (typeof answerSources)[number];
const answerVersion = z.object({ id: z.string(), answer: z.string(), source: z.enum(answerSources), createdAt: z.string() });
export type AnswerVersion = z.output<typeof answerVersion>;

export const listAnswerVersions = get('/api/sales-brain/answers/:field/history', {
  about: 'Everything that was ever answered to one question, the latest first.',
  access: 'user',
  input: z.object({ field }),
  output: z.object({ versions: z.array(answerVersion) }),
});
export const restoreAnswer = post('/api/sales-brain/answers/:field/restore', {
  about: 'Makes an earlier answer the current one again.',
  access: 'user',
  input: z.object({ field, versionId: z.uuid() }),
  output: z.extend(done, { answer: z.string() }),
});

const given = z.string().check(z.trim(), z.minLength(1, 'Please write an answer.'), z.maxLength(MAX_ANSWER_CHARACTERS, 'That answer is longer than 5,000 characters.'));
export const answerGaps = post('/api/sales-brain/gaps', {
  about: 'Answers the questions that a draft needed, where it needed them.',
  access: 'user',
  input: z.object({ answers: z.partialRecord(field, given) }),
});

export const MAX_IMPORT_CHARACTERS = 20_000;
const proposal = z.object({ field, answer: z.string(), quote: z.string() });
export type Proposal = z.output<typeof proposal>;
export const proposeAnswers = post('/api/sales-brain/import', {
  about: "Reads answers out of an 'about us' text. Nothing is stored.",
  access: 'user',
  throttle: 'generate',
  input: z.object({
    text: z.string().check(z.trim(), z.minLength(1, 'Paste a text first.'), z.maxLength(MAX_IMPORT_CHARACTERS, 'That is longer than 20,000 characters.')),
  }),
  output: z.object({ proposals: z.array(proposal) }),
});
export const acceptProposal = post('/api/sales-brain/import/accept', {
  about: 'Stores one proposal as an answer.',
  access: 'user',
  input: z.object({ field, answer: given }),
});

export const MAX_VOICE_MESSAGES = 5;
const phrase = z.string().check(z.trim(), z.maxLength(200, 'That is longer than 200 characters.'));
// 'My voice'. Null: not learned, so the coach decides.
const voice = z.object({
  greeting: z.nullable(phrase),
  signOff: z.nullable(phrase),
  sentenceWords: z.nullable(z.int().check(z.gte(3), z.lte(60))),
  contractions: z.nullable(z.boolean()),
  neverUse: z.array(phrase).check(z.maxLength(100, 'Keep it to 100 words.')),
});
export type LearnedVoice = z.output<typeof voice>;
export const readVoice = get('/api/sales-brain/voice', { about: "'My voice', as learned and edited.", access: 'user', output: voice });
export const saveVoice = put('/api/sales-brain/voice', { about: "Saves 'My voice' as edited.", access: 'user', input: voice });
export const learnVoice = post('/api/sales-brain/voice/learn', {
  about: "Learns 'My voice' from messages one wrote. The lines are proposals until saved.",
  access: 'user',
  throttle: 'generate',
  input: z.object({
    messages: z
      .array(z.string().check(z.trim(), z.minLength(1, 'Paste a message first.'), z.maxLength(MAX_IMPORT_CHARACTERS, 'That is longer than 20,000 characters.')))
      .check(z.minLength(1, 'Paste a message first.'), z.maxLength(MAX_VOICE_MESSAGES, 'Paste up to five messages.')),
  }),
  output: voice,
});
