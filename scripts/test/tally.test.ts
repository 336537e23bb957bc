import { expect, test } from 'vitest';
import { addUp, countJourneys, countVitest, failure, lastLine, pass } from './tally.ts';

const file = (statuses: string[], more = {}) => ({ name: 'a.test.ts', status: 'passed', assertionResults: statuses.map((status, n) => ({ status, fullName: `test ${n}` })), ...more });

test('the last line adds all stages up', () => {
  expect(lastLine(addUp([pass(), pass(), failure('no'), { passed: 40, failed: 2, reasons: ['a', 'b'] }]))).toBe('42 passed, 3 failed');
});

test('a skipped or planned unit test counts as failed and says why', () => {
  expect(countVitest({ success: true, testResults: [file(['passed', 'skipped', 'todo', 'failed'])] }, 0)).toEqual({
    passed: 1,
    failed: 3,
    reasons: ['test 1: is skipped', 'test 2: is only planned (todo)', 'test 3: failed'],
  });
});

test('a test that failed says what and where in a line', () => {
  const failed = { status: 'failed', fullName: 'counts', failureMessages: ['\u001B[31mAssertionError: expected 3 to be 4\u001B[39m\n    at check (/x/helper.ts:3:5)\n    at /x/faults/chat-kill.test.ts:63:14'] };
  expect(countVitest({ success: false, testResults: [file([], { assertionResults: [failed] })] }, 1).reasons).toEqual(['counts: AssertionError: expected 3 to be 4, at chat-kill.test.ts:63']);
  const error = { message: 'Error: expect(locator).toBeVisible() failed\n\nLocator: x', stack: 'Error: x\n    at /x/e2e/home.spec.ts:12:3' };
  const tests = [{ status: 'unexpected' as const, results: [{ error }] }];
  expect(countJourneys({ suites: [{ specs: [{ title: 'shows', file: 'home.spec.ts', line: 3, tests }] }], errors: [] }, 1).reasons).toEqual(['home.spec.ts:3 shows: Error: expect(locator).toBeVisible() failed, at home.spec.ts:12']);
});

test('a file that breaks before its first test counts as failed', () => {
  const broken = { name: 'b.test.ts', status: 'failed', message: 'Cannot find module\n at x', assertionResults: [] };
  expect(countVitest({ success: false, testResults: [file(['passed']), broken] }, 1)).toEqual({ passed: 1, failed: 1, reasons: ['b.test.ts: Cannot find module'] });
});

test('no tests at all, or a runner that fails beside its tests, is a failure', () => {
  expect(countVitest({ success: true, testResults: [] }, 0)).toEqual({ passed: 0, failed: 1, reasons: ['no tests were found'] });
  expect(countVitest({ success: false, testResults: [file(['passed'])] }, 1)).toMatchObject({ passed: 1, failed: 1 });
  expect(countJourneys({ suites: [], errors: [] }, 0)).toEqual({ passed: 0, failed: 1, reasons: ['no tests were found'] });
});

test('a skipped, a flaky and a broken journey count as failed', () => {
  const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({ title, file: 'a.spec.ts', line: 3, tests: [{ status }] });
  const suites = [{ specs: [spec('works', 'expected')], suites: [{ specs: [spec('breaks', 'unexpected'), spec('wavers', 'flaky'), spec('waits', 'skipped')] }] }];
  expect(countJourneys({ suites, errors: [] }, 1)).toEqual({
    passed: 1,
    failed: 3,
    reasons: ['a.spec.ts:3 breaks: failed', 'a.spec.ts:3 wavers: passed only when tried again', 'a.spec.ts:3 waits: is skipped, or did not run'],
  });
  expect(countJourneys({ suites, errors: [{ message: 'a fixture broke\nat x' }] }, 1)).toMatchObject({ passed: 1, failed: 4 });
});
