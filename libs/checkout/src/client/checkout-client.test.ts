import { createHttpClient } from '@foolscap/core/http';
import type { TransportRequest } from '@foolscap/core/http';
import { buildCheckout, buildOrder } from '../testing/index.ts';
import { createCheckoutClient } from './index.ts';

function setUp() {
  const requests: TransportRequest[] = [];
  const client = createCheckoutClient(
    createHttpClient({
      tenant: 'sdc',
      transport: async (request) => {
        requests.push(request);
        const data = { checkoutInfo: buildCheckout(), order: buildOrder(), orders: [] };
        return { status: 200, headers: {}, body: { data } };
      },
    }),
  );
  return { requests, client };
}

it('places an order for the displayed total under one key', async () => {
  const { requests, client } = setUp();
  expect(await client.placeOrder({ expectedTotal: 26.03 }, 'key-1')).toEqual(buildOrder());
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: '/cc/api/checkout/default/order',
    body: { expectedTotal: 26.03 },
    headers: { 'idempotency-key': 'key-1' },
  });
});

it('saves the choices to the cart', async () => {
  const { requests, client } = setUp();
  await client.save({ levelOfService: 'NDD' }, 'key-2');
  expect(requests[0]).toMatchObject({
    url: '/cc/api/checkout/default?actionType=MODIFY_CART',
    body: { levelOfService: 'NDD' },
    headers: { 'idempotency-key': 'key-2', 'x-http-method-override': 'PUT' },
  });
});

it('reads the checkout, one order and all orders', async () => {
  const { requests, client } = setUp();
  expect(await client.getCheckout()).toEqual(buildCheckout());
  expect(await client.getOrder('97/1')).toEqual(buildOrder());
  expect((await client.getOrders({ q: 'pens', page: '2' })).orders).toEqual([]);
  expect(await client.cancelOrder('97/1', 'key-1')).toEqual(buildOrder());
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /cc/api/checkout/precheckout',
    'GET /cc/api/orders/97%2F1',
    'GET /cc/api/orders?q=pens&page=2',
    'POST /cc/api/orders/97%2F1/cancel',
  ]);
  expect(requests.at(-1)!.headers).toMatchObject({ 'idempotency-key': 'key-1' });
});
