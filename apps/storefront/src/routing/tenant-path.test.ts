import { belowRoot, getTenant, isCheckout } from './tenant-path.ts';

it.each([
  ['shop.example', '/cart', 'sdc', ''],
  ['shop.example', '/cc/mmx', 'sba', '/cc/mmx'],
  ['shop.example', '/cc/mmx/cart', 'sba', '/cc/mmx'],
  ['shop.example', '/cc/mmxyz', 'sdc', ''],
  ['business.shop.example', '/cart', 'sba', ''],
  ['shop.example', '/fr-ca/cart', 'sdc', '/fr-ca'],
  ['shop.example', '/fr-ca/cc/mmx/cart', 'sba', '/fr-ca/cc/mmx'],
])('%s%s is a page of %s below %p', (host, path, tenant, basename) => {
  expect(getTenant(host, path)).toEqual({ tenant, basename });
});

it.each([
  ['/cc/mmx/cart', '/cc/mmx', '/cart'],
  ['/cc/mmx', '/cc/mmx', '/'],
  ['/cc/mmxyz', '/cc/mmx', '/cc/mmxyz'],
  ['/cart', '', '/cart'],
])('%s below %p is %s', (path, basename, expected) => expect(belowRoot(path, basename)).toBe(expected));

it.each([
  ['/checkout', true],
  ['/office/supplies/checkout', true],
  ['/fr-ca/checkout', true],
  ['/fr-ca/cart', false],
  ['/checkout/no-such-page', false],
])('isCheckout(%s) is %s', (path, expected) => expect(isCheckout(path)).toBe(expected));
