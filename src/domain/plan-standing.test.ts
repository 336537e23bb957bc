import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GRACE_DAYS, mayDo, nextStandings, planAfter, standingOf, type Standing, type Subscribed } from './plan.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const at = (day: number) => new Date(START + day * DAY);
const subscription = (changes: Partial<Subscribed> = {}): Subscribed => ({
  plan: 'core', cycle: 'monthly', status: 'active', createdAt: at(0), periodEnd: at(30), cancelsAtEnd: false, unpaidSince: null, endedAt: null, ...changes,
});

test.each<[string, Subscribed[], number, string]>([
  ['nothing was bought', [], 0, 'trial'],
  ['its first payment is to come', [subscription({ status: 'open' })], 0, 'trial'],
  ['paid', [subscription()], 1, 'active'],
  ['the renewal is on its way', [subscription()], 31, 'active'],
  ['cancelled, to the last moment', [subscription({ cancelsAtEnd: true })], 29.99, 'cancelling'],
  ['cancelled, at the end', [subscription({ cancelsAtEnd: true })], 30, 'ended'],
  ['unpaid for six days', [subscription({ status: 'past_due', unpaidSince: at(30) })], 36.99, 'past_due'],
  ['unpaid for seven days', [subscription({ status: 'past_due', unpaidSince: at(30) })], 37, 'ended'],
  ['ended', [subscription({ status: 'ended', endedAt: at(3) })], 4, 'ended'],
  ['ended and begun anew', [subscription({ status: 'ended', endedAt: at(3) }), subscription({ createdAt: at(3) })], 4, 'active'],
  ['an old unpaid one and a new paid one', [subscription({ createdAt: at(3) }), subscription({ status: 'past_due', unpaidSince: at(2) })], 4, 'active'],
])('R-BIL-05 D-BIL-1 where somebody stands: %s', (_what, subscriptions, day, name) => {
  expect(standingOf(subscriptions, at(day)).name).toBe(name);
});

test('what may be done depends on where one stands', () => {
  const acts = ['subscribe', 'switch', 'cancel', 'resume'] as const;
  const may = (name: string) => acts.filter((act) => mayDo(act, { name } as Standing));
  expect(['trial', 'active', 'past_due', 'cancelling', 'ended'].map(may)).toEqual([['subscribe'], ['switch', 'cancel'], ['cancel'], ['resume'], ['subscribe']]);
});

test('R-BIL-01 H29 what staff gave is not taken by an answer of the provider that says nothing new', () => {
  const core: Standing = { name: 'active', subscription: subscription(), until: at(30) };
  const ended: Standing = { name: 'ended' };
  expect(planAfter('trial', { granted: null, standing: core })).toBe('core');
  expect(planAfter('core', { granted: 'core', standing: ended })).toBe('trial');
  expect(planAfter('pro', { granted: null, standing: ended })).toBe('pro');
  expect(planAfter('pro', { granted: 'core', standing: core })).toBe('pro');
  expect(planAfter('pro', { granted: 'core', standing: ended })).toBe('pro');
  for (const plan of ['lifetime', 'admin_comp'] as const) for (const standing of [core, ended]) expect(planAfter(plan, { granted: null, standing })).toBe(plan);
});

// A life of one subscription after another, as a provider would keep it.
type Happening = { what: 'subscribe' | 'renew' | 'fail' | 'recover' | 'cancel' | 'resume' | 'switch' | 'end' } | { what: 'wait'; days: number };
type Life = { subscriptions: Subscribed[]; day: number };
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ what: fc.constantFrom('subscribe', 'renew', 'fail', 'recover', 'cancel', 'resume', 'switch', 'end') }),
  fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 6 }) }),
);

function live(life: Life, event: Happening): Life {
  if (event.what === 'wait') return { ...life, day: life.day + event.days };
  const now = at(life.day);
  const last = life.subscriptions.at(-1);
  const change = (when: boolean, changes: Partial<Subscribed>) => (when && last ? { ...life, subscriptions: [...life.subscriptions.slice(0, -1), { ...last, ...changes }] } : life);
  const isActive = last?.status === 'active';
  const periodEnd = new Date(now.getTime() + 30 * DAY);
  const isOver = last !== undefined && last.periodEnd <= now;
  switch (event.what) {
    case 'subscribe':
      return standingOf(life.subscriptions, now).name === 'trial' || last?.status === 'ended' ? { ...life, subscriptions: [...life.subscriptions, subscription({ createdAt: now, periodEnd })] } : life;
    case 'renew':
      return change(isActive && isOver && !last.cancelsAtEnd, { periodEnd });
    case 'fail':
      return change(isActive && isOver && !last.cancelsAtEnd, { status: 'past_due', unpaidSince: last?.periodEnd ?? null });
    case 'recover':
      return change(last?.status === 'past_due' && standingOf(life.subscriptions, now).name === 'past_due', { status: 'active', unpaidSince: null, periodEnd });
    case 'cancel':
      return change(isActive && !isOver, { cancelsAtEnd: true });
    case 'resume':
      return change(isActive && !isOver, { cancelsAtEnd: false });
    case 'switch':
      return change(isActive && !isOver, { plan: last?.plan === 'core' ? 'pro' : 'core' });
    case 'end':
      return change(last !== undefined && last.status !== 'ended', { status: 'ended', endedAt: now });
  }
}

test('D-BIL-1 whatever happens in whatever order, a standing follows only one that it may follow, and access ends with what was paid', () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      let life: Life = { subscriptions: [], day: 0 };
      let before = standingOf(life.subscriptions, at(0));
      for (const event of happenings) {
        life = live(life, event);
        const now = at(life.day);
        const after = standingOf(life.subscriptions, now);
        if (after.name !== before.name) expect(nextStandings[before.name]).toContain(after.name);
        if ('subscription' in after) {
          expect(after.subscription.status).not.toBe('ended');
          if (after.name === 'cancelling') expect(after.until > now && after.until.getTime() === after.subscription.periodEnd.getTime()).toBe(true);
          if (after.name === 'past_due') expect(now.getTime() - after.subscription.unpaidSince!.getTime()).toBeLessThan(GRACE_DAYS * DAY);
        }
        // The order in which the provider lists them says nothing.
        expect(standingOf(life.subscriptions.toReversed(), now)).toEqual(after);
        before = after;
      }
    }),
    { numRuns: 2000 },
  );
});
