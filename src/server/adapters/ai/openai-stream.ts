import http from 'node:http';
import https from 'node:https';
import type { Prompt } from '#contract/prompt';
import { faultOfStatus, ModelFailure, readRetryAfter } from './failure.ts';
import { MAX_ANSWER_BYTES } from './guarded-fetch.ts';
import { noTokens } from './answer.ts';
import { createSseParser } from './sse.ts';
import type { Answer, Finish, Sink } from './answer.ts';
import type { Pair } from './parse-chain.ts';

type Piece = {
  error?: unknown;
  choices?: { delta?: { content?: unknown }; message?: { content?: unknown }; finish_reason?: string | null }[];
  usage?: { prompt_tokens?: number; completion_tokens?: number; prompt_tokens_details?: { cached_tokens?: number }; completion_tokens_details?: { reasoning_tokens?: number } } | null;
};
const MAX_ERROR_LETTERS = 300;
const keepAlive = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };
const finishes: Record<string, Finish> = { stop: 'stop', length: 'length', content_filter: 'filtered' };

const parsePiece = (data: string): Piece => {
  try {
    const piece: unknown = JSON.parse(data);
    if (typeof piece === 'object' && piece !== null) return piece as Piece;
  } catch {
    // Told below, in our words.
  }
  throw new ModelFailure('not_json', data.slice(0, MAX_ERROR_LETTERS));
};

const createReader = (sink: Sink) => {
  const answer: Answer = { text: '', finish: 'other', tokens: noTokens };
  let ended = false;
  const readPiece = (piece: Piece) => {
    if (piece.error) throw new ModelFailure('error_event', JSON.stringify(piece.error));
    const choice = piece.choices?.[0];
    const text = choice?.delta?.content ?? choice?.message?.content;
    if (typeof text === 'string' && text !== '') sink.onText(text);
    if (choice?.finish_reason) {
      ended = true;
      answer.finish = finishes[choice.finish_reason] ?? 'other';
    }
    const usage = piece.usage;
    if (usage) answer.tokens = { in: usage.prompt_tokens ?? 0, out: usage.completion_tokens ?? 0, cached: usage.prompt_tokens_details?.cached_tokens ?? 0, reasoning: usage.completion_tokens_details?.reasoning_tokens ?? 0 };
  };
  return {
    event({ event, data }: { event: string; data: string }) {
      if (data === '[DONE]') ended = true;
      else if (event === 'error') throw new ModelFailure('error_event', data);
      else readPiece(parsePiece(data));
    },
    whole: (text: string) => readPiece(parsePiece(text)),
    finish(): Answer {
      if (!ended) throw new ModelFailure('cut', 'the stream ended without its end');
      return answer;
    },
  };
};

const createTaker = (type: string, sink: Sink) => {
  if (/html/i.test(type)) throw new ModelFailure('content_type', type);
  const reader = createReader(sink);
  // Some servers answer in one piece though a stream was asked for.
  const inOnePiece = /\bjson\b/i.test(type);
  const pieces: Buffer[] = [];
  const parser = createSseParser((event) => reader.event(event));
  let seen = 0;
  return {
    take(chunk: Buffer) {
      seen += chunk.length;
      if (seen > MAX_ANSWER_BYTES) throw new ModelFailure('too_long', `more than ${MAX_ANSWER_BYTES} bytes`);
      sink.onEvent();
      if (inOnePiece) pieces.push(chunk);
      else parser.push(chunk);
    },
    end(): Answer {
      if (inOnePiece) reader.whole(Buffer.concat(pieces).toString('utf8'));
      else parser.end();
      return reader.finish();
    },
  };
};

// By events: an async loop would make a promise for every token of a thousand streams.
const readBody = (response: http.IncomingMessage, sink: Sink): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const taker = createTaker(response.headers['content-type'] ?? '', sink);
    response.on('error', reject);
    response.on('close', () => reject(new ModelFailure('cut', 'the connection closed')));
    response.on('data', (chunk: Buffer) => {
      try {
        taker.take(chunk);
      } catch (error) {
        reject(error as Error);
        response.destroy();
      }
    });
    response.on('end', () => {
      try {
        resolve(taker.end());
      } catch (error) {
        reject(error as Error);
      }
    });
  });

const brokenLineCodes = new Set(['ECONNRESET', 'EPIPE']);
// A server that had the question for longer may have been at work on it.
const SEND_AGAIN_WITHIN_MS = 2_000;
type Letter = { pair: Pair; body: string; signal: AbortSignal; now: () => number };

const send = (letter: Letter, isFresh = false): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { pair, body, signal, now } = letter;
    const url = new URL(`${pair.baseUrl}/chat/completions`);
    const secure = url.protocol === 'https:';
    const headers = {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'content-length': Buffer.byteLength(body),
      ...(pair.apiKey === null ? {} : { authorization: `Bearer ${pair.apiKey}` }),
    };
    const sentAt = now();
    let hasAnswered = false;
    const agent = !isFresh && keepAlive[secure ? 'https:' : 'http:'];
    const request = (secure ? https : http).request(url, { method: 'POST', headers, signal, agent });
    request.once('response', (response) => {
      hasAnswered = true;
      resolve(response);
    });
    // A server closes a kept line just as we write to it: nobody's fault, and a new line serves.
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isStale = request.reusedSocket && !hasAnswered && now() - sentAt < SEND_AGAIN_WITHIN_MS && brokenLineCodes.has(error.code ?? '');
      if (isStale && !signal.aborted) resolve(send(letter, true));
      else reject(error);
    });
    request.end(body);
  });

// The chat's hot path: no layers between the server's bytes and the screen.
export const streamOpenAi = async (pair: Pair, prompt: Prompt, wire: { sink: Sink; signal: AbortSignal; now: () => number }): Promise<Answer> => {
  const body = JSON.stringify({
    model: pair.model,
    messages: [{ role: 'system', content: prompt.system }, ...prompt.turns],
    max_tokens: prompt.maxTokens,
    stream: true,
    stream_options: { include_usage: true },
  });
  const response = await send({ pair, body, signal: wire.signal, now: wire.now });
  const status = response.statusCode ?? 0;
  try {
    if (status === 200) return await readBody(response, wire.sink);
    throw new ModelFailure(faultOfStatus(status), `status ${status}`, readRetryAfter(response.headers['retry-after'], wire.now()));
  } finally {
    if (!response.complete) response.destroy();
  }
};
