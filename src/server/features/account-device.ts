const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|HeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const find = (table: [RegExp, string][], text: string) => table.find(([sign]) => sign.test(text))?.[1];

// 'Chrome on Windows': no version in it, so that an update of the browser isn't a new device.
export function describeDevice(userAgent: string) {
  const browser = find(browsers, userAgent) ?? 'Another program';
  const system = find(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}
