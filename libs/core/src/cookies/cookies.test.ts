import { parseCookies, readJsonCookie } from './index.ts';

it('parses and decodes names and values', () => {
  expect({ ...parseCookies('zipcode=01702; name=a%20b; bare; =x; broken=%E0%A4%A; q="1"') }).toEqual({
    zipcode: '01702',
    name: 'a b',
    broken: '%E0%A4%A',
    q: '1',
  });
});

it('treats names of object members as plain names', () => {
  expect(parseCookies('').constructor).toBeUndefined();
  expect(parseCookies('__proto__=1; constructor=2').constructor).toBe('2');
});

it('parses JSON and returns undefined for invalid JSON', () => {
  expect(readJsonCookie(`YourStore=${encodeURIComponent('{"storeNumber":"1547"}')}`, 'YourStore')).toEqual({
    storeNumber: '1547',
  });
  expect(readJsonCookie('YourStore=%7Bx', 'YourStore')).toBeUndefined();
  expect(readJsonCookie(undefined, 'YourStore')).toBeUndefined();
});
