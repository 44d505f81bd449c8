import { ORDER_TRANSITIONS } from '@foolscap/checkout/model';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper' }] });
});
afterAll(() => shop.close());

it('are the same in the database and in the model', async () => {
  const rows = await shop.database.db.selectFrom('order_transitions').selectAll().execute();
  const inModel = Object.entries(ORDER_TRANSITIONS).flatMap(([from, to]) =>
    to.map((status) => `${from} ${status}`),
  );
  expect(rows.map((row) => `${row.from_status} ${row.to_status}`).sort()).toEqual(inModel.sort());
});

it('are enforced by the database', async () => {
  const { db } = shop.database;
  const shopper = shop.shopper();
  const { body } = await order(shopper, await readyToOrder(shopper, 'paper'), 'one');
  const { orderNumber } = body.data.order;
  const change = (status: 'COLLECTED' | 'SHIPPED' | 'CANCELED') =>
    db.updateTable('orders').set({ status }).where('order_number', '=', orderNumber).execute();
  await expect(change('COLLECTED')).rejects.toThrow(
    `order ${orderNumber} cannot change from PLACED to COLLECTED`,
  );
  await change('SHIPPED');
  await expect(change('CANCELED')).rejects.toThrow('cannot change from SHIPPED to CANCELED');
});
