import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const statuses: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, 'That request has too many or too long headers.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'That request took too long to arrive. Nothing was changed.'],
};
const unreadable: [number, string] = [400, 'That request could not be read. Nothing was changed.'];

// What is no request of HTTP, or never becomes one, reaches no route: it is answered here, in the words of the others.
export function refuseBroken(error: Error & { code?: string }, socket: Socket, headers: Record<string, string>) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, sentence] = statuses[error.code ?? ''] ?? unreadable;
  const body = JSON.stringify({ error: sentence, code: 'unreadable' });
  const lines = Object.entries({
    ...headers,
    'x-request-id': randomUUID(),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
