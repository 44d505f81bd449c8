import { HEADERS } from '@foolscap/core/vocabulary';
import { addStores } from '../../testing/places.ts';
import { geocoded, type PlacesServer, startPlacesServer } from '../../testing/places-server.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const KEY = 'consumer-key-1';
const BUSINESS_KEY = 'business-key-2';

let server: PlacesServer;
let shop: TestShop;
beforeAll(async () => {
  server = await startPlacesServer();
  shop = await createTestShop({
    products: [],
    env: { PLACES_URL: server.url, PLACES_KEY: KEY, PLACES_KEY_BUSINESS: BUSINESS_KEY },
  });
  await addStores(shop.database, '1547', '0008', '0415');
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(() => server.requests.splice(0));

async function locate(address: string, tenant = 'sdc') {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/ele-lpd/api/sparxProxy/storeLocator',
    payload: { address },
    headers: { host: 'shop.test', [HEADERS.tenant]: tenant },
  });
  const { data, error } = reply.json<{
    data?: { results: { near?: string; stores: { storeNumber: string }[] } };
    error?: object;
  }>();
  return {
    error,
    near: data?.results.near,
    numbers: data?.results.stores.map(({ storeNumber }) => storeNumber),
  };
}

it('finds the stores around an address, with the key of the site', async () => {
  server.answerWith((_, reply) => reply.end(geocoded(42.2836, -71.3495)));
  expect(await locate('9 Quire Street, Springfield')).toMatchObject({
    near: 'Natick, MA',
    numbers: ['0008', '1547'],
  });
  expect((await locate('10 Quire Street, Springfield', 'sba')).numbers).toEqual(['0008', '1547']);
  expect(server.requests).toEqual([
    { text: '9 Quire Street, Springfield', key: KEY },
    { text: '10 Quire Street, Springfield', key: BUSINESS_KEY },
  ]);
});

it('does not need the service for ZIP codes, states and store numbers', async () => {
  expect((await locate('01702')).numbers).toEqual(['1547', '0008']);
  expect((await locate('Missouri')).numbers).toEqual(['0415']);
  expect(server.requests).toEqual([]);
});

it('reports that a place exists when no store is near it', async () => {
  server.answerWith((_, reply) => reply.end(geocoded(46.877, -96.789)));
  expect((await locate('Fargo North Station')).error).toMatchObject({
    message: 'Invalid zipcode',
    known: true,
  });
});

it('falls back to the table of places when the service fails, and reports the failure for other texts', async () => {
  server.answerWith((_, reply) => reply.writeHead(500).end());
  expect(await locate('Natick, MA')).toMatchObject({ near: 'Natick, MA', numbers: ['0008', '1547'] });
  const { error } = await locate('9 Vellum Lane');
  expect(error).toMatchObject({ message: 'Invalid zipcode', lookup: 'unavailable' });
  expect(error).not.toHaveProperty('known');
  expect(shop.logged()).toContain('"fault":"status: 500"');
});

it('writes no key and no address into the log', () => {
  for (const secret of [KEY, BUSINESS_KEY, 'Vellum', server.url.split('?')[0]!])
    expect(shop.logged()).not.toContain(secret);
});
