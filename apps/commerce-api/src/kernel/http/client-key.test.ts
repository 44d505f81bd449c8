import { clientNetwork, counterKey } from './client-key.ts';

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('a client at %s is counted as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

it('a key reveals its scope but none of its parts, and keeps parts distinct', () => {
  const key = counterKey('sign-in:minute', 'sdc', 'ada@example.com');
  expect(key).toMatch(/^sign-in:minute:[\w-]{43}$/);
  expect(key).not.toBe(counterKey('sign-in:minute', 'sdcada', '@example.com'));
  expect(key).toBe(counterKey('sign-in:minute', 'sdc', 'ada@example.com'));
});
