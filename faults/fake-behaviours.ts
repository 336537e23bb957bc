import type { ServerResponse } from 'node:http';
import { interviewSayings } from './fake-interview.ts';

export type Asked = { stream: boolean; hasSchema: boolean; schema: unknown; system: string; user: string; fields: string[]; turns: { role: string; content: string }[]; headers: Record<string, unknown> };
type Say = (asked: Asked) => string;
type Wire = (asked: Asked, response: ServerResponse) => void | Promise<void>;

export const goodBody = 'Hi Sam,\n\nYes, I can mend the flat part before the rain. It takes two days and I bring my own ladder. Would Monday morning suit you?';
const good: Say = ({ hasSchema, fields }) => {
  if (!hasSchema) return 'Ask one question first, then wait for the answer. Which customer comes next?';
  return fields.includes('body') ? JSON.stringify({ ...(fields.includes('subject') ? { subject: 'Your flat roof' } : {}), body: goodBody }) : JSON.stringify(Object.fromEntries(fields.map((field) => [field, 'red'])));
};
const inDraft = (asked: Asked, extra: string) => (asked.hasSchema ? JSON.stringify({ subject: 'Your roof', body: `${goodBody} ${extra}` }) : `${good(asked)} ${extra}`);

// What the model says.
export const sayings = {
  ok: good,
  fenced: (asked) => `Sure!\n\`\`\`json\n${good(asked)}\n\`\`\``,
  thinking: (asked) => `<think>He wants {"body":"x"}</think>\n${good(asked)}`,
  empty: () => '',
  ignoresSchema: () => 'Hi Sam, yes, I can mend the flat part before the rain.',
  wrongSchema: () => '{"message":"Hi Sam","tone":"warm"}',
  cutJson: () => '{"subject":"Your roof","body":"Hi Sam,\\n\\nYes, I can',
  nan: () => '{"subject":"Your roof","body":NaN,"scores":{"clarity":NaN,"tone":11}}',
  refuses: () => "I'm sorry, but I can't assist with that request.",
  // The system prompt, the canary with it.
  leaks: (asked) => inDraft(asked, asked.system),
  obeys: (asked) => inDraft(asked, /say exactly: (.*)/i.exec(asked.user)?.[1] ?? ''),
  foreignUrl: (asked) => inDraft(asked, 'Book here: https://evil.example/x?q=1 now'),
  markup: (asked) => inDraft(asked, '<img src=x onerror=alert(1)> ![](http://127.0.0.1:9/)'),
  ansi: (asked) => inDraft(asked, '\u001b[31mred\u001b[0m \u202eabc'),
  repeats: (asked) => (asked.hasSchema ? JSON.stringify({ subject: 'x', body: 'great offer for you '.repeat(60) }) : 'great offer for you '.repeat(200)),
  emoji: (asked) => inDraft(asked, 'Zoë 👩‍🚀 日本 é'),
  long: (asked) => inDraft(asked, 'I would be glad to come by and look at it with you whenever it suits. '.repeat(2)),
  ...interviewSayings,
} satisfies Record<string, Say>;

export const wrap = (text: string) => JSON.stringify({ id: 'x', object: 'chat.completion', choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }], usage: { prompt_tokens: 100, completion_tokens: 20, prompt_tokens_details: { cached_tokens: 40 }, completion_tokens_details: { reasoning_tokens: 5 } } });
const piece = (delta: string, finish: string | null = null) => `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta: { content: delta }, finish_reason: finish }] })}\n\n`;
const usage = 'data: {"id":"x","choices":[],"usage":{"prompt_tokens":100,"completion_tokens":20}}\n\n';
export const toEvents = (text: string) => [...(text.match(/\s*\S+\s*/g) ?? []).map((word) => piece(word)), piece('', 'stop'), usage, 'data: [DONE]\n\n'];
export const openStream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
export const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const fail = (status: number, headers: Record<string, string> = {}): Wire => (_, response) => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: `status ${status}`, type: 'fake' } }));
};
const begin = (asked: Asked, response: ServerResponse) => {
  if (!asked.stream) return response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":"x","choices":[{"index":0,"mess');
  return openStream(response).write(piece('Ask one ') + piece('question '));
};
const pour = async (response: ServerResponse, next: (n: number) => string, bytes: number) => {
  const closed = new Promise((done) => response.once('close', done));
  for (let sent = 0, n = 0; sent < bytes && !response.destroyed; n += 1) {
    const chunk = next(n);
    sent += chunk.length;
    if (!response.write(chunk)) await Promise.race([new Promise((done) => response.once('drain', done)), closed]);
  }
  response.end();
};

// What the line does.
export const wires = {
  s400: fail(400), s401: fail(401), s404: fail(404), s429: fail(429), s429wait1: fail(429, { 'retry-after': '1' }), s429wait600: fail(429, { 'retry-after': '600' }),
  s500: fail(500), s503: fail(503), s529: fail(529), redirect: fail(302, { location: 'http://127.0.0.1:9/' }),
  echoesKey: (asked, response) => void response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message: `Incorrect key: ${String(asked.headers.authorization)}` } })),
  closes: (_, response) => void response.destroy(),
  closesLate: async (_, response) => {
    await wait(2_200);
    response.destroy();
  },
  hangsBeforeHeaders: () => {},
  hangs: (asked, response) => void begin(asked, response),
  // Some servers cut between the two halves of a character.
  hangsInEmoji: (_, response) => void openStream(response).write(piece('Ask one ') + piece('question \ud83d')),
  cuts: async (asked, response) => {
    begin(asked, response);
    await wait(20);
    response.destroy();
  },
  endsEarly: (asked, response) => {
    begin(asked, response);
    response.end();
  },
  errorEvent: (_, response) => void openStream(response).end(`${piece('Ask ')}event: error\ndata: {"message":"overloaded"}\n\n`),
  errorFirst: (_, response) => void openStream(response).end('data: {"error":{"message":"overloaded","code":529}}\n\n'),
  html: (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sign in to the network</body></html>'),
  wrongType: (asked, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).end(asked.stream ? toEvents(sayings.ok(asked)).join('') : wrap(sayings.ok(asked))),
  notJson: (asked, response) => void (asked.stream ? openStream(response) : response.writeHead(200, { 'content-type': 'application/json' })).end('data: {oops\n\n'),
  invalidUtf8: (asked, response) => {
    const bytes = Buffer.from(asked.stream ? toEvents('Ask the caf\u00ff now').join('') : wrap('{"body":"The caf\u00ff opens"}'));
    const at = bytes.indexOf(0xc3);
    (asked.stream ? openStream(response) : response.writeHead(200, { 'content-type': 'application/json' })).end(Buffer.concat([bytes.subarray(0, at + 1), bytes.subarray(at + 2)]));
  },
  huge: async (asked, response) => {
    if (asked.stream) openStream(response);
    else response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = 'a'.repeat(64 * 1024);
    await pour(response, () => chunk, 50_000_000);
  },
  hugeEvents: (_, response) => pour(openStream(response), (n) => piece(`word${n} `), 50_000_000),
  hugeComments: (_, response) => {
    const chunk = ': still thinking\n\n'.repeat(2_000);
    return pour(openStream(response), () => chunk, 50_000_000);
  },
  s500hangs: (_, response) => void response.writeHead(500).write('{"error":'),
  singleBytes: async (asked, response) => {
    openStream(response);
    for (const byte of Buffer.from(toEvents(sayings.emoji(asked)).join(''))) {
      response.write(Buffer.from([byte]));
      await new Promise(setImmediate);
    }
    response.end();
  },
  onePiece: (asked, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(wrap(sayings.ok(asked))),
  noSchema: (asked, response) => (asked.hasSchema ? fail(400)(asked, response) : void response.writeHead(200, { 'content-type': 'application/json' }).end(wrap(sayings.ok({ ...asked, hasSchema: true, fields: ['subject', 'body'] })))),
  // 13 words in about 0.9 s.
  drips: async (asked, response) => {
    openStream(response);
    for (const event of toEvents(sayings.ok(asked))) {
      response.write(event);
      await wait(60);
    }
    response.end();
  },
  slow: async (asked, response) => {
    await wait(300);
    if (asked.stream) openStream(response).end(toEvents(sayings.ok(asked)).join(''));
    else response.writeHead(200, { 'content-type': 'application/json' }).end(wrap(sayings.ok(asked)));
  },
} satisfies Record<string, Wire>;

export type Behaviour = keyof typeof sayings | keyof typeof wires;
