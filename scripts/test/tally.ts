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

type VitestTest = { status: string; fullName: string };
type VitestFile = { name: string; status: string; message?: string; assertionResults: VitestTest[] };
export type VitestReport = { success: boolean; testResults: VitestFile[] };

const notRun: Record<string, string> = { skipped: 'is skipped', pending: 'is skipped', disabled: 'is skipped', todo: 'is only planned (todo)' };

export const countVitest = (report: VitestReport, exitCode: number): Tally => {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const missed = tests.filter(({ status }) => status !== 'passed');
  const reasons = missed.map(({ status, fullName }) => `${fullName}: ${notRun[status] ?? status}`);
  // A file that broke before its first test, or beside its tests.
  for (const file of report.testResults) {
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) reasons.push(`${file.name}: ${file.message?.split('\n')[0] ?? 'failed'}`);
  }
  if (tests.length === 0 && reasons.length === 0) reasons.push('no tests were found');
  if (exitCode !== 0 && reasons.length === 0) reasons.push(`the runner ended with code ${exitCode} (an error outside of the tests; see above)`);
  return { passed: tests.length - missed.length, failed: reasons.length, reasons };
};

type JourneyTest = { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' };
type JourneySuite = { suites?: JourneySuite[]; specs?: { title: string; file: string; line: number; tests: JourneyTest[] }[] };
export type JourneyReport = { suites: JourneySuite[]; errors: { message?: string }[] };

const listSpecs = (suite: JourneySuite): NonNullable<JourneySuite['specs']> => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
const journeyWords = { unexpected: 'failed', flaky: 'passed only when tried again', skipped: 'is skipped, or did not run' };

export const countJourneys = (report: JourneyReport, exitCode: number): Tally => {
  const tests = report.suites.flatMap(listSpecs).flatMap((spec) => spec.tests.map(({ status }) => ({ status, name: `${spec.file}:${spec.line} ${spec.title}` })));
  const reasons = tests.flatMap(({ status, name }) => (status === 'expected' ? [] : [`${name}: ${journeyWords[status]}`]));
  const missed = reasons.length;
  reasons.push(...report.errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside of the tests'));
  if (tests.length === 0 && reasons.length === 0) reasons.push('no tests were found');
  if (exitCode !== 0 && reasons.length === 0) reasons.push(`the runner ended with code ${exitCode} (see above)`);
  return { passed: tests.length - missed, failed: reasons.length, reasons };
};
