import type { JsonSchema } from '#contract/prompt';

export type DraftAnswer = { subject?: string; body: string };
const bodySchema = { type: 'string', description: 'The greeting on its own line, an empty line, then the text.' };

export const emailSchema: JsonSchema = { type: 'object', properties: { subject: { type: 'string', description: 'Three to six words.' }, body: bodySchema } };
export const messageSchema: JsonSchema = { type: 'object', properties: { body: { type: 'string', description: 'The whole text.' } } };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

// Models like to wrap: {draft: {…}}, {email: {…}}. One layer is opened.
export const readDraft = (value: unknown): DraftAnswer | undefined => {
  if (!isRecord(value)) return undefined;
  const inner = Object.values(value);
  const found = typeof value.body !== 'string' && inner.length === 1 && isRecord(inner[0]) ? inner[0] : value;
  if (typeof found.body !== 'string' || found.body.trim() === '') return undefined;
  const subject = typeof found.subject === 'string' ? found.subject.replace(/\s+/g, ' ').trim() : '';
  // Some models escape twice.
  const body = found.body.includes('\n') ? found.body : found.body.replaceAll('\\n', '\n');
  return { ...(subject === '' ? {} : { subject }), body: body.replace(/\r\n?/g, '\n').trim() };
};
