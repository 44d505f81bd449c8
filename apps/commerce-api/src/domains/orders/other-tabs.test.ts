import { add, getLines, readCart } from '../../testing/carts.ts';
import { order, payBy, paymentsIn, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';

/** Placing an order while another tab or browser changes the same cart. */
let shop: TestShop;
const [wendy] = demoAccounts as [(typeof demoAccounts)[number]];
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', stock: 10_000 },
      { sku: 'pens', stock: 10_000 },
    ],
  });
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());

/** Returns another tab of the same browser. */
function otherTab(shopper: Shopper): Shopper {
  const tab = shop.shopper();
  for (const [name, value] of shopper.cookies) tab.cookies.set(name, value);
  return tab;
}
const signIn = (shopper: Shopper) =>
  shopper.post('/account/signin', { username: wendy.username, password: wendy.password });
const quantities = (items: readonly { itemId: string; qty: number }[]) =>
  items.map(({ itemId, qty }) => [itemId, qty]);
const orderedBy = async (shopper: Shopper, orderNumber: string) =>
  (await shopper.get(`/orders/${orderNumber}`)).body.data.order.lines.map(
    ({ itemId, qty }: { itemId: string; qty: number }) => [itemId, qty],
  );

it('an add after the order opens a new cart; the ordered lines cannot be changed', async () => {
  const shopper = shop.shopper();
  const total = await readyToOrder(shopper, 'paper');
  const before = await readCart(shopper);
  const { orderNumber } = (await order(shopper, total)).body.data.order;

  const tab = otherTab(shopper);
  expect((await payBy(tab, '4111111111111111')).body.error.code).toBe('EMPTY_CART');
  const late = await tab.put('/checkout/default/item', {
    items: [{ cartItemId: before.items[0]!.cartItemId, qty: 5 }],
  });
  expect(late.body.error.code).toBe('CART_ITEM_ID_NOT_FOUND');
  expect(quantities(getLines(await add(tab, 'pens', 2)))).toEqual([['pens', 2]]);
  expect((await readCart(tab)).cartId).not.toBe(before.cartId);
  expect(await orderedBy(shopper, orderNumber)).toEqual([['paper', 1]]);
});

it('a concurrent order and add: the item is in a cart, and not in an order that the shopper did not confirm', async () => {
  for (let round = 0; round < 6; round += 1) {
    const shopper = shop.shopper();
    const total = await readyToOrder(shopper, 'paper');
    const tab = otherTab(shopper);
    const calls = [() => order(shopper, total), () => add(tab, 'pens', 2)];
    if (round % 2) calls.reverse();
    const replies = await Promise.all(calls.map((call) => call()));
    const [placed, added] = round % 2 ? [replies[1]!, replies[0]!] : [replies[0]!, replies[1]!];

    expect(added.status).toBe(200);
    const { items } = await readCart(shopper);
    if (placed.status === 200) {
      expect(quantities(items)).toEqual([['pens', 2]]);
      expect(await orderedBy(shopper, placed.body.data.order.orderNumber)).toEqual([['paper', 1]]);
    } else {
      expect(placed.body.error.code).toBe('ORDER_TOTAL_CHANGED');
      expect(quantities(items)).toEqual([
        ['paper', 1],
        ['pens', 2],
      ]);
    }
  }
  expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
});

it('a concurrent order and merge: the guest’s lines stay in the account’s cart', async () => {
  for (let round = 0; round < 4; round += 1) {
    const buyer = shop.shopper();
    await signIn(buyer);
    const total = await readyToOrder(buyer, 'paper', { email: undefined });
    const guest = shop.shopper();
    await add(guest, 'pens', 2);
    const [placed, merged] = await Promise.all([order(buyer, total), signIn(guest)]);

    expect(merged).toMatchObject({ status: 200, body: { data: { cartMerged: true } } });
    const { items } = await readCart(buyer);
    if (placed.status === 200) {
      expect(quantities(items)).toEqual([['pens', 2]]);
      expect(await orderedBy(buyer, placed.body.data.order.orderNumber)).toEqual([['paper', 1]]);
    } else {
      expect(placed.body.error.code).toBe('ORDER_TOTAL_CHANGED');
      expect(quantities(items)).toEqual([
        ['paper', 1],
        ['pens', 2],
      ]);
    }
    await shop.database.db.deleteFrom('carts').execute();
  }
  expect(await paymentsIn(shop.database, 'AUTHORIZED')).toEqual([]);
});

it('adds of a guest during the sign-in are merged, or refused because the session changed', async () => {
  const guest = shop.shopper();
  await add(guest, 'paper');
  const tabs = Array.from({ length: 4 }, () => otherTab(guest));
  const [signedIn, ...added] = await Promise.all([
    signIn(otherTab(guest)),
    ...tabs.map((tab) => add(tab, 'pens', 1)),
  ]);
  expect(signedIn!.status).toBe(200);
  const kept = added.filter(({ status }) => status === 200).length;
  for (const { status, body } of added) if (status !== 200) expect(body.error.code).toBe('SESSION_CHANGED');
  const fresh = shop.shopper();
  await signIn(fresh);
  expect(quantities((await readCart(fresh)).items)).toEqual([
    ['paper', 1],
    ...(kept ? [['pens', kept]] : []),
  ]);
});
