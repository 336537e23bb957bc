import { expect, test } from 'vitest';
import { readTarget } from './target.ts';

test('a brief in the present tense gives its reason to write, and its owner the name of the business', () => {
  const read = (brief: string) => {
    const { name, company, trigger } = readTarget(brief);
    return [name, company, trigger?.text];
  };
  expect(read('Ben Frost, owner of Frost Bakery in Bern, opens a second shop in May')).toEqual(['Ben Frost', 'Frost Bakery', 'you open a second shop in May']);
  expect(read('Lea Moser, founder of Brot AG. She also launches a new range in June.')).toEqual(['Lea Moser', 'Brot AG', 'you also launch a new range in June']);
  expect(read('Ina Rot, CEO of Rot Bau, moves to Basel in spring')).toEqual(['Ina Rot', 'Rot Bau', 'you move to Basel in spring']);
  expect(read('Tom at Acme, opens at nine')).toEqual(['Tom', 'Acme', undefined]);
});
