import { expect, test } from 'vitest';
import { blankForm, readTab, tabOf, toForm, toInput } from './form.ts';

test('R-AST-01 R-AST-11 a link to a proposal or a call preparation leads to the reply, and there once a setting turns them on', () => {
  const tabs = ['reply', 'outbound', 'objection', 'rewrite', 'proposal', 'call-prep', 'callprep', 'nonsense', undefined];
  expect(tabs.map((tab) => readTab(tab, false))).toEqual(['reply', 'outbound', 'objection', 'rewrite', 'reply', 'reply', 'reply', 'reply', 'reply']);
  expect(tabs.map((tab) => readTab(tab, true))).toEqual(['reply', 'outbound', 'objection', 'rewrite', 'proposal', 'call-prep', 'call-prep', 'reply', 'reply']);
});

test('R-AST-11 a proposal is asked for with what a first message is asked for, and its form comes back from it', () => {
  const sent = toInput('proposal', { ...blankForm, target: 'Priya at Alder Freight', signature: 'Ada' });
  expect(sent).toEqual({ brief: 'Priya at Alder Freight' });
  expect(toForm('proposal', { brief: sent.brief })).toEqual({ target: 'Priya at Alder Freight' });
});

test('R-AST-11 a stored proposal and a prepared call open in their own tabs; without the setting only the proposal has a place', () => {
  expect([tabOf('proposal', true), tabOf('call_prep', true), tabOf('rewrite', true)]).toEqual(['proposal', 'call-prep', 'rewrite']);
  expect([tabOf('proposal', false), tabOf('call_prep', false)]).toEqual(['outbound', null]);
});
