export const sayTime = (at: Date, timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long', timeStyle: 'long' }).format(at);

export function isTimeZone(name: string | undefined): name is string {
  try {
    return name !== undefined && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
