import { isIP } from 'node:net';
import type { FastifyServerOptions } from 'fastify';

/** The proxies that may report a caller's address: none, all, a number of hops, or addresses and ranges separated by commas. */
export type TrustedProxies = boolean | number | string;

/** Fastify's names for ranges of addresses. */
const RANGE_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Parses the operator's list of proxies.
 * @returns undefined for text in none of the allowed forms
 */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  const value = text.trim().toLowerCase();
  if (!value || value === '0' || value === 'false') return false;
  if (value === 'true') return true;
  if (/^\d{1,3}$/.test(value)) return Number(value);
  const parts = value.split(',').map((part) => part.trim());
  return parts.every(isProxyAddress) ? parts.join(',') : undefined;
}

function isProxyAddress(text: string): boolean {
  if (RANGE_NAMES.includes(text)) return true;
  const [address = '', range, ...more] = text.split('/');
  const version = isIP(address);
  if (!version || more.length) return false;
  if (range === undefined) return true;
  if (version === 4 && isIP(range) === 4) return true;
  return /^\d{1,3}$/.test(range) && Number(range) > 0 && Number(range) <= (version === 4 ? 32 : 128);
}

/** Checks whether a server that listens on this host can only be reached from its own machine. */
export const isLoopbackHost = (host: string): boolean =>
  /^(localhost|::1|127(\.\d{1,3}){3})$/i.test(host.trim());

/**
 * Translates the setting for Fastify. A count becomes a function of the hop, counted from the socket, because Fastify itself trusts no
 * proxy when it is given a number. With a count of 2, the socket's address and the last entry of X-Forwarded-For are proxies, and the entry
 * before is the client, so entries that a client wrote itself are never used.
 */
export function fastifyTrustProxy(trusted: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof trusted !== 'number') return trusted;
  return (_address: string, hop: number) => hop < trusted;
}
