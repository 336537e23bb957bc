import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import * as schema from './schema.ts';

const POOL_SIZE = 10;
// A frozen database must not freeze the requests: with the wait for a connection they end within about six seconds.
const WAITS = { connectionTimeoutMillis: 2000, query_timeout: 4000 };
// The embedded one has a single session, in which statements wait for their turn, and so does whoever connects.
// One that it has is kept, for it costs nothing.
const EMBEDDED_WAITS = { connectionTimeoutMillis: 20_000, query_timeout: 20_000, idleTimeoutMillis: 0 };
const templateFolder = fileURLToPath(new URL('../../../dist/database', import.meta.url));

export type Database = NodePgDatabase<typeof schema>;
// Either the database or a transaction on it: what a query module takes.
export type Db = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'>;
export type Connection = { db: Database; pool: pg.Pool; kind: 'PostgreSQL' | 'PGlite'; isStuck: () => boolean; close: () => Promise<void> };
type Options = { databaseUrl: string; dataDir: string; onFault?: (error: Error) => void; onStuck?: () => void };

export async function connect({ databaseUrl, dataDir, onFault = () => {}, onStuck = () => {} }: Options): Promise<Connection> {
  let stuck = false;
  const embedded = databaseUrl
    ? null
    : await openPglite({
        dataDir,
        template: existsSync(templateFolder) ? templateFolder : null,
        onStuck: () => {
          stuck = true;
          onStuck();
        },
      });
  const limits = { max: POOL_SIZE, keepAlive: true, ...(embedded ? EMBEDDED_WAITS : WAITS) };
  const pool = new pg.Pool(
    embedded ? { ...limits, user: 'postgres', database: 'postgres', stream: () => embedded.openSocket() } : { ...limits, connectionString: databaseUrl },
  );
  // Without listeners a connection that breaks would end the process.
  pool.on('error', onFault);
  pool.on('connect', (client) => client.on('error', onFault));
  const db = drizzle(pool, { schema });
  const close = async () => {
    await pool.end();
    await embedded?.close();
  };
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    if (databaseUrl && error instanceof Error) throw new Error(`The database of DATABASE_URL cannot be used: ${error.message}`, { cause: error });
    throw error;
  }
  return { db, pool, kind: embedded ? 'PGlite' : 'PostgreSQL', isStuck: () => stuck, close };
}
