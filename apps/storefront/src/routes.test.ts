import type { PageAddress } from './routing/page-address.ts';
import { ROUTES, matchRoute } from './routes.ts';
import {
  ACCOUNT_PAGES,
  CHECKOUT_PAGES,
  ORGANIZATION_PAGES,
  PRODUCT_ADDRESS,
  PUBLIC_PAGES,
} from './testing/page-addresses.ts';

it.each([
  ['/', '/', {}],
  ['/search', '/search', {}],
  ['/c/paper', '/c/:category', { category: 'paper' }],
  ['/brands', '/brands', {}],
  ['/brands/penlarch', '/brands/:brand', { brand: 'penlarch' }],
  ['/ink-toner', '/ink-toner/:brand?/:model?', {}],
  ['/ink-toner/corvelle/page-220', '/ink-toner/:brand?/:model?', { brand: 'corvelle', model: 'page-220' }],
  ['/c/paper%20%26%20ink', '/c/:category', { category: 'paper & ink' }],
  ['/c/100%25', '/c/:category', { category: '100%' }],
  ['/c/%E0%A4', '/c/:category', { category: '%E0%A4' }],
  ['/p/24400011', '/p/:sku/:slug?', { sku: '24400011' }],
  ['/p/24400011/copy-paper', '/p/:sku/:slug?', { sku: '24400011', slug: 'copy-paper' }],
  ['/cart', '/cart', {}],
  ['/checkout', '/checkout', {}],
  ['/office/supplies/checkout', '/office/supplies/checkout', {}],
  ['/order/9700012345', '/order/:orderNumber', { orderNumber: '9700012345' }],
  ['/office/supplies/login', '/office/supplies/login', {}],
  ['/account', '/account', {}],
  ['/account/orders', '/account/orders', {}],
  ['/account/addresses', '/account/addresses', {}],
  ['/office/supplies/register', '/office/supplies/register', {}],
  ['/help', '/help', {}],
  ['/help/returns', '/help/:article', { article: 'returns' }],
  ['/privacy', '/:page', { page: 'privacy' }],
  ['/p', '/:page', { page: 'p' }],
  ['/cart/else', '*', { '*': 'cart/else' }],
  ['/wp-admin.php', '/:page', { page: 'wp-admin.php' }],
  ['/help/returns/else', '*', { '*': 'help/returns/else' }],
])('%s is the page %s with %p', (path, route, params) => {
  const match = matchRoute(path);
  expect(match.route.path).toBe(route);
  expect(match.params).toEqual(params);
});

const loads = async (path: string, search = '') => {
  const { route, params } = matchRoute(path);
  const address: PageAddress = { pathname: path, params, search: new URLSearchParams(search), tenant: 'sdc' };
  await route.screen.preload();
  const { load, sections } = route.screen.getExports();
  const shown = sections(address);
  await Promise.all(shown.map(({ preload }) => preload()));
  const ofSections = shown.flatMap(({ getExports }) => getExports().load(address));
  return [...route.load(address), ...load(address), ...ofSections] as {
    type: string;
    payload?: unknown;
  }[];
};

it('loads the data of a URL and ignores invalid parameters', async () => {
  expect((await loads('/c/paper', 'page=2&sort=upside-down&brand=Quillane&category=ink'))[1]).toMatchObject({
    type: 'catalog/resultsRequested',
    payload: { query: { category: 'paper', page: '2', brand: ['Quillane'] } },
  });
  expect((await loads('/p/24400011/whatever'))[1]).toMatchObject({ payload: { sku: '24400011' } });
  expect(await loads('/order/97001')).toMatchObject([{}, { payload: { orderNumber: '97001' } }]);
});

it('loads the lists of deals, new arrivals and brands with their own filters', async () => {
  const query = async (path: string, search?: string) =>
    (
      (await loads(path, search)).find(({ type }) => type === 'catalog/resultsRequested')?.payload as {
        query: object;
      }
    ).query;
  expect(await query('/deals')).toEqual({ onSale: 'true', sort: 'saving' });
  expect(await query('/deals', 'category=paper&sort=relevance&q=pens&brand=A&onSale=false')).toEqual({
    onSale: 'true',
    sort: 'saving',
    category: 'paper',
    brand: ['A'],
  });
  expect(await query('/weekly-offers')).toEqual({ saleEndsSoon: 'true', sort: 'saving' });
  expect(await query('/new-arrivals', 'sort=price-asc')).toEqual({ isNew: 'true', sort: 'price-asc' });
  expect(await query('/brands/penlarch', 'brand=A&page=2')).toEqual({
    brandSlug: 'penlarch',
    sort: 'popular',
    page: '2',
  });
  expect(await query(`/brands/${'x'.repeat(100)}`)).toMatchObject({ brandSlug: 'x'.repeat(80) });
});

it('reads the cart again for a link that views it, and may show the browser’s copy otherwise', async () => {
  for (const path of ['/cart', '/cc/sparq/cart']) {
    const reads = async (search: string) =>
      (await loads(path, search)).find(({ type }) => type === 'cart/cartRequested')?.payload;
    expect(await reads('')).toEqual({ mayBeCached: true });
    expect(await reads('viewcart=true')).toEqual({ mayBeCached: false });
  }
});

it('loads checkout on the sign-in page only on the way to checkout', async () => {
  expect(await loads('/office/supplies/login', 'jumpUrl=/checkout')).toMatchObject([
    { type: 'account/signInReset' },
    { type: 'checkout/checkoutRequested' },
  ]);
  expect(await loads('/office/supplies/login', 'jumpUrl=/account')).toHaveLength(1);
  expect(await loads('/office/supplies/login', 'jumpUrl=//evil.example/checkout')).toHaveLength(1);
});

it('lists a URL of every page for the hydration check', () => {
  const addresses = [...PUBLIC_PAGES, ...CHECKOUT_PAGES, ...ACCOUNT_PAGES, ...ORGANIZATION_PAGES];
  const listed = new Set(
    addresses.map((address) => {
      const path = address === PRODUCT_ADDRESS ? '/p/24400011/copy-paper' : address.split('?')[0]!;
      return matchRoute(path).route.path;
    }),
  );
  expect(ROUTES.map(({ path }) => path).filter((path) => !listed.has(path))).toEqual([]);
});
