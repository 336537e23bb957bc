import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Sent = { path: string; headers: http.IncomingHttpHeaders; body: Record<string, unknown> };
export type VendorMode = 'ok' | 'overloaded' | 'hangs' | 'cuts' | 'errorEvent' | 'huge' | 'empty';
type Reply = { json: (text: string, body: Record<string, unknown>) => unknown; events: (words: string[]) => { open: string[]; close: string[] }; error: string };

const named = (event: { type: string }) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
const dataOnly = (event: object) => `data: ${JSON.stringify(event)}\n\n`;

const anthropic: Reply = {
  // A schema goes to it as a tool that must be used, and the answer comes back as the tool's input.
  json: (text, { tools }) => ({
    id: 'm', type: 'message', role: 'assistant', model: 'claude-x',
    content: text === '' ? [] : [tools ? { type: 'tool_use', id: 't', name: 'json', input: JSON.parse(text) as unknown } : { type: 'text', text }],
    stop_reason: tools ? 'tool_use' : 'end_turn',
    usage: { input_tokens: 60, cache_read_input_tokens: 40, cache_creation_input_tokens: 0, output_tokens: 20 },
  }),
  events: (words) => ({
    open: [
      named({ type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', model: 'claude-x', content: [], usage: { input_tokens: 100, output_tokens: 1 } } } as never),
      named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as never),
      ...words.map((text) => named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } } as never)),
    ],
    close: [named({ type: 'content_block_stop', index: 0 } as never), named({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 20 } } as never), named({ type: 'message_stop' })],
  }),
  error: named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } } as never),
};

const googleUsage = { promptTokenCount: 100, cachedContentTokenCount: 40, candidatesTokenCount: 15, thoughtsTokenCount: 5, totalTokenCount: 120 };
const google: Reply = {
  json: (text) => ({ candidates: [{ content: { role: 'model', parts: text === '' ? [] : [{ text }] }, finishReason: 'STOP', index: 0 }], usageMetadata: googleUsage }),
  events: (words) => ({
    open: words.map((text) => dataOnly({ candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0 }] })),
    close: [dataOnly({ candidates: [{ content: { role: 'model', parts: [{ text: '' }] }, finishReason: 'STOP', index: 0 }], usageMetadata: googleUsage })],
  }),
  error: dataOnly({ error: { code: 503, message: 'overloaded', status: 'UNAVAILABLE' } }),
};

const openaiUsage = { input_tokens: 100, input_tokens_details: { cached_tokens: 40 }, output_tokens: 20, output_tokens_details: { reasoning_tokens: 5 }, total_tokens: 120 };
const openaiMessage = (text: string) => ({ type: 'message', id: 'msg', role: 'assistant', status: 'completed', content: text === '' ? [] : [{ type: 'output_text', text, annotations: [] }] });
const openai: Reply = {
  json: (text) => ({ id: 'r', object: 'response', created_at: 1, status: 'completed', model: 'gpt-x', output: [openaiMessage(text)], usage: openaiUsage }),
  events: (words) => ({
    open: [
      named({ type: 'response.created', response: { id: 'r', created_at: 1, model: 'gpt-x' } } as never),
      named({ type: 'response.output_item.added', output_index: 0, item: openaiMessage('') } as never),
      ...words.map((delta) => named({ type: 'response.output_text.delta', item_id: 'msg', output_index: 0, content_index: 0, delta } as never)),
    ],
    close: [named({ type: 'response.output_item.done', output_index: 0, item: openaiMessage(words.join('')) } as never), named({ type: 'response.completed', response: { id: 'r', incomplete_details: null, usage: openaiUsage } } as never)],
  }),
  error: named({ type: 'error', sequence_number: 1, error: { type: 'server_error', code: 'server_error', message: 'overloaded', param: null } } as never),
};
const replies = { anthropic, google, openai };

const chat = ['Ask one ', 'question ', 'first, then ', 'wait for the answer.'];
const respond = (vendor: Reply, request: { mode: VendorMode; streams: boolean; text: string; body: Record<string, unknown> }, response: http.ServerResponse) => {
  const { mode, streams, text, body } = request;
  if (mode === 'overloaded') return response.writeHead(529, { 'content-type': 'application/json' }).end('{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}');
  response.writeHead(200, { 'content-type': streams ? 'text/event-stream' : 'application/json' });
  const { open, close } = vendor.events(mode === 'empty' ? [] : chat);
  const begin = streams ? open.join('') : '{"id":"x",';
  if (mode === 'hangs') return response.write(begin);
  if (mode === 'cuts') return response.write(begin, () => setTimeout(() => response.destroy(), 20));
  if (mode === 'errorEvent') return response.end(begin + vendor.error);
  if (mode === 'huge') return response.end(`${begin}${'a'.repeat(6_000_000)}`);
  return response.end(streams ? begin + close.join('') : JSON.stringify(vendor.json(mode === 'empty' ? '' : text, body)));
};

// Small stand-ins for the three vendors' own wire formats, so that their libraries are tested as they will be used.
export const startFakeVendor = async (name: keyof typeof replies) => {
  const sent: Sent[] = [];
  const state = { mode: 'ok' as VendorMode, text: '' };
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as Record<string, unknown>;
    sent.push({ path: request.url!, headers: request.headers, body });
    respond(replies[name], { ...state, body, streams: body.stream === true || request.url!.includes('streamGenerateContent') }, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sent,
    state,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
