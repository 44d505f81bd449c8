import { signInPath } from './sign-in-path.ts';

it('passes the return address to sign-in as jumpUrl, on the business site as TARGET with its marker', () => {
  expect(signInPath('sdc', '/account?a=1')).toBe('/office/supplies/login?jumpUrl=%2Faccount%3Fa%3D1');
  expect(signInPath('sba', '/cc/mmx/account')).toBe(
    '/office/supplies/login?TARGET=%2Fcc%2Fmmx%2Faccount&redirected=1',
  );
});
