import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

type Mood = 'well' | 'busy' | 'hangs' | 'dies after taking it';

// A mail server that can be in a bad way.
export async function startFakeSmtp() {
  const taken: { to: string; messageId: string }[] = [];
  const sockets = new Set<Socket>();
  const state = { mood: 'well' as Mood };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (state.mood !== 'hangs') converse(socket);
  });

  function converse(socket: Socket) {
    let inData = false;
    let said = '';
    let to = '';
    socket.write('220 fake\r\n');
    socket.on('data', (chunk) => {
      said += chunk.toString();
      for (let end = said.indexOf('\r\n'); end >= 0; end = said.indexOf('\r\n')) {
        if (inData) {
          const stop = said.indexOf('\r\n.\r\n');
          if (stop < 0) return;
          taken.push({ to, messageId: /^Message-ID: (.*)$/im.exec(said.slice(0, stop))?.[1] ?? '' });
          said = said.slice(stop + 5);
          inData = false;
          if (state.mood === 'dies after taking it') return socket.destroy();
          socket.write('250 taken\r\n');
          continue;
        }
        const line = said.slice(0, end);
        said = said.slice(end + 2);
        to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to;
        inData = /^DATA/i.test(line);
        if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n');
        socket.write(inData ? '354 go on\r\n' : /^MAIL/i.test(line) && state.mood === 'busy' ? '451 come back later\r\n' : '250 ok\r\n');
      }
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    state,
    // Ends every conversation, as a restart does.
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    async close() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
