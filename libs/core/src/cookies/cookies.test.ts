import { parseCookies, readJsonCookie } from './index.ts';

it('reads names and values, decoded', () => {
  expect({ ...parseCookies('zipcode=01702; name=a%20b; bare; =x; broken=%E0%A4%A; q="1"') }).toEqual({
    zipcode: '01702',
    name: 'a b',
    broken: '%E0%A4%A',
    q: '1',
  });
});

it('is not fooled by names of object members', () => {
  expect(parseCookies('').constructor).toBeUndefined();
  expect(parseCookies('__proto__=1; constructor=2').constructor).toBe('2');
});

it('reads JSON, or nothing', () => {
  expect(readJsonCookie(`YourStore=${encodeURIComponent('{"storeNumber":"1547"}')}`, 'YourStore')).toEqual({
    storeNumber: '1547',
  });
  expect(readJsonCookie('YourStore=%7Bx', 'YourStore')).toBeUndefined();
  expect(readJsonCookie(undefined, 'YourStore')).toBeUndefined();
});
