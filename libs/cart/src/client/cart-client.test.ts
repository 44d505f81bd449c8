import { createHttpClient } from '@foolscap/core/http';
import type { TransportRequest } from '@foolscap/core/http';
import { buildCart } from '../testing/index.ts';
import { createCartClient } from './cart-client.ts';

function setUp() {
  const requests: TransportRequest[] = [];
  const client = createCartClient(
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

it('reads the caller’s cart with its session id', async () => {
  const { requests, client } = setUp();
  expect((await client.getCart()).sessionId).toBe('session-7');
  expect(requests[0]).toMatchObject({
    method: 'GET',
    url: '/cc/api/checkout?grindType=ALL',
    timeoutMs: 30_000,
  });
});

// The specified calls (cart-7).
it.each([
  [
    'Add to cart',
    (client: ReturnType<typeof createCartClient>) =>
      client.addItems({ items: [{ itemId: '24400011', qty: 2 }] }, 'key-1'),
    {
      url: '/cc/api/checkout/default/item',
      body: { items: [{ itemId: '24400011', qty: 2 }] },
      headers: { 'idempotency-key': 'key-1' },
    },
  ],
  [
    'Update items',
    (client: ReturnType<typeof createCartClient>) =>
      client.updateItems([{ cartItemId: 'a', qty: 3 }], 'key-2'),
    {
      url: '/cc/api/checkout/default/item',
      body: { cartId: 'default', items: [{ cartItemId: 'a', qty: 3, actioned: 'EDIT_ITEM' }] },
      headers: { 'idempotency-key': 'key-2', 'x-http-method-override': 'PUT' },
    },
  ],
  [
    'Remove item',
    (client: ReturnType<typeof createCartClient>) => client.removeItem('a/b', 'key-3'),
    {
      url: '/cc/api/checkout/default/item/a%2Fb',
      body: { cartId: 'default', cartItemId: 'a/b' },
      headers: { 'idempotency-key': 'key-3', 'x-http-method-override': 'DELETE' },
    },
  ],
  [
    'Proceed to checkout',
    (client: ReturnType<typeof createCartClient>) => client.updateCart({ proceedCheckout: true }, 'key-4'),
    {
      url: '/cc/api/checkout/default?actionType=MODIFY_CART',
      body: { proceedCheckout: true },
      headers: { 'idempotency-key': 'key-4', 'x-http-method-override': 'PUT' },
    },
  ],
])('%s', async (_, send, expected) => {
  const { requests, client } = setUp();
  await send(client);
  expect(requests).toEqual([expect.objectContaining({ method: 'POST' })]);
  expect(requests[0]).toMatchObject(expected);
});
