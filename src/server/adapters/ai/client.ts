import { createSdkClient } from './sdk-client.ts';
import { failureOf, hideKey } from './failure.ts';
import { streamOpenAi } from './openai-stream.ts';
import type { Client } from './answer.ts';
import type { Pair } from './parse-chain.ts';

// Structured calls through the vendors' library; a stream from an OpenAI-compatible server through our own reader.
// Whatever goes wrong there comes out as a ModelFailure, without the key.
export const createClient = (pair: Pair, now: () => number): Client => {
  const sdk = createSdkClient(pair);
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw hideKey(failureOf(error, now()), pair.apiKey);
    }
  };
  return {
    generate: (prompt, signal) => told(sdk.generate(prompt, signal)),
    stream: (prompt, sink, signal) => told(pair.provider === 'openai-compatible' ? streamOpenAi(pair, prompt, { sink, signal, now }) : sdk.stream(prompt, sink, signal)),
  };
};
