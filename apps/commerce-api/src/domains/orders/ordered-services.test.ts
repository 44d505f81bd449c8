import { add, ITEM } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'desk', price: 20_000, conditions: { furnitureServices: { BASC: 4900, CUST: 'TBD' } } },
      { sku: 'pens', price: 1000 },
    ],
  });
});
afterAll(() => shop.close());

/** Orders two desks with services, and enough pens for free delivery. */
async function placed(shopper: Shopper, furnSvcInfo: object) {
  const { body } = await add(shopper, 'desk', 2);
  const [{ cartItemId }] = body.data.cartInfo.items as [{ cartItemId: string }];
  await shopper.put(ITEM, { items: [{ cartItemId, qty: 2, furnSvcInfo }] });
  const total = await readyToOrder(shopper, 'pens', { qty: 5 });
  const checkout = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
  return { checkout, placed: (await order(shopper, total)).body.data.order };
}

it('an order keeps that the fee of a service is still to be determined', async () => {
  const shopper = shop.shopper();
  const { checkout, placed: reply } = await placed(shopper, { BASC: { qty: 1 }, CUST: { qty: 1 } });
  expect(checkout.totals.isFurnitureServicesFeeTBD).toBe(true);
  const { body } = await shopper.get(`/orders/${reply.orderNumber}`);
  for (const seen of [reply, body.data.order]) {
    expect(seen.totals).toMatchObject({ furnRate: 49, isFurnitureServicesFeeTBD: true });
    expect(seen.lines[0].isFurnitureServicesFeeTBD).toBe(true);
    expect(seen.lines[1].isFurnitureServicesFeeTBD).toBeUndefined();
  }
});

it('no fee is to be determined for services with a price, nor for a canceled line', async () => {
  const shopper = shop.shopper();
  const known = await placed(shopper, { BASC: { qty: 2 } });
  expect(known.checkout.totals.isFurnitureServicesFeeTBD).toBeUndefined();
  expect(known.placed.totals.isFurnitureServicesFeeTBD).toBeUndefined();
  expect(known.placed.lines[0].isFurnitureServicesFeeTBD).toBeUndefined();

  const { placed: open } = await placed(shopper, { CUST: { qty: 1 } });
  const { body } = await shopper.post(`/orders/${open.orderNumber}/cancel`, {
    lines: [{ lineNumber: 1, qty: 2 }],
  });
  expect(body.data.order.totals.isFurnitureServicesFeeTBD).toBeUndefined();
  expect(body.data.order.lines[0].isFurnitureServicesFeeTBD).toBeUndefined();
});
