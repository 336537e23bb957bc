import * as z from 'zod/mini';
import { MAX_ANSWER_CHARACTERS } from './brain.ts';
import { get, post } from './endpoint.ts';

export const ONBOARDING_STEPS = 11;
// How many turns the browser sends. The server goes by its own record; what is sent is only checked.
export const HISTORY_TURNS = 6;
const MAX_HISTORY_TURNS = 200;
// A reply may quote an answer.
const MAX_TURN_CHARACTERS = 8000;

export const dialogKinds = ['onboarding', 'builder'] as const;
export type DialogKind = (typeof dialogKinds)[number];
const turn = z.object({ role: z.enum(['user', 'assistant']), content: z.string().check(z.maxLength(MAX_TURN_CHARACTERS)) });
export type Turn = z.output<typeof turn>;
const conversationHistory = z._default(z.array(turn).check(z.maxLength(MAX_HISTORY_TURNS)), []);
// Empty in the first request, which asks for the greeting's first question.
const userMessage = z._default(z.string().check(z.maxLength(MAX_ANSWER_CHARACTERS, 'That answer is longer than 5,000 characters.')), '');
// The same id sent again gives the same reply, and stores the answer once.
const turnId = z.optional(z.uuid());
const profileData = z.record(z.string(), z.string());

export const answerOnboarding = post('/api/conversational-onboarding', {
  about: 'One turn of the conversation in 11 steps. The step is decided by the server.',
  access: 'user',
  throttle: 'generate',
  input: z.object({
    userMessage,
    conversationHistory,
    currentProfileData: z._default(z.record(z.string(), z.unknown()), {}),
    // Which question the screen showed; the server knows better which one is due.
    step: z.optional(z.int().check(z.gte(1), z.lte(ONBOARDING_STEPS))),
    turnId,
  }),
  output: z.object({
    response: z.string(),
    extractedData: profileData,
    nextStep: z.int(),
    completed: z.boolean(),
    finalProfileData: z.nullable(profileData),
  }),
});
export const answerBuilder = post('/api/gpt-onboarding', {
  about: 'One turn of the guided Sales Brain builder.',
  access: 'user',
  throttle: 'generate',
  input: z.object({ userMessage, conversationHistory, threadId: z.optional(z.nullable(z.uuid())), turnId }),
  output: z.object({ response: z.string(), threadId: z.string(), completed: z.boolean() }),
});
export const readOnboarding = get('/api/onboarding', {
  about: 'Where one stopped, so that it goes on from there.',
  access: 'user',
  output: z.object({
    conversation: z.object({ step: z.int(), completed: z.boolean(), turns: z.array(turn) }),
    builder: z.object({ threadId: z.nullable(z.string()), completed: z.boolean(), turns: z.array(turn) }),
  }),
});
export const restartOnboarding = post('/api/onboarding/restart', {
  about: 'Asks again from the first question, or only what has no answer yet; answers stay until new ones are given.',
  access: 'user',
  input: z.object({ openOnly: z._default(z.boolean(), false) }),
});
