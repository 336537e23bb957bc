import type { Endpoint, Output, Sent } from '#contract/endpoint';
import type { ErrorCode, FieldErrors } from '#contract/errors';
import { fillPath, pathNames } from '#contract/paths';
import { hasNewerToken, readToken } from './token.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  // What happened, as a sentence for a person; the message carries the status too, as the specification has it.
  readonly sentence: string;
  readonly fields: FieldErrors;
  // The questions of the Sales Brain that have to be answered first.
  readonly missingFields: string[];
  // The path of the call that failed.
  readonly from: string;
  constructor(status: number, text: string, from = '') {
    super(`${status}: ${text}`);
    const body = readBody(text);
    this.status = status;
    this.from = from;
    this.code = body.code ?? null;
    this.sentence = body.error ?? text;
    this.fields = body.fields ?? {};
    this.missingFields = body.missingFields ?? [];
  }
}
type ErrorBody = { error?: string; code?: ErrorCode; fields?: FieldErrors; missingFields?: string[] };

function readBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

export type CallOptions = { signal?: AbortSignal; token?: string; key?: string; isPoll?: boolean; keepalive?: boolean };

// One call of the table, typed by its row.
export async function call<E extends Endpoint>(endpoint: E, input: Sent<E>, options: CallOptions = {}): Promise<Output<E>> {
  const used = options.token ?? readToken();
  if (endpoint.access === 'user' && used === null) throw new Error('No auth token');
  let response = await send(endpoint, input as Record<string, unknown>, options);
  if (response.status === 401 && options.token === undefined && hasNewerToken(used)) response = await send(endpoint, input as Record<string, unknown>, options);
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text || response.statusText, endpoint.path);
  return JSON.parse(text) as Output<E>;
}

export async function send(endpoint: Endpoint, input: Record<string, unknown>, options: CallOptions) {
  const inPath = pathNames(endpoint.path);
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined);
  const path = fillPath(endpoint.path, input);
  const hasBody = endpoint.method !== 'GET' && rest.length > 0;
  const query = endpoint.method === 'GET' && rest.length > 0 ? `?${new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))}` : '';
  return fetch(path + query, {
    method: endpoint.method,
    credentials: 'include',
    cache: 'no-store',
    headers: headersFor(options, hasBody),
    ...(options.signal && { signal: options.signal }),
    ...(options.keepalive && { keepalive: true }),
    ...(hasBody && { body: JSON.stringify(Object.fromEntries(rest)) }),
  });
}

function headersFor({ token = readToken() ?? '', key, isPoll }: CallOptions, hasBody: boolean): Record<string, string> {
  return {
    ...(hasBody && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key && { 'Idempotency-Key': key }),
    ...(isPoll && { 'X-Poll': '1' }),
  };
}
