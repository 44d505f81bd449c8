/** @jest-environment node */
import Fastify from 'fastify';
import { buildCategory } from '@foolscap/catalog/testing';
import type { TenantId } from '@foolscap/core/vocabulary';
import { sitemapRoutes } from './sitemap.ts';

const ORIGIN = 'https://shop.example';

/** Opens the sitemaps of a shop with the given numbers of products and stores, over an API that returns a thousand per page. */
function open({ total = 3, stores = 2, tenant = 'sdc' as TenantId, failsFrom = Infinity } = {}) {
  const requests: string[] = [];
  const app = Fastify();
  sitemapRoutes(app, {
    getOrigin: () => ORIGIN,
    getTenant: () => tenant,
    transportFor:
      () =>
      async ({ url }) => {
        requests.push(url);
        if (requests.length >= failsFrom) {
          return {
            status: 503,
            headers: {},
            body: { error: { status: 503, code: 'SERVICE_UNAVAILABLE', message: 'No.', requestId: 'r' } },
          };
        }
        const offset = Number(new URL(url, ORIGIN).searchParams.get('offset'));
        if (url.includes('/content/addresses')) {
          const pages = [{ url: '/help/returns', modified: '2026-11-20T05:00:00Z' }];
          return { status: 200, headers: {}, body: { data: { pages } } };
        }
        if (url.includes('/stores/addresses')) {
          const numbers = Array.from({ length: stores }, (_, n) => String(n + 1).padStart(4, '0'));
          const pages = numbers.slice(offset, offset + 1000).map((number, n) => ({
            url: `/stores/${number}`,
            ...(n === 0 ? { modified: '2026-10-02T05:00:00Z' } : {}),
          }));
          return { status: 200, headers: {}, body: { data: { total: stores, pages } } };
        }
        const length = Math.max(0, Math.min(1000, total - offset));
        const pages = Array.from({ length }, (_, n) => ({
          url: `/p/${offset + n}/pens-&-pads`,
          modified: '2026-11-20T05:00:00Z',
        }));
        const categories = [
          buildCategory({ url: '/c/paper', count: 2 }),
          buildCategory({ url: '/c/empty', count: 0 }),
        ];
        return {
          status: 200,
          headers: {},
          body: {
            data: url.includes('/categories')
              ? { categories }
              : url.includes('/catalog/brands')
                ? { brands: [{ name: 'Tidewell', slug: 'tidewell', url: '/brands/tidewell', count: 2 }] }
                : /\/catalog\/printers$/.test(url)
                  ? { brands: [{ name: 'Corvelle', slug: 'corvelle', url: '/ink-toner/corvelle', count: 1 }] }
                  : url.includes('/catalog/printers/corvelle')
                    ? { series: [{ name: 'Page 200', printers: [{ url: '/ink-toner/corvelle/page-220' }] }] }
                    : url.includes('/stores/directory')
                      ? {
                          states: [
                            { code: 'MA', name: 'Massachusetts', count: 2, url: '/stores/directory/ma' },
                          ],
                        }
                      : { total, pages },
          },
        };
      },
  });
  return { get: (url: string) => app.inject({ url }), requests };
}

const places = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

it('lists the pages, and one sitemap per five thousand products or stores', async () => {
  const { get } = open({ total: 5001 });
  const { body, headers } = await get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(places(body)).toEqual(
    ['pages', 'products-1', 'products-2', 'stores-1'].map((name) => `${ORIGIN}/sitemaps/${name}.xml`),
  );
});

it('lists the URL and the last change of each product', async () => {
  const { body } = await open().get('/sitemaps/products-1.xml');
  expect(body).toContain(
    `<url><loc>${ORIGIN}/p/0/pens-&#38;-pads</loc><lastmod>2026-11-20T05:00:00Z</lastmod></url>`,
  );
  expect(places(body)).toHaveLength(3);
});

it('reads batches until a sitemap is full, and continues in the next one', async () => {
  const { get, requests } = open({ total: 5001 });
  expect(places((await get('/sitemaps/products-1.xml')).body)).toHaveLength(5000);
  expect(requests).toHaveLength(5);
  expect(places((await get('/sitemaps/products-2.xml')).body)).toEqual([`${ORIGIN}/p/5000/pens-&#38;-pads`]);
});

it('lists the page of each store, with its last change if that is known', async () => {
  const { body } = await open().get('/sitemaps/stores-1.xml');
  expect(body).toContain(
    `<url><loc>${ORIGIN}/stores/0001</loc><lastmod>2026-10-02T05:00:00Z</lastmod></url>`,
  );
  expect(body).toContain(`<url><loc>${ORIGIN}/stores/0002</loc></url>`);
  expect(places((await open({ stores: 0 }).get('/sitemap.xml')).body)).not.toContain(
    `${ORIGIN}/sitemaps/stores-1.xml`,
  );
});

it('reads more than a batch of stores', async () => {
  expect(places((await open({ stores: 1001 }).get('/sitemaps/stores-1.xml')).body)).toHaveLength(1001);
});

it('leaves out empty categories and unknown times', async () => {
  const { body } = await open().get('/sitemaps/pages.xml');
  expect(places(body)).toEqual(
    [
      '/',
      '/deals',
      '/weekly-offers',
      '/new-arrivals',
      '/brands',
      '/ink-toner',
      '/gift-cards',
      '/membership',
      '/stores',
      '/stores/directory',
      '/contact',
      '/newsletter',
      '/c/paper',
      '/brands/tidewell',
      '/stores/directory/ma',
      '/ink-toner/corvelle',
      '/ink-toner/corvelle/page-220',
      '/help/returns',
    ].map((path) => ORIGIN + path),
  );
  // Only the article has a time.
  expect(body.match(/<lastmod>/g)).toHaveLength(1);
});

it.each([
  '/sitemaps/nothing.xml',
  '/sitemaps/products-0.xml',
  '/sitemaps/products-1',
  '/sitemaps/carts-1.xml',
])('%s is not a sitemap', async (url) => expect((await open().get(url)).statusCode).toBe(404));

it('disallows personal pages and the whole business site', async () => {
  const consumer = (await open().get('/robots.txt')).body;
  expect(consumer).toContain('Disallow: /cart\n');
  expect(consumer).toContain('Disallow: /fr-ca/cart\n');
  expect(consumer).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const { get } = open({ tenant: 'sba' });
  expect((await get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  for (const url of ['/sitemap.xml', '/sitemaps/pages.xml']) expect((await get(url)).statusCode).toBe(404);
});

it.each([
  ['the index', '/sitemap.xml', 1],
  ['the pages', '/sitemaps/pages.xml', 1],
  ['the first products', '/sitemaps/products-1.xml', 1],
  ['products halfway', '/sitemaps/products-1.xml', 3],
  ['the stores', '/sitemaps/stores-1.xml', 1],
])(
  'responds to an outage while reading %s with 503 and Retry-After, without a partial sitemap',
  async (_, url, failsFrom) => {
    const { statusCode, headers, body } = await open({ total: 4500, failsFrom }).get(url);
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(body).not.toContain('<');
  },
);
