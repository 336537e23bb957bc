// A real PostgreSQL for the tests and the measurements: the one of DATABASE_URL, else one of our own from the machine's
// binaries, else from the npm package. PG_SOURCE (url, machine, npm) insists on one of them.
//   node scripts/postgres.mjs      prints the address and holds it until Ctrl-C
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const keeper = fileURLToPath(new URL('./postgres/keeper.mjs', import.meta.url));

const readLine = (child) =>
  new Promise((resolve, reject) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part) => {
      text += part;
      if (text.includes('\n')) resolve(JSON.parse(text.slice(0, text.indexOf('\n'))));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the keeper of PostgreSQL ended with code ${code}`)));
  });

const startOwn = async (source) => {
  // A session of its own: a Ctrl-C in the terminal is for us, and we close its input when we are done.
  const child = spawn(process.execPath, [keeper, ...(source ? [source] : [])], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const answer = await readLine(child);
  if (answer.error) throw new Error(`no PostgreSQL could be started: ${answer.error}`);
  for (const part of [child, child.stdin, child.stdout]) part.unref();
  const stop = async () => {
    child.ref();
    child.stdin.end();
    await gone;
  };
  return { ...answer, stop };
};

// A database of our own on the server that was named; what is there already is not touched.
const borrow = async (address) => {
  const { default: pg } = await import('pg');
  const name = `winward_test_${randomBytes(6).toString('hex')}`;
  const run = async (statement) => {
    const client = new pg.Client({ connectionString: address });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.query(statement);
    } catch (error) {
      throw new Error(`the PostgreSQL of DATABASE_URL did not serve: ${error.message || error.code}`);
    } finally {
      await client.end().catch(() => {});
    }
  };
  await run(`create database ${name} template template0 encoding 'UTF8'`);
  const { rows } = await run('show server_version');
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, version: rows[0].server_version, source: 'url', stop: () => run(`drop database if exists ${name} with (force)`).then(() => {}) };
};

export const startPostgres = async ({ source = process.env.PG_SOURCE } = {}) => {
  const address = process.env.DATABASE_URL;
  if (source === 'url' && !address) throw new Error('PG_SOURCE is url, but DATABASE_URL is not set');
  if (source !== undefined && !['url', 'machine', 'npm'].includes(source)) throw new Error(`PG_SOURCE is '${source}'; it may be url, machine or npm`);
  return source === 'url' || (!source && address) ? borrow(address) : startOwn(source);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url, version, source, stop } = await startPostgres();
  console.log(`PostgreSQL ${version} (${source}): ${url}`);
  const hold = setInterval(() => {}, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => (clearInterval(hold), void stop()));
}
