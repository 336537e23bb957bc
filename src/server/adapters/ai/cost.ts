import type { Tokens } from './answer.ts';
import type { Pair } from './parse-chain.ts';

const ids: Partial<Record<Pair['provider'], string>> = { anthropic: 'anthropic', google: 'google', openai: 'openai' };

// Millionths of a dollar; null where nobody knows: a server of one's own, a model without a public price, tokens that weren't told.
export const findCost = async (pair: Pair, tokens: Tokens): Promise<number | null> => {
  if (pair.isPrivate || tokens.in + tokens.out === 0) return null;
  const { calcPrice } = await import('@pydantic/genai-prices');
  const providerId = ids[pair.provider];
  try {
    const usage = { input_tokens: tokens.in, output_tokens: tokens.out, cache_read_tokens: Math.min(tokens.cached, tokens.in) };
    const price = calcPrice(usage, pair.model, providerId ? { providerId } : { providerApiUrl: pair.baseUrl });
    return price ? Math.round(price.total_price * 1_000_000) : null;
  } catch {
    // A price list that trips over odd figures must not cost an answer.
    return null;
  }
};
