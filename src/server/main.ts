import pino from 'pino';
import { readChat } from '#coach/chat/chat';
import { buildApp } from './app.ts';
import { readEnvironment } from './config.ts';
import { connect } from './db/connect.ts';
import { isWeakAdminPassword, prepareAdminPassword } from './features/admin-password.ts';
import { warmCoach } from './flows/coach-threads.ts';
import { describeFault } from './http/log.ts';
import { openMailer } from './jobs.ts';

const DRAIN_WITHIN_MS = 10_000;
// A balancer needs time to see that this process is going before it stops listening.
const STILL_LISTEN_MS = 700;
// The first draft and the first talk read the coach's libraries: better before anybody waits for them, and after the first page is out.
const WARM_AFTER_MS = 1500;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start() {
  const settings = readEnvironment();
  const log = pino({ level: settings.LOG_LEVEL, serializers: { err: describeFault } });
  const connection = await connect({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.DATA_DIR,
    onFault: (error) => log.warn({ err: error }, 'a database connection broke'),
    onStuck: () => {
      log.fatal('the embedded database hangs; is the disk full? Stopping, so that nothing is said to be stored that is not');
      process.exit(1);
    },
  });
  const adminPassword = await prepareAdminPassword(connection.db, settings.ADMIN_PASSWORD);
  const mailer = openMailer(settings);
  const { app, house, jobs, stopTaking } = await buildApp({ settings, connection, mailer, now: () => new Date(), log });
  const address = await app.listen({ port: settings.PORT, host: settings.HOST });
  greet(address, { product: settings.PRODUCT_NAME, database: connection.kind, adminPassword });
  if (isWeakAdminPassword(settings.ADMIN_PASSWORD)) say('  ADMIN_PASSWORD is short or common: set a better one before others can reach this server');
  jobs.start();
  let stopping = false;
  // What isn't warm yet is slower the first time; no more.
  const warm = async () => {
    await warmCoach(house.threads, new Date());
    readChat({ message: 'They say my price is too high', history: [], brain: {}, now: new Date(), seed: 0 });
  };
  setTimeout(() => void warm().catch((error: unknown) => stopping || log.warn({ err: error }, 'the coach was not warmed')), WARM_AFTER_MS).unref();

  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: finishing what is under way');
    setTimeout(() => process.exit(1), DRAIN_WITHIN_MS).unref();
    stopTaking();
    if (settings.DATABASE_URL) await new Promise((resolve) => setTimeout(resolve, STILL_LISTEN_MS));
    await Promise.all([app.close(), jobs.stop()]);
    mailer.close();
    await connection.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function greet(address: string, { product, database, adminPassword }: { product: string; database: string; adminPassword: string | null }) {
  say(`${product} is ready at ${address}`);
  say(`  database: ${database === 'PGlite' ? 'embedded (survives a killed process; for power loss use PostgreSQL by DATABASE_URL)' : 'PostgreSQL'}`);
  if (adminPassword) say(`  password of /admin, shown this once: ${adminPassword}`);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
