import { signInPath, withReturnTarget, withTenantTarget } from './sign-in-path.ts';

it('passes the return address to sign-in as jumpUrl, on the business site as TARGET with its marker', () => {
  expect(signInPath('sdc', '/account?a=1')).toBe('/office/supplies/login?jumpUrl=%2Faccount%3Fa%3D1');
  expect(signInPath('sba', '/cc/mmx/account')).toBe(
    '/office/supplies/login?TARGET=%2Fcc%2Fmmx%2Faccount&redirected=1',
  );
});

it.each(['/office/supplies/login', '/office/supplies/register', '/office/supplies/tps-login'])(
  'a link to %s has the current page as its target (storefront-2.15)',
  (href) => {
    expect(withReturnTarget('sdc', href, '/c/paper', '/c/paper?page=2')).toBe(
      `${href}?jumpUrl=%2Fc%2Fpaper%3Fpage%3D2`,
    );
    expect(withReturnTarget('sba', href, '/cart', '/cc/mmx/cart')).toBe(
      `${href}?TARGET=%2Fcc%2Fmmx%2Fcart&redirected=1`,
    );
  },
);

it.each(['/', '/office/supplies/register', '/office/supplies/forgot-password', '/tpv'])(
  'a link on %s has no target (storefront-2.16)',
  (page) => {
    expect(withReturnTarget('sdc', '/office/supplies/login', page, page)).toBe('/office/supplies/login');
  },
);

it.each([
  '/cart',
  '/office/supplies/login?jumpUrl=%2Fcheckout',
  '/office/supplies/checkout',
  'https://a.example',
])('the link %s stays as it is', (href) =>
  expect(withReturnTarget('sdc', href, '/c/paper', '/c/paper')).toBe(href),
);

it('a redirect on the business site has a TARGET', () => {
  const path = '/office/supplies/login?error=SIGN_IN_FAILED&jumpUrl=%2Fcc%2Fmmx%2Fcart';
  expect(withTenantTarget('sdc', path)).toBe(path);
  expect(withTenantTarget('sba', path)).toBe(
    '/office/supplies/login?error=SIGN_IN_FAILED&TARGET=%2Fcc%2Fmmx%2Fcart&redirected=1',
  );
  expect(withTenantTarget('sba', '/account/ship-to?jumpUrl=%2Fcart')).toBe(
    '/account/ship-to?jumpUrl=%2Fcart',
  );
});
