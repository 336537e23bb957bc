import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#server/testing';
import { connect } from './connect.ts';

// Signs everybody in, then never answers again.
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

test('G10 a database that hangs is given up long before twenty seconds, by a line that names the setting', { timeout: 12_000 }, async () => {
  const frozen = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(welcome));
  });
  await once(frozen.listen(0, '127.0.0.1'), 'listening');
  const databaseUrl = `postgres://winward@127.0.0.1:${(frozen.address() as AddressInfo).port}/any`;
  await expect(connect({ databaseUrl, dataDir: '' })).rejects.toThrow('The database of DATABASE_URL cannot be used: Query read timeout');
  frozen.close();
});

test('whoever comes while the embedded database is busy for seconds waits for an answer, and gets it', async () => {
  const { env, remove } = await openTestDatabase(null);
  const { pool, close } = await connect({ databaseUrl: '', dataDir: env.DATA_DIR });
  const told: string[] = [];
  const ask = (who: string, statement: string) => pool.query(statement).then(() => told.push(who));
  // It has one session, so nobody else even gets a connection before this is through.
  const busy = `do $$ declare began timestamptz := clock_timestamp(); begin while clock_timestamp() < began + interval '3 seconds' loop end loop; end $$`;
  await Promise.all([ask('first', busy), ask('second', 'select 1'), ask('third', 'select 1')]);
  expect(told).toEqual(['first', 'second', 'third']);
  await close();
  await remove();
});
