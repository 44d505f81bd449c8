import { CartInfoSchema } from '@foolscap/cart/contract';
import Value from 'typebox/value';
import { add, getLines, ITEM, readCart, type SeenLine } from '../../../testing/carts.ts';
import { order, readyToOrder } from '../../../testing/checkouts.ts';
import { addStores, setStoreStock } from '../../../testing/places.ts';
import { createTestShop, getStock, setStock, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'kit', price: 4900, stock: 50 },
      { sku: 'lamp', price: 3000, stock: 50 },
      { sku: 'clip', price: 100, stock: 0 },
    ],
  });
  await shop.database.db
    .insertInto('product_relations')
    .values([
      { sku: 'kit', kind: 'BUNDLE', related_sku: 'lamp', position: 0, quantity: 1 },
      { sku: 'kit', kind: 'BUNDLE', related_sku: 'clip', position: 1, quantity: 4 },
    ])
    .execute();
  await addStores(shop.database, '1547');
  await setStoreStock(shop.database, '1547', 'kit', 10);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('carts').execute();
  await setStock(shop.database, 'kit', 50);
});

const asText = ({ itemId, qty, status, priceInfo }: SeenLine) =>
  `${itemId} ${qty} ${status} ${priceInfo.finalPrice}`;

async function withKit(qty = 2) {
  const shopper = shop.shopper();
  const reply = await add(shopper, 'kit', qty);
  return { shopper, reply, kit: getLines(reply)[0]! };
}

it('an add creates a line for each part below the bundle, without a separate price', async () => {
  const { shopper, reply, kit } = await withKit();
  const lines = getLines(reply);
  expect(lines.map(asText)).toEqual(['kit 2 ACTIVE 98', 'lamp 2 ACTIVE 0', 'clip 8 ACTIVE 0']);
  for (const part of lines.slice(1))
    expect(part).toMatchObject({
      parentItemId: 'kit',
      parentRelationType: 'BUNDLE',
      parentRelationCartItemId: kit.cartItemId,
      itemAttributes: { partBundle: true },
      // A part that is out of stock on its own does not affect the bundle.
      messages: [],
    });
  const cart = await readCart(shopper);
  expect(Value.Errors(CartInfoSchema, cart)).toEqual([]);
  expect(cart.items.map(asText)).toEqual(lines.map(asText));
  expect(new Set(cart.items.map(({ cartItemId }) => cartItemId)).size).toBe(3);
  expect(cart.cartSummary['cartSubTotal']).toBe(98);
  expect(cart.cartAttributes).toMatchObject({ numberOfLineItems: 1, numberOfItems: 2, hardStop: false });
});

it('the parts follow the quantity, the removal and Undo of the bundle', async () => {
  const { shopper, kit } = await withKit();
  const set = async (qty: number) =>
    getLines(await shopper.put(ITEM, { items: [{ cartItemId: kit.cartItemId, qty }] })).map(asText);
  expect(await set(3)).toEqual(['kit 3 ACTIVE 147', 'lamp 3 ACTIVE 0', 'clip 12 ACTIVE 0']);
  expect(await set(0)).toEqual(['kit 3 DELETED 147', 'lamp 3 DELETED 0', 'clip 12 DELETED 0']);
  expect((await readCart(shopper)).items).toEqual([]);
  expect(await set(3)).toEqual(['kit 3 ACTIVE 147', 'lamp 3 ACTIVE 0', 'clip 12 ACTIVE 0']);
});

it('the parts are delivered as the bundle is', async () => {
  const { shopper, kit } = await withKit();
  const way = { deliveryType: 'ISP', pickupStoreNumber: '1547' };
  await shopper.put(ITEM, { items: [{ cartItemId: kit.cartItemId, qty: 2, ...way }] });
  const { items } = await readCart(shopper);
  expect(items).toHaveLength(3);
  for (const { selectedDeliveryOption } of items) expect(selectedDeliveryOption).toMatchObject(way);
});

it('a part bought alone is a separate line, with its own price and stock', async () => {
  const { shopper } = await withKit(1);
  await add(shopper, 'lamp', 1);
  const { items, cartSummary } = await readCart(shopper);
  expect(items.map(asText)).toEqual([
    'kit 1 ACTIVE 49',
    'lamp 1 ACTIVE 0',
    'clip 4 ACTIVE 0',
    'lamp 1 ACTIVE 30',
  ]);
  expect(cartSummary['cartSubTotal']).toBe(79);
});

it('an order takes the stock of the bundle only', async () => {
  const { shopper } = await withKit(2);
  const total = await readyToOrder(shopper, 'lamp');
  const before = await getStock(shop.database, 'lamp');
  expect((await order(shopper, total, 'first')).status).toBe(200);
  expect([await getStock(shop.database, 'kit'), await getStock(shop.database, 'clip')]).toEqual([48, 0]);
  expect(before - (await getStock(shop.database, 'lamp'))).toBe(1);
});

it('checkout and the order list the bundle as one product', async () => {
  const { shopper } = await withKit(2);
  await readyToOrder(shopper, 'lamp');
  const { lines } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo as {
    lines: { itemId: string }[];
  };
  expect(lines.map(({ itemId }) => itemId)).toEqual(['kit', 'lamp']);
});

it('saving a bundle for later includes its parts, and moving it back restores them', async () => {
  const { shopper, kit } = await withKit(1);
  const saved = await shopper.post('/sfl', { cartItemId: kit.cartItemId });
  expect(getLines(saved).map(asText)).toEqual(['kit 1 DELETED 49', 'lamp 1 DELETED 0', 'clip 4 DELETED 0']);
  const [entry, ...others] = (await shopper.get('/sfl')).body.data.sflItems;
  expect(others).toEqual([]);
  const items = [{ itemId: 'kit', qty: 1, listItemId: entry.listItemId }];
  expect(getLines(await shopper.post(ITEM, { items })).map(({ itemId }) => itemId)).toEqual([
    'kit',
    'lamp',
    'clip',
  ]);
});

it('the line of a part cannot be changed by itself', async () => {
  const { shopper, reply } = await withKit();
  const [, part] = getLines(reply);
  const items = [{ cartItemId: part!.cartItemId, qty: 1 }];
  const replies = [
    await shopper.put(ITEM, { items }),
    await shopper.post('/sfl', { cartItemId: part!.cartItemId }),
  ];
  expect(replies.map(({ status, body }) => [status, body.error?.code])).toEqual([
    [404, 'CART_ITEM_ID_NOT_FOUND'],
    [404, 'CART_ITEM_ID_NOT_FOUND'],
  ]);
  expect((await readCart(shopper)).items).toHaveLength(3);
});

it('parts that are added as separate lines keep their price, and replace the derived ones', async () => {
  const shopper = shop.shopper();
  await shopper.post(ITEM, {
    items: [
      { itemId: 'kit', qty: 1 },
      { itemId: 'lamp', qty: 1, parentItemId: 'kit' },
    ],
  });
  const { items } = await readCart(shopper);
  expect(items.map(asText)).toEqual(['kit 1 ACTIVE 49', 'lamp 1 ACTIVE 30']);
  expect(items[1]).toMatchObject({ parentRelationType: 'BUNDLE', itemAttributes: { partBundle: true } });
});
