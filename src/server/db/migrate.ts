import { readdir, readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

const LOCK = 7411;
// Waits as long as another process's migration takes, and lets its own take as long.
const patience = { query_timeout: 3_600_000 };
const folder = new URL('./migrations/', import.meta.url);

// Brings the tables up to date. Several processes may start at once: the lock lasts as long as the transaction, which a
// pooler in transaction mode allows too, and a migration that fails leaves nothing behind.
export async function migrate(pool: Pool) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCK], ...patience });
    await client.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())');
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map(({ name }) => name));
    for (const name of await listMigrations()) {
      if (applied.has(name)) continue;
      await client.query({ text: await readFile(new URL(name, folder), 'utf8'), ...patience });
      await client.query('insert into migrations (name) values ($1)', [name]);
    }
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

export const listMigrations = async () => (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
