import { expect, test } from 'vitest';
import { plainSchema } from './plain-schema.ts';

test('No limit is sent to a model, every field is required and every object closed', () => {
  const schema = { type: 'object', properties: { format: { type: 'string', minLength: 3, maxLength: 9, pattern: 'x' }, list: { type: 'array', minItems: 2, items: { type: 'object', properties: { n: { type: 'number', minimum: 1 } } } } } };
  expect(plainSchema(schema)).toEqual({
    type: 'object',
    properties: { format: { type: 'string' }, list: { type: 'array', items: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'], additionalProperties: false } } },
    required: ['format', 'list'],
    additionalProperties: false,
  });
});
