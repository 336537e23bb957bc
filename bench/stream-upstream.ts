import http from 'node:http';
import type { AddressInfo } from 'node:net';

// A model server in a process of its own: 20 tokens a second to everybody.
const TOKENS = 40;
// To whoever asks for it in short.
const FEW_TOKENS = 4;
const EVERY_MS = 50;
const piece = (delta: string, finish: string | null = null) => `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', model: 'm', choices: [{ index: 0, delta: { content: delta }, finish_reason: finish }] })}\n\n`;

const server = http.createServer((request, response) => {
  let asked = '';
  request.setEncoding('utf8').on('data', (part: string) => (asked += part));
  request.on('end', () => {
    const tokens = asked.includes('in short') ? FEW_TOKENS : TOKENS;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    let sent = 0;
    const timer = setInterval(() => {
      sent += 1;
      // The first token says when it was sent, so that no two clocks are compared.
      response.write(piece(sent === 1 ? `at${(performance.timeOrigin + performance.now()).toFixed(2).replace('.', 'x')} ` : `word${sent} `));
      if (sent < tokens) return;
      clearInterval(timer);
      response.end(`${piece('', 'stop')}data: {"id":"x","choices":[],"usage":{"prompt_tokens":10,"completion_tokens":${tokens}}}\n\ndata: [DONE]\n\n`);
    }, EVERY_MS);
    response.on('close', () => clearInterval(timer));
  });
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
