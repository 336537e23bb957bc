// What is the browser's and not the session's.
const THEME = 'theme';
export const DRAFT_PREFIX = 'draft:';

// A log-out leaves nothing behind; one that nobody asked for keeps what was being typed.
export function clearStorage({ keepDrafts }: { keepDrafts: boolean }) {
  const kept = Object.entries(localStorage).filter(([key]) => key === THEME || (keepDrafts && key.startsWith(DRAFT_PREFIX)));
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of kept) localStorage.setItem(key, String(value));
}

export function clearCookies() {
  const names = document.cookie.split(';').map((cookie) => cookie.split('=', 1)[0]!.trim());
  for (const name of names.filter(Boolean)) document.cookie = `${name}=; path=/; max-age=0`;
}

export async function clearDatabases() {
  const found = (await indexedDB.databases?.().catch(() => [])) ?? [];
  for (const { name } of found) if (name) indexedDB.deleteDatabase(name);
}
