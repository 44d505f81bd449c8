/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { buildOrder } from '@foolscap/checkout/testing';
import type { PageRequest, RenderedPage, PageRedirect } from './render-page.tsx';
import { sessionCookieIn } from './session-cookie.ts';
import { storefront } from './storefront.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'client-'));
mkdirSync(join(clientDir, 'assets'));
writeFileSync(join(clientDir, 'assets', 'entry-1.js'), 'start()');
writeFileSync(join(clientDir, 'assets', 'entry-1.js.br'), 'start(), by Brotli');
writeFileSync(join(clientDir, 'assets', 'entry-1.js.gz'), 'start(), by gzip');
writeFileSync(join(clientDir, '.secret'), 'secret');
afterAll(() => rmSync(clientDir, { recursive: true }));

interface OpenOptions {
  page?: Partial<RenderedPage> | PageRedirect;
  publicUrl?: string;
  broken?: boolean;
  cacheSeconds?: number;
  /** The number of times that each page reads the account. */
  reads?: number;
  analyticsScript?: string;
}

/** Opens the storefront's server over a renderer with the given page, and an API that accepts every sign-in. */
async function open({
  page = {},
  publicUrl,
  broken = false,
  cacheSeconds = 0,
  reads = 0,
  analyticsScript,
}: OpenOptions = {}) {
  const rendered: PageRequest[] = [];
  const app = Fastify();
  const heard: IncomingHttpHeaders[] = [];
  app.post('/cc/api/account/signin', (request, reply) => {
    heard.push(request.headers);
    return reply
      .header('set-cookie', 'fs_session=new; HttpOnly')
      .send({ data: buildAccount(buildProfile()) });
  });
  app.get('/cc/api/account', ({ headers: { cookie = '' } }, reply) =>
    cookie.includes('replaced')
      ? reply.code(409).send({ error: { status: 409, code: 'SESSION_CHANGED', message: 'Try again.' } })
      : cookie.includes('fs_member=1')
        ? reply.header('set-cookie', 'fs_member=LOGGEDOFF; Path=/').send({ data: {} })
        : { data: { cookie } },
  );
  app.post<{ Params: { number: string }; Body: { token: string } }>(
    '/cc/api/orders/:number/open',
    (request, reply) => {
      const { headers, params, body } = request;
      heard.push(headers);
      return body.token === 'good' && params.number === '71'
        ? reply.header('set-cookie', 'fs_session=new; HttpOnly').send({ data: { orderNumber: '71' } })
        : reply.code(404).send({ error: { status: 404, code: 'ORDER_NOT_FOUND', message: 'No order.' } });
    },
  );
  app.get<{ Querystring: { address: string } }>('/cc/api/content/redirect', ({ query, headers }, reply) => {
    const to = headers['x-tenant'] === 'sdc' && { '/old.php?id=7': '/c/paper' }[query.address];
    return to
      ? { data: { to } }
      : reply
          .code(query.address.startsWith('/down') ? 503 : 404)
          .send({ error: { status: 404, code: 'REDIRECT_NOT_FOUND', message: 'No redirect.' } });
  });
  app.get<{ Params: { number: string } }>('/cc/api/orders/:number', ({ headers: { cookie = '' } }, reply) =>
    cookie.includes('fs_session=owner')
      ? { data: { order: buildOrder() } }
      : reply.code(404).send({ error: { status: 404, code: 'ORDER_NOT_FOUND', message: 'No order.' } }),
  );
  await app.register(storefront, {
    publicUrl,
    clientDir,
    cacheSeconds,
    analyticsScript,
    hasSession: sessionCookieIn,
    assets: () => ({
      script: '/assets/entry-1.js',
      style: { href: '/assets/style-1.css', text: 'a { color: red }' },
      preloads: [],
      fonts: [],
    }),
    loadRenderer: async () => ({
      createRegionCache: () => ({
        open: () => {
          throw new Error('no region is rendered');
        },
      }),
      renderPage: async (request) => {
        rendered.push(request);
        if (broken) throw new Error('a secret of the server');
        if ('redirectTo' in page) return page;
        for (let read = 0; read < reads; read += 1)
          await request.transport({ method: 'GET', url: '/cc/api/account', headers: {}, timeoutMs: 1000 });
        const html = `<p nonce="${request.nonce}">page for ${request.shop.tenant}</p><i>${request.shop.formKey}-add</i>${request.styles}<b>${rendered.length}</b>`;
        return { status: 200, personal: false, html, ...page };
      },
    }),
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'shop.example', ...headers } });
  return { app, get, heard, rendered };
}

it.each([0, 5])(
  'sends the styles in the first page of a visit and as a file afterwards, cached for %i s',
  async (cacheSeconds) => {
    const { get } = await open({ cacheSeconds });
    for (const headers of [undefined, { 'sec-fetch-site': 'none' }, { 'sec-fetch-site': 'cross-site' }]) {
      const first = await get('/', headers);
      const [, nonce] = /<style nonce="([^"]+)">a { color: red }<\/style>/.exec(first.body)!;
      expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(first.body).toContain('<link rel="prefetch" href="/assets/style-1.css" as="style">');
      expect(first.headers.link).toBeUndefined();
    }
    const next = await get('/', { 'sec-fetch-site': 'same-origin' });
    expect(next.body).toContain('<link rel="stylesheet" href="/assets/style-1.css">');
    expect(next.body).not.toContain('<style');
    expect(next.headers.link).toBe('</assets/style-1.css>; rel=preload; as=style');
    expect(next.headers.vary).toContain('sec-fetch-site');
  },
);

describe('the link in the mail of a guest’s order', () => {
  it('grants this browser access to the order, and redirects to its page without the token', async () => {
    const { get, heard, rendered } = await open();
    const reply = await get('/order/71?token=good');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/order/71']);
    expect(reply.headers['set-cookie']).toContain('fs_session=new');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect((await get('/cc/mmx/order/71?token=good')).headers.location).toBe('/cc/mmx/order/71');
    expect(heard.map((headers) => headers['x-tenant'])).toEqual(['sdc', 'sba']);
    expect(rendered).toEqual([]);
  });

  it('redirects to the page that finds an order, once it has expired', async () => {
    const { get } = await open();
    expect((await get('/order/71?token=old')).headers.location).toBe('/orders/find?error=ORDER_LINK_INVALID');
    // The owner of the order needs no link.
    const { headers } = await get('/order/71?token=old', { cookie: 'fs_session=owner' });
    expect(headers.location).toBe('/order/71');
    // Without a token it is an ordinary page.
    expect((await get('/order/71')).statusCode).toBe(200);
  });
});

describe('analytics', () => {
  const SCRIPT = 'https://analytics.example/script.js';

  it('sends a page the configured provider, and allows its origin', async () => {
    const { get, rendered } = await open({ analyticsScript: SCRIPT });
    const { headers } = await get('/');
    expect(rendered[0]?.shop.analyticsScript).toBe(SCRIPT);
    expect(headers['content-security-policy']).toMatch(
      /script-src [^;]* https:\/\/analytics\.example;.*connect-src 'self' https:\/\/analytics\.example;/,
    );
  });

  it('has no provider by default', async () => {
    const { get, rendered } = await open();
    const { headers } = await get('/');
    expect(rendered[0]?.shop).not.toHaveProperty('analyticsScript');
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });

  it('sends a page the campaign id in its URL, even if pages are cached', async () => {
    const { get, rendered } = await open({ cacheSeconds: 10 });
    for (const url of ['/?cid=spring-26', '/', '/?q=a?b&cid=summer', '/?cid=%3Cscript%3E']) await get(url);
    expect(rendered.map(({ shop }) => shop.campaignId)).toEqual([
      'spring-26',
      undefined,
      'summer',
      undefined,
    ]);
  });
});

describe('a page that is the same for every guest', () => {
  const getOneTime = (html: string) => /nonce="([^"]+)".*<i>(.+)-add/.exec(html)!.slice(1);

  it('is rendered once and cached, with a new nonce and new form keys in each response', async () => {
    const { get, rendered } = await open({ cacheSeconds: 10 });
    const replies = [await get('/'), await get('/'), await get('/?page=2')];
    expect(rendered).toHaveLength(2);
    const seen = new Set<string>();
    for (const { body, headers } of replies) {
      const [nonce, formKey] = getOneTime(body);
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      seen.add(nonce!).add(formKey!);
    }
    expect(seen.size).toBe(6);
    // The rendered values are placeholders and are never sent.
    for (const { nonce, shop } of rendered) {
      expect(seen).not.toContain(nonce);
      expect(seen).not.toContain(shop.formKey);
    }
  });

  it('is not cached for shoppers with a session, and is separate per host and site', async () => {
    const { get, rendered } = await open({ cacheSeconds: 10 });
    await get('/');
    await get('/', { cookie: 'fs_session=abc' });
    await get('/', { cookie: 'fs_session=abc' });
    expect(rendered).toHaveLength(3);
    await get('/', { host: 'business.shop.example' });
    await get('/cc/mmx');
    expect(rendered.map(({ shop }) => shop.tenant)).toEqual(['sdc', 'sdc', 'sdc', 'sba', 'sba']);
  });

  it('is cached per ZIP code if it shows delivery dates, and is then private', async () => {
    const { get, rendered } = await open({ cacheSeconds: 10 });
    const to = (zip: string, url = '/p/1/x') => get(url, { cookie: `zipcode=${zip}` });
    const replies = [await get('/p/1/x'), await to('98101'), await to('98101'), await to('02108')];
    expect(replies.map(({ body }) => /<b>(\d)/.exec(body)?.[1])).toEqual(['1', '2', '2', '3']);
    expect(replies.map(({ headers }) => headers['cache-control'])).toEqual([
      'public, max-age=0, s-maxage=60',
      ...Array(3).fill('private, no-store'),
    ]);
    // An invalid ZIP code in the cookie is not cached.
    await to('02108-1234');
    await to('02108-1234');
    expect(rendered).toHaveLength(5);
    // Pages without dates are the same for every ZIP code.
    await get('/');
    expect((await to('98101', '/')).headers['cache-control']).toContain('public');
    expect(rendered).toHaveLength(6);
  });

  it('is not cached for a shopper with a chosen store, even if it cannot be read', async () => {
    const { get, rendered } = await open({ cacheSeconds: 10 });
    const store = { storeNumber: '0008', address1: '', city: '', state: '', zipCode: '01760' };
    const cookie = `YourStore=${encodeURIComponent(JSON.stringify(store))}`;
    const reply = await get('/p/1/x', { cookie });
    expect(reply.headers['cache-control']).toBe('private, no-store');
    await get('/p/1/x');
    expect(rendered).toHaveLength(2);
  });

  it('is not cached when it failed, is personal, or has a status other than 200', async () => {
    for (const page of [{ status: 404 }, { status: 503 }, { personal: true }]) {
      const { get, rendered } = await open({ cacheSeconds: 10, page });
      await get('/p/1/x');
      expect((await get('/p/1/x')).headers['cache-control']).toBe('private, no-store');
      expect(rendered).toHaveLength(2);
    }
    const { get, rendered } = await open({ cacheSeconds: 10 });
    await get('/cart');
    await get('/cart');
    expect(rendered).toHaveLength(2);
  });
});

describe('a page', () => {
  it('is cacheable for a minute without personal data', async () => {
    const { get } = await open();
    const reply = await get('/');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    expect(reply.headers.vary).toContain('cookie');
  });

  it('that sets a cookie is private, and sets it once', async () => {
    const { get } = await open({ cacheSeconds: 10, reads: 3 });
    const reply = await get('/', { cookie: 'fs_member=1' });
    expect(reply.headers['set-cookie']).toBe('fs_member=LOGGEDOFF; Path=/');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect((await get('/')).headers['cache-control']).toContain('public');
  });

  it.each([
    ['with personal data', { personal: true }],
    ['that is missing', { status: 404 }],
    ['that could not be loaded', { status: 503 }],
  ])('%s is private', async (_, page) => {
    const { get } = await open({ page });
    expect((await get('/')).headers['cache-control']).toBe('private, no-store');
  });

  it('that is missing redirects to the page that replaces it', async () => {
    const { get } = await open({ page: { status: 404 } });
    const { statusCode, headers } = await get('/old.php?id=7');
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/c/paper', 'no-cache']);
    for (const url of ['/old.php?id=8', '/cc/mmx/old.php?id=7', '/down'])
      expect((await get(url)).statusCode).toBe(404);
    expect((await (await open()).get('/old.php?id=7')).statusCode).toBe(200);
  });

  it('whose data redirect leads there, for guests as well as in a session', async () => {
    const { get, rendered } = await open({ page: { redirectTo: '/p/2' }, cacheSeconds: 10 });
    for (const cookie of ['', 'fs_session=kim']) {
      const { statusCode, headers } = await get('/p/1', { cookie });
      expect([statusCode, headers.location]).toEqual([302, '/p/2']);
      expect(headers['cache-control'] ?? 'no-store').toContain('no-store');
    }
    // A redirect is not cached.
    await get('/p/1');
    expect(rendered).toHaveLength(3);
  });

  it('that could not be loaded has a Retry-After header', async () => {
    const { get } = await open({ page: { status: 503 } });
    expect((await get('/')).headers['retry-after']).toBe('5');
    expect((await (await open()).get('/')).headers['retry-after']).toBeUndefined();
  });

  it('requested just before a sign-in is rendered for a guest, and clears no cookie', async () => {
    const { app, get, rendered } = await open();
    const reply = await get('/', { cookie: 'fs_session=replaced' });
    const answer = await rendered[0]!.transport({
      method: 'GET',
      url: '/cc/api/account',
      headers: {},
      timeoutMs: 1,
    });
    expect([answer.status, answer.body]).toEqual([200, { data: { cookie: '' } }]);
    expect(reply.headers['set-cookie']).toBeUndefined();
    await app.close();
  });

  it('allows only scripts with its nonce, which is new each time', async () => {
    const { get } = await open();
    const replies = [await get('/'), await get('/')];
    const policies = replies.map(({ headers }) => String(headers['content-security-policy']));
    const nonce = /nonce="([^"]+)"/.exec(replies[0]!.body)?.[1];
    expect(policies[0]).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policies[0]).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(policies[0]).not.toBe(policies[1]);
  });

  it('sends HSTS only if the public URL is https', async () => {
    const plain = await (await open()).get('/');
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    const https = await (await open({ publicUrl: 'https://shop.example' })).get('/');
    expect(https.headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it('detects a session by its cookie', async () => {
    const { get, rendered } = await open();
    await get('/');
    await get('/', { cookie: 'other=1; fs_session=abc' });
    await get('/', { cookie: '__Host-fs_session=abc' });
    await get('/', { cookie: 'notfs_session=abc' });
    expect(rendered.map(({ hasSession }) => hasSession)).toEqual([false, true, true, false]);
  });

  it('redirects to sign-in first', async () => {
    const { get } = await open({ page: { redirectTo: '/office/supplies/login?jumpUrl=%2Faccount' } });
    const reply = await get('/account');
    expect([reply.statusCode, reply.headers.location]).toEqual([
      302,
      '/office/supplies/login?jumpUrl=%2Faccount',
    ]);
  });

  it('that fails to render shows an error page without details', async () => {
    const { get } = await open({ broken: true });
    const reply = await get('/');
    expect(reply.statusCode).toBe(500);
    expect(reply.payload).toContain('Something went wrong on our side');
    expect(reply.payload).not.toContain('secret');
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

describe('the tenant of a page', () => {
  it.each([
    ['shop.example', '/cart', 'sdc', '', 'http://shop.example/cc/mmx/'],
    ['shop.example', '/cc/mmx/cart', 'sba', '/cc/mmx', 'http://shop.example/'],
    ['business.shop.example', '/cart', 'sba', '', 'http://shop.example'],
  ])('%s%s: %s below %p, the other site at %s', async (host, url, tenant, basename, otherSite) => {
    const { get, rendered } = await open();
    await get(url, { host });
    expect(rendered[0]!.shop).toMatchObject({ tenant, basename, otherSite });
  });

  it('gives each page view its own key', async () => {
    const { get, rendered } = await open();
    await get('/');
    await get('/');
    expect(rendered[0]!.shop.formKey).not.toBe(rendered[1]!.shop.formKey);
  });
});

describe('one URL per page', () => {
  it.each([
    ['/cart/', '/cart'],
    ['/cart//', '/cart'],
    ['/c/paper/?page=2', '/c/paper?page=2'],
    ['/cc/mmx/cart/', '/cc/mmx/cart'],
    ['//', '/'],
    ['//?q=1', '/?q=1'],
  ])('%s is %s', async (url, expected) => {
    const { get } = await open();
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([308, expected]);
  });

  it.each([
    ['/cc/mmx', '/'],
    ['/cc/mmx?q=1', '/?q=1'],
    ['/cc/mmx/cart?itemIds=a,b', '/cart?itemIds=a,b'],
    ['/cc/mmx/office/supplies/login', '/office/supplies/login'],
  ])('%s on the business host is %s', async (url, expected) => {
    const { get } = await open();
    const reply = await get(url, { host: 'business.shop.example' });
    expect([reply.statusCode, reply.headers.location]).toEqual([308, expected]);
  });

  it.each([
    ['/gus/sdc/profileinfo', '/account/details'],
    ['/gus/sba/profile?id=1', '/cc/mmx/account/details'],
  ])('%s leads to the profile page %s', async (url, expected) => {
    const { get } = await open();
    const reply = await get(url);
    expect([reply.statusCode, reply.headers.location]).toEqual([301, expected]);
  });

  it('/cc/mmx//evil.example on the business host does not redirect to another site', async () => {
    const { get } = await open({ page: { status: 404 } });
    const reply = await get('/cc/mmx//evil.example', { host: 'business.shop.example' });
    expect(reply.headers.location).toBeUndefined();
  });

  it.each(['//evil.example/', '//evil.example/cart/', '/cc/mmx//evil.example/', '/\\evil.example/'])(
    '%s does not redirect to another site',
    async (url) => {
      const { get } = await open({ page: { status: 404 } });
      const reply = await get(url);
      expect(reply.headers.location).toBeUndefined();
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('assets', () => {
  it('are cached forever, since their names contain a hash', async () => {
    const { get } = await open();
    const reply = await get('/assets/entry-1.js');
    expect(reply.payload).toBe('start()');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('are sent precompressed to clients that accept it', async () => {
    const { app } = await open();
    const get = (encoding: string) =>
      app.inject({ url: '/assets/entry-1.js', headers: { 'accept-encoding': encoding } });
    for (const [encoding, payload] of [
      ['br', 'start(), by Brotli'],
      ['gzip', 'start(), by gzip'],
    ] as const) {
      const reply = await get(`${encoding}, deflate`);
      expect(reply.payload).toBe(payload);
      expect(reply.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/) as string,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
    }
    const plain = await get('identity');
    expect(plain.payload).toBe('start()');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('accept-encoding');
  });

  it('exclude dotfiles and files outside of their folder', async () => {
    const { get, rendered } = await open({ page: { status: 404 } });
    for (const url of ['/.secret', '/..%2f..%2fetc/passwd', '/assets/../.secret']) {
      expect((await get(url)).payload).not.toContain('secret');
    }
    expect(rendered.length).toBeGreaterThan(0);
  });

  it('has a robots.txt', async () => {
    const { get } = await open();
    expect((await get('/robots.txt')).payload).toContain('Disallow: /checkout');
    expect((await get('/favicon.ico')).headers.location).toBe('/favicon.svg');
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  });
});

it('forwards a form to the API as the shopper, and the API’s cookies to the shopper', async () => {
  const { app, heard } = await open();
  const reply = await app.inject({
    method: 'POST',
    url: '/forms/sign-in',
    headers: {
      host: 'shop.example',
      origin: 'http://shop.example',
      cookie: 'fs_session=old',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'username=pat%40example.com&password=x&target=%2Faccount',
  });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers.location).toBe('/account');
  expect(reply.headers['set-cookie']).toBe('fs_session=new; HttpOnly');
  expect(heard).toMatchObject([
    { host: 'shop.example', origin: 'http://shop.example', cookie: 'fs_session=old', 'x-tenant': 'sdc' },
  ]);
});
