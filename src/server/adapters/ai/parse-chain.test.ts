import { expect, test } from 'vitest';
import { parseChain } from './parse-chain.ts';
import { isPrivateAddress } from './private-address.ts';

test('A chain is read in its order, with each own key and address', () => {
  const pairs = parseChain(' anthropic:claude-x , openai-compatible:qwen3:8b,', { ANTHROPIC_API_KEY: 'ka', COACH_BASE_URL: 'http://127.0.0.1:11434/v1/' });
  expect(pairs).toEqual([
    { provider: 'anthropic', model: 'claude-x', name: 'anthropic:claude-x', baseUrl: 'https://api.anthropic.com/v1', apiKey: 'ka', isPrivate: false },
    { provider: 'openai-compatible', model: 'qwen3:8b', name: 'openai-compatible:qwen3:8b', baseUrl: 'http://127.0.0.1:11434/v1', apiKey: null, isPrivate: true },
  ]);
});

test('No chain is no fault: the built-in coach works alone', () => {
  expect(parseChain('')).toEqual([]);
  expect(parseChain(' , ')).toEqual([]);
});

test.each([
  ['gpt:4', {}, "COACH_MODELS: 'gpt' is no provider; use anthropic, google, openai, openai-compatible."],
  ['openai', {}, "COACH_MODELS: 'openai' names no model; write 'openai:NAME'."],
  ['google:g', {}, "COACH_MODELS: 'google:g' needs a key; set GOOGLE_API_KEY or COACH_API_KEY."],
  ['openai-compatible:m', {}, "COACH_MODELS: 'openai-compatible:m' needs COACH_BASE_URL, such as http://127.0.0.1:11434/v1."],
  ['openai-compatible:m', { COACH_BASE_URL: 'localhost:11434' }, 'COACH_BASE_URL must be a whole address such as http://127.0.0.1:11434/v1.'],
  ['openai-compatible:m', { COACH_BASE_URL: 'http://models.example.com/v1' }, 'COACH_BASE_URL must begin with https://, as it leads out of the private network.'],
  ['openai-compatible:m', { COACH_BASE_URL: 'https://me:pw@x.com/v1' }, "COACH_BASE_URL must hold no name and password; use the key's own setting."],
  ['openai:a,openai:a', { OPENAI_API_KEY: 'k' }, "COACH_MODELS names 'openai:a' twice."],
  ['openai:a,google:b', { COACH_API_KEY: 'k' }, "COACH_API_KEY can serve one provider only, and openai and google would both get it; set each provider's own key."],
])('A wrong chain says what to do: %s', (text, settings, message) => expect(() => parseChain(text, settings)).toThrow(message));

test('An error never shows a key', () => {
  const read = () => parseChain('openai:a,google:b', { COACH_API_KEY: 'sk-secret' });
  expect(read).toThrow('COACH_API_KEY');
  expect(read).not.toThrow('sk-secret');
});

test.each([['http://127.0.0.1:1/v1', true], ['http://localhost/v1', true], ['http://ollama:11434/v1', true], ['http://192.168.1.9/v1', true], ['http://172.20.0.2/', true], ['http://[::1]:8/', true], ['http://[fd00::1]/', true], ['http://gpu.lan/', true], ['https://api.groq.com/openai/v1', false], ['https://172.32.0.1/', false], ['https://127.0.0.1.evil.com/', false], ['https://[2606::1]/', false]])(
  '%s is private: %s',
  (url, isPrivate) => expect(isPrivateAddress(url)).toBe(isPrivate),
);
