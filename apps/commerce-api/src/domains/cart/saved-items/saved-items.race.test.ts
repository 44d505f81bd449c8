import type { SavedItemsData } from '@foolscap/cart/contract';
import { createCommerceApi } from '../../../app.ts';
import { add, ITEM, readCart } from '../../../testing/carts.ts';
import { order, readyToOrder } from '../../../testing/checkouts.ts';
import { createShopper, createTestShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../../account/demo-accounts.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', stock: 10_000 },
      { sku: 'pen', stock: 10_000 },
      { sku: 'ink', stock: 10_000 },
    ],
  });
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());

const list = async (shopper: Shopper) => (await shopper.get('/sfl')).body.data as SavedItemsData;
const sum = (items: readonly { qty: number }[]) => items.reduce((total, { qty }) => total + qty, 0);
const times = <T>(number: number, make: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, index) => make(index));

it('a line that is saved while it is ordered is either ordered or saved', async () => {
  for (let round = 0; round < 12; round += 1) {
    const shopper = shop.shopper();
    const total = await readyToOrder(shopper, 'paper', { qty: 2 });
    const [line] = (await readCart(shopper)).items;
    // The order takes many steps before its transaction, so saves at different times hit different steps.
    const late = new Promise((resolve) => setTimeout(resolve, round * 3));
    const [placed, saved] = await Promise.all([
      order(shopper, total),
      late.then(() => shopper.post('/sfl', { cartItemId: line!.cartItemId })),
    ]);
    const units = sum((await list(shopper)).sflItems);
    expect([placed.status === 200, saved.status]).toEqual(units === 2 ? [false, 200] : [true, 404]);
    expect([0, 2]).toContain(units);
    expect(sum((await readCart(shopper)).items)).toBe(0);
  }
});

it('a line that is saved in twenty windows is saved once', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'paper', 3);
  const [line] = (await readCart(shopper)).items;
  const replies = await Promise.all(times(20, () => shopper.post('/sfl', { cartItemId: line!.cartItemId })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(19);
  expect((await list(shopper)).sflItems.map(({ qty }) => qty)).toEqual([3]);
});

it('an item that is moved to the cart in twenty windows is moved once, on two instances', async () => {
  const second = await createCommerceApi({
    settings: shop.settings,
    database: shop.database,
    logStream: { write: () => {} },
  });
  const shopper = shop.shopper();
  await shopper.post('/sfl', { itemId: 'paper', qty: 3 });
  const elsewhere = createShopper(second);
  for (const [name, value] of shopper.cookies) elsewhere.cookies.set(name, value);
  const [{ listItemId }] = (await list(shopper)).sflItems as [SavedItemsData['sflItems'][number]];
  const body = { items: [{ listItemId, itemId: 'paper', qty: 3 }] };
  const replies = await Promise.all(times(20, (index) => (index % 2 ? shopper : elsewhere).post(ITEM, body)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await readCart(shopper)).items.map(({ qty }) => qty)).toEqual([3]);
  expect((await list(shopper)).total).toBe(0);
  await second.close();
});

it('saving and moving at the same time loses no unit and doubles none', async () => {
  const shopper = shop.shopper();
  for (const itemId of ['paper', 'pen', 'ink']) await add(shopper, itemId, 5);
  for (let round = 0; round < 6; round += 1) {
    const lines = (await readCart(shopper)).items;
    const { sflItems } = await list(shopper);
    await Promise.all([
      ...lines.flatMap(({ cartItemId }) => times(3, () => shopper.post('/sfl', { cartItemId }))),
      ...sflItems.flatMap(({ listItemId, itemId }) =>
        times(3, (index) => shopper.post(ITEM, { items: [{ listItemId, itemId, qty: index + 1 }] })),
      ),
    ]);
    const held = [...(await readCart(shopper)).items, ...(await list(shopper)).sflItems];
    for (const itemId of ['paper', 'pen', 'ink'])
      expect(sum(held.filter((each) => each.itemId === itemId))).toBe(5);
  }
});

it('lists of several browsers that sign in while an item is saved add up', async () => {
  const [wendy] = demoAccounts as [(typeof demoAccounts)[number]];
  const password = { username: wendy.username, password: wendy.password };
  const early = shop.shopper();
  await early.post('/account/signin', password);
  const guests = times(4, () => shop.shopper());
  for (const guest of guests) {
    await guest.post('/sfl', { itemId: 'paper', qty: 2 });
    await add(guest, 'pen', 1);
  }
  const replies = await Promise.all([
    ...guests.map((guest) => guest.post('/account/signin', password)),
    ...times(4, () => early.post('/sfl', { itemId: 'paper', qty: 1 })),
  ]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await list(early)).sflItems.map(({ qty }) => qty)).toEqual([12]);
  expect((await readCart(early)).items.map(({ qty }) => qty)).toEqual([4]);
});
