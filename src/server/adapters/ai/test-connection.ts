import type { Prompt } from '#contract/prompt';
import { ModelFailure, orBug } from './failure.ts';
import { readLenientJson } from './lenient-json.ts';
import { startDeadline, untilAborted } from './deadline.ts';
import { createMeter } from './usage-row.ts';
import type { Account } from './account.ts';
import type { Link } from './run-chain.ts';
import type { Tokens } from './answer.ts';

export type Check = { ok: boolean; ms: number; note: string };
export type ConnectionTest = { engine: string; plain: Check; stream: Check; schema: Check };

const ask = (text: string): Prompt => ({ task: 'test', system: 'You answer a connection test. Be brief.', turns: [{ role: 'user', content: text }], maxTokens: 1000, never: [], own: '' });

type Result = { note: string; tokens: Tokens };
type Test = (link: Link, signal: AbortSignal) => Promise<Result>;

const testPlain: Test = async (link, signal) => {
  const { text, tokens } = await link.client.generate(ask('Answer with the one word: ready'), signal);
  if (text.trim() === '') throw new ModelFailure('empty', 'The answer held no text.');
  return { note: `It answered '${text.trim().slice(0, 60)}'.`, tokens };
};

const testStream: Test = async (link, signal) => {
  let pieces = 0;
  let text = '';
  const onText = (delta: string) => {
    pieces += 1;
    text += delta;
  };
  const { tokens } = await link.client.stream(ask('Count from one to twenty in words.'), { onText, onEvent: () => {} }, signal);
  if (text.trim() === '') throw new ModelFailure('empty', 'The stream held no text.');
  return { note: pieces > 1 ? `Text came in ${pieces} pieces.` : 'The text came in one piece: chat works, but nothing is seen until it is whole.', tokens };
};

// The field's name stands in the schema alone, so only a server that obeys the schema can give it.
const createSchemaTest =
  (nonce: string): Test =>
  async (link, signal) => {
    const field = `colour_${nonce}`;
    const schema = { type: 'object', properties: { [field]: { type: 'string', enum: ['red', 'green'] } } };
    const { text, tokens } = await link.client.generate({ ...ask('Name a colour, as JSON.'), schema }, signal);
    const found = readLenientJson(text) as Record<string, unknown> | undefined;
    if (found === undefined) throw new ModelFailure('not_json', 'It took the schema and answered with no JSON. Drafts may fall back to the built-in coach.');
    if (!['red', 'green'].includes(String(found[field]))) throw new ModelFailure('wrong_shape', 'It took the schema and ignored it. Every answer is checked here, so drafts still work, with more repairs.');
    return { note: 'It kept to the schema.', tokens };
  };

const check = async ({ chain, report, record }: Account, user: string, at: { link: Link; test: Test }): Promise<Check> => {
  const { link, test } = at;
  const { provider, model, name } = link.pair;
  const deadline = startDeadline(chain.runtime, chain.deadlineMs(link.pair));
  const meter = createMeter(chain.runtime);
  let failure: ModelFailure | null = null;
  let note = '';
  try {
    const result = await untilAborted(test(link, deadline.signal), deadline.signal);
    meter.add(link.pair, result.tokens);
    note = result.note;
    // What an admin has just seen work needn't rest any longer.
    chain.breaker.succeeded(name);
  } catch (error) {
    failure = orBug(deadline.signal.aborted ? deadline.signal.reason : error);
    note = failure.message;
  } finally {
    deadline.stop();
  }
  const used = await meter.read();
  try {
    await record({ task: 'test', user, provider, model, attempts: 1, outcome: failure ? 'built-in' : 'ok', fault: failure?.fault ?? null, ...used });
  } catch (error) {
    report(error);
  }
  return { ok: failure === null, ms: used.ms, note };
};

// Asked one after another and without retries: it shows what is, and a small server isn't asked three things at once.
export const testConnection = async (account: Account, user: string): Promise<ConnectionTest[]> => {
  const testSchema = createSchemaTest(Math.floor(account.chain.runtime.random() * 1e9).toString(36));
  const results: ConnectionTest[] = [];
  for (const link of account.chain.links) {
    const plain = await check(account, user, { link, test: testPlain });
    const stream = await check(account, user, { link, test: testStream });
    const schema = await check(account, user, { link, test: testSchema });
    results.push({ engine: link.pair.name, plain, stream, schema });
  }
  return results;
};
