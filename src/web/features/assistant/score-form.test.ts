import { expect, test } from 'vitest';
import { blankForm } from './form.ts';
import { formOf } from './score-form.ts';
import { toVersion, type Draft } from './version.ts';

const draft = { id: 'a', channel: 'email', subject: 'A short proposal', content: 'Hello.' } as Draft;

test('R-AST-11 a proposal is scored in the browser by the form that the server scores it by', () => {
  const form = formOf(toVersion(draft, { ...blankForm, channel: 'sms', emailLength: 'short' }, 'proposal'), 'proposal', { firstName: 'Dana' });
  expect(form).toEqual({ channel: 'email', emailLength: 'long', linkedinMode: 'dm', stage: 'proposal', subject: 'A short proposal', brain: { firstName: 'Dana' } });
});
