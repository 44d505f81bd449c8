/** @jest-environment node */
import { buildAccount, buildOrganization, buildProfile, buildThirdParty } from '@foolscap/account/testing';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import { buildCategory, buildProduct, buildResults, buildTile } from '@foolscap/catalog/testing';
import { buildOrder } from '@foolscap/checkout/testing';
import { buildHome } from '@foolscap/content/testing';
import type { TransportReply, TransportRequest } from '@foolscap/core/http';
import { sampleNavigation } from '@foolscap/header/testing';
import type { Shop } from '../shell/shop-context.ts';
import { PRODUCT_ADDRESS, PUBLIC_PAGES } from '../testing/page-addresses.ts';
import { createRegionCache, type RegionCache } from './region-cache.tsx';
import { renderPage } from './render-page.tsx';

const SHOP: Shop = {
  tenant: 'sdc',
  locale: 'en-US',
  basename: '',
  origin: 'https://shop.example',
  formKey: 'one-time-key',
  otherSite: 'https://shop.example/cc/mmx/',
};
const BUSINESS: Shop = {
  ...SHOP,
  tenant: 'sba',
  locale: 'en-US',
  basename: '/cc/mmx',
  otherSite: 'https://shop.example/',
};

const refused = (status: number, code: string, more: { field?: string } = {}): TransportReply => ({
  status,
  headers: {},
  body: { error: { status, code, message: 'no', requestId: 'r', ...more } },
});

type Api = Record<string, unknown>;

/** Replies of an in-memory API, by path below /cc/api. */
const guestApi: Api = {
  '/account': buildAccount(),
  '/navigation': sampleNavigation,
  '/content/home': buildHome(),
  '/catalog/categories': { categories: [buildCategory({ name: 'Paper & more' })] },
  '/catalog/search': buildResults({
    items: [
      buildTile({ title: 'Quillane copy paper' }),
      buildTile({ itemId: '2', title: 'Ballpoint <pens>' }),
    ],
  }),
  '/catalog/products/24400011': { product: buildProduct({ title: 'Quillane copy paper' }) },
};
const businessHome = buildHome({
  sections: [
    {
      id: 'welcome',
      kind: 'hero',
      title: 'Supplies for the whole office, on one account',
      text: 'Your prices, your purchase orders.',
      link: { label: 'Shop all supplies', url: '/search' },
      picture: { src: '/media/scenes/office.svg', width: 720, height: 384 },
    },
  ],
});
const membersHome = buildHome({ sections: [{ id: 'welcome', kind: 'reorder' }] });
const patsApi: Api = {
  ...guestApi,
  '/account': buildAccount(buildProfile()),
  '/checkout': {
    cartInfo: buildCart({ items: [buildCartItem({ qty: 3, product: { name: 'Private paper' } })] }),
  },
  '/orders': {
    orders: [
      {
        orderNumber: '97001',
        placedAt: buildOrder().placedAt,
        status: 'PLACED',
        ordTotal: 26.03,
        numberOfItems: 2,
      },
    ],
  },
};

async function open(
  url: string,
  {
    api = guestApi,
    refusals = {},
    hasSession = false,
    isMarkedSignedIn = hasSession,
    shop = SHOP,
    isDown = false,
    regions = createRegionCache(0),
  }: {
    api?: Api;
    refusals?: Record<string, TransportReply>;
    hasSession?: boolean;
    isMarkedSignedIn?: boolean;
    shop?: Shop;
    isDown?: boolean;
    regions?: RegionCache;
  } = {},
) {
  const paths: string[] = [];
  const errors: unknown[] = [];
  const page = await renderPage({
    shop,
    url,
    nonce: 'n0nce',
    styles: '<link rel="stylesheet" href="/page.css">',
    hasSession,
    isMarkedSignedIn,
    regions,
    assets: (module) => ({ script: '/entry.js', preloads: [`/${module}.js`], fonts: [] }),
    onError: (error) => errors.push(error),
    transport: async ({ url: address }: TransportRequest) => {
      const path = address.replace('/cc/api', '').split('?')[0]!;
      paths.push(path);
      if (isDown) return refused(503, 'SERVICE_UNAVAILABLE');
      const refusal = refusals[path];
      if (refusal) return refusal;
      const data = api[path];
      return data === undefined ? refused(404, 'NOT_FOUND') : { status: 200, headers: {}, body: { data } };
    },
  });
  if ('redirectTo' in page)
    return { paths, errors, redirectTo: page.redirectTo, html: '', text: '', status: 302 };
  const { html } = page;
  const text = html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { paths, errors, html, text, status: page.status, personal: page.personal, redirectTo: undefined };
}

it.each([
  [SHOP, '/search?q=pens', '/office/supplies/login?jumpUrl=%2Fsearch%3Fq%3Dpens'],
  [BUSINESS, '/cc/mmx/cart', '/cc/mmx/office/supplies/login?TARGET=%2Fcc%2Fmmx%2Fcart&amp;redirected=1'],
  [SHOP, '/', '/office/supplies/login'],
])('the sign-in link of the header leads back: %#', async (shop, url, href) => {
  expect((await open(url, { shop })).html).toContain(`href="${href}"`);
});

describe('the product page', () => {
  const path = '/p/24400011';
  const delivery = buildProduct().delivery!;
  const api = {
    ...guestApi,
    '/catalog/products/24400011': {
      product: buildProduct({ delivery: { ...delivery, zipCode: 'H2Y 1C6' } }),
    },
  };

  it('has a postal code in a Canadian shop, and loads that country’s scripts with the page', async () => {
    const { html, text, errors } = await open(path, { api, shop: { ...SHOP, country: 'CA' } });
    expect(text).toContain('Postal code');
    expect(text).not.toContain('ZIP code');
    expect(html).toContain('href="/src/country/CanadianSite.tsx.js"');
    expect(errors).toEqual([]);
  });

  it('has a ZIP code in a shop of the United States, and loads nothing for other countries', async () => {
    const { html, text } = await open(path);
    expect(text).toContain('ZIP code');
    expect(text).not.toContain('Postal code');
    expect(html).not.toContain('CanadianSite');
  });
});

it.each([
  [SHOP, 'state and ZIP code'],
  [{ ...SHOP, country: 'CA' } as const, 'province and postal code'],
])('the page for erasing an account names what is kept of addresses: %#', async (shop, kept) => {
  const data = { requests: [], openOrders: 0, isManaged: false };
  const api = { ...patsApi, '/account/data-requests': data };
  const { text } = await open('/account/privacy', { api, hasSession: true, shop });
  expect(text).toContain(`with ${kept}, but without your name`);
});

describe('each page has a call for its data (storefront-7.64)', () => {
  it.each([
    ['/', '/content/home'],
    ['/search?q=paper', '/catalog/search'],
    ['/deals', '/catalog/search'],
    ['/brands', '/catalog/brands'],
    ['/ink-toner/corvelle', '/catalog/printers/corvelle'],
    ['/p/24400011', '/catalog/products/24400011'],
    ['/compare?items=24110101', '/catalog/compare'],
    ['/cart', '/checkout'],
    ['/cart/shared/a', '/cart/shared/a'],
    ['/list/mylists', '/lists'],
    ['/stores/1547', '/ele-lpd/api/sparxProxy/storeLocator'],
    ['/stores/directory/ma', '/stores/directory/ma'],
    ['/order/1', '/orders/1'],
    ['/help/shipping', '/content/page'],
    ['/gift-cards', '/catalog/gift-cards'],
    ['/account/orders', '/orders'],
    ['/account/payments', '/account/payments'],
    ['/account/rewards', '/account/rewards'],
    // A page without data of its own shows the site and the session.
    ['/office/supplies/login', '/account'],
    ['/contact', '/account'],
  ])('%s: %s', async (url, path) => {
    const { paths } = await open(url, { api: patsApi, hasSession: true });
    expect(paths).toContain(path);
  });

  it('and all of them one for the site data', async () => {
    for (const url of PUBLIC_PAGES) {
      const { paths } = await open(url.replace(PRODUCT_ADDRESS, '/p/24400011'));
      expect([url, paths.filter((path) => path === '/account').length]).toEqual([url, 1]);
    }
  });
});

describe('a redirect in the reply for page data (storefront-8.53)', () => {
  const PRODUCT = '/catalog/products/24400011';
  const openMoved = async (location: string, shop = SHOP) => {
    const moved = { status: 301, headers: { location }, body: '' };
    const { redirectTo, status } = await open(`${shop.basename}/p/24400011`, {
      shop,
      refusals: { [PRODUCT]: moved },
    });
    return redirectTo ?? status;
  };

  it.each([
    ['/p/24400012?from=old', '/p/24400012?from=old'],
    ['https://shop.example/p/24400012', '/p/24400012'],
    // Only the path counts.
    ['https://other.example/p/24400012', '/p/24400012'],
  ])('to %s leads to %s', async (location, path) => {
    expect(await openMoved(location)).toBe(path);
  });

  it.each([
    ['/p/24400012', '/cc/mmx/p/24400012'],
    ['/cc/mmx/p/24400012', '/cc/mmx/p/24400012'],
  ])('to %s stays on the business site', async (location, path) => {
    expect(await openMoved(location, BUSINESS)).toBe(path);
  });

  it.each(['/p/24400011', 'https://shop.example//other.example/', 'javascript:alert(1)', ''])(
    'to %p is a failure',
    async (location) => {
      expect(await openMoved(location)).toBe(500);
    },
  );

  it('does not count for the links of header and footer', async () => {
    const moved = { status: 302, headers: { location: '/elsewhere' }, body: '' };
    const { status } = await open('/', { refusals: { '/navigation': moved } });
    expect(status).toBe(200);
  });
});

describe('site data that is refused with 401 (storefront-8.54)', () => {
  it('loads the page again', async () => {
    let calls = 0;
    const refusals = {
      get '/account'() {
        calls += 1;
        return (calls === 1 ? refused(401, 'SIGN_IN_REQUIRED') : undefined) as TransportReply;
      },
    };
    const { status, paths, text } = await open('/', { refusals });
    expect(status).toBe(200);
    expect(text).toContain('Quillane copy paper');
    expect(paths.filter((path) => path === '/content/home')).toHaveLength(2);
  });

  it('loads it again only once', async () => {
    const { paths } = await open('/', { refusals: { '/account': refused(401, 'SIGN_IN_REQUIRED') } });
    expect(paths.filter((path) => path === '/account')).toHaveLength(2);
  });
});

it.each([
  ['/', '/content/home', 500],
  ['/search?q=pens', '/catalog/search', 500],
  ['/p/24400011', '/catalog/products/24400011', 500],
])('%s has status 500 if its data fail otherwise (storefront-8.55)', async (url, path, expected) => {
  const { status } = await open(url, { refusals: { [path]: refused(500, 'INTERNAL') } });
  expect(status).toBe(expected);
});

describe('the home page of a guest', () => {
  it('has departments and products in its HTML', async () => {
    const { errors, html, status, text } = await open('/');
    expect(status).toBe(200);
    expect(text).toContain('Everything a desk needs');
    expect(text).toContain('Paper &amp; more');
    expect(text).toContain('Quillane copy paper');
    expect(text).toContain('Ballpoint &lt;pens&gt;');
    expect(html).toContain('/p/24400011/');
    expect(errors).toEqual([]);
  });

  it('is a complete document with one script and the state to hydrate', async () => {
    const { html } = await open('/');
    expect(html).toMatch(
      /^<!doctype html>.*<div id="root">[\s\S]+<\/div><script type="application\/json" id="page-data">/,
    );
    expect(html.endsWith('</body></html>')).toBe(true);
    expect(html.match(/<script type="module"/g)).toHaveLength(1);
    const data = JSON.parse(/id="page-data">(.*?)<\/script>/.exec(html)![1]!);
    expect(data.state.home.load.phase).toBe('ready');
  });

  it('reads no personal data and is cacheable', async () => {
    const { paths, personal } = await open('/', { api: patsApi });
    expect(personal).toBe(false);
    expect(paths).not.toContain('/checkout');
  });

  it('has the announcement and the links of the navigation, without those that the browser must decide on', async () => {
    const [column] = sampleNavigation.footer.columns;
    const scan = { id: 'scan', label: 'Scan a barcode', url: '/scan', permissionlimit: 'MOBILE_ONLY' };
    const pending = {
      ...sampleNavigation,
      footer: { ...sampleNavigation.footer, columns: [{ ...column!, items: [...column!.items, scan] }] },
    };
    const { paths, text, html } = await open('/', { api: { ...guestApi, '/navigation': pending } });
    expect(paths.filter((path) => path === '/navigation')).toHaveLength(1);
    expect(text).toContain('Free standard shipping on orders $50+.');
    expect(text).toContain('Your shopping Your cart Your account Find an order Stores');
    expect(html).toContain('href="/privacy"');
    expect(text).not.toContain('Scan a barcode');
    // For the browser.
    expect(html).toContain('"pendingNavigation"');
    expect((await open('/')).html).not.toContain('"pendingNavigation"');
  });

  it('is shown with the departments only if its navigation cannot be read', async () => {
    const { '/navigation': _, ...api } = guestApi;
    const { status, text, errors } = await open('/', { api });
    expect(status).toBe(200);
    expect(text).toContain('Paper &amp; more');
    expect(text).not.toContain('Your shopping');
    expect(errors).toEqual([]);
  });

  it('has the sections of its document, in order, and leaves out rows that cannot be read', async () => {
    const { html, text } = await open('/');
    const main = /<main[\s\S]*<\/main>/.exec(html)![0];
    expect([...main.matchAll(/<h[12][^>]*>([^<]+)/g)].map(([, heading]) => heading)).toEqual([
      'Everything a desk needs, and nothing it doesn’t',
      'Shop by department',
      'On sale now',
      'Paper by the case',
      'Ink that fits',
      'A better seat',
      'New arrivals',
      'Plan the year ahead',
      'Buying for an office?',
    ]);
    // A campaign opens a document; the other store is outside of the site.
    expect(html).toContain('href="/c/paper?cid=home-paper"');
    expect(html).toContain('href="https://shop.example/cc/mmx/"');
    expect(text).toContain('On sale now');
    const { '/catalog/search': _, ...api } = guestApi;
    const without = await open('/', { api });
    expect(without.status).toBe(200);
    expect(without.text).not.toContain('On sale now');
    expect(without.text).toContain('Ink that fits');
  });

  it('shows the departments with a message if its sections cannot be read', async () => {
    const { '/content/home': _, ...api } = guestApi;
    const { status, text } = await open('/', { api });
    expect(status).toBe(404);
    expect(text).toContain('We couldn’t load all of this page.');
    expect(text).toContain('Shop by department');
  });

  it('shows a preview with a bar, to people with its link only', async () => {
    const preview = { at: '2026-12-24T09:00:00.000Z', segment: 'GOLD_ACTIVE' };
    const api = { ...guestApi, '/content/home': buildHome({ version: 3, preview }) };
    const { html, text, personal } = await open('/?preview=secret&at=2026-12-24T09:00', { api });
    expect(text).toContain('Preview of version 3.');
    expect(html).toContain('value="2026-12-24T09:00"');
    expect(html).toContain('value="GOLD_ACTIVE"');
    expect(html).toContain('name="robots" content="noindex"');
    expect(personal).toBe(true);
    const { '/content/home': _, ...nothing } = guestApi;
    const unknown = await open('/?preview=wrong', { api: nothing });
    expect(unknown.text).toContain('This preview link is not valid.');
    expect(unknown.status).toBe(404);
  });

  it.each([
    ['at', 'foo', 'Enter a time such as 2026-12-24T09:00.'],
    ['segment', 'RICH', 'Enter a customer segment such as GOLD_ACTIVE.'],
  ])('keeps the bar of a preview with an invalid field: %s', async (field, value, message) => {
    const refusals = { '/content/home': refused(400, 'PREVIEW_INVALID', { field }) };
    const { html, text, status, personal } = await open(`/?preview=secret&${field}=${value}`, { refusals });
    expect([status, personal]).toEqual([400, true]);
    expect(text).toContain(message);
    expect(text).not.toContain('This preview link is not valid.');
    expect(html).toContain('name="preview" value="secret"');
    expect(html).toContain(`value="${value}"`);
  });

  it('has a form with an idempotency key that adds to the cart', async () => {
    const { html } = await open('/');
    expect(html).toContain('action="/forms/cart/add"');
    expect(html).toMatch(/name="key" value="one-time-key[^"]*"/);
  });

  it('is rendered without the catalog’s data when the catalog is unavailable', async () => {
    const { errors, status, text } = await open('/', {
      api: { '/account': buildAccount(), '/content/home': buildHome() },
    });
    // Not cacheable, because it is incomplete.
    expect(status).toBe(503);
    expect(text).toContain('Everything a desk needs');
    expect(text).toContain('We couldn’t load the departments.');
    expect(errors).toEqual([]);
  });
});

describe('a page for a shopper with a session', () => {
  it('greets by name, shows the cart count, and is private', async () => {
    const { html, personal, text } = await open('/', { api: patsApi, hasSession: true });
    expect(personal).toBe(true);
    expect(text).toContain('Pat');
    expect(html).toContain('Private paper');
  });

  const member = buildProfile({ organization: { name: 'Bell & Margin LLC', role: 'BUYER' } });
  const membersApi: Api = {
    ...patsApi,
    '/account': buildAccount(member),
    '/content/home': membersHome,
    '/organization': buildOrganization(),
  };
  const isOfMembers = (path: string) => ['/organization', '/orders'].includes(path);

  it('shows the cart, the organization and the orders of a member on the business home page', async () => {
    const { html, text } = await open('/cc/mmx/', { api: membersApi, hasSession: true, shop: BUSINESS });
    expect(html).toContain('alt="Private paper"');
    expect(text).toContain('BM-2026');
    expect(text).toContain('97001');
    expect(text).not.toContain('Supplies for the whole office');
  });

  it('shows the rest of the page if one part could not be read', async () => {
    const { '/organization': _, ...api } = membersApi;
    const { text } = await open('/cc/mmx/', { api, hasSession: true, shop: BUSINESS });
    expect(text).toContain('Your organization');
    expect(text).toContain('Sorry, something went wrong. Please try again.');
    expect(text).toContain('97001');
    expect(text).toContain('View cart');
  });

  it('reads no organization for the home page of others, and no orders for guests', async () => {
    const guest = await open('/cc/mmx/', {
      api: { ...guestApi, '/content/home': businessHome },
      hasSession: true,
      isMarkedSignedIn: false,
      shop: BUSINESS,
    });
    expect(guest.text).toContain('Supplies for the whole office');
    expect(guest.paths.filter(isOfMembers)).toEqual([]);
    const shopper = await open('/', { api: patsApi, hasSession: true });
    expect(shopper.paths.filter(isOfMembers)).toEqual(['/orders']);
  });

  it('shows the cart', async () => {
    const { text } = await open('/cart', { api: patsApi, hasSession: true });
    expect(text).toContain('Private paper');
  });

  it.each([
    ['SKU_INVALID', 'We couldn’t find that item number.'],
    ['INTERNAL', 'Something went wrong. Please try again.'],
    ['<script>', 'Something went wrong. Please try again.'],
  ])('shows on the cart page why a form without JavaScript failed: %s', async (code, message) => {
    const { text } = await open(`/cart?error=${encodeURIComponent(code)}`, {
      api: patsApi,
      hasSession: true,
    });
    expect(text).toContain(message);
  });

  it('shows the orders of the signed-in user', async () => {
    const { text } = await open('/account', { api: patsApi, hasSession: true });
    expect(text).toContain('97001');
  });
});

describe('a page that requires a signed-in user', () => {
  it.each([
    [SHOP, '/account?tab=1', '/office/supplies/login?jumpUrl=%2Faccount%3Ftab%3D1'],
    [BUSINESS, '/cc/mmx/account', '/cc/mmx/office/supplies/login?TARGET=%2Fcc%2Fmmx%2Faccount&redirected=1'],
  ])('redirects to the sign-in page first', async (shop, url, expected) => {
    expect((await open(url, { shop })).redirectTo).toBe(expected);
  });

  it.each(['', '/orders', '/details', '/ship-to', '/users', '/addresses', '/sessions'])(
    'redirects for /account%s also when the URL has the marker of an earlier redirect',
    async (path) => {
      const url = `/cc/mmx/account${path}?redirected=1&page=2`;
      const target = encodeURIComponent(`/cc/mmx/account${path}?page=2`);
      expect((await open(url, { shop: BUSINESS })).redirectTo).toBe(
        `/cc/mmx/office/supplies/login?TARGET=${target}&redirected=1`,
      );
    },
  );
});

describe('while the database is unavailable', () => {
  it.each(['/', '/cart', '/account', '/search?q=pens', '/checkout'])(
    '%s responds with 503, not with 200 or a redirect',
    async (url) => {
      const { redirectTo, status, html } = await open(url, { isDown: true, hasSession: true });
      expect(redirectTo).toBeUndefined();
      expect(status).toBe(503);
      expect(html).toContain('</html>');
    },
  );
});

describe('the business site', () => {
  it('has its own texts, and its links stay within it', async () => {
    const api = { ...guestApi, '/content/home': businessHome };
    const { html, text } = await open('/cc/mmx', { shop: BUSINESS, api });
    expect(text).toContain('Supplies for the whole office, on one account');
    expect(html).toContain('data-tenant="business"');
    expect(html).toContain('href="/cc/mmx/cart"');
    expect(html).not.toContain('href="/cart"');
  });
});

describe('the page of a one-time link', () => {
  const URL = '/office/supplies/tps-login?token=one-time-link&TARGET=%2Fcc%2Fmmx%2Fcart';
  const inputs = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );

  it.each([
    [BUSINESS, `/cc/mmx${URL}`],
    [SHOP, URL],
  ])('has a form for the business site that uses the link, and makes no calls itself', async (shop, url) => {
    const { html, paths, personal } = await open(url, { shop });
    expect(html).toContain('action="/forms/tps-sign-in"');
    expect(inputs(html)).toMatchObject({ token: 'one-time-link', site: '/cc/mmx', target: '/cart' });
    expect(paths.filter((path) => path.includes('signin'))).toEqual([]);
    expect(personal).toBe(true);
  });

  it('explains what to do if the link was already used', async () => {
    const { text } = await open('/cc/mmx/office/supplies/tps-login?error=THIRD_PARTY_LINK_INVALID', {
      shop: BUSINESS,
    });
    expect(text).toContain(
      'This sign-in link has expired or was already used. Ask your organization for a new link.',
    );
  });
});

describe('the page of company sign-in', () => {
  it('has a form that works without JavaScript, and keeps the return target', async () => {
    const { html, personal } = await open(
      '/cc/mmx/office/supplies/company-sign-in?TARGET=%2Fcc%2Fmmx%2Fcart&error=COMPANY_DOMAIN_UNKNOWN',
      { shop: BUSINESS },
    );
    expect(html).toContain('<form action="/cc/api/sso/start" method="post">');
    expect(html).toContain('name="target" value="/cart"');
    expect(html).toContain('We have no company sign-in for that email domain.');
    expect(personal).toBe(true);
  });

  it('leads to no other site', async () => {
    const { html } = await open('/cc/mmx/office/supplies/company-sign-in?TARGET=%2F%2Fevil.test', {
      shop: BUSINESS,
    });
    expect(html).toContain('name="target" value="/"');
    expect(html).not.toContain('value="//evil');
  });
});

describe('the page for third-party verification', () => {
  it('has its own header type, and explains how to sign in', async () => {
    const { html, text, status } = await open('/cc/mmx/tpv', { shop: BUSINESS });
    expect(status).toBe(200);
    expect(/<header[\s\S]*?<\/header>/.exec(html)?.[0]).toContain('Third-party verification');
    expect(text).toContain('Open the sign-in link that your organization sent you.');
  });

  it('shows a third-party user for whom they are shopping', async () => {
    const api = { ...patsApi, '/account': buildThirdParty() };
    const { text } = await open('/cc/mmx/tpv', { api, hasSession: true, shop: BUSINESS });
    expect(text).toContain('You’re shopping for Bell &amp; Margin LLC as Lee Mason (lee@example.com).');
  });
});

it('shows a third-party user the header for third-party verification, without links, and a row for shopping', async () => {
  const api = { ...patsApi, '/account': buildThirdParty() };
  const { html, text } = await open('/cc/mmx', { api, hasSession: true, shop: BUSINESS });
  const header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
  expect(header).toContain('Third-party verification');
  expect(header).not.toContain('<a ');
  expect(text).toContain('Shopping as Lee');
  expect(html).toMatch(/<nav[^>]*aria-label="Bell &amp; Margin LLC"[\s\S]*href="\/cc\/mmx\/cart"/);
});

describe('a missing page', () => {
  it.each(['/nothing', '/p/unknown', '/p/unknown/with-a-name'])(
    '%s responds with 404 and the not-found page',
    async (url) => {
      const { errors, status, text } = await open(url);
      expect(status).toBe(404);
      expect(text).toContain('We can’t find that page');
      expect(errors).toEqual([]);
    },
  );
});

it('has the categories of the departments in the menu without JavaScript, by their toggle', async () => {
  const paper = buildCategory({ id: 'paper', name: 'Paper', url: '/c/paper' });
  const copy = buildCategory({
    id: 'copy-paper',
    name: 'Copy paper',
    url: '/c/copy-paper',
    parentId: 'paper',
  });
  const menuWith = async (value: string) => {
    const account = buildAccount();
    account.session.sessionIPA.webToggleList = [{ toggleName: 'flyoutCategories', values: [value] }];
    const { html } = await open('/', {
      api: { ...guestApi, '/catalog/categories': { categories: [paper, copy] }, '/account': account },
    });
    return /<nav aria-label="Menu">.*?<noscript>(.*?)<\/noscript>/.exec(html)![1]!;
  };
  const links = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links(await menuWith('true'))).toEqual(['/c/paper', '/c/copy-paper']);
  expect(links(await menuWith('false'))).toEqual(['/c/paper']);
});

it('names the profiles of the shop in social networks that its footer links to', async () => {
  const social = {
    id: 'social',
    title: 'Follow us',
    items: [{ id: 'video', label: 'Video', url: 'https://video.example/shop' }],
  };
  const { footer } = sampleNavigation;
  const navigation = { ...sampleNavigation, footer: { ...footer, columns: [...footer.columns, social] } };
  const shown = await open('/', { api: { ...guestApi, '/navigation': navigation } });
  expect(shown.html).toContain('"sameAs":["https://video.example/shop"]');
  expect(shown.html).toContain('href="https://video.example/shop"');
  expect((await open('/')).html).not.toContain('sameAs');
});

it('names the last day of a sale price in the structured data', async () => {
  const product = buildProduct({ title: 'Quillane copy paper', saleEndsOn: '2026-12-06' });
  const { html } = await open('/p/24400011/copy-paper', {
    api: { '/catalog/products/24400011': { product } },
  });
  expect(html).toContain('"priceValidUntil":"2026-12-06"');
});

it('has structured data on a product page', async () => {
  const { html, text } = await open('/p/24400011/copy-paper');
  expect(text).toContain('Quillane copy paper');
  const jsonLd = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!);
  const [product, trail] = jsonLd['@graph'];
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: '24400011',
    offers: { price: '8.49', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: 4.4, reviewCount: 128 },
  });
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(html).toContain(
    '<link rel="canonical" href="https://shop.example/p/24400011/quillane-everyday-copy-paper">',
  );
});
