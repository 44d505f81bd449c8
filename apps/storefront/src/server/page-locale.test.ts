import { findLocaleRedirect, getPageLocale, withoutLocale } from './page-locale.ts';
import type { LocaleOptions } from './page-locale.ts';

const OPTIONS: LocaleOptions = {
  offered: ['en-US', 'en-CA', 'fr-CA'],
  byHost: { 'boutique.example': 'fr-CA' },
};

/** Describes a request as Fastify does after it has removed the locale. */
const request = (originalUrl: string, { host = 'shop.example', cookie = '', body = {} } = {}) => ({
  host,
  originalUrl,
  url: withoutLocale(OPTIONS)({ url: originalUrl }),
  headers: { cookie },
  body,
});

test.each([
  ['/', 'shop.example', 'en-US', ''],
  ['/fr-ca', 'shop.example', 'fr-CA', '/fr-ca'],
  ['/fr-ca/p/1?a=b', 'shop.example', 'fr-CA', '/fr-ca'],
  ['/en-ca/cc/mmx/cart', 'shop.example', 'en-CA', '/en-ca'],
  ['/fr-cafe', 'shop.example', 'en-US', ''],
  ['/p/1', 'boutique.example', 'fr-CA', ''],
  ['/en-us/p/1', 'Boutique.example', 'en-US', '/en-us'],
])('%s on %s is in %s below "%s"', (url, host, locale, prefix) =>
  expect(getPageLocale(request(url, { host }), OPTIONS)).toEqual({ locale, prefix }),
);

test('a form is in the language of its page', () =>
  expect(getPageLocale(request('/forms/cart/add', { body: { site: '/fr-ca/cc/mmx' } }), OPTIONS).locale).toBe(
    'fr-CA',
  ));

test.each([
  ['/fr-ca', '/'],
  ['/fr-ca?x=1', '/?x=1'],
  ['/fr-ca/p/1?x=1', '/p/1?x=1'],
  ['/de-de/p/1', '/de-de/p/1'],
])('the server matches %s as %s', (url, matched) => expect(request(url).url).toBe(matched));

describe('a page request', () => {
  const redirect = (url: string, options = {}) => findLocaleRedirect(request(url, options), OPTIONS, true);

  test('stays in its own language without a choice', () => {
    for (const url of ['/', '/p/1?a=b', '/fr-ca/p/1', '/en-ca/cart']) expect(redirect(url)).toBeUndefined();
    expect(redirect('/en-us/p/1', { host: 'boutique.example' })).toBeUndefined();
  });

  test('has one address in the language of its host', () => {
    expect(redirect('/en-us/p/1?a=b')).toEqual({ to: '/p/1?a=b' });
    expect(redirect('/fr-ca/p/1', { host: 'boutique.example' })).toEqual({ to: '/p/1' });
  });

  test('follows the visitor’s choice, whatever its path and host', () => {
    expect(redirect('/p/1?a=b', { cookie: 'a=b; locale=fr-CA' })).toEqual({ to: '/fr-ca/p/1?a=b' });
    expect(redirect('/en-ca/cc/mmx/cart', { cookie: 'locale=fr-CA' })).toEqual({ to: '/fr-ca/cc/mmx/cart' });
    expect(redirect('/fr-ca/', { cookie: 'locale=en-US' })).toEqual({ to: '/' });
    expect(redirect('/', { cookie: 'locale=fr-CA', host: 'boutique.example' })).toBeUndefined();
    expect(redirect('/', { cookie: 'locale=de-DE' })).toBeUndefined();
  });

  test('stores a choice and opens the same page in that language', () => {
    expect(redirect('/c/paper?q=a&lang=fr-CA&page=2')).toEqual({
      to: '/fr-ca/c/paper?q=a&page=2',
      cookie: 'locale=fr-CA; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    });
    expect(redirect('/fr-ca/c/paper?lang=en-us', { cookie: 'locale=fr-CA' })).toMatchObject({
      to: '/c/paper',
    });
    expect(redirect('/c/paper?lang=de-DE')).toBeUndefined();
  });

  test.each([
    ['/login?jumpUrl=/account/orders?page=2', '/fr-ca/account/orders?page=2', '/account/orders?page=2'],
    ['/en-ca/cc/mmx/login?TARGET=/en-ca/cc/mmx/cart', '/fr-ca/cc/mmx/cart', '/cc/mmx/cart'],
    ['/login?jumpUrl=https://evil.example', 'https://evil.example', 'https://evil.example'],
  ])('%s returns to a page in the chosen language', (url, french, english) => {
    const read = (to: string) => [...new URL(`http://here${to}`).searchParams.values()];
    expect(read(redirect(`${url}&lang=fr-CA`)!.to)).toEqual([french]);
    expect(read(redirect(`${url}&lang=en-US`, { cookie: 'locale=fr-CA' })!.to)).toEqual([english]);
  });

  test('of a shop with one language is never redirected', () =>
    expect(
      findLocaleRedirect(
        request('/p/1', { cookie: 'locale=fr-CA' }),
        { offered: ['en-US'], byHost: {} },
        true,
      ),
    ).toBeUndefined());
});
