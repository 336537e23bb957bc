import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDemo } from '#contract/landing';
import { openTestHouse, type TestHouse } from '#server/testing';
import { exampleAnswer, exampleQuestion } from '#web/features/landing/content/example.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ THROTTLE_SCALE: '1' });
});
afterAll(() => house.close());

test('R-PUB-04 the demo chat answers a visitor, and the exchange that the page begins with is what it really says', async () => {
  const { status, body } = await house.call(askDemo, { message: exampleQuestion });
  expect(status).toBe(200);
  expect(body).toEqual({ response: exampleAnswer, engine: 'built-in' });
});

test('R-PUB-04 a follow-up is understood by what was asked before', async () => {
  const alone = await house.call(askDemo, { message: 'in short' });
  const after = await house.call(askDemo, { message: 'in short', earlier: [exampleQuestion] });
  expect(after.body.response).toContain('Silence after the proposal');
  expect(alone.body.response).not.toContain('Silence after the proposal');
});

test('R-PUB-04 a writing job is not said to be carried over to an assistant, for a visitor has none', async () => {
  const { body } = await house.call(askDemo, { message: 'Write an email to Marcus about the January start' });
  expect(body.response).toContain("That's a writing job.");
  expect(body.response).not.toContain("I've put it into");
});

test('R-PUB-04 what is blank or too long is refused with its sentence', async () => {
  const blank = await house.call(askDemo, { message: '   ' });
  const long = await house.call(askDemo, { message: 'a'.repeat(501) });
  expect([blank.status, blank.text]).toEqual([400, expect.stringContaining('Write a message first.')]);
  expect([long.status, long.text]).toEqual([400, expect.stringContaining('The demo takes up to 500 characters.')]);
});

test('R-PUB-04 after twenty questions in an hour an address is told to wait, and is answered again after it', async () => {
  house.clock.advance(3_600_000);
  const statuses = [];
  for (let asked = 0; asked < 21; asked++) statuses.push((await house.call(askDemo, { message: 'hello' })).status);
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  const refused = await house.call(askDemo, { message: 'hello' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  house.clock.advance(3_600_000);
  expect((await house.call(askDemo, { message: 'hello' })).status).toBe(200);
});
