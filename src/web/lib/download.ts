import type { Endpoint } from '#contract/endpoint';
import { ApiError, send } from './call.ts';

// A file that only somebody signed in may have: fetched with the token, then handed to the browser.
export async function downloadFile(endpoint: Endpoint, fallbackName: string, input: Record<string, unknown> = {}) {
  const response = await send(endpoint, input, {});
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText, endpoint.path);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
