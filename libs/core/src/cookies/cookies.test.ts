import { parseCookies, readJsonCookie, readShopCookie, SHOP_COOKIES, writeGeocode } from './index.ts';

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

describe('the cookies of the shop', () => {
  it.each([
    ['geocode=42.28,-71.42', { latitude: 42.28, longitude: -71.42 }],
    ['geocode=42.28%2C-71.42', { latitude: 42.28, longitude: -71.42 }],
    ['geocode=95,10', undefined],
    ['geocode=10,190', undefined],
    ['geocode=here', undefined],
    ['', undefined],
  ])('read the position of %p', (header, expected) =>
    expect(readShopCookie(header, 'geocode')).toEqual(expected),
  );

  it('round the position', () => {
    expect(writeGeocode({ latitude: 42.2793, longitude: -71.4162 })).toBe(
      'geocode=42.28,-71.42; path=/; samesite=lax',
    );
    expect(writeGeocode()).toContain('max-age=0');
  });

  it.each([
    ['MCVCB=1', true],
    ['MCVCB=Y', true],
    ['MCVCB=y', false],
    ['MCVCB=0', false],
    ['', false],
  ])('choose the compact mini cart by %p: %p', (header, expected) =>
    expect(readShopCookie(header, 'MCVCB')).toBe(expected),
  );

  it('mark a drawer that a deep link opened', () => {
    expect(readShopCookie('ccdrawers=1', 'ccdrawers')).toBe(true);
    expect(readShopCookie('ccdrawers=2', 'ccdrawers')).toBe(false);
  });

  it('never include jsessionid', () => expect(Object.keys(SHOP_COOKIES)).not.toContain('jsessionid'));
});
