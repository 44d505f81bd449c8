import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [] });
});
afterAll(() => shop.close());

const get = (zip: string, cookie = '') =>
  shop.app.inject({ url: `/cc/api/geo/zip/${zip}`, headers: { host: 'shop.test', cookie } });

it('returns the city and the state of a ZIP code, for everyone and for a day', async () => {
  const reply = await get('01760');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ data: { zipCode: '01760', city: 'Natick', state: 'MA' } });
  expect(reply.headers['cache-control']).toBe('public, max-age=86400');
});

it('depends on no session and starts none', async () => {
  const shopper = shop.shopper();
  await shopper.get('/checkout');
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const reply of [await get('01760'), await get('01760', cookie)]) {
    expect(reply.headers).not.toHaveProperty('set-cookie');
    expect(reply.headers).not.toHaveProperty('x-context-token');
  }
});

it.each(['00000', '01700'])('answers 404 to %s, and the reply is not cached', async (zip) => {
  const reply = await get(zip);
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ error: { status: 404, code: 'UNKNOWN_ZIPCODE' } });
  expect(reply.headers['cache-control']).toBe('no-store');
});

it.each(['1702', '017022', 'abcde', '01702-12'])('has no page for %s', async (zip) => {
  expect((await get(zip)).statusCode).toBe(404);
});

it('is part of the OpenAPI document', async () => {
  const { paths } = (await shop.app.inject({ url: '/cc/api/openapi.json' })).json<{
    paths: Record<string, { get: { responses: object } }>;
  }>();
  expect(Object.keys(paths['/cc/api/geo/zip/{zip}']!.get.responses)).toEqual(['200', '404']);
});

it('finds the place of a code with its last four digits', async () => {
  expect((await get('01702-1234')).json()).toEqual((await get('01702')).json());
});
