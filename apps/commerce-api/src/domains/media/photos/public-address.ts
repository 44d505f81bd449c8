import { BlockList, isIPv4, isIPv6 } from 'node:net';

/**
 * IPv4 ranges that are not on the public internet: private, loopback, link-local (including metadata services), carrier-grade NAT, test and
 * multicast.
 */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** Ranges of 2000::/3 that are not public, or that embed an IPv4 address, which might be private: Teredo and 6to4. */
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

function createList(type: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address, prefix] = range.split('/') as [string, string];
    list.addSubnet(address, Number(prefix), type);
  }
  return list;
}

const notPublicV4 = createList('ipv4', NOT_PUBLIC_V4);
const globalV6 = createList('ipv6', ['2000::/3']);
const notPublicV6 = createList('ipv6', NOT_PUBLIC_V6);

/**
 * Checks whether an IP address is on the public internet. IPv6 is limited to global unicast, which also excludes mapped (`::ffff:10.0.0.1`)
 * and translated (`64:ff9b::`) IPv4 addresses.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublicV4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6');
}
