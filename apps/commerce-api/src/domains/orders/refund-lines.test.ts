import { toMinorUnits } from '@foolscap/core/money';
import { add, ITEM } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { lockOrder } from './orders.repository.ts';
import { undoOrder } from './undo-order.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      {
        sku: 'desk',
        price: 3333,
        oversized: true,
        conditions: { surcharge: 350, furnitureServices: { BASC: 4900 } },
      },
      { sku: 'pens', price: 1001 },
    ],
  });
});
afterAll(() => shop.close());

/** Orders three desks, two of them with a service, and pens by next-day delivery. The total includes every kind of fee. */
async function placed(shopper: Shopper) {
  const { body } = await add(shopper, 'desk', 3);
  const [{ cartItemId }] = body.data.cartInfo.items as [{ cartItemId: string }];
  await shopper.put(ITEM, { items: [{ cartItemId, qty: 3, furnSvcInfo: { BASC: { qty: 2 } } }] });
  await readyToOrder(shopper, 'pens');
  await shopper.put('/checkout/default', { levelOfService: 'NDD' });
  const { totals } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
  expect(totals).toMatchObject({ furnRate: 98, surchargeFee: 10.5, handlingFee: 45 });
  expect(totals.shipFee).toBeGreaterThan(0);
  const reply = await order(shopper, totals.ordTotal);
  return {
    orderNumber: reply.body.data.order.orderNumber as string,
    total: toMinorUnits(totals.ordTotal)!,
    shipping: toMinorUnits(totals.shipFee)!,
  };
}

const cancel = async (shopper: Shopper, orderNumber: string, body?: object) =>
  expect((await shopper.post(`/orders/${orderNumber}/cancel`, body)).status).toBe(200);

/** Reads the refunds of an order, each with the sum of its parts. */
async function listRefunds(orderNumber: string) {
  const { db } = shop.database;
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('created_at')
    .execute();
  return Promise.all(
    refunds.map(async ({ id, reason, amount_minor, shipping_minor, fees_minor, tax_minor }) => {
      const lines = await db.selectFrom('refund_lines').selectAll().where('refund_id', '=', id).execute();
      const ofLines = lines.reduce((sum, line) => sum + line.price_minor + line.tax_minor, 0);
      return {
        reason,
        amount: amount_minor,
        shipping: shipping_minor,
        fees: fees_minor,
        sum: ofLines + shipping_minor + fees_minor + tax_minor,
      };
    }),
  );
}

it('the parts of the refund of a canceled order add up to its total', async () => {
  const shopper = shop.shopper();
  const { orderNumber, total, shipping } = await placed(shopper);
  await cancel(shopper, orderNumber);
  expect(await listRefunds(orderNumber)).toEqual([
    { reason: 'CANCELED', amount: total, shipping, fees: 4500, sum: total },
  ]);
});

it('the parts of a declined order’s refund add up to its total', async () => {
  const { orderNumber, total } = await placed(shop.shopper());
  await shop.database.db.transaction().execute(async (trx) => {
    const { order: locked, lines } = (await lockOrder(trx, orderNumber))!;
    await undoOrder(trx, locked, lines, 'DECLINED');
  });
  expect(await listRefunds(orderNumber)).toMatchObject([{ reason: 'DECLINED', amount: total, sum: total }]);
});

it('refunds of single units add up, and the last one returns shipping and fees', async () => {
  const shopper = shop.shopper();
  const { orderNumber, total, shipping } = await placed(shopper);
  for (const lines of [[{ lineNumber: 1, qty: 1 }], [{ lineNumber: 1, qty: 1 }], [{ lineNumber: 2, qty: 1 }]])
    await cancel(shopper, orderNumber, { lines });
  await cancel(shopper, orderNumber);
  const refunds = await listRefunds(orderNumber);
  expect(refunds.map(({ sum }) => sum)).toEqual(refunds.map(({ amount }) => amount));
  expect(refunds.map((refund) => refund.shipping + refund.fees)).toEqual([0, 0, 0, shipping + 4500]);
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
});

it('the tax of an order whose lines do not know theirs is named', async () => {
  const shopper = shop.shopper();
  const { orderNumber, total } = await placed(shopper);
  await shop.database.db
    .updateTable('order_lines')
    .set({ tax_minor: null })
    .where('order_number', '=', orderNumber)
    .execute();
  await cancel(shopper, orderNumber);
  expect(await listRefunds(orderNumber)).toMatchObject([{ amount: total, sum: total }]);
});
