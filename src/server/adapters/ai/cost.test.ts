import { expect, test } from 'vitest';
import { findCost } from './cost.ts';
import { parseChain } from './parse-chain.ts';

test('A known model has its cost in millionths of a dollar; what nobody knows is null', async () => {
  const [known, unknown, own] = parseChain('openai:gpt-4o-mini,openai:nobody-knows,openai-compatible:gpt-4o-mini', { OPENAI_API_KEY: 'k', COACH_BASE_URL: 'http://127.0.0.1:1/v1' });
  const tokens = { in: 1_000, out: 100, cached: 200, reasoning: 0 };
  expect(await findCost(known!, tokens)).toBe(195);
  expect(await findCost(unknown!, tokens)).toBeNull();
  expect(await findCost(own!, tokens)).toBeNull();
  const [loopback] = parseChain('openai:gpt-4o-mini', { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' });
  expect(await findCost(loopback!, tokens)).toBeNull();
  expect(await findCost(known!, { in: 0, out: 0, cached: 0, reasoning: 0 })).toBeNull();
  expect(await findCost(known!, { ...tokens, in: NaN })).toBeNull();
});
