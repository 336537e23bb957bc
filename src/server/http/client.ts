import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Client, Cookie } from './handler.ts';
import type { Settings } from './settings.ts';

const BEARER = 'Bearer ';

export function readClient(request: FastifyRequest): Client {
  const { authorization, cookie, origin, host, 'user-agent': device = '', 'sec-fetch-site': site } = request.headers;
  return {
    address: request.ip,
    network: networkOf(request.ip),
    device: device.slice(0, 300),
    // A cookie alone must never let another site act: browsers say where a request comes from.
    sameOrigin: site ? site === 'same-origin' : origin !== undefined && URL.canParse(origin) && new URL(origin).host === host,
    cookies: cookie ? readCookies(cookie) : {},
    token: authorization?.startsWith(BEARER) ? authorization.slice(BEARER.length) : null,
  };
}

// Whoever has one address of IPv6 has the 2^64 around it too, so they count as one.
export function networkOf(address: string) {
  if (!address.includes(':')) return address;
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded) return embedded;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const groups = tail === undefined ? before : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return `${groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

const readCookies = (header: string) =>
  Object.fromEntries(
    header.split(';').flatMap((pair) => {
      const [name, value] = pair.split('=', 2);
      return name && value ? [[name.trim(), value.trim()]] : [];
    }),
  );

export function writeCookie(reply: FastifyReply, { name, value, path, maxAgeSeconds }: Cookie, settings: Settings) {
  const parts = [`${name}=${value}`, `Path=${path}`, 'HttpOnly', 'SameSite=Strict'];
  if (settings.PUBLIC_URL.startsWith('https:')) parts.push('Secure');
  if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
  const earlier = reply.getHeader('set-cookie');
  reply.header('set-cookie', [...(Array.isArray(earlier) ? earlier : []), parts.join('; ')]);
}
