import type { AnthropicProvider } from '@ai-sdk/anthropic';
import type { Prompt } from '#contract/prompt';
import { dropThinking } from './drop-thinking.ts';
import { guardFetch } from './guarded-fetch.ts';
import { ModelFailure } from './failure.ts';
import { plainSchema } from './plain-schema.ts';
import { noTokens } from './answer.ts';
import type { Answer, Client, Finish, Sink } from './answer.ts';
import type { Pair } from './parse-chain.ts';

type Model = ReturnType<AnthropicProvider>;
type Question = Parameters<Model['doGenerate']>[0];
type Usage = Awaited<ReturnType<Model['doGenerate']>>['usage'];

// Loaded when first used: a house without models doesn't pay for the vendors' code. Addresses and keys are given, never read from the environment.
const loadModel = async (pair: Pair): Promise<Model> => {
  const settings = { baseURL: pair.baseUrl, fetch: guardFetch(), apiKey: pair.apiKey ?? '' };
  if (pair.provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(pair.model);
  if (pair.provider === 'google') return (await import('@ai-sdk/google')).createGoogle(settings)(pair.model);
  if (pair.provider === 'openai') return (await import('@ai-sdk/openai')).createOpenAI(settings)(pair.model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { apiKey, ...open } = settings;
  return createOpenAICompatible({ ...open, ...(apiKey === '' ? {} : { apiKey }), name: 'compatible', includeUsage: true, supportsStructuredOutputs: true })(pair.model);
};

const toMessages = (prompt: Prompt): Question['prompt'] => [
  { role: 'system', content: prompt.system },
  ...prompt.turns.map((turn) => ({ role: turn.role, content: [{ type: 'text' as const, text: turn.content }] })),
];
const readUsage = (usage: Usage | undefined) => ({
  in: usage?.inputTokens.total ?? 0,
  out: usage?.outputTokens.total ?? 0,
  cached: usage?.inputTokens.cacheRead ?? 0,
  reasoning: usage?.outputTokens.reasoning ?? 0,
});
const readFinish = (reason: string | undefined): Finish => (reason === 'stop' || reason === 'length' ? reason : reason === 'content-filter' ? 'filtered' : 'other');

// Nothing of a user's is to be kept at the vendor.
const privacy = { openai: { store: false } };

const readStream = async (model: Model, { prompt, sink, signal }: { prompt: Prompt; sink: Sink; signal: AbortSignal }): Promise<Answer> => {
  const { stream } = await model.doStream({ prompt: toMessages(prompt), maxOutputTokens: prompt.maxTokens, abortSignal: signal, providerOptions: privacy });
  const answer: Answer = { text: '', finish: 'other', tokens: noTokens };
  let finished = false;
  for await (const part of stream) {
    sink.onEvent();
    if (part.type === 'text-delta') sink.onText(part.delta);
    else if (part.type === 'error') throw part.error;
    else if (part.type === 'finish') {
      finished = part.finishReason.raw !== undefined || part.finishReason.unified !== 'other';
      answer.finish = readFinish(part.finishReason.unified);
      answer.tokens = readUsage(part.usage);
    }
  }
  if (!finished) throw new ModelFailure('cut', 'the stream ended without its end');
  return answer;
};

export const createSdkClient = (pair: Pair): Client => {
  let loading: Promise<Model> | null = null;
  const load = () => (loading ??= loadModel(pair));
  // Remembered for the life of the process: the server answered 400 to a schema and fine without.
  let takesSchema = true;

  const ask = async (prompt: Prompt, signal: AbortSignal, withSchema: boolean): Promise<Answer> => {
    const model = await load();
    const format = withSchema && prompt.schema ? { responseFormat: { type: 'json' as const, name: 'answer', schema: plainSchema(prompt.schema) } } : {};
    const result = await model.doGenerate({ prompt: toMessages(prompt), maxOutputTokens: prompt.maxTokens, abortSignal: signal, providerOptions: privacy, ...format });
    const text = result.structuredOutputText ?? result.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    return { text: dropThinking(text), finish: readFinish(result.finishReason.unified), tokens: readUsage(result.usage) };
  };
  return {
    async generate(prompt, signal) {
      try {
        return await ask(prompt, signal, takesSchema);
      } catch (error) {
        if (!takesSchema || !prompt.schema || (error as { statusCode?: number }).statusCode !== 400) throw error;
        const answer = await ask(prompt, signal, false);
        takesSchema = false;
        return answer;
      }
    },
    stream: async (prompt, sink, signal) => readStream(await load(), { prompt, sink, signal }),
  };
};
