import { ADDRESS, getLines, ITEM, readCart } from '../../../testing/carts.ts';
import { GOOD_CARD, order, payBy } from '../../../testing/checkouts.ts';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paint', price: 2000, stock: 50, conditions: { surcharge: 150 } },
      { sku: 'paper', price: 6000, stock: 50 },
      { sku: 'gift', price: 2500, electronic: true },
    ],
  });
  await shop.database.db
    .insertInto('delivery_area_fees')
    .values([
      { zip_prefix: '017', fee_minor: 400 },
      { zip_prefix: '01702', fee_minor: 250 },
    ])
    .execute();
});
afterAll(() => shop.close());

const ADD = (itemId: string, qty: number) => ({ items: [{ itemId, qty }] });
const readTotals = async (shopper: ReturnType<TestShop['shopper']>) =>
  (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.totals;

it('charges the surcharge of an item per unit, and shows it in the change, the cart and on the line', async () => {
  const shopper = shop.shopper();
  const change = await shopper.post(ITEM, ADD('paint', 2));
  expect(change.body.data.cartInfo.cartSummary).toMatchObject({ surchargeFee: 3, cartSubTotal: 40 });
  const { cartSummary, items } = await readCart(shopper);
  expect(cartSummary).toMatchObject({ surchargeFee: 3, ordTotal: 40 + 7.99 + 3 });
  expect(items).toMatchObject([
    { surchargeApplicable: true, surchargeSplit: 3, selectedDeliveryOption: { surchargeFeePerUnit: 1.5 } },
  ]);
  expect(getLines(await shopper.post(ITEM, ADD('paper', 1)))[0]).not.toHaveProperty('surchargeApplicable');
});

it('reports in every reply why delivery is free', async () => {
  const shopper = shop.shopper();
  expect((await shopper.post(ITEM, ADD('paint', 1))).body.data.cartInfo.cartSummary).not.toHaveProperty(
    'attributes',
  );
  const free = [{ name: 'FREE_SHIPPING', value: 'THRESHOLD' }];
  const change = await shopper.post(ITEM, ADD('paper', 1));
  expect(change.body.data.cartInfo.cartSummary.attributes).toEqual(free);
  expect((await readCart(shopper)).cartSummary.attributes).toEqual(free);
});

it('charges the fee of the most specific area once the address is known, for shipped items only', async () => {
  const shopper = shop.shopper();
  await shopper.post(ITEM, ADD('paper', 1));
  expect((await readCart(shopper)).cartSummary).not.toHaveProperty('dasFee');
  const send = (zipCode: string) =>
    shopper.put('/checkout/default', { addresses: [{ ...ADDRESS, zipCode }] });
  const seen = async () => (await readCart(shopper)).cartSummary['dasFee'];
  await send('01702');
  expect(await seen()).toBe(2.5);
  await send('01701');
  expect(await seen()).toBe(4);
  await send('02139');
  expect(await seen()).toBeUndefined();

  const downloads = shop.shopper();
  await downloads.post(ITEM, ADD('gift', 1));
  await downloads.put('/checkout/default', { addresses: [ADDRESS] });
  expect((await readCart(downloads)).cartSummary).not.toHaveProperty('dasFee');
});

it('includes both fees in checkout and the order, and refunds the surcharge of canceled units', async () => {
  const shopper = shop.shopper();
  await shopper.post(ITEM, ADD('paint', 3));
  await shopper.post(ITEM, ADD('paper', 1));
  await shopper.put('/checkout/default', { emailId1: 'ada@example.com', addresses: [ADDRESS] });
  await payBy(shopper, GOOD_CARD);
  const totals = await readTotals(shopper);
  expect(totals).toMatchObject({ surchargeFee: 4.5, dasFee: 2.5 });
  const parts = ['cartSubTotal', 'shipFee', 'handlingFee', 'surchargeFee', 'dasFee', 'taxTotal'];
  const cents = (amount: number) => Math.round(amount * 100);
  expect(cents(totals.ordTotal)).toBe(parts.reduce((sum, part) => sum + cents(totals[part]), 0));

  const placed = (await order(shopper, totals.ordTotal)).body.data.order;
  expect(placed.totals).toMatchObject({ surchargeFee: 4.5, dasFee: 2.5, ordTotal: totals.ordTotal });
  const [paint] = placed.lines as { lineNumber: number }[];
  const canceled = await shopper.post(`/orders/${placed.orderNumber}/cancel`, {
    lines: [{ lineNumber: paint!.lineNumber, qty: 2 }],
  });
  // Two units with their surcharge and 6.25% tax.
  expect(canceled.body.data.order).toMatchObject({ refundedTotal: 40 + 3 + 2.5 });
});
