import type { Order } from '@foolscap/checkout/contract';
import { reorderItems } from '@foolscap/checkout/model';
import { ADDRESS, ITEM, getLines, readCart } from '../../testing/carts.ts';
import { GOOD_CARD, order, payBy } from '../../testing/checkouts.ts';
import { addStores, setStoreStock } from '../../testing/places.ts';
import { addOffers, createTestShop, setStock, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'desk', stock: 50 },
      { sku: 'pen', stock: 50 },
      { sku: 'ink', stock: 50 },
      { sku: 'plan', stock: 50, electronic: true },
    ],
  });
  await addOffers(shop.database, 'desk', ['plan']);
  await addStores(shop.database, '1547', '0008');
  await setStoreStock(shop.database, '1547', 'pen', 20);
});
afterAll(() => shop.close());

const PERSON = { firstName: 'Pat', lastName: 'Reyes', email: 'pat@example.com', phone: '5085550142' };

/** Places an order with a plan, a pickup item and an item that ships to a store. */
async function placedOrder(): Promise<Order> {
  const shopper = shop.shopper();
  await shopper.post(ITEM, {
    items: [
      { itemId: 'plan', qty: 2, parentItemId: 'desk' },
      { itemId: 'pen', qty: 3, deliveryType: 'ISP', pickupStoreNumber: '1547' },
      { itemId: 'ink', qty: 1, deliveryType: 'STS', pickupStoreNumber: '0008' },
      { itemId: 'desk', qty: 2 },
    ],
  });
  await shopper.put('/checkout/default', {
    emailId1: 'ada@example.com',
    addresses: [ADDRESS],
    pickupPerson: PERSON,
  });
  await payBy(shopper, GOOD_CARD);
  const { ordTotal } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.totals;
  const reply = await order(shopper, ordTotal);
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.data.order as Order;
}

it('keeps plans below their product, and each line’s delivery', async () => {
  const { lines } = await placedOrder();
  const again = shop.shopper();
  await again.post(ITEM, { items: reorderItems(lines) });
  const { items } = await readCart(again);
  const seen = items.map(({ itemId, qty, parentItemId, selectedDeliveryOption: way }) => [
    itemId,
    qty,
    way.deliveryType,
    way.pickupStoreNumber ?? parentItemId ?? '',
  ]);
  expect(seen.sort()).toEqual([
    ['desk', 2, 'STA', ''],
    ['ink', 1, 'STS', '0008'],
    ['pen', 3, 'ISP', '1547'],
    ['plan', 2, 'STA', 'desk'],
  ]);
});

it('reports each line that cannot be bought as before, and adds the others', async () => {
  const { lines } = await placedOrder();
  await setStock(shop.database, 'desk', 0);
  await shop.database.db
    .updateTable('stores')
    .set({ pickup: false })
    .where('store_number', '=', '0008')
    .execute();
  const again = shop.shopper();
  const reply = getLines(await again.post(ITEM, { items: reorderItems(lines) }));
  const codes = reply.map(({ itemId, messages }) => [itemId, ...messages.map(({ code }) => code)]);
  expect(codes.sort()).toEqual([
    ['desk', 'OUT_OF_STOCK'],
    ['ink', 'INVALID_STORE_NUMBER'],
    ['pen'],
    ['plan', 'STANDALONE_WARRANTY_ITEM'],
  ]);
  expect((await readCart(again)).items.map(({ itemId }) => itemId)).toEqual(['pen']);
});
