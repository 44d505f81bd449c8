import { createHttpClient } from '@foolscap/core/http';
import type { TransportRequest } from '@foolscap/core/http';
import { buildCart } from '../testing/index.ts';
import { createSavedItemsClient } from './saved-items-client.ts';
import type { SavedItemsClient } from './saved-items-client.ts';

function setUp() {
  const requests: TransportRequest[] = [];
  const client = createSavedItemsClient(
    createHttpClient({
      tenant: 'sdc',
      transport: async (request) => {
        requests.push(request);
        return {
          status: 200,
          headers: { 'x-session-id': 'session-7' },
          body: { data: { cartInfo: buildCart() } },
        };
      },
    }),
  );
  return { requests, client };
}

it('lists a page of 300 items with the session id', async () => {
  const { requests, client } = setUp();
  const { signal } = new AbortController();
  expect((await client.listSaved(2, signal)).sessionId).toBe('session-7');
  expect(requests[0]).toMatchObject({ method: 'GET', url: '/cc/api/sfl?page=2&size=300' });
});

// The specified calls (cart-7).
it.each<[string, (client: SavedItemsClient) => Promise<unknown>, object]>([
  [
    'Save for later, a line',
    (client) => client.saveLine('a', 'key-1'),
    { url: '/cc/api/sfl', body: { cartItemId: 'a' }, headers: { 'idempotency-key': 'key-1' } },
  ],
  [
    'Save for later, an item',
    (client) => client.saveItem({ itemId: '24400011', qty: 2 }, 'key-2'),
    { url: '/cc/api/sfl', body: { itemId: '24400011', qty: 2 }, headers: { 'idempotency-key': 'key-2' } },
  ],
  [
    'Remove saved',
    (client) => client.removeSaved('a/b', 'key-3'),
    {
      url: '/cc/api/sfl/a%2Fb',
      headers: { 'idempotency-key': 'key-3', 'x-http-method-override': 'DELETE' },
    },
  ],
  [
    'Move to cart',
    (client) => client.moveToCart([{ listItemId: 'a', itemId: '24400011', qty: 2 }], 'key-4'),
    {
      url: '/cc/api/checkout/default/item',
      body: { items: [{ listItemId: 'a', itemId: '24400011', qty: 2 }] },
      headers: { 'idempotency-key': 'key-4' },
    },
  ],
])('%s', async (_, call, expected) => {
  const { requests, client } = setUp();
  await call(client);
  expect(requests[0]).toMatchObject({ method: 'POST', ...expected });
});
