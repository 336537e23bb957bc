import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextInput } from './text-input.tsx';

const pick = (html: string, attribute: string) => html.match(new RegExp(` ${attribute}="([^"]*)"`))?.[1];

test('a label belongs to the control in its field', () => {
  const html = renderToStaticMarkup(
    <Field label="Subject">
      <TextInput />
    </Field>,
  );
  expect(pick(html, 'for')).toBeTruthy();
  expect(pick(html, 'id')).toBe(pick(html, 'for'));
  expect(html).not.toContain('aria-describedby');
});

test('an error takes the place of the hint and is tied to the control', () => {
  const html = renderToStaticMarkup(
    <Field label="E-mail" hint="We never share it" error="Choose what this is about">
      <TextInput />
    </Field>,
  );
  expect(html).toContain('Choose what this is about');
  expect(html).not.toContain('We never share it');
  expect(pick(html, 'aria-invalid')).toBe('true');
  expect(html).toContain(`id="${pick(html, 'aria-describedby')}"`);
});

test('a field that can fail keeps its line free before it does', () => {
  const quiet = renderToStaticMarkup(
    <Field label="E-mail">
      <TextInput />
    </Field>,
  );
  const fallible = renderToStaticMarkup(
    <Field label="E-mail" error={undefined}>
      <TextInput />
    </Field>,
  );
  expect(quiet).not.toContain('class="hint');
  expect(fallible).toContain('class="hint kept"');
});

test('a long text counts its characters against its limit', () => {
  const html = renderToStaticMarkup(<TextAreaField label="Message" value="Hello" limit={1000} onValueChange={() => undefined} />);
  expect(html).toContain('5/1000 characters');
  expect(pick(html, 'maxLength')).toBe('1000');
});

test('a busy button keeps the focus, says so, and holds room for both its words', () => {
  const html = renderToStaticMarkup(
    <Button busy busyLabel="Submitting...">
      Submit
    </Button>,
  );
  expect(pick(html, 'aria-disabled')).toBe('true');
  expect(pick(html, 'aria-busy')).toBe('true');
  expect(html).not.toContain(' disabled');
  expect(pick(html, 'data-other')).toBe('Submit');
  expect(html).toContain('Submitting...');
});
