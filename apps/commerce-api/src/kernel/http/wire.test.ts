import Fastify from 'fastify';
import { commerceApi } from '../../app.ts';
import { add, ADDRESS, ITEM, getLines, readCart } from '../../testing/carts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { serverOptions } from './logger.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper' }, { sku: 'pens' }] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = shop.shopper();
  await add(shopper, 'pens');
});

describe('an idempotency key', () => {
  it('applies a repeated change once, and answers with the current cart', async () => {
    const first = await add(shopper, 'paper', 2, 'k-1');
    const again = await add(shopper, 'paper', 2, 'k-1');
    expect(again.body).toEqual(first.body);
    await add(shopper, 'pens', 1);
    const late = await add(shopper, 'paper', 2, 'k-1');
    expect(getLines(late)[0]).toMatchObject({ itemId: 'paper', qty: 2 });
    expect(late.body.data.cartInfo.cartAttributes.numberOfItems).toBe(4);
    // A client that has not seen the change in between must detect a gap.
    expect(late.body.data.cartInfo.previousRevision).toBe(late.body.data.cartInfo.revision);
  });

  it('ignores the order of fields in a body', async () => {
    await shopper.post(ITEM, { items: [{ itemId: 'paper', qty: 1 }], ignoreHrdAlt: true }, { key: 'k-2' });
    const again = await shopper.post(
      ITEM,
      { ignoreHrdAlt: true, items: [{ qty: 1, itemId: 'paper' }] },
      { key: 'k-2' },
    );
    expect(again.status).toBe(200);
    expect(again.body.data.cartInfo.cartAttributes.numberOfItems).toBe(2);
  });

  it('rejects another request with the same key', async () => {
    await add(shopper, 'paper', 1, 'k-3');
    const other = await add(shopper, 'paper', 2, 'k-3');
    expect(other.status).toBe(422);
    expect(other.body.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const elsewhere = await shopper.put('/checkout/default', { levelOfService: 'NDD' }, { key: 'k-3' });
    expect(elsewhere.status).toBe(422);
  });

  it.each([
    ['forceUpdate=true', 'forceUpdate=false'],
    ['ignoreExistQty=true', ''],
    ['', 'skipInv=true'],
    ['sharedCart=FIRST', 'sharedCart=SECOND'],
  ])('rejects the same body with another query: %j, then %j', async (first, second) => {
    const owner = shop.shopper();
    await add(owner, 'pens');
    const share = async () => (await owner.post('/cart/shares')).body.data.sharedCart.shareId as string;
    const ids: Record<string, string> = { FIRST: await share(), SECOND: await share() };
    const send = (query: string) =>
      shopper.post(
        `${ITEM}?${query.replace(/FIRST|SECOND/, (name) => ids[name]!)}`,
        { items: [{ itemId: 'paper', qty: 1 }] },
        { key: `query ${first} ${second}`.replaceAll(' ', '-') },
      );
    expect((await send(first)).status).toBe(200);
    expect((await send(second)).body.error?.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await send(first)).status).toBe(200);
  });

  it('ignores the order of a query', async () => {
    const send = (query: string) =>
      shopper.post(`${ITEM}?${query}`, { items: [{ itemId: 'paper', qty: 1 }] }, { key: 'k-query' });
    const first = await send('skipInv=true&forceUpdate=true');
    expect((await send('forceUpdate=true&skipInv=true')).body).toEqual(first.body);
  });

  it('is not used up by a request that fails validation', async () => {
    expect((await shopper.post(ITEM, { items: [] }, { key: 'k-4' })).status).toBe(400);
    expect((await add(shopper, 'unheard-of', 1, 'k-4')).status).toBe(400);
    expect((await add(shopper, 'paper', 1, 'k-4')).status).toBe(200);
  });

  it('belongs to one session', async () => {
    const other = shop.shopper();
    await add(other, 'pens');
    await add(shopper, 'paper', 1, 'k-5');
    expect((await add(other, 'paper', 3, 'k-5')).status).toBe(200);
  });

  it('expires after a day', async () => {
    await add(shopper, 'paper', 1, 'k-6');
    shop.clock.now = new Date(Date.now() + 24 * 3_600_000 + 1000);
    const later = await add(shopper, 'paper', 4, 'k-6');
    shop.clock.now = new Date();
    expect(later.status).toBe(200);
    expect(getLines(later)[0]).toMatchObject({ qty: 5 });
  });

  it('answers 409 while the request is still running', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => add(shopper, 'paper', 1, 'k-7')));
    const statuses = replies.map((reply) => reply.status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect((await readCart(shopper)).items.find((line) => line.itemId === 'paper')!.qty).toBe(1);
  });

  it.each(['4111111111111111', 'order-4111-1111-1111-1111'])('must not be a card number: %s', async (key) => {
    const reply = await add(shopper, 'paper', 1, key);
    expect(reply.body.error).toMatchObject({ code: 'CARD_NUMBER_IN_TEXT', field: 'Idempotency-Key' });
    expect(reply.text).not.toContain(key);
    // A random id may look like one.
    expect((await add(shopper, 'paper', 1, '41111111-1111-1111-8111-111111111111')).status).toBe(200);
  });

  it.each(['', 'with space', 'ü', 'x'.repeat(256)])('must be visible ASCII: %p', async (key) => {
    const reply = await shopper.post(
      ITEM,
      { items: [{ itemId: 'paper', qty: 1 }] },
      { headers: { 'idempotency-key': key } },
    );
    expect(reply.status).toBe(400);
    expect(reply.body.error).toMatchObject({ code: 'INVALID_IDEMPOTENCY_KEY', field: 'Idempotency-Key' });
  });
});

describe('a method override', () => {
  it('is rejected on methods other than POST', async () => {
    const reply = await shopper.get('/checkout', { 'x-http-method-override': 'DELETE' });
    expect(reply.status).toBe(405);
    expect(reply.body.error.code).toBe('METHOD_NOT_ALLOWED');
  });
  it('is rejected where the path does not support that method', async () => {
    const reply = await shopper.post(ITEM, {}, { headers: { 'x-http-method-override': 'PATCH' } });
    expect(reply.status).toBe(405);
  });
});

describe('a cross-site request', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://shop.test.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is rejected when it would change data: %j', async (headers) => {
    const reply = await shopper.post(ITEM, { items: [{ itemId: 'paper', qty: 1 }] }, { headers });
    expect(reply.status).toBe(403);
    expect(reply.body.error.code).toBe('CROSS_SITE_REQUEST');
    expect((await shopper.get('/checkout', headers)).status).toBe(200);
  });
  it('is accepted from the shop itself', async () => {
    const reply = await shopper.post(
      ITEM,
      { items: [{ itemId: 'paper', qty: 1 }] },
      { headers: { origin: 'http://shop.test' } },
    );
    expect(reply.status).toBe(200);
  });
  it('is compared with the public URL, if there is one, instead of the host header', async () => {
    const strict = await createTestShop({ env: { PUBLIC_URL: 'https://shop.example' } });
    const send = async (origin: string, host: string) =>
      (await strict.shopper().post('/list', { name: 'Office' }, { headers: { origin, host } })).status;
    expect(await send('https://shop.example', 'shop.example')).toBe(200);
    expect(await send('https://shop.example', '10.0.0.7:4200')).toBe(200);
    expect(await send('https://business.shop.example', 'business.shop.example')).toBe(200);
    for (const other of ['http://shop.example', 'https://evil.example', 'https://shop.example.evil.example'])
      expect(await send(other, new URL(other).host)).toBe(403);
    await strict.close();
  });
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'must be JSON, not %s',
    async (type) => {
      const reply = await shopper.post(ITEM, 'items=1', { headers: { 'content-type': type } });
      expect(reply.status).toBe(415);
      expect(reply.body.error.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    },
  );
  it('must be valid JSON', async () => {
    expect((await shopper.post(ITEM, '{"items":')).body.error).toMatchObject({
      status: 400,
      code: 'INVALID_JSON',
    });
    expect((await shopper.post(ITEM, `{"x":"${'y'.repeat(300_000)}"}`)).body.error).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
    });
    expect((await shopper.post(ITEM, '{"__proto__":{"a":1},"items":[]}')).status).toBe(400);
  });
});

describe('the session cookie', () => {
  it('is Secure and __Host- behind https', async () => {
    const safe = await createTestShop({
      env: { PUBLIC_URL: 'https://shop.test' },
      products: [{ sku: 'paper' }],
    });
    const reply = await add(safe.shopper(), 'paper');
    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-fs_session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(reply.headers['strict-transport-security']).toBeDefined();
    await safe.close();
  });
  it('of unknown value means no session', async () => {
    shopper.cookies.set('fs_session', 'made-up');
    expect((await readCart(shopper)).items).toEqual([]);
    expect((await add(shopper, 'paper')).headers['set-cookie']).toBeDefined();
  });
  it('ends 30 days after the last write', async () => {
    shop.clock.now = new Date(Date.now() + 20 * 86_400_000);
    // The cookie outlives the session, so that no ordinary reply restores an old secret after a sign-in.
    const extended = await add(shopper, 'paper');
    expect([extended.status, extended.headers['set-cookie']]).toEqual([200, undefined]);
    shop.clock.now = new Date(Date.now() + 45 * 86_400_000);
    expect((await readCart(shopper)).items).toHaveLength(2);
    shop.clock.now = new Date(Date.now() + 51 * 86_400_000);
    expect((await readCart(shopper)).items).toEqual([]);
    shop.clock.now = new Date();
  });
});

describe('a call without a route', () => {
  // Mounted as in the storefront: next to a page route for every other path.
  const mounted = async () => {
    const app = Fastify(serverOptions(shop.settings, { write: () => {} }));
    await app.register(commerceApi, { settings: shop.settings, database: shop.database });
    app.get('/*', (_request, reply) => reply.type('text/html').send('<p>A page</p>'));
    await app.ready();
    return app;
  };
  let app: Awaited<ReturnType<typeof mounted>>;
  beforeAll(async () => {
    app = await mounted();
  });
  afterAll(() => app.close());

  it.each([
    ['GET', '/nothing/here?q=1', 404],
    ['GET', '', 404],
    ['GET', '/', 404],
    ['GET', '/catalog/products', 404],
    ['GET', '/catalog/products/a/b', 404],
    ['POST', '/nothing', 404],
    ['PROPFIND', '/nothing', 404],
    ['PATCH', '/checkout', 405],
    ['DELETE', '/catalog/products/paper', 405],
    ['GET', '/checkout/default/item', 405],
    ['OPTIONS', '/checkout', 405],
    ['PROPFIND', '/checkout', 405],
  ])('%s %s is answered in the envelope, with %d', async (method, path, status) => {
    for (const server of [app, shop.app]) {
      const reply = await server.inject({ method: method as 'GET', url: `/cc/api${path}` });
      expect(reply.statusCode).toBe(status);
      expect(reply.json().error).toEqual({
        status,
        code: status === 404 ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED',
        message: expect.any(String),
        requestId: reply.headers['x-request-id'],
      });
    }
  });
  it('returns the supported methods', async () => {
    const allowed = async (url: string) =>
      (await app.inject({ method: 'PATCH', url: `/cc/api${url}` })).headers.allow;
    expect(await allowed('/checkout')).toBe('GET, HEAD');
    expect(await allowed('/checkout/default/item?x=1')).toBe('DELETE, POST, PUT');
    expect(await allowed('/checkout/default')).toBe('PUT');
  });
  it('answers 404 where a path segment is too long for any name', async () => {
    for (const long of ['x'.repeat(90), 'x'.repeat(300)]) {
      for (const path of [
        `/catalog/products/${long}`,
        `/catalog/products/${long}/reviews`,
        `/orders/${long}`,
      ]) {
        const reply = await shopper.get(path);
        expect(reply.status).toBe(404);
        expect(reply.body.error).toMatchObject({ code: 'NOT_FOUND' });
      }
    }
  });
  it('is rejected before its body is read', async () => {
    const headers = { 'content-type': 'text/plain' };
    const reply = await app.inject({ method: 'POST', url: '/cc/api/nothing', headers, payload: 'x' });
    expect(reply.statusCode).toBe(404);
  });
  it('outside of the API is left to other routes', async () => {
    expect((await app.inject('/cc/apis')).payload).toBe('<p>A page</p>');
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });
  it('answers 404 for an override on an unknown path', async () => {
    const headers = { 'x-http-method-override': 'DELETE' };
    for (const server of [app, shop.app]) {
      const reply = await server.inject({ method: 'POST', url: '/cc/api/nothing', headers });
      expect(reply.json().error).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });
});

describe('text that a database cannot store', () => {
  const line = '00000000-0000-4000-8000-000000000000';
  it.each([
    '/catalog/products/%00',
    '/catalog/products/paper%00',
    '/orders/%00',
    '/orders/1%00',
    '/catalog/products/%ed%a0%80',
    '/catalog/products/%',
    '/catalog/products/%ff',
    '/catalog/search?q=%00',
    '/catalog/search?q=a%00b',
    '/catalog/search?category=%00',
    '/catalog/search?brand=%00',
    '/catalog/suggest?q=%00',
    '/checkout?wt=%00',
    '/account?x=%00',
  ])('GET %s is rejected in the envelope', async (path) => {
    const reply = await shopper.get(path);
    expect([400, 404]).toContain(reply.status);
    expect(reply.body.error).toMatchObject({ status: reply.status, code: expect.any(String) });
  });
  it.each(['\u0000', 'a\u0000', '\ud800'])('in a body is a 400: %j', async (text) => {
    for (const reply of [
      await shopper.post(ITEM, { items: [{ itemId: text, qty: 1 }] }),
      await shopper.put('/checkout/default', { emailId1: `${text}@a.example` }),
      await shopper.put('/checkout/default', { addresses: [{ ...ADDRESS, city: text }] }),
      await shopper.put(ITEM, { items: [{ cartItemId: text, qty: 1 }] }),
      await shopper.post('/account/signin', { username: text, password: text }),
    ])
      expect(reply.body.error).toMatchObject({ status: 400, field: expect.any(String) });
  });
  it('is searched only to a maximum depth', async () => {
    const depth = 7000;
    const info = `{"info":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect((await shopper.post('/log', info)).status).toBe(400);
  });
  it('in a path is not found', async () => {
    expect((await shopper.remove(`${ITEM}/%00`)).status).toBe(404);
    expect((await shopper.remove(`${ITEM}/${line}%00`)).status).toBe(404);
  });
  it('in a cookie or a header means no session', async () => {
    expect((await shopper.get('/checkout', { cookie: 'fs_session=%00' })).status).toBe(200);
    expect((await shopper.get('/checkout', { 'x-tenant': '%00' })).status).toBeLessThan(500);
  });
});

describe('other protocol features', () => {
  it('answers unknown resources in the envelope, with the request id', async () => {
    const reply = await shopper.get('/nothing/here');
    expect(reply.status).toBe(404);
    expect(reply.body.error).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      message: expect.any(String),
      requestId: reply.headers['x-request-id'],
    });
  });
  it('include the OpenAPI document', async () => {
    const reply = await shopper.get('/openapi.json');
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body.paths)).toEqual(
      expect.arrayContaining(['/cc/api/checkout', '/cc/api/checkout/default/item', '/cc/api/catalog/search']),
    );
    expect(reply.body.paths['/cc/api/checkout/default/item']).toHaveProperty('put');
    const page = await shopper.get('/docs');
    expect(page.status).toBe(200);
    expect(page.text).toContain('swagger-ui');
    expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  });
  it.each(['/docs', '/docs/'])(
    'include the documentation page with its scripts and styles: %s',
    async (path) => {
      const page = await shopper.get(path);
      const links = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link!);
      expect(links.length).toBeGreaterThan(4);
      for (const link of links) {
        const { pathname } = new URL(link, `http://shop.test/cc/api${path}`);
        expect([pathname, (await shopper.get(pathname)).status]).toEqual([pathname, 200]);
      }
      expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
      expect((await shopper.get('/docs/json')).body.openapi).toBe('3.1.0');
    },
  );
  it('include health and readiness checks', async () => {
    expect((await shop.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
  it('include logging client errors, as masked text', async () => {
    const reply = await shopper.post('/log', {
      msg: 'boom\n4111 1111 1111 1111',
      error: { stack: 'x' },
      info: 'cart',
    });
    expect(reply.body).toEqual({ data: { logged: true } });
    expect(shop.logged()).toContain('boom [digits]');
    expect(shop.logged()).not.toContain('4111 1111');
  });
  it('include logging the page of an error, without the place of a search for stores', async () => {
    await shopper.post('/log', { error: 'No store found', info: '/cc/mmx/stores?q=9+Vellum+Lane&radius=50' });
    expect(shop.logged()).toContain('/cc/mmx/stores?q=[place]&radius=50');
    expect(shop.logged()).not.toContain('Vellum');
  });
  it('include security headers', async () => {
    const { headers } = await shopper.get('/checkout');
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
