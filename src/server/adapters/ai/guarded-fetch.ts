import { faultOfStatus, ModelFailure } from './failure.ts';

export const MAX_ANSWER_BYTES = 4_000_000;

const capBytes = (maxBytes: number) => {
  let seen = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > maxBytes) controller.error(new ModelFailure('too_long', `more than ${maxBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
};

// The vendors' libraries read whole bodies and follow redirects, with the key in their hands. They get this fetch instead.
export const guardFetch =
  (send: typeof fetch = fetch, maxBytes = MAX_ANSWER_BYTES): typeof fetch =>
  async (input, init) => {
    const response = await send(input, { ...init, redirect: 'manual' });
    const refuse = async (fault: 'redirect' | 'content_type', detail: string) => {
      await response.body?.cancel();
      throw new ModelFailure(fault, detail);
    };
    if (faultOfStatus(response.status) === 'redirect') return refuse('redirect', `status ${response.status}`);
    if (response.ok && /html/i.test(response.headers.get('content-type') ?? '')) return refuse('content_type', 'a web page');
    if (!response.body) return response;
    return new Response(response.body.pipeThrough(capBytes(maxBytes)), { status: response.status, statusText: response.statusText, headers: response.headers });
  };
