// Servers in one's own house are slower and need no encryption. Only what is written is judged; no name is looked up.
export const isPrivateAddress = (url: string): boolean => {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (host === 'localhost' || /\.(localhost|local|internal|lan|home\.arpa)$/.test(host)) return true;
  if (host.includes(':')) return host === '::1' || /^f[cd]/.test(host) || host.startsWith('fe80:');
  const parts = host.split('.');
  // A name without dots is a neighbour: a container, a machine on the same network.
  if (parts.length === 1) return true;
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part))) return false;
  const [a, b] = parts.map(Number) as [number, number];
  return a === 127 || a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168) || (a === 169 && b === 254);
};
