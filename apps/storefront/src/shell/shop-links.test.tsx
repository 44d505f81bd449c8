import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { TenantId } from '@foolscap/core/vocabulary';
import { signInPath } from '../routing/sign-in-path.ts';
import { useLanguages } from './shop-links.ts';
import { ShopProvider } from './shop-context.ts';

/** Returns the language links of a page, without the shop's origin. */
function languagesOf(path: string, { tenant = 'sdc' as TenantId, basename = '' } = {}) {
  const site = tenant === 'sba' ? '/cc/mmx' : '';
  const { result } = renderHook(useLanguages, {
    wrapper: ({ children }) => (
      <ShopProvider
        value={{
          tenant,
          locale: 'en-US',
          basename,
          origin: 'http://shop.test',
          formKey: 'f',
          otherSite: '/',
          languages: [
            { locale: 'en-US', root: site },
            { locale: 'fr-CA', root: `/fr-ca${site}` },
          ],
        }}
      >
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </ShopProvider>
    ),
  });
  return result.current.map(({ href }) => decodeURIComponent(href.replace('http://shop.test', '')));
}

it('links to the page in each language', () =>
  expect(languagesOf('/search?q=pens')).toEqual([
    '/search?q=pens&lang=en-US',
    '/fr-ca/search?q=pens&lang=fr-CA',
  ]));

it.each<[TenantId, string, string]>([
  ['sdc', '', '/fr-ca/account/orders?page=2'],
  ['sdc', '/fr-ca', '/fr-ca/account/orders?page=2'],
  ['sba', '/cc/mmx', '/fr-ca/cc/mmx/account/orders?page=2'],
  ['sba', '/fr-ca/cc/mmx', '/fr-ca/cc/mmx/account/orders?page=2'],
])(
  'of the sign-in page on %s below %p return to the page in the same language',
  (tenant, basename, french) => {
    const [inEnglish, inFrench] = languagesOf(signInPath(tenant, `${basename}/account/orders?page=2`), {
      tenant,
      basename,
    });
    const name = tenant === 'sba' ? 'TARGET' : 'jumpUrl';
    expect(inEnglish).toContain(`?${name}=${french.replace('/fr-ca', '')}&`);
    expect(inFrench).toContain(`?${name}=${french}&`);
  },
);

it('keeps a return target that is not a path', () =>
  expect(languagesOf('/office/supplies/login?jumpUrl=https://evil.example')[1]).toContain('=https://evil'));
