import { add, ITEM, readCart } from '../../testing/carts.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from './demo-accounts.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
const [wendy] = demoAccounts as [(typeof demoAccounts)[number]];
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', stock: 1000 },
      { sku: 'few', stock: 5 },
    ],
  });
  await writeDemoAccounts(shop.database.db);
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.database.db.deleteFrom('carts').execute();
});

const PASS = { username: wendy.username, password: wendy.password };

it('two concurrent sign-ins of one browser merge once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const guest = shop.shopper();
    await add(guest, 'paper', 3);
    const secret = guest.cookies.get('fs_session')!;
    const doubles = [0, 1].map(() => {
      const double = shop.shopper();
      double.cookies.set('fs_session', secret);
      return double;
    });
    const replies = await Promise.all(doubles.map((double) => double.post('/account/signin', PASS)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies.filter(({ body }) => body.data.cartMerged)).toHaveLength(1);
    const fresh = shop.shopper();
    await fresh.post('/account/signin', PASS);
    expect((await readCart(fresh)).items.map(({ qty }) => qty)).toEqual([3]);
    await shop.database.db.deleteFrom('carts').execute();
  }
});

it('a line added while two browsers merge is kept, and stock caps them together', async () => {
  const early = shop.shopper();
  await early.post('/account/signin', PASS);
  await add(early, 'few', 2);
  const guests = [shop.shopper(), shop.shopper()];
  for (const guest of guests) await add(guest, 'few', 3);
  const replies = await Promise.all([
    ...guests.map((guest) => guest.post('/account/signin', PASS)),
    early.post(ITEM, { items: [{ itemId: 'paper', qty: 1 }] }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { items } = await readCart(early);
  expect(Object.fromEntries(items.map(({ itemId, qty }) => [itemId, qty]))).toEqual({ few: 5, paper: 1 });
});
