import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProfile, saveProfile } from '#contract/account';
import { answerBuilder, answerOnboarding } from '#contract/onboarding';
import { openTestHouse, type TestHouse } from '#server/testing';
import people from '../evals/onboarding/people.json' with { type: 'json' };

type Person = { who: string; kind: string; brain: Record<string, string>; turns: string[]; holds: Record<string, string> };
const LONG = 'LONG:';
const spell = (turn: string) => (turn.startsWith(LONG) ? turn.slice(LONG.length).repeat(100).slice(0, 5000) : turn);

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

test('R-ONB-10 forty scripted people lose no answer through the calls: what they typed is stored as said', { timeout: 120_000 }, async () => {
  const lost: string[] = [];
  for (const { who, kind, brain, turns, holds } of people as unknown as Person[]) {
    const { token } = await house.signUp();
    await house.call(saveProfile, brain, { token });
    const call = kind === 'builder' ? answerBuilder : answerOnboarding;
    await house.call(call, { userMessage: '' }, { token });
    for (const turn of turns) {
      const message = spell(turn);
      const { status } = await house.call(call, { userMessage: message, turnId: randomUUID() }, { token });
      if (status !== 200) lost.push(`${who}: ${status} for ${message.slice(0, 40)}`);
      const { rows } = await house.pool.query('select 1 from brain_answers a join session_keys k using (user_id) where a.raw = $1 limit 1', [message]);
      if (message.trim() !== '' && rows.length === 0) lost.push(`${who}: ${message.slice(0, 60)}`);
    }
    const profile = (await house.call(readProfile, {}, { token })).body as unknown as Record<string, string>;
    for (const [field, part] of Object.entries(holds)) if (!profile[field]!.includes(part)) lost.push(`${who}: ${field} is ${profile[field]}`);
  }
  expect(lost).toEqual([]);
});
