// The token of this page's session, under the name that the specification gives. It leaves the storage with the page;
// each open tab holds it in memory too, and the newest one is shared through the storage.
const TOKEN = 'authToken';
// Whose it is: a tab must not go on with somebody else's token. It stays when a page is left, and so says that there
// may be a session to take up again.
const OWNER = 'authUser';
let current: string | null = localStorage.getItem(TOKEN);
let owner: string | null = null;
let isWaiting = false;
const listeners = new Set<() => void>();

export const readToken = () => current;
export const readStoredToken = () => localStorage.getItem(TOKEN);
// The session could not be taken up again because the server did not answer.
export const readWaiting = () => isWaiting;
export const hadSession = () => localStorage.getItem(OWNER) !== null;

export function onToken(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function hold(token: string | null, waiting = false) {
  if (token === current && waiting === isWaiting) return;
  current = token;
  isWaiting = waiting;
  if (token === null) owner = null;
  for (const listener of listeners) listener();
}

export function storeToken(token: string | null) {
  if (token === null) localStorage.removeItem(TOKEN);
  else localStorage.setItem(TOKEN, token);
  hold(token);
}

export const waitForServer = () => hold(null, true);
// Somebody else signs in here: nothing of who was signed in stays on the page.
export const letGoToken = () => hold(null);

export function claimToken(userId: string) {
  owner = userId;
  localStorage.setItem(OWNER, userId);
}

// The page is left: what stays in memory serves a page that comes back as it was.
export const dropStoredToken = () => localStorage.removeItem(TOKEN);

// Takes over what another tab has stored. Somebody else's session begins with a page of its own.
export function adoptStoredToken() {
  const stored = readStoredToken();
  const isForeign = stored !== null && owner !== null && localStorage.getItem(OWNER) !== owner;
  if (isForeign) location.replace('/');
  else hold(stored);
}

// A tab that slept may have missed that another one renewed the session.
export function hasNewerToken(used: string | null) {
  const stored = readStoredToken();
  if (stored === null || stored === used) return false;
  adoptStoredToken();
  return true;
}

addEventListener('storage', ({ key, newValue }) => {
  // A log-out clears everything, and signs out every tab. A tab that was only closed takes its token away alone.
  if (key === null || (key === TOKEN && newValue !== null)) adoptStoredToken();
  else if (key === TOKEN && current !== null) localStorage.setItem(TOKEN, current);
});
