import { createHash } from 'node:crypto';
import { isIP } from 'node:net';

/** The first four groups of an IPv6 address, which is what one customer of a provider is given at least. */
function networkOf(address: string): string {
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
 * What one client is counted by: an IPv4 address, or the /64 network of an IPv6 address, in which a client can choose any address it
 * likes. IPv4 addresses in the form of IPv6 count as IPv4.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return isIP(plain) === 6 && !plain.includes('.') ? `${networkOf(plain)}::/64` : plain;
}

/** A name for a counter from which what is counted cannot be read. */
export const counterKey = (scope: string, ...parts: string[]): string =>
  `${scope}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
