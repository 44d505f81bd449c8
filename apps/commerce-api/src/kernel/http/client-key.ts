import { createHash } from 'node:crypto';
import { isIP } from 'node:net';

/** Reduces an IPv6 address to its first four groups, because providers assign each customer at least a /64 network. */
function getNetwork(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text ? text.split(':') : []);
  const front = groups(head);
  const back = tail === undefined ? [] : groups(tail);
  const filled =
    tail === undefined
      ? front
      : [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back];
  return filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

/**
 * Reduces an address to the network that is counted as one client: an IPv4 address, or the /64 network of an IPv6 address, because a client
 * can choose any address in it. IPv4-mapped IPv6 addresses count as IPv4.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(plain) === 6 && !plain.includes('.') ? `${getNetwork(plain)}::/64` : plain;
}

/** Builds the name of a counter, which reveals nothing about the counted values. */
export const counterKey = (scope: string, ...parts: string[]): string =>
  `${scope}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
