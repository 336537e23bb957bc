// The choice is the browser's, not the account's; without one the system decides.
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
const KEY = 'theme';

export function readTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function applyTheme() {
  const theme = readTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme) {
  if (theme === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, theme);
  applyTheme();
}
