import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { commerceApi } from './app.ts';
import { add, readCart } from './testing/carts.ts';
import { createShopper, createTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env: { FAULTS: '1' }, products: [{ sku: 'paper' }] });
});
afterAll(() => shop.close());

it('can be mounted in a server that also serves other routes', async () => {
  const server = Fastify();
  await server.register(cookie);
  await server.register(compress);
  await server.register(helmet, { contentSecurityPolicy: { directives: { defaultSrc: ["'self'"] } } });
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/html').send('<h1>Not found</h1>'),
  );
  server.get('/', () => 'home');
  server.post('/text', (request) => request.body);
  await server.register(commerceApi, { settings: shop.settings, database: shop.database });
  await server.ready();

  const shopper = createShopper(server);
  expect((await add(shopper, 'paper', 2)).status).toBe(200);
  expect((await readCart(shopper)).items).toHaveLength(1);
  expect((await server.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await server.inject('/')).payload).toBe('home');
  expect((await server.inject('/nowhere')).payload).toBe('<h1>Not found</h1>');
  expect((await shopper.get('/nowhere')).body.error.code).toBe('NOT_FOUND');
  expect((await server.inject('/')).headers['content-security-policy']).toContain("default-src 'self'");
  expect((await shopper.get('/checkout')).headers['content-security-policy']).toBe(
    "default-src 'none';frame-ancestors 'none'",
  );
  // The strict rules below /cc/api do not apply to the host server's own routes.
  expect(
    (
      await server.inject({
        method: 'POST',
        url: '/text',
        headers: { 'content-type': 'text/plain' },
        payload: 'hi',
      })
    ).payload,
  ).toBe('hi');
  await server.close();
});

it('compresses large replies', async () => {
  const reply = await shop.app.inject({
    url: '/cc/api/openapi.json',
    headers: { 'accept-encoding': 'br, gzip' },
  });
  expect(reply.headers['content-encoding']).toBe('br');
});

it('answers a conditional read of an unchanged resource with 304', async () => {
  const first = await shop.shopper().get('/catalog/categories');
  const again = await shop.shopper().get('/catalog/categories', { 'if-none-match': first.headers.etag! });
  expect(again.status).toBe(304);
});

describe('fault injection', () => {
  it('rejects a call before any work, by header', async () => {
    const shopper = shop.shopper();
    const reply = await shopper.post(
      '/checkout/default/item',
      { items: [{ itemId: 'paper', qty: 1 }] },
      { headers: { 'x-fault': 'status=503' } },
    );
    expect(reply.status).toBe(503);
    expect((await readCart(shopper)).items).toEqual([]);
  });

  it('applies to a given number of calls', async () => {
    const shopper = shop.shopper();
    const set = await shop.app.inject({
      method: 'PUT',
      url: '/cc/api/faults',
      payload: { faults: [{ path: '/catalog', status: 500, times: 2 }] },
    });
    expect(set.statusCode).toBe(200);
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await shopper.get('/catalog/categories')).status);
    expect(statuses).toEqual([500, 500, 200]);
  });

  it('delays a call', async () => {
    const before = performance.now();
    await shop.shopper().get('/catalog/categories', { 'x-fault': 'latency=60' });
    expect(performance.now() - before).toBeGreaterThan(50);
  });

  it('loses the reply of a completed call', async () => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const shopper = shop.shopper();
    await add(shopper, 'paper');
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join();
    const lost = fetch(`${address}/cc/api/checkout/default/item`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'x-fault': 'lost-answer' },
      body: JSON.stringify({ items: [{ itemId: 'paper', qty: 2 }] }),
    });
    await expect(lost).rejects.toThrow('fetch failed');
    expect((await readCart(shopper)).items[0]!.qty).toBe(3);
  });

  it('is off unless FAULTS=1', async () => {
    const safe = await createTestShop();
    expect(
      (await safe.app.inject({ method: 'PUT', url: '/cc/api/faults', payload: { faults: [] } })).statusCode,
    ).toBe(404);
    expect((await safe.shopper().get('/catalog/categories', { 'x-fault': 'status=503' })).status).toBe(200);
    await safe.close();
  });
});
