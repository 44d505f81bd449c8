import { ITEM } from '../../testing/carts.ts';
import { GOOD_CARD, order, payBy } from '../../testing/checkouts.ts';
import { addStores, setStoreStock, getStoreStock } from '../../testing/places.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'last' }] });
  await addStores(shop.database, '1547');
});
afterAll(() => shop.close());

async function ready(shopper: Shopper): Promise<number> {
  await shopper.post(ITEM, {
    items: [{ itemId: 'last', qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' }],
  });
  const person = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5085550142' };
  await shopper.put('/checkout/default', { emailId1: 'a@example.com', pickupPerson: person });
  await payBy(shopper, GOOD_CARD);
  return (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.totals.ordTotal as number;
}

it('exactly one of ten concurrent buyers gets the last unit in a store', async () => {
  await setStoreStock(shop.database, '1547', 'last', 1);
  const buyers = Array.from({ length: 10 }, () => shop.shopper());
  const totals = await Promise.all(buyers.map(ready));
  const replies = await Promise.all(
    buyers.map((buyer, index) => order(buyer, totals[index]!, `last-${index}`)),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await getStoreStock(shop.database, '1547', 'last')).toBe(0);
});
