import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { startPostgres } from '../postgres.mjs';
import { bin, cache, nodePath } from '../setup/paths.mjs';
import { runProgram } from './program.ts';
import { countJourneys, countVitest, failure, pass } from './tally.ts';
import type { Tally } from './tally.ts';

// `names` narrows the tests to files, as typed after the stage.
export type Run = { limitMs: number; names: string[] };
export type Stage = { name: string; about: string; limitMs: number; needs?: string; run: (run: Run) => Promise<Tally> };
type Counter<R> = (report: R, exitCode: number) => Tally;

const MINUTE_MS = 60_000;
const tool = (name: string) => join(bin, name);
const reportFile = (name: string) => join(cache, 'test', `${name}.json`);

const runOne = async (command: string, args: string[], limitMs: number) => {
  const { code, timedOut } = await runProgram(command, args, limitMs);
  if (timedOut) return failure(`not done after ${Math.round(limitMs / 1000)} s`);
  return code === 0 ? pass() : failure(`ended with code ${code} (see above)`);
};

// An old report must not speak for a run that wrote none.
const readReport = async <R>(name: string, count: Counter<R>, start: (file: string) => ReturnType<typeof runProgram>) => {
  const file = reportFile(name);
  mkdirSync(join(cache, 'test'), { recursive: true });
  rmSync(file, { force: true });
  const { code, timedOut } = await start(file);
  if (timedOut) return failure('not done in its time');
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as R, code);
  } catch {
    return failure(`the runner wrote no report and ended with code ${code} (see above)`);
  }
};

const vitest = (name: string, project: string, { limitMs, names }: Run, env: Record<string, string> = {}) =>
  readReport(name, countVitest, (file) =>
    runProgram(tool('vitest'), ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...names], limitMs, { NODE_ENV: 'test', ...env }),
  );

const callsOnPostgres = async (run: Run) => {
  const postgres = await startPostgres();
  console.log(`PostgreSQL ${postgres.version} (${postgres.source})`);
  try {
    return await vitest('calls-postgres', 'calls', run, { TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
};

const journeys = async ({ limitMs, names }: Run) => {
  const { path, args, env, version, source } = await findBrowser();
  console.log(`Chromium ${version} (${source})`);
  return readReport('journeys', countJourneys, (file) =>
    runProgram(tool('playwright'), ['test', ...names], limitMs, { ...env, CHROMIUM_PATH: path, CHROMIUM_ARGS: args.join(' '), JOURNEYS_REPORT: file }),
  );
};

export const stages: Stage[] = [
  { name: 'check', about: 'house rules', limitMs: MINUTE_MS, run: ({ limitMs }) => runOne(nodePath(), ['scripts/check.ts'], limitMs) },
  { name: 'types', about: 'types', limitMs: 2 * MINUTE_MS, run: ({ limitMs }) => runOne(tool('tsc'), ['--noEmit'], limitMs) },
  { name: 'lint', about: 'lint', limitMs: 2 * MINUTE_MS, run: ({ limitMs }) => runOne('npm', ['run', '--silent', 'lint'], limitMs) },
  { name: 'build', about: 'build', limitMs: 3 * MINUTE_MS, run: ({ limitMs }) => runOne(nodePath(), ['scripts/setup.mjs'], limitMs) },
  { name: 'unit', about: 'unit tests', limitMs: 10 * MINUTE_MS, run: (run) => vitest('unit', 'unit', run) },
  { name: 'calls', about: 'call tests on the embedded database', limitMs: 20 * MINUTE_MS, run: (run) => vitest('calls', 'calls', run) },
  { name: 'calls-postgres', about: 'the same call tests on a real PostgreSQL', limitMs: 20 * MINUTE_MS, run: callsOnPostgres },
  { name: 'journeys', about: 'browser journeys', limitMs: 45 * MINUTE_MS, needs: 'build', run: journeys },
];
