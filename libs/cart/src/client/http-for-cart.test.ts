import { createHttpClient } from '@foolscap/core/http';
import { buildCart } from '../testing/index.ts';
import { createBuyNowClient } from './buy-now-client.ts';
import { createCartClient } from './cart-client.ts';
import { addToSpecialCart, createHttpForCart } from './http-for-cart.ts';
import { createSharedCartsClient } from './shared-carts-client.ts';

function setUp(data: object = { cartInfo: buildCart() }) {
  const urls: string[] = [];
  const http = createHttpClient({
    tenant: 'sdc',
    transport: async ({ method, url }) => {
      urls.push(`${method} ${url}`);
      return { status: 200, headers: {}, body: { data } };
    },
  });
  return { urls, http };
}

it.each([
  ['SPECIAL', 'type=SPECIAL'],
  ['BUY_NOW', 'buyNow=true'],
] as const)('calls about the %s cart name it by %s', async (kind, query) => {
  const { urls, http } = setUp();
  const client = createCartClient(createHttpForCart(http, kind));
  await client.getCart();
  await client.addItems({ items: [{ itemId: 'pen', qty: 1 }] }, 'key-1');
  await client.updateCart({ proceedCheckout: true }, 'key-2');
  await createHttpForCart(http, kind).send({ method: 'GET', path: '/orders' });
  expect(urls).toEqual([
    `GET /cc/api/checkout?grindType=ALL&${query}`,
    `POST /cc/api/checkout/default/item?${query}`,
    `POST /cc/api/checkout/default?actionType=MODIFY_CART&${query}`,
    'GET /cc/api/orders',
  ]);
});

it('sends the addresses of the special cart as base64 of their JSON', async () => {
  const { urls, http } = setUp();
  const shipTo = {
    firstName: 'Zoë',
    lastName: 'Page',
    address1: '1 Main Street',
    city: 'Framingham',
    state: 'MA',
    zipCode: '01702',
  };
  await addToSpecialCart(http, { items: [{ itemId: 'pen', qty: 1 }] }, { shipTo }, 'key-1');
  const { searchParams } = new URL(urls[0]!.split(' ')[1]!, 'http://shop.test');
  expect(searchParams.get('type')).toBe('SPECIAL');
  expect(searchParams.has('specialBillTo')).toBe(false);
  const text = Buffer.from(searchParams.get('specialShipTo')!, 'base64').toString('utf8');
  expect(JSON.parse(text)).toEqual(shipTo);
});

it('calls the buy-now cart and shared carts by their paths', async () => {
  const { urls, http } = setUp({ cartInfo: buildCart(), sharedCart: {}, sharedCarts: [] });
  const buyNow = createBuyNowClient(http);
  await buyNow.putInBuyNow([{ itemId: 'pen', qty: 1 }], 'key-1');
  await buyNow.proceedWithBuyNow('key-2');
  const shared = createSharedCartsClient(http);
  await shared.shareCart('key-3');
  await shared.listShares();
  await shared.getShared('a/b');
  await shared.addShared('a/b', 'key-4');
  await shared.revokeShare('a/b', 'key-5');
  expect(urls).toEqual([
    'POST /cc/api/checkout/default/item?buyNow=true',
    'POST /cc/api/checkout/default?buyNow=true&actionType=MODIFY_CART',
    'POST /cc/api/cart/shares',
    'GET /cc/api/cart/shares',
    'GET /cc/api/cart/shared/a%2Fb',
    'POST /cc/api/checkout/default/item?sharedCart=a%2Fb',
    'POST /cc/api/cart/shares/a%2Fb',
  ]);
});
