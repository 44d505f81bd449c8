import { add, getLines, ITEM, readCart, type SeenLine } from '../../../testing/carts.ts';
import { order, readyToOrder } from '../../../testing/checkouts.ts';
import {
  addOffers,
  createTestShop,
  setStock,
  type Shopper,
  type TestShop,
} from '../../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../../account/demo-accounts.ts';

const [wendy] = demoAccounts as [(typeof demoAccounts)[number]];

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'clip', price: 100, stock: 125, conditions: { orderMultiple: 12 } },
      { sku: 'pen', price: 3000, stock: 100 },
      { sku: 'plan', price: 500, electronic: true, conditions: { orderMultiple: 5 } },
    ],
  });
  await addOffers(shop.database, 'pen', ['plan']);
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('carts').execute();
  await setStock(shop.database, 'clip', 125);
});

const codes = ({ messages }: SeenLine) => messages.map(({ code, type }) => `${type} ${code}`);
const setQuantity = (shopper: Shopper, cartItemId: string, qty: number) =>
  shopper.put(ITEM, { items: [{ cartItemId, qty }] });

async function withClips(qty: number): Promise<{ shopper: Shopper; line: SeenLine }> {
  const shopper = shop.shopper();
  const [line] = getLines(await add(shopper, 'clip', qty));
  return { shopper, line: line! };
}

/** Creates a line that was added before the item was sold in multiples. */
async function withSevenClips() {
  const { shopper } = await withClips(12);
  await shop.database.db.updateTable('cart_lines').set({ qty: 7 }).execute();
  return shopper;
}

it('reports in which multiples an item is sold', async () => {
  const { line } = await withClips(24);
  expect(line).toMatchObject({ qty: 24, product: { orderMultiple: 12 }, messages: [] });
  const page = await shop.shopper().get('/catalog/products/clip');
  expect(page.body.data.product.sale).toEqual({ orderMultiple: 12 });
});

it('rounds up an add, with a message', async () => {
  const { shopper, line } = await withClips(1);
  expect(line).toMatchObject({ qty: 12, qtyAdded: 12, requestedQty: 1, status: 'ACTIVE' });
  expect(line.messages).toEqual([
    {
      code: 'ORDER_MULTIPLE',
      type: 'WARN',
      description: 'Sold in multiples of 12, so we changed the quantity to 12.',
    },
  ]);
  const [read] = (await readCart(shopper)).items;
  expect(read).toMatchObject({ qty: 12, messages: [] });
});

it('rounds a changed quantity up, and 0 still removes the line', async () => {
  const { shopper, line } = await withClips(12);
  const [changed] = getLines(await setQuantity(shopper, line.cartItemId, 13));
  expect([changed!.qty, codes(changed!)]).toEqual([24, ['WARN ORDER_MULTIPLE']]);
  await setQuantity(shopper, line.cartItemId, 0);
  expect((await readCart(shopper)).items).toEqual([]);
});

it('gives the multiples that the stock allows, and none if it has less than one', async () => {
  const { line } = await withClips(130);
  expect([line.qty, codes(line)]).toEqual([120, ['WARN PARTIAL_QTY_AVAILABLE', 'WARN ORDER_MULTIPLE']]);
  await setStock(shop.database, 'clip', 11);
  const { line: refused } = await withClips(12);
  expect(refused).toMatchObject({ status: 'INVALID', qty: 0 });
  expect(codes(refused)).toEqual(['ERROR OUT_OF_STOCK', 'WARN ORDER_MULTIPLE']);
});

it('blocks a line from before, reports what to change it to, and lets the shopper change it', async () => {
  const shopper = await withSevenClips();
  const cart = await readCart(shopper);
  expect(cart.items[0]!.messages).toEqual([
    {
      code: 'ORDER_MULTIPLE',
      type: 'ERROR',
      description: 'Sold in multiples of 12. Change the quantity to continue.',
    },
  ]);
  expect(cart.messages.map(({ code, type }) => `${type} ${code}`)).toEqual(['ERROR ORDER_MULTIPLE']);
  expect(cart.cartAttributes).toMatchObject({ hardStop: true, proceedCheckout: false });
  // Another change keeps it blocked, although that reply reads only what prices depend on.
  const added = (await add(shopper, 'pen', 1)).body.data.cartInfo;
  expect(added.cartAttributes.hardStop).toBe(true);
  const fixed = await setQuantity(shopper, cart.items[0]!.cartItemId, 12);
  expect(codes(getLines(fixed)[0]!)).toEqual([]);
  expect(fixed.body.data.cartInfo.cartAttributes.hardStop).toBe(false);
});

it('refuses an order with such a line', async () => {
  const shopper = await withSevenClips();
  const total = await readyToOrder(shopper, 'pen');
  const refusal = await order(shopper, total, 'first');
  expect([refusal.status, refusal.body.error.code]).toEqual([409, 'ORDER_MULTIPLE']);
});

it('adds up full multiples at sign-in', async () => {
  const member = shop.shopper();
  const signIn = (shopper: Shopper) =>
    shopper.post('/account/signin', { username: wendy.username, password: wendy.password });
  await signIn(member);
  await add(member, 'clip', 60);
  const { shopper: guest } = await withClips(72);
  await signIn(guest);
  const [line] = (await readCart(guest)).items;
  expect([line!.qty, codes(line!)]).toEqual([120, ['WARN PARTIAL_QTY_FIXED', 'WARN ORDER_MULTIPLE']]);
});

it('leaves the units of a plan to its product', async () => {
  const shopper = shop.shopper();
  await shopper.post(ITEM, {
    items: [
      { itemId: 'pen', qty: 3 },
      { itemId: 'plan', qty: 3, parentItemId: 'pen' },
    ],
  });
  const { items, cartAttributes } = await readCart(shopper);
  expect(items.map(({ itemId, qty, messages }) => [itemId, qty, messages])).toEqual([
    ['pen', 3, []],
    ['plan', 3, []],
  ]);
  expect(cartAttributes['hardStop']).toBe(false);
});
