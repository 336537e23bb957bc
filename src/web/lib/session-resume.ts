import { resumeSession } from '#contract/account';
import { ApiError, call } from './call.ts';
import { adoptStoredToken, readStoredToken, storeToken, waitForServer } from './token.ts';

// One tab at a time: the cookie is renewed with the token, so two at once would take it from each other.
const inTurn = (work: () => Promise<void>) => ('locks' in navigator ? navigator.locks.request('session', work) : work());

export const resume = () =>
  inTurn(async () => {
    if (readStoredToken() !== null) {
      adoptStoredToken();
      return;
    }
    try {
      // By the cookie alone: with the token it would count as another page that is still there.
      const { token } = await call(resumeSession, {}, { token: '' });
      if (token !== null) storeToken(token);
      // Meanwhile another tab may have put its own back.
      else adoptStoredToken();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) adoptStoredToken();
      else waitForServer();
    }
  });
