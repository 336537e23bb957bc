import { expect, test } from 'vitest';
import { createTrial } from './model-trial.ts';
import { goodBody } from './fake-behaviours.ts';
import { startFakeVendor } from './fake-vendors.ts';
import type { VendorMode } from './fake-vendors.ts';

const vendors = ['anthropic', 'google', 'openai'] as const;
const settings = (vendor: (typeof vendors)[number], baseUrl: string) =>
  ({ anthropic: { ANTHROPIC_BASE_URL: baseUrl, ANTHROPIC_API_KEY: 'sk-v' }, google: { GOOGLE_BASE_URL: baseUrl, GOOGLE_API_KEY: 'sk-v' }, openai: { OPENAI_BASE_URL: baseUrl, OPENAI_API_KEY: 'sk-v' } })[vendor];

for (const vendor of vendors) {
  const open = async () => {
    const fake = await startFakeVendor(vendor);
    return { fake, trial: createTrial(settings(vendor, fake.baseUrl), { models: `${vendor}:model-x`, deadlineMs: 1_200 }) };
  };

  test.concurrent(`${vendor}: a draft is asked for with a schema without limits, and read with its tokens`, async () => {
    const { fake, trial } = await open();
    fake.state.text = JSON.stringify({ subject: 'Your flat roof', body: goodBody });
    expect(await trial.draft()).toEqual({ value: { subject: 'Your flat roof', body: goodBody }, engine: `${vendor}:model-x`, outcome: 'ok' });
    expect(trial.rows).toMatchObject([{ provider: vendor, model: 'model-x', outcome: 'ok', tokens: { in: 100, out: 20, cached: 40 }, attempts: 1 }]);
    const { headers, body } = fake.sent[0]!;
    expect(JSON.stringify(body)).toContain('Can you mend my flat roof');
    expect(JSON.stringify(body)).not.toContain('sk-v');
    // Nothing is to be kept at the vendor.
    if (vendor === 'openai') expect(body.store).toBe(false);
    if (vendor === 'anthropic') expect(body.tools).toHaveLength(1);
    expect(`${headers.authorization} ${String(headers['x-api-key'])} ${String(headers['x-goog-api-key'])}`).toContain('sk-v');
    await fake.close();
  });

  test.concurrent(`${vendor}: a chat answer is streamed, with its tokens`, async () => {
    const { fake, trial } = await open();
    expect(await trial.chat()).toEqual({ answer: { text: 'Ask one question first, then wait for the answer.', engine: `${vendor}:model-x`, fault: null }, shown: 'Ask one question first, then wait for the answer.' });
    expect(trial.rows).toMatchObject([{ outcome: 'ok', tokens: { in: 100, out: 20 } }]);
    await fake.close();
  });

  const bad: [VendorMode, string, string][] = [
    ['overloaded', 'built-in', 'overloaded'],
    ['hangs', 'interrupted', 'idle'],
    ['cuts', 'interrupted', 'cut'],
    ['errorEvent', 'interrupted', 'overloaded'],
    ['huge', 'interrupted', 'too_long'],
    ['empty', 'built-in', 'empty'],
  ];
  test.concurrent.each(bad)(`${vendor}: '%s' ends safely in a draft and in a chat`, async (mode, outcome, fault) => {
    const { fake, trial } = await open();
    fake.state.mode = mode;
    const began = performance.now();
    expect(await trial.draft()).toBeNull();
    expect(performance.now() - began).toBeLessThan(2_200);
    const { answer } = await trial.chat({ idleMs: 250 });
    expect(answer === null).toBe(outcome === 'built-in');
    expect(trial.rows).toMatchObject([{ outcome: 'built-in' }, { outcome, fault }]);
    await fake.close();
  });
}
