import { returnAddress, signInAddress, withoutRedirectMarker } from './sign-in-address.ts';

describe('the address of the sign-in page', () => {
  it('hands the page on as jumpUrl for consumers', () => {
    expect(signInAddress('sdc', '/checkout?a=1')).toBe('/office/supplies/login?jumpUrl=%2Fcheckout%3Fa%3D1');
  });
  it('hands it on as TARGET with redirected=1 for business accounts', () => {
    expect(signInAddress('sba', '/cc/mmx/cart')).toBe(
      '/cc/mmx/office/supplies/login?TARGET=%2Fcc%2Fmmx%2Fcart&redirected=1',
    );
  });
  it.each([
    '/cc/mmx/cart?redirected=1',
    '/office/supplies/login?jumpUrl=%2F',
    '/cc/mmx/office/supplies/login',
  ])('is given once only: not from %s', (current) => expect(signInAddress('sba', current)).toBeUndefined());
});

it.each([
  ['/cc/mmx/account?redirected=1&page=2', '/cc/mmx/account?page=2'],
  ['/cc/mmx/account?redirected=1', '/cc/mmx/account'],
  ['//evil.example/account', '//evil.example/account'],
])('%s without the marker is %s', (current, expected) => {
  expect(withoutRedirectMarker(current)).toBe(expected);
});

describe('the way back', () => {
  it.each([
    ['jumpUrl=%2Fcheckout%3Fa%3D1', '/checkout?a=1'],
    ['TARGET=%2Fcc%2Fmmx%2Fcart', '/cc/mmx/cart'],
    ['', '/home'],
    ['jumpUrl=https%3A%2F%2Fevil.example', '/home'],
    ['jumpUrl=%2F%2Fevil.example', '/home'],
    ['jumpUrl=%2F%5Cevil.example', '/home'],
    ['jumpUrl=%2F%09%2Fevil.example', '/home'],
    ['jumpUrl=javascript%3Aalert(1)', '/home'],
  ])('from %s leads to %s', (search, target) => {
    expect(returnAddress(new URLSearchParams(search), '/home')).toBe(target);
  });
});
