import { expect, test } from 'vitest';
import { blankForm } from './form.ts';
import { isUnsaved, takeOver } from './kept-text.ts';
import { addVersion, edit, replaceCurrent, toVersion, undo, type Draft } from './version.ts';

const draft = { id: 'a', channel: 'email', subject: 'Roof', content: 'As written.' } as Draft;
const written = toVersion(draft, blankForm, 'reply');
const theirs = { subject: 'Roof', body: 'Typed in the other tab.', revision: 1 };

test('a newer text of another tab is shown, and what stood here is one Undo away', () => {
  const met = takeOver(edit(written, { body: 'An old try.' }, true), theirs, false);
  expect([met.body, isUnsaved(met), undo(met).body]).toEqual(['Typed in the other tab.', false, 'An old try.']);
  // An answer that was under way for long brings nothing older back.
  expect(takeOver(met, { ...theirs, body: 'Older.' }, false)).toBe(met);
});

test('what was typed a moment ago stays, goes to the server next, and the other text is one Undo away', () => {
  const met = takeOver(edit(written, { body: 'Typed just now.' }, true), theirs, true);
  expect([met.body, met.kept!.revision, isUnsaved(met), undo(met).body, undo(undo(met)).body]).toEqual(['Typed just now.', 1, true, 'Typed in the other tab.', 'Typed just now.']);
});

test('what was typed here earlier and is stored gives way to a newer text of another tab', () => {
  const stored = { ...edit(written, { body: 'Typed here this morning.' }, true), kept: { subject: 'Roof', body: 'Typed here this morning.', revision: 1 } };
  const met = takeOver(stored, { ...theirs, revision: 2 }, true);
  expect([met.body, isUnsaved(met), undo(met).body]).toEqual(['Typed in the other tab.', false, 'Typed here this morning.']);
});

test('a keystroke that did not know of the last save does not set it back', () => {
  const stack = addVersion(undefined, { ...written, kept: theirs });
  expect(replaceCurrent(stack, edit(written, { body: 'Next.' }, true)).versions[0]).toMatchObject({ body: 'Next.', kept: theirs });
});
