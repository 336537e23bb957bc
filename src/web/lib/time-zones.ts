const offsetOf = (timeZone: string, at: Date) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? '';

// Every zone the browser knows, and the one that is set, should it be another.
export function listTimeZones(current: string, at: Date) {
  const names = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), current])].sort();
  return names.map((value) => ({ value, label: `${value.replaceAll('_', ' ')} (${offsetOf(value, at)})` }));
}
