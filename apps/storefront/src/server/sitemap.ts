import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createAddressesClient,
  createBrandsClient,
  createCatalogClient,
  createPrintersClient,
} from '@foolscap/catalog/client';
import { ADDRESSES_PAGE_SIZE } from '@foolscap/catalog/model';
import { listContentAddresses } from '@foolscap/content/client';
import { createHttpClient, toFailure } from '@foolscap/core/http';
import type { HttpClient, Transport } from '@foolscap/core/http';
import { LOCALES, localePrefix } from '@foolscap/core/vocabulary';
import type { TenantId } from '@foolscap/core/vocabulary';
import { createStoreAddressesClient, createStoreDirectoryClient } from '@foolscap/stores/client';
import { STORE_ADDRESSES_PAGE_SIZE } from '@foolscap/stores/model';
import { DIRECTORY_PATH } from '../features/stores/store-path.ts';

export interface SitemapDeps {
  transportFor: (request: FastifyRequest, reply: FastifyReply) => Transport;
  getTenant: (request: FastifyRequest) => TenantId;
  getOrigin: (request: FastifyRequest) => string;
}

/** Pages that are read in batches and listed in sitemaps named `products-1` and so on. */
interface ListedPages {
  batchSize: number;
  read(
    http: HttpClient,
    offset: number,
  ): Promise<{ total: number; pages: readonly { url: string; modified?: string }[] }>;
}

const LISTED: Readonly<Record<string, ListedPages>> = {
  products: {
    batchSize: ADDRESSES_PAGE_SIZE,
    read: (http, offset) => createAddressesClient(http).addresses(offset),
  },
  stores: {
    batchSize: STORE_ADDRESSES_PAGE_SIZE,
    read: (http, offset) => createStoreAddressesClient(http).addresses(offset),
  },
};

/** The pages whose addresses are always the same. */
const FIXED = [
  '/',
  '/deals',
  '/weekly-offers',
  '/new-arrivals',
  '/brands',
  '/ink-toner',
  '/gift-cards',
  '/membership',
  '/stores',
  DIRECTORY_PATH,
  '/contact',
  '/newsletter',
];

/** Batches per sitemap; search engines accept at most 50,000 pages. */
const BATCHES_PER_SITEMAP = 5;

const RETRY_AFTER_SECONDS = 5;

/** Personal pages, and lists with unlimited variations. */
const DISALLOWED = [
  '/account',
  '/cart',
  '/checkout',
  '/office/supplies/',
  '/order/',
  '/search',
  '/forms/',
  '/cc/api/',
];

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface Place {
  address: string;
  modified?: string | undefined;
}

const located = (tag: 'url' | 'sitemap', places: readonly Place[]) =>
  places
    .map(({ address, modified }) => {
      const lastmod = modified ? `<lastmod>${escape(modified)}</lastmod>` : '';
      return `<${tag}><loc>${escape(address)}</loc>${lastmod}</${tag}>`;
    })
    .join('\n');

/** Reads a whole sitemap before sending any of it, so that an outage halfway becomes an error response. */
async function readSitemap(
  http: HttpClient,
  { batchSize, read }: ListedPages,
  origin: string,
  map: number,
): Promise<Place[]> {
  const places: Place[] = [];
  const first = map * BATCHES_PER_SITEMAP;
  for (let batch = first; batch < first + BATCHES_PER_SITEMAP; batch += 1) {
    const { pages } = await read(http, batch * batchSize);
    places.push(...pages.map(({ url, modified }) => ({ address: origin + url, modified })));
    if (pages.length < batchSize) break;
  }
  return places;
}

/** Lists the pages of printers and their brands. */
async function listPrinterPages(http: HttpClient): Promise<{ url: string }[]> {
  const client = createPrintersClient(http);
  const { brands } = await client.printers({});
  const lists = await Promise.all(brands.map(({ slug }) => client.brand(slug)));
  return [...brands, ...lists.flatMap(({ series }) => series.flatMap(({ printers }) => printers))];
}

/** Lists the names of the sitemaps of one kind of pages. */
async function listSitemaps(
  http: HttpClient,
  name: string,
  { batchSize, read }: ListedPages,
): Promise<string[]> {
  const { total } = await read(http, 0);
  return Array.from(
    { length: Math.ceil(total / (BATCHES_PER_SITEMAP * batchSize)) },
    (_, map) => `${name}-${map + 1}`,
  );
}

/**
 * Registers sitemaps and robots.txt. Only the consumer site is indexed; each page of the business site is `noindex`.
 */
export function sitemapRoutes(
  app: FastifyInstance,
  { transportFor, getTenant, getOrigin }: SitemapDeps,
): void {
  const xml = (reply: FastifyReply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
  const urls = (reply: FastifyReply, places: readonly Place[]) =>
    xml(reply).send(`${HEAD}<urlset ${NAMESPACE}>\n${located('url', places)}\n</urlset>`);
  const clientFor = (request: FastifyRequest, reply: FastifyReply) =>
    createHttpClient({ transport: transportFor(request, reply), tenant: 'sdc' });
  const none = (reply: FastifyReply) => reply.code(404).type('text/plain').send('No such sitemap.');

  app.setErrorHandler((error, _request, reply) => {
    if (!toFailure(error).retryable) throw error;
    return reply
      .code(503)
      .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' })
      .type('text/plain')
      .send('The shop is temporarily unavailable. Try again in a few seconds.');
  });

  app.get('/robots.txt', (request, reply) => {
    const rules =
      getTenant(request) === 'sba'
        ? ['User-agent: *', 'Disallow: /']
        : [
            'User-agent: *',
            // In all languages.
            ...['', ...LOCALES.map(localePrefix)].flatMap((root) =>
              DISALLOWED.map((path) => `Disallow: ${root}${path}`),
            ),
            `Sitemap: ${getOrigin(request)}/sitemap.xml`,
          ];
    return reply.type('text/plain').send(`${rules.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    if (getTenant(request) === 'sba') return none(reply);
    const http = clientFor(request, reply);
    const maps = (
      await Promise.all(Object.entries(LISTED).map(([name, listed]) => listSitemaps(http, name, listed)))
    ).flat();
    const addresses = ['pages', ...maps].map((name) => ({
      address: `${getOrigin(request)}/sitemaps/${name}.xml`,
    }));
    return xml(reply).send(
      `${HEAD}<sitemapindex ${NAMESPACE}>\n${located('sitemap', addresses)}\n</sitemapindex>`,
    );
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    const { name } = request.params;
    const [, kind = '', map] = /^([a-z]+)-([1-9][0-9]{0,4})\.xml$/.exec(name) ?? [];
    const listed = Object.hasOwn(LISTED, kind) ? LISTED[kind] : undefined;
    if (getTenant(request) === 'sba' || (name !== 'pages.xml' && !listed)) return none(reply);
    const http = clientFor(request, reply);
    const origin = getOrigin(request);
    if (listed) return urls(reply, await readSitemap(http, listed, origin, Number(map) - 1));
    const [{ categories }, { brands }, { states }, printers, contents] = await Promise.all([
      createCatalogClient(http).categories(),
      createBrandsClient(http).brands(),
      createStoreDirectoryClient(http).states(),
      listPrinterPages(http),
      listContentAddresses(http),
    ]);
    const pages: { url: string; modified?: string }[] = [
      ...FIXED.map((url) => ({ url })),
      ...[...categories.filter(({ count }) => count > 0), ...brands, ...states, ...printers].map(
        ({ url }) => ({
          url,
        }),
      ),
      ...contents,
    ];
    return urls(
      reply,
      pages.map(({ url, modified }) => ({ address: origin + url, modified })),
    );
  });
}
