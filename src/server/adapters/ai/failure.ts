// Why a model gave nothing usable. The first group is the connection's, the second the answer's, the third our own.
export const modelFaults = [
  'refused', 'unauthorized', 'not_found', 'bad_request', 'rate_limited', 'overloaded', 'timeout', 'idle', 'cut', 'too_long', 'redirect', 'content_type', 'error_event', 'aborted',
  'not_json', 'wrong_shape', 'empty', 'refusal', 'repeats', 'garbled', 'markup', 'foreign_url', 'leak', 'rejected', 'unfit', 'filtered',
  'busy', 'breaker_open', 'budget', 'bug',
] as const;
export type ModelFault = (typeof modelFaults)[number];

// Worth a second try at the same server.
const passing = new Set<ModelFault>(['refused', 'rate_limited', 'overloaded', 'cut', 'error_event', 'not_json', 'wrong_shape', 'empty', 'repeats', 'garbled']);
// The server's doing, so its breaker counts them. An answer's content is not: one user's paste must not close a model to all.
const serverSide = new Set<ModelFault>(['refused', 'unauthorized', 'not_found', 'rate_limited', 'overloaded', 'timeout', 'idle', 'cut', 'too_long', 'redirect', 'content_type', 'error_event']);

// Ours or the client's: it says nothing about the server.
const elsewhere = new Set<ModelFault>(['aborted', 'busy', 'breaker_open', 'budget', 'bug']);

export class ModelFailure extends Error {
  readonly fault: ModelFault;
  readonly retryAfterMs: number | null;
  constructor(fault: ModelFault, detail = '', retryAfterMs: number | null = null) {
    super(detail === '' ? fault : `${fault}: ${detail.slice(0, 300)}`);
    this.name = 'ModelFailure';
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
  get canRetry() {
    return passing.has(this.fault);
  }
  get isServerSide() {
    return serverSide.has(this.fault);
  }
  // Something came that we couldn't use: the server itself is well.
  get isAnswer() {
    return !serverSide.has(this.fault) && !elsewhere.has(this.fault);
  }
}

// Some servers repeat the key that they refuse; it must reach no log and no screen.
export const hideKey = (failure: ModelFailure, key: string | null): ModelFailure =>
  key !== null && failure.message.includes(key) ? new ModelFailure(failure.fault, failure.message.replaceAll(key, '…'), failure.retryAfterMs) : failure;

// What isn't a model's failure is a bug of ours, in a rule that was passed in: logged, not held against the server.
export const orBug = (error: unknown): ModelFailure => (error instanceof ModelFailure ? error : Object.assign(new ModelFailure('bug', String(error)), { cause: error }));

export const faultOfStatus = (status: number): ModelFault => {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 404) return 'not_found';
  if (status === 429) return 'rate_limited';
  if (status === 408 || status >= 500) return 'overloaded';
  if (status >= 300 && status < 400) return 'redirect';
  return 'bad_request';
};

// Seconds, or a date; nonsense counts as absent.
export const readRetryAfter = (header: string | undefined | null, now: number): number | null => {
  if (!header) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms >= 0 ? ms : null;
};

type Seen = { name?: unknown; message?: unknown; code?: unknown; cause?: unknown; statusCode?: unknown; responseHeaders?: Record<string, string> };
const brokenCodes = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ERR_STREAM_PREMATURE_CLOSE']);
const jsonErrors = new Set(['AI_JSONParseError', 'AI_TypeValidationError', 'AI_InvalidResponseDataError', 'SyntaxError']);

// Errors arrive wrapped several times, so look along the causes; our own word wins over a wrapper's.
export const failureOf = (error: unknown, now: number): ModelFailure => {
  const links: Seen[] = [];
  for (let link = error; typeof link === 'object' && link !== null && links.length < 8; link = (link as Seen).cause) links.push(link as Seen);
  const ours = links.find((link) => link instanceof ModelFailure);
  if (ours) return ours as ModelFailure;
  const detail = String(links[0]?.message ?? error);
  const answered = links.find((link) => typeof link.statusCode === 'number' && link.statusCode >= 300);
  if (answered) return new ModelFailure(faultOfStatus(answered.statusCode as number), detail, readRetryAfter(answered.responseHeaders?.['retry-after'], now));
  if (links.some((link) => jsonErrors.has(String(link.name)))) return new ModelFailure('not_json', detail);
  if (links.some((link) => String(link.name) === 'AI_EmptyResponseBodyError')) return new ModelFailure('empty', detail);
  if (links.some((link) => brokenCodes.has(String(link.code)) || /terminated|other side closed|socket hang up|aborted/i.test(String(link.message)))) return new ModelFailure('cut', detail);
  if (links.some((link) => typeof link.code === 'string')) return new ModelFailure('refused', detail);
  return new ModelFailure('error_event', detail);
};
