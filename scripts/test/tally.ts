import { stripVTControlCharacters } from 'node:util';

// What came of a stage. A reason for each thing that failed, or that did not run: not run is failed.
export type Tally = { passed: number; failed: number; reasons: string[] };

export const pass = (): Tally => ({ passed: 1, failed: 0, reasons: [] });
export const failure = (reason: string): Tally => ({ passed: 0, failed: 1, reasons: [reason] });
export const addUp = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  reasons: tallies.flatMap(({ reasons }) => reasons),
});
export const lastLine = ({ passed, failed }: Tally) => `${passed} passed, ${failed} failed`;

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n')[0]!.trim() || 'failed';
// What a test said and where, in a line, for whoever has only the end of the output.
const tell = (message = '', stack = message) => {
  const place = /[^/\s(]+\.(?:test|spec)\.tsx?:\d+/.exec(stripVTControlCharacters(stack));
  return `${firstLine(message)}${place ? `, at ${place[0]}` : ''}`;
};

type VitestTest = { status: string; fullName: string; failureMessages?: string[] };
type VitestFile = { name: string; status: string; message?: string; assertionResults: VitestTest[] };
export type VitestReport = { success: boolean; testResults: VitestFile[] };

const notRun: Record<string, string> = { skipped: 'is skipped', pending: 'is skipped', disabled: 'is skipped', todo: 'is only planned (todo)' };

export const countVitest = (report: VitestReport, exitCode: number): Tally => {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const missed = tests.filter(({ status }) => status !== 'passed');
  const reasons = missed.map(({ status, fullName, failureMessages: [said] = [] }) => `${fullName}: ${notRun[status] ?? tell(said)}`);
  // A file that broke before its first test, or beside its tests.
  for (const file of report.testResults) {
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) reasons.push(`${file.name}: ${firstLine(file.message)}`);
  }
  if (tests.length === 0 && reasons.length === 0) reasons.push('no tests were found');
  if (exitCode !== 0 && reasons.length === 0) reasons.push(`the runner ended with code ${exitCode} (an error outside of the tests; see above)`);
  return { passed: tests.length - missed.length, failed: reasons.length, reasons };
};

type JourneyTest = { status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results?: { error?: { message?: string; stack?: string } }[] };
type JourneySuite = { suites?: JourneySuite[]; specs?: { title: string; file: string; line: number; tests: JourneyTest[] }[] };
export type JourneyReport = { suites: JourneySuite[]; errors: { message?: string }[] };

const listSpecs = (suite: JourneySuite): NonNullable<JourneySuite['specs']> => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
const whyMissed = ({ status, results = [] }: JourneyTest) => {
  if (status === 'flaky') return 'passed only when tried again';
  if (status === 'skipped') return 'is skipped, or did not run';
  const error = results[0]?.error;
  return tell(error?.message, error?.stack);
};

export const countJourneys = (report: JourneyReport, exitCode: number): Tally => {
  const tests = report.suites.flatMap(listSpecs).flatMap((spec) => spec.tests.map((test) => ({ ...test, name: `${spec.file}:${spec.line} ${spec.title}` })));
  const reasons = tests.filter(({ status }) => status !== 'expected').map(({ name, ...test }) => `${name}: ${whyMissed(test)}`);
  const missed = reasons.length;
  reasons.push(...report.errors.map(({ message }) => `an error outside of the tests: ${firstLine(message)}`));
  if (tests.length === 0 && reasons.length === 0) reasons.push('no tests were found');
  if (exitCode !== 0 && reasons.length === 0) reasons.push(`the runner ended with code ${exitCode} (see above)`);
  return { passed: tests.length - missed, failed: reasons.length, reasons };
};
