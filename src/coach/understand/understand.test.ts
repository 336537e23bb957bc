import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const now = new Date('2026-11-21T10:00:00Z');
const message = `Hi Beth,

Thanks for this. It looks great but it's over our budget of $5-8k. We're a team of 12 and already use HubSpot. Does it sync with Xero? Call me in Q1.

Best,
Anna Li
COO, Acme

On Mon, 3 Nov 2026 at 10:02, Beth <b@x.com> wrote:
> would you like to buy our CRM?`;

test('a real e-mail gives what was said, by whom, and what it holds', () => {
  const found = understand(message, now);
  expect(found.said).toBe("Hi Beth,\nThanks for this. It looks great but it's over our budget of $5-8k. We're a team of 12 and already use HubSpot. Does it sync with Xero? Call me in Q1.");
  expect(found.sender).toBe('Anna Li');
  expect(found.amounts.map(({ quote }) => quote)).toEqual(['$5-8k']);
  expect(found.seats.map(({ quote }) => quote)).toEqual(['a team of 12']);
  expect(found.competitors[0]?.quote).toBe('HubSpot');
  expect(found.questions.map(({ topic }) => topic)).toEqual(['integration']);
  expect(found.dates).toEqual([expect.objectContaining({ on: '2027-01-01', quote: 'Q1' })]);
  expect(found.intents.map(({ intent }) => intent)).toEqual(expect.arrayContaining(['too_expensive', 'has_vendor']));
});

test('what is read once is dated by the day on which it is asked for', () => {
  const datesOn = (day: string) => understand('Can we talk tomorrow?', new Date(`${day}T10:00:00Z`)).dates.map(({ on }) => on);
  expect([datesOn('2026-11-21'), datesOn('2026-12-31'), datesOn('2026-11-21')]).toEqual([['2026-11-22'], ['2027-01-01'], ['2026-11-22']]);
});

test('every span is the exact slice of the text as it was given', () => {
  const html = `<div>Hi&nbsp;Tom,<br>what&rsquo;s the <b>price</b> for 8 users?</div><p>Talk to <i>Anna</i> on 4 May.</p>`;
  for (const text of [message, html]) {
    const found = understand(text, now);
    const spans = [found.intents, found.questions, found.names, found.dates, found.amounts, found.seats, found.competitors, found.instructions].flat();
    expect(spans.length).toBeGreaterThan(3);
    for (const { start, end, quote } of spans) expect(text.slice(start, end)).toBe(quote);
  }
});
