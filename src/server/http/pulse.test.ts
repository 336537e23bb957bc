import { expect, test } from 'vitest';
import { openPulse } from './pulse.ts';

test('R-ADM-09 the health page knows the slowest calls and the share of faults of the last hour', () => {
  let at = new Date('2026-11-21T09:00:00Z');
  const pulse = openPulse(() => at);
  for (let ms = 1; ms <= 100; ms++) pulse.note({ call: 'GET /api/home', ms, status: 200 });
  pulse.note({ call: 'POST /api/chat', ms: 900, status: 503 });
  expect(pulse.read()).toEqual({
    slowestCalls: [{ call: 'POST /api/chat', p95Ms: 900, count: 1 }, { call: 'GET /api/home', p95Ms: 95, count: 100 }],
    requests: 101,
    errorRate: 1 / 101,
    measuredSince: '2026-11-21T09:00:00.000Z',
  });
  at = new Date('2026-11-21T10:00:00Z');
  expect(pulse.read()).toMatchObject({ requests: 0, errorRate: 0 });
});
