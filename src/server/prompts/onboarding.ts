import { brainQuestions } from '#contract/brain';
import type { BrainField } from '#contract/brain';
import type { Prompt } from '#contract/prompt';
import { createFence } from './fence.ts';
import { listRules, sealRules } from './ground-rules.ts';
import type { Seals } from './ground-rules.ts';

const MAX_TOKENS = 1_500;
export const answerKinds = ['answer', 'skip', 'correction', 'question', 'off_topic', 'unclear'] as const;
export type AnswerKind = (typeof answerKinds)[number];
export type Extraction = { kind: AnswerKind; answers: { field: BrainField; value: string }[] };

const fields: readonly string[] = brainQuestions.map(({ field }) => field);
const isField = (word: unknown): word is BrainField => fields.includes(String(word));
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

// Sorts what was typed into the Sales Brain. The step is decided by the dialog's own rules, never here.
export const buildExtractionPrompt = (asked: { field: BrainField; typed: string; seals: Seals }): Prompt => {
  const { seals } = asked;
  const question = brainQuestions.find(({ field }) => field === asked.field)!;
  const system = [
    'You sort one answer of an interview into fields. You do not talk to anybody.',
    listRules([
      `kind: answer (says something for a field), skip (wants to pass), correction (changes an earlier answer), question (asks back), off_topic, unclear.`,
      'answers: one entry for each field that the typed text fills, also fields that were not asked for. Keep the person\'s own words; cut greetings and filler; add nothing and guess nothing. An empty list where there is nothing.',
      `The fields:\n${brainQuestions.map(({ field, question: text }) => `  ${field}: ${text}`).join('\n')}`,
    ]),
    'Answer with JSON only: {"kind": "…", "answers": [{"field": "…", "value": "…"}]}.',
    sealRules(seals),
  ].join('\n\n');
  return {
    task: 'onboarding-extraction',
    system,
    turns: [{ role: 'user', content: `Asked was ${question.field}: ${question.question}\n\n${createFence(seals.marker)('what was typed', asked.typed)}` }],
    schema: {
      type: 'object',
      properties: {
        kind: { type: 'string', enum: [...answerKinds] },
        answers: { type: 'array', items: { type: 'object', properties: { field: { type: 'string', enum: [...fields] }, value: { type: 'string' } } } },
      },
    },
    maxTokens: MAX_TOKENS,
    never: [seals.canary, seals.marker],
    own: asked.typed,
  };
};

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

// Only what was really typed counts: an entry with a word that nobody typed is dropped, whatever the model thinks.
export const readExtraction = (value: unknown, typed: string): Extraction | undefined => {
  if (!isRecord(value) || !Array.isArray(value.answers)) return undefined;
  const kind = answerKinds.find((known) => known === value.kind);
  if (!kind) return undefined;
  const said = new Set(plain(typed).split(' '));
  const answers = value.answers.flatMap((entry: unknown) => {
    if (!isRecord(entry) || !isField(entry.field) || typeof entry.value !== 'string') return [];
    const words = plain(entry.value).split(' ').filter((word) => word !== '');
    return words.length > 0 && words.every((word) => said.has(word)) ? [{ field: entry.field, value: entry.value.trim() }] : [];
  });
  return { kind, answers };
};

// Puts the next question, which our dialog chose, into words that follow from the last answer.
export const buildPhrasingPrompt = (next: { question: string; lastTyped: string; seals: Seals }): Prompt => {
  const { seals } = next;
  const system = [
    'You ask one interview question of a person who sells.',
    listRules([
      'First at most one short sentence that shows you heard the last answer, in the person\'s own words; no praise. Then the question: the same meaning, its main words kept, one sentence of at most 25 words that ends with a question mark.',
      'Ask this one thing and no other. Promise nothing, add no fact, no web address, no exclamation mark. Say nothing about how far the interview is.',
    ]),
    'Answer with JSON only: {"text": "…"}.',
    sealRules(seals),
  ].join('\n\n');
  return {
    task: 'onboarding-phrasing',
    system,
    turns: [{ role: 'user', content: `${createFence(seals.marker)('the last answer', next.lastTyped)}\n\nThe question: ${next.question}` }],
    schema: { type: 'object', properties: { text: { type: 'string' } } },
    maxTokens: MAX_TOKENS,
    never: [seals.canary, seals.marker],
    own: next.lastTyped,
  };
};

export const readPhrase = (value: unknown): string | undefined => (isRecord(value) && typeof value.text === 'string' && value.text.trim() !== '' ? value.text.trim() : undefined);
