import { returnAddress, signInAddress, withoutRedirectMarker } from './sign-in-address.ts';

describe('signInAddress', () => {
  it('passes the page as jumpUrl on the consumer site', () => {
    expect(signInAddress('sdc', '/checkout?a=1')).toBe('/office/supplies/login?jumpUrl=%2Fcheckout%3Fa%3D1');
  });
  it('passes the page as TARGET with redirected=1 on the business site', () => {
    expect(signInAddress('sba', '/cc/mmx/cart')).toBe(
      '/cc/mmx/office/supplies/login?TARGET=%2Fcc%2Fmmx%2Fcart&redirected=1',
    );
  });
  it.each([
    '/cc/mmx/cart?redirected=1',
    '/office/supplies/login?jumpUrl=%2F',
    '/cc/mmx/office/supplies/login',
  ])('redirects only once: not from %s', (current) => expect(signInAddress('sba', current)).toBeUndefined());
});

it.each([
  ['/cc/mmx/account?redirected=1&page=2', '/cc/mmx/account?page=2'],
  ['/cc/mmx/account?redirected=1', '/cc/mmx/account'],
  ['//evil.example/account', '//evil.example/account'],
])('removes the marker of %s: %s', (current, expected) => {
  expect(withoutRedirectMarker(current)).toBe(expected);
});

describe('returnAddress', () => {
  it.each([
    ['jumpUrl=%2Fcheckout%3Fa%3D1', '/checkout?a=1'],
    ['TARGET=%2Fcc%2Fmmx%2Fcart', '/cc/mmx/cart'],
    ['', '/home'],
    ['jumpUrl=https%3A%2F%2Fevil.example', '/home'],
    ['jumpUrl=%2F%2Fevil.example', '/home'],
    ['jumpUrl=%2F%5Cevil.example', '/home'],
    ['jumpUrl=%2F%09%2Fevil.example', '/home'],
    ['jumpUrl=javascript%3Aalert(1)', '/home'],
    ['jumpUrl=/.//evil.example', '/home'],
    ['jumpUrl=/x/..//evil.example', '/home'],
    ['jumpUrl=/cc/mmx//evil.example', '/home'],
    ['jumpUrl=/x/%252e%252e//evil.example', '/home'],
    ['jumpUrl=/x/../c/pens?q=a//b', '/c/pens?q=a//b'],
    ['jumpUrl=/c/café?q=gel stift', '/c/caf%C3%A9?q=gel%20stift'],
    ['jumpUrl=/c/caf%25C3%25A9', '/c/caf%C3%A9'],
    ['jumpUrl=/c/\ud800', '/c/%EF%BF%BD'],
  ])('of %s is %s', (search, target) => {
    expect(returnAddress(new URLSearchParams(search), '/home')).toBe(target);
  });
});
