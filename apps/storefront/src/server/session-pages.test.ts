/** @jest-environment node */
import fc from 'fast-check';
import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import type { CartInfo } from '@foolscap/cart/contract';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { buildCategory, buildProduct, buildResults, buildTile } from '@foolscap/catalog/testing';
import { buildHome } from '@foolscap/content/testing';
import { parseCookies } from '@foolscap/core/cookies';
import { sessionCookieIn } from './session-cookie.ts';
import { storefront } from './storefront.ts';

/** Eight kinds of visitors, by their cookies. */
const VISITORS = {
  guest: '',
  browsing: 'fs_session=browsing',
  buying: 'fs_session=buying',
  shipping: 'fs_session=shipping',
  member: 'fs_session=pat; fs_member=1',
  otherMember: 'fs_session=sam; fs_member=1',
  business: 'fs_session=acme; fs_member=1',
  elsewhere: `fs_session=buying; zipcode=60601`,
};
type Visitor = keyof typeof VISITORS;

const ADDRESS: CartInfo['addresses'][number] = {
  type: 'S',
  firstName: 'Kim',
  lastName: 'Osei',
  address1: '1 Pike St',
  city: 'Seattle',
  state: 'WA',
  zipCode: '98101',
  country: 'US',
};
const NAMES: Record<string, string> = { pat: 'Pat', sam: 'Samira', acme: 'Ada' };
const PRICES: Record<string, number> = { acme: 7.5 };

/** Opens a shop whose API answers each visitor differently, and lists the reads of the catalog. */
async function open(cacheSeconds: number) {
  const app = Fastify();
  const catalogReads: string[] = [];
  const maxAges: unknown[] = [];
  const grinds: unknown[] = [];
  const who = ({ headers }: FastifyRequest) => {
    const { fs_session: session = '', zipcode = '' } = parseCookies(headers.cookie);
    return { session, zipCode: zipcode, name: NAMES[session] };
  };
  app.get('/cc/api/account', (request) => {
    const { session, name } = who(request);
    const profile =
      name && buildProfile({ contact: { fname: name, lname: 'Reyes', email: `${session}@example.com` } });
    return { data: profile ? buildAccount(profile) : buildAccount() };
  });
  app.get('/cc/api/checkout', (request) => {
    const { session, name } = who(request);
    maxAges.push(request.headers['cache-control']);
    grinds.push((request.query as { grindType?: string }).grindType);
    const items = session.startsWith('b')
      ? session === 'browsing'
        ? []
        : [buildCartItem({ qty: 3 })]
      : [buildCartItem({ qty: 2, product: { name: `Paper of ${name ?? session}` } })];
    return { data: { cartInfo: buildCart({ items, addresses: session === 'shipping' ? [ADDRESS] : [] }) } };
  });
  app.get('/cc/api/catalog/categories', () => ({
    data: { categories: [buildCategory({ name: 'Paper & more' })] },
  }));
  app.get('/cc/api/catalog/search', (request) => {
    const { session, name } = who(request);
    catalogReads.push(request.url);
    const own = name ? { lastOrderedDate: `2026-0${name.length}-01` } : {};
    return {
      data: buildResults({
        items: [buildTile({ title: 'Copy paper', priceValue: PRICES[session] ?? 8.99, ...own })],
      }),
    };
  });
  app.get('/cc/api/catalog/products/24400011', (request) => {
    const { session, zipCode } = who(request);
    catalogReads.push(request.url);
    const place = zipCode || (session === 'shipping' ? '98101' : '01702');
    const base = buildProduct({ title: 'Copy paper', priceValue: PRICES[session] ?? 8.99 });
    return { data: { product: { ...base, delivery: { ...base.delivery!, zipCode: place } } } };
  });
  app.get('/cc/api/navigation', (request) => {
    const { session, name } = who(request);
    const items = [{ id: 'own', label: `Links of ${name ?? session}`, url: '/about' }];
    return {
      data: {
        hat: [],
        bar: [],
        tools: [],
        footer: { columns: [{ id: 'own', title: 'Own', items }], legal: [] },
      },
    };
  });
  app.get('/cc/api/content/home', () => ({ data: buildHome() }));
  // Without these, the shop would render a page for each other call, which makes the call again.
  for (const url of ['/cc/api/*', '/ele-lpd/*']) app.all(url, (_request, reply) => reply.code(404).send({}));
  app.get('/cc/api/sfl', () => ({ data: { sflItems: [], sflItemsCount: 0 } }));
  await app.register(storefront, {
    publicUrl: 'https://shop.example',
    cacheSeconds,
    clientDir: __dirname,
    assets: () => ({ script: '/entry.js', preloads: [], fonts: [], style: { href: '/a.css', text: '' } }),
    hasSession: sessionCookieIn,
    loadRenderer: () => import('./render-page.tsx'),
  });
  return {
    catalogReads,
    maxAges,
    grinds,
    async visit(visitor: Visitor, path: string) {
      const { statusCode, body } = await app.inject({
        url: path,
        headers: { host: 'shop.example', cookie: VISITORS[visitor] },
      });
      const key = /"formKey":"([^"]+)"/.exec(body)![1]!;
      return `${statusCode} ${body.replaceAll(key, 'KEY').replace(/nonce="[^"]+"/g, '')}`;
    },
  };
}

const PATHS = ['/', '/c/paper', '/p/24400011', '/search?q=paper', '/cart'];

it('serves 200 visitors of eight kinds the same pages as without a cache', async () => {
  const [cached, uncached] = await Promise.all([open(10), open(0)]);
  const visits = fc.sample(
    fc.record({
      visitor: fc.constantFrom(...(Object.keys(VISITORS) as Visitor[])),
      path: fc.constantFrom(...PATHS),
    }),
    200,
  );
  for (const { visitor, path } of visits)
    expect({ visitor, path, page: await cached.visit(visitor, path) }).toEqual({
      visitor,
      path,
      page: await uncached.visit(visitor, path),
    });
  // The comparison would be meaningless if nothing was served from a cache.
  expect(cached.catalogReads.length).toBeLessThan(uncached.catalogReads.length);
});

it('reads the catalog once for all shoppers with a session for whom it is the same as for guests', async () => {
  const { visit, catalogReads } = await open(10);
  const pages = [await visit('browsing', '/c/paper'), await visit('buying', '/c/paper')];
  expect(catalogReads).toHaveLength(1);
  expect(pages.map((page) => /Cart, (\w+)/.exec(page)?.[1])).toEqual(['empty', '3']);
});

it('shows a cart from the cache only on public pages', async () => {
  const { visit, maxAges, grinds } = await open(10);
  await visit('buying', '/c/paper');
  await visit('buying', '/cart');
  expect(maxAges).toEqual(['max-age=10', undefined]);
  expect(grinds).toEqual([undefined, 'ALL']);
});
