// Runs the stages one after the other and adds up. Names of stages as arguments choose them, with what they need; other
// words narrow the tests to files.
import { endAll } from './program.ts';
import { stages } from './stages.ts';
import { addUp, failure, lastLine } from './tally.ts';
import type { Stage } from './stages.ts';
import type { Tally } from './tally.ts';

// About twenty minutes on two quiet cores; a busy machine may take longer, and that is no failure.
const TOTAL_MS = 80 * 60_000;
const began = Date.now();
const seconds = (from: number) => ((Date.now() - from) / 1000).toFixed(1);

const words = process.argv.slice(2);
const chosen = stages.filter(({ name }) => words.includes(name));
const names = words.filter((word) => !stages.some(({ name }) => name === word));
const asked = chosen.length > 0 ? stages.filter((stage) => chosen.some((one) => one === stage || one.needs === stage.name)) : stages;

const results = new Map<string, Tally>();
const runStage = async (stage: Stage): Promise<Tally> => {
  if (stage.needs && (results.get(stage.needs)?.failed ?? 0) > 0) return failure(`not run, because ${stage.needs} failed`);
  const limitMs = Math.min(stage.limitMs, TOTAL_MS - (Date.now() - began));
  if (limitMs <= 0) return failure('not run, because the time for all stages was used up');
  try {
    return await stage.run({ limitMs, names });
  } catch (error) {
    return failure(`could not run: ${error instanceof Error ? error.message : String(error)}`);
  }
};

const stop = async (code: number) => {
  await endAll();
  process.exit(code);
};
process.on('SIGINT', () => void stop(130));
process.on('SIGTERM', () => void stop(143));
process.on('SIGHUP', () => void stop(129));

for (const stage of asked) {
  const from = Date.now();
  console.log(`\n== ${stage.name}: ${stage.about}`);
  const tally = await runStage(stage);
  results.set(stage.name, tally);
  console.log(`== ${stage.name}: ${lastLine(tally)} (${seconds(from)} s)`);
}

console.log(`\nAll stages: ${seconds(began)} s`);
for (const [name, { reasons }] of results) for (const reason of reasons) console.log(`FAILED ${name}: ${reason}`);
const total = addUp([...results.values()]);
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
