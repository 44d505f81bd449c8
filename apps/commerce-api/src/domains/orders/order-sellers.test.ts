import { add } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paint', name: 'Maker paint', price: 1200, conditions: { soldBy: 'Rewell Supply' } },
      { sku: 'pens', name: 'Gel pens', price: 1000 },
    ],
  });
});
afterAll(() => shop.close());

it('names the seller of a line at checkout, in the order and in its mail, also after the product has changed', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'paint');
  const total = await readyToOrder(shopper, 'pens');
  const { lines } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
  const sellers = (of: { itemId: string; soldBy?: string }[]) =>
    Object.fromEntries(of.map(({ itemId, soldBy }) => [itemId, soldBy]));
  const expected = { paint: 'Rewell Supply', pens: undefined };
  expect(sellers(lines)).toEqual(expected);

  const placed = (await order(shopper, total)).body.data.order;
  expect(sellers(placed.lines)).toEqual(expected);
  const mail = shop.mails.find(
    ({ kind, subject }) => kind === 'orderPlaced' && subject.includes(placed.orderNumber),
  );
  expect(mail?.text).toContain('1 x Maker paint, sold and shipped by Rewell Supply: $12.00');
  expect(mail?.text).toContain('1 x Gel pens: $10.00');

  await shop.database.db
    .updateTable('products')
    .set({ sale_conditions: null })
    .where('sku', '=', 'paint')
    .execute();
  const { body } = await shopper.get(`/orders/${placed.orderNumber}`);
  expect(sellers(body.data.order.lines)).toEqual(expected);
});
