import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const said = (text: string) => understand(text, new Date('2026-11-21T10:00:00Z')).said;

test.each([
  ['a Gmail thread', 'Yes, Tuesday works.\n\nOn Mon, 3 Nov 2026 at 10:02, Beth <b@x.com> wrote:\n> Are you free?\n> Beth', 'Yes, Tuesday works.'],
  ['a wrapped attribution', 'Yes, Tuesday works.\n\nOn Mon, 3 Nov 2026 at 10:02, Beth Long-Name\n<beth@example.com> wrote:\n\n> Are you free?', 'Yes, Tuesday works.'],
  ['an Outlook thread', 'Too dear for us.\n\nFrom: Beth <b@x.com>\nSent: Monday, 3 November 2026 10:02\nTo: Al\nSubject: Offer\n\nIt is 400 a month.', 'Too dear for us.'],
  ['an original message line', 'No thanks\n-----Original Message-----\nFrom: b@x.com\nBuy our CRM', 'No thanks'],
  ['a German thread', 'Danke, kein Interesse.\n\nAm 3. November 2026 um 10:02 schrieb Beth:\n> Angebot', 'Danke, kein Interesse.'],
  ['an answer below the quote', 'On Mon, Beth wrote:\n> How many users?\n\nTwelve users.', 'Twelve users.'],
  ['a message pasted with its head', 'From: Ann Lee <a@x.com>\nTo: me\nSubject: Price for 3 vans\n\nHow much is it?', 'Price for 3 vans\nHow much is it?'],
  ['only a quote', '> nothing else', ''],
])('%s is cut down to what was said', (_, text, expected) => {
  expect(said(text)).toBe(expected);
});

test.each([
  ['regards and a card', 'Call me on Friday.\n\nKind regards,\nAnna Li\nCOO, Acme\n+44 20 7946 0000', 'Call me on Friday.'],
  ['two dashes', 'Call me on Friday.\n-- \nAnna', 'Call me on Friday.'],
  ['a name alone', 'Call me on Friday.\n\nAnna', 'Call me on Friday.'],
  ['a phone', 'Call me on Friday.\n\nSent from my iPhone', 'Call me on Friday.'],
  ['a legal notice', 'Call me on Friday.\n\nThis e-mail may contain confidential information. If you are not the addressee, delete it.', 'Call me on Friday.'],
  ['thanks that go on', 'Thanks,\nbut we already have a supplier.', 'Thanks,\nbut we already have a supplier.'],
])('the signature is left out: %s', (_, text, expected) => {
  expect(said(text)).toBe(expected);
});

test.each([
  ['tags and entities', '<p>How&nbsp;much is it for <b>8 users</b>?</p><p>R&amp;D pays.</p>', 'How much is it for 8 users?\nR&D pays.'],
  ['style and script', '<style>p{}</style><script>x()</script><p>Hello</p>', 'Hello'],
  ['hidden text', '<p>Hello</p><div style="display:none">secret</div>', 'Hello'],
  ['an address in angles', 'Write to <anna@example.com> please', 'Write to <anna@example.com> please'],
  ['a heart', 'I <3 your work', 'I <3 your work'],
])('HTML becomes what one sees: %s', (_, text, expected) => {
  expect(said(text)).toBe(expected);
});
