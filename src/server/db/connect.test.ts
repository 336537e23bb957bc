import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
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
