import { logout, readProfile, readStatus, readUser } from '#contract/account';
import { readBrainStatus } from '#contract/brain';
import { call } from './call.ts';
import { keyOf, queryClient } from './query.ts';
import { clearCookies, clearDatabases, clearStorage } from './storage.ts';
import { claimToken, letGoToken, readToken, storeToken } from './token.ts';

const LOGOUT_MS = 1000;
const READ_TOAST_MS = 1500;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

// What shows another picture once the profile or the plan has changed.
export const profileCalls = [readUser, readProfile, readBrainStatus, readStatus] as const;

export async function startSession(token: string) {
  letGoToken();
  queryClient.clear();
  const profile = await queryClient.fetchQuery({ queryKey: keyOf(readProfile, {}), queryFn: () => call(readProfile, {}, { token }) });
  claimToken(profile.id);
  storeToken(token);
}

// Any call that nobody polls counts as a sign of life.
export const showLife = () => queryClient.fetchQuery({ queryKey: keyOf(readStatus, {}), queryFn: () => call(readStatus, {}), staleTime: 0 }).catch(() => {});

// Nothing of the session stays in this browser; the other tabs see the storage go, and follow.
export function forgetSession({ keepDrafts }: { keepDrafts: boolean }) {
  clearStorage({ keepDrafts });
  clearCookies();
  storeToken(null);
  queryClient.clear();
}

// The server may be away: the session ends here all the same, at once, and there when its time is up.
async function end({ keepDrafts }: { keepDrafts: boolean }) {
  const token = readToken();
  forgetSession({ keepDrafts });
  if (token) await Promise.race([call(logout, {}, { token, keepalive: true }).catch(() => {}), wait(LOGOUT_MS)]);
}

// From the menu.
export async function logOut() {
  await Promise.all([end({ keepDrafts: false }), clearDatabases()]);
  location.replace('/login');
}

// Where nobody touched the page, or by the button of the warning. `say` tells why, where no warning was in sight.
export async function logOutIdle({ keepDrafts, say }: { keepDrafts: boolean; say?: () => void }) {
  say?.();
  await Promise.all([end({ keepDrafts }), say && wait(READ_TOAST_MS)]);
  location.replace('/');
}

// The account is gone, and its sessions with it.
export async function leaveDeleted() {
  forgetSession({ keepDrafts: false });
  await clearDatabases();
  location.replace('/');
}
