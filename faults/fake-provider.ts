import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { openStream, sayings, toEvents, wires, wrap } from './fake-behaviours.ts';
import type { Asked, Behaviour } from './fake-behaviours.ts';

export type FakeProvider = Awaited<ReturnType<typeof startFakeProvider>>;
type Body = { stream?: boolean; messages: { role: string; content: string | { text: string }[] }[]; response_format?: { json_schema?: { schema?: { properties?: object } } } };

const readBody = async (request: http.IncomingMessage): Promise<Body> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as Body;
};
const toAsked = (body: Body, headers: Record<string, unknown>): Asked => {
  const turns = body.messages.map(({ role, content }) => ({ role, content: typeof content === 'string' ? content : content.map((part) => part.text).join('') }));
  const schema = body.response_format?.json_schema?.schema;
  return {
    stream: body.stream === true,
    hasSchema: schema !== undefined,
    schema,
    fields: Object.keys(schema?.properties ?? {}),
    system: turns.find((turn) => turn.role === 'system')?.content ?? '',
    user: turns.findLast((turn) => turn.role === 'user')?.content ?? '',
    turns,
    headers,
  };
};

// An OpenAI-compatible server on loopback that behaves as it is told: one behaviour a request, the last one for all that follow.
export const startFakeProvider = async () => {
  let plan: Behaviour[] = ['ok'];
  const seen: Asked[] = [];
  let open = 0;
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    open += 1;
    response.on('close', () => (open -= 1));
    const asked = toAsked(await readBody(request), request.headers);
    const next = plan.length > 1 ? plan.shift()! : plan[0]!;
    seen.push(asked);
    if (next in wires) return wires[next as keyof typeof wires](asked, response);
    const text = sayings[next as keyof typeof sayings](asked);
    if (!asked.stream) return response.writeHead(200, { 'content-type': 'application/json' }).end(wrap(text));
    openStream(response);
    for (const event of toEvents(text)) response.write(event);
    return response.end();
  };
  const server = http.createServer((request, response) => void answer(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    // Answers that are still being waited for.
    open: () => open,
    behave(...behaviours: [Behaviour, ...Behaviour[]]) {
      plan = behaviours;
      seen.length = 0;
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
