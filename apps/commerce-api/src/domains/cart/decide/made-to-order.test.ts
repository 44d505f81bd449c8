import { randomUUID } from 'node:crypto';
import { add, getLines, ITEM, readCart } from '../../../testing/carts.ts';
import { order, readyToOrder } from '../../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestReply, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'plate', price: 1500 },
      { sku: 'pen', price: 1000 },
      { sku: 'set', price: 4900 },
    ],
  });
  await shop.database.db
    .insertInto('product_relations')
    .values([
      { sku: 'set', kind: 'BUNDLE', related_sku: 'pen', position: 0, quantity: 2 },
      { sku: 'set', kind: 'BUNDLE', related_sku: 'plate', position: 1, quantity: 1 },
    ])
    .execute();
});
afterAll(() => shop.close());
afterEach(() => setPlate(null));

const setPlate = (conditions: object | null) =>
  shop.database.db
    .updateTable('products')
    .set({ sale_conditions: conditions && JSON.stringify(conditions) })
    .where('sku', '=', 'plate')
    .execute();
/** Turns the plate into a made-to-order item, as an import does. */
const makeToOrder = () => setPlate({ customSku: 'PLATE-2X8' });

const codes = (messages: readonly { code: string; type: string }[]) =>
  messages.filter(({ type }) => type === 'ERROR').map(({ code }) => code);

/** Returns the error codes of the cart and, by item, of its lines. */
async function getErrors(shopper: Shopper) {
  const { items, messages, cartAttributes } = await readCart(shopper);
  return {
    cart: codes(messages as never),
    lines: items.map((line) => [line.itemId, ...codes(line.messages as never)]),
    hardStop: cartAttributes['hardStop'],
  };
}

const refused = ({ status, body }: TestReply) => [status, body.error?.code];

it('a line from before its item was made to order is marked, and blocks the order', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'pen');
  const total = await readyToOrder(shopper, 'plate');
  await makeToOrder();
  expect(await getErrors(shopper)).toEqual({
    cart: ['ITEM_NOT_CONFIGURED'],
    lines: [['pen'], ['plate', 'ITEM_NOT_CONFIGURED']],
    hardStop: true,
  });
  expect(refused(await order(shopper, total))).toEqual([409, 'ITEM_NOT_CONFIGURED']);

  const { items } = await readCart(shopper);
  const [pen, plate] = items;
  // For lines other than the changed one, the reply reads only what prices depend on.
  const changed = await shopper.put(ITEM, { items: [{ cartItemId: pen!.cartItemId, qty: 2 }] });
  expect(codes(changed.body.data.cartInfo.messages)).toEqual(['ITEM_NOT_CONFIGURED']);
  await shopper.remove(`${ITEM}/${plate!.cartItemId}`);
  expect(await getErrors(shopper)).toEqual({ cart: [], lines: [['pen']], hardStop: false });
});

it('a line with a design can be ordered; checkout shows its design', async () => {
  const { db } = shop.database;
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'plate');
  await makeToOrder();
  const [plate] = (await readCart(shopper)).items;
  const attributes = [{ name: 'Line 1', value: 'Ada' }];
  const id = randomUUID();
  await db
    .insertInto('configurations')
    .values({ id, sku: 'plate', attributes: JSON.stringify(attributes), created_at: shop.clock.now })
    .execute();
  await db
    .updateTable('cart_lines')
    .set({ configuration_id: id })
    .where('id', '=', plate!.cartItemId)
    .execute();
  expect(await getErrors(shopper)).toEqual({ cart: [], lines: [['plate']], hardStop: false });
  const { lines } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
  expect(lines).toMatchObject([{ itemId: 'plate', configuration: attributes }]);
  const placed = await order(shopper, total);
  expect(placed.body.data.order.lines).toMatchObject([{ configuration: attributes }]);
});

it('a set with an item that is made to order is not added', async () => {
  await makeToOrder();
  const shopper = shop.shopper();
  expect(getLines(await add(shopper, 'set'))).toMatchObject([
    { qty: 0, messages: [{ code: 'ITEM_NOT_CONFIGURED', type: 'ERROR' }] },
  ]);
  expect((await readCart(shopper)).items).toEqual([]);
});

it('a set that is in a cart before its part is made to order blocks the order', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'set');
  await makeToOrder();
  const { cart, lines, hardStop } = await getErrors(shopper);
  expect([cart, lines[0], hardStop]).toEqual([['ITEM_NOT_CONFIGURED'], ['set', 'ITEM_NOT_CONFIGURED'], true]);
  expect(refused(await order(shopper, total))).toEqual([409, 'ITEM_NOT_CONFIGURED']);
});
