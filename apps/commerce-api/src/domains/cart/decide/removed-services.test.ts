import type { FurnitureOffer } from '@foolscap/pricing/model';
import { add, getLines, ITEM, readCart } from '../../../testing/carts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts';

const OFFER: FurnitureOffer = { BASC: 4900, CUST: 9900 };

let shop: TestShop;
let shopper: Shopper;
let cartItemId: string;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'desk', price: 20_000 }] });
});
afterAll(() => shop.close());

const offer = (furnitureServices: FurnitureOffer) =>
  shop.database.db
    .updateTable('products')
    .set({ sale_conditions: JSON.stringify({ furnitureServices }) })
    .where('sku', '=', 'desk')
    .execute();
const update = async (fields: object) =>
  getLines(await shopper.put(ITEM, { items: [{ cartItemId, ...fields }] }))[0]!;
const read = async () => {
  const cart = await readCart(shopper);
  const { furnRate } = cart as { furnRate?: number };
  return { furnRate, line: cart.items[0]! };
};
const REMOVED = {
  code: 'FURNITURE_SERVICE_REMOVED',
  type: 'WARN',
  description: 'A furniture service for this item is no longer available, so we removed it.',
};

beforeEach(async () => {
  await offer(OFFER);
  shopper = shop.shopper();
  ({ cartItemId } = getLines(await add(shopper, 'desk', 3))[0]!);
  await update({ qty: 3, furnSvcInfo: { BASC: { qty: 1 }, CUST: { qty: 2 } } });
});

it('a service that is no longer offered is removed with a message, until the line is changed', async () => {
  expect((await read()).line.messages).toEqual([]);
  await offer({ BASC: 4900 });
  for (const { furnRate, line } of [await read(), await read()]) {
    expect(furnRate).toBe(49);
    expect(line.messages).toEqual([REMOVED]);
  }
  // The page may have been loaded before the product changed.
  expect((await update({ qty: 2 })).messages).toEqual([REMOVED]);
  expect((await read()).line.messages).toEqual([]);
  await offer(OFFER);
  expect((await read()).furnRate).toBe(49);
});

it('a product without any service has the message too, and a new choice replaces it', async () => {
  await offer({});
  const { furnRate, line } = await read();
  expect(furnRate).toBeUndefined();
  expect(line).toMatchObject({ messages: [REMOVED] });
  expect((await update({ qty: 3, furnSvcInfo: {} })).messages).toEqual([]);
  expect((await read()).line.messages).toEqual([]);
});

it('units that the line did not have need no message', async () => {
  await update({ qty: 1 });
  await offer({ BASC: 4900 });
  expect((await read()).line.messages).toEqual([]);
});
