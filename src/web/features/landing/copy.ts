import { limits } from '#domain/limits';
import { ApiError } from '#web/lib/call.ts';

const OFFLINE = 'We could not reach the server. Your question is still here; check your connection and send it again.';
const FULL = `The demo answers ${limits.demo_chat.perAddress} questions an hour from one address, and those are used. Your question is still here: create a free account to go on now, or come back in an hour.`;

export function demoFailure(error: Error) {
  if (!(error instanceof ApiError)) return OFFLINE;
  return error.status === 429 ? FULL : `${error.sentence} Your question is still here.`;
}
