import type { Endpoint } from '#contract/endpoint';
import { ApiError, send, type CallOptions } from './call.ts';

const EVENT = 'data: ';

// Reads one call of the table that answers with an event stream, an event at a time. A failure before the first is an ApiError.
export async function* readEvents<T>(endpoint: Endpoint, input: Record<string, unknown>, options: CallOptions): AsyncGenerator<T> {
  const response = await send(endpoint, input, options);
  if (!response.ok || !response.body) throw new ApiError(response.status, (await response.text()) || response.statusText, endpoint.path);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const parts = (rest + value).split('\n\n');
      rest = parts.pop()!;
      for (const part of parts) if (part.startsWith(EVENT)) yield JSON.parse(part.slice(EVENT.length)) as T;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}
