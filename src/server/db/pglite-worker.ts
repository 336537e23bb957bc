import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// Runs the embedded database in its own thread. Several client connections share its one session, so whole units of
// the wire protocol (up to Sync or Query) are executed in turn, and a connection keeps the session while its transaction is open.
type Connection = { bytes: Buffer; started: boolean; unit: Buffer[] };
type Unit = { connection: number; bytes: Buffer };
const SYNC = 0x53;
const QUERY = 0x51;
const TERMINATE = 0x58;

const port = parentPort!;
// An eighth of what it takes by itself: the system keeps what was read, and this is all in the server's memory.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];
const database = await PGlite.create({ dataDir: (workerData as { folder: string }).folder, startParams });
const connections = new Map<number, Connection>();
const waiting: Unit[] = [];
let owner: number | null = null;
let busy = false;

function receive(id: number, data: Uint8Array) {
  const connection = connections.get(id) ?? { bytes: Buffer.alloc(0), started: false, unit: [] };
  connections.set(id, connection);
  connection.bytes = connection.bytes.length > 0 ? Buffer.concat([connection.bytes, data]) : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  for (let frame = takeFrame(connection); frame; frame = takeFrame(connection)) acceptFrame(id, connection, frame);
  void pump();
}

function takeFrame(connection: Connection) {
  const { bytes, started } = connection;
  // The first packet has no type byte.
  const head = started ? 5 : 4;
  if (bytes.length < head) return null;
  const length = started ? bytes.readInt32BE(1) + 1 : bytes.readInt32BE(0);
  if (bytes.length < length) return null;
  connection.bytes = bytes.subarray(length);
  return bytes.subarray(0, length);
}

function acceptFrame(id: number, connection: Connection, frame: Buffer) {
  if (!connection.started) {
    connection.started = true;
    waiting.push({ connection: id, bytes: frame });
    return;
  }
  if (frame[0] === TERMINATE) return;
  connection.unit.push(frame);
  if (frame[0] !== SYNC && frame[0] !== QUERY) return;
  waiting.push({ connection: id, bytes: connection.unit.length > 1 ? Buffer.concat(connection.unit) : frame });
  connection.unit = [];
}

async function pump() {
  if (busy) return;
  busy = true;
  for (let next = takeNext(); next; next = takeNext()) {
    const { connection, bytes } = next;
    port.postMessage({ connection, began: true });
    await database.runExclusive(() =>
      database.execProtocolRawStream(bytes, { onRawData: (data) => port.postMessage({ connection, data: new Uint8Array(data) }) }),
    );
    port.postMessage({ connection, ended: true });
    owner = database.isInTransaction() ? connection : null;
    if (owner !== null && !connections.has(owner)) await rollBack();
  }
  busy = false;
}

function takeNext() {
  const at = owner === null ? 0 : waiting.findIndex((unit) => unit.connection === owner);
  return at < 0 ? undefined : waiting.splice(at, 1)[0];
}

// A client that left in the middle of a transaction must not keep the session.
async function rollBack() {
  owner = null;
  await database.exec('rollback');
}

async function close(id: number) {
  connections.delete(id);
  for (let at = waiting.length - 1; at >= 0; at--) if (waiting[at]!.connection === id) waiting.splice(at, 1);
  if (owner === id && !busy) {
    await rollBack();
    void pump();
  }
}

port.on('message', async (message: { connection: number; data?: Uint8Array; closed?: true; stop?: true }) => {
  if (message.stop) {
    await database.close();
    port.postMessage({ stopped: true });
  } else if (message.closed) await close(message.connection);
  else if (message.data) receive(message.connection, message.data);
});
port.postMessage({ ready: true });
