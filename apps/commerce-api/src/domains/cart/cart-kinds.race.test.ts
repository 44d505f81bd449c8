import { demoAccounts, writeDemoAccounts } from '../account/demo-accounts.ts';
import { add, ADDRESS, getLines, ITEM, readCart } from '../../testing/carts.ts';
import { cardBody, GOOD_CARD } from '../../testing/checkouts.ts';
import { createTestShop, getStock, setStock, type Shopper, type TestShop } from '../../testing/test-shop.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', stock: 10_000 },
      { sku: 'pen', stock: 10_000 },
      { sku: 'last', stock: 1 },
    ],
  });
  await writeDemoAccounts(shop.database.db);
  await shop.database.db
    .insertInto('promotions')
    .values({
      id: 'once',
      tenant: null,
      code: 'ONCE',
      name: '10% off, once',
      scope: 'CART',
      benefit: JSON.stringify({ type: 'PERCENT', basisPoints: 1000 }),
      limit_total: 1,
    })
    .execute();
});
afterAll(() => shop.close());

const CART = '';
const SPECIAL = '?type=SPECIAL';
const BUY_NOW = '?buyNow=true';
const times = <T>(number: number, make: (index: number) => T): T[] =>
  Array.from({ length: number }, (_, index) => make(index));
const held = async (shopper: Shopper, query: string) =>
  getLines(await shopper.get(`/checkout${query}`)).map(({ itemId, qty }) => `${itemId} ${qty}`);

/** Fills a cart of one kind and takes it to the last checkout step. @returns the total */
async function prepare(shopper: Shopper, query: string, itemId: string, coupons?: string[]): Promise<number> {
  const steps = [
    await shopper.post(`${ITEM}${query}`, { items: [{ itemId, qty: 1 }], ...(coupons ? { coupons } : {}) }),
    await shopper.put(`/checkout/default${query}`, { addresses: [ADDRESS], emailId1: 'ada@example.com' }),
    await shopper.post(`/checkout/default/payment${query}`, cardBody(GOOD_CARD)),
  ];
  expect(steps.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { body } = await shopper.get(`/checkout/precheckout${query}`);
  return body.data.checkoutInfo.totals.ordTotal as number;
}
const place = (shopper: Shopper, query: string, expectedTotal: number) =>
  shopper.post(`/checkout/default/order${query}`, { expectedTotal });

it('of many concurrent purchases the buy-now cart holds exactly one', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'paper');
  for (let round = 0; round < 4; round += 1) {
    const replies = await Promise.all(
      times(12, (index) =>
        shopper.post(`${ITEM}${BUY_NOW}`, {
          items: [{ itemId: index % 2 ? 'pen' : 'paper', qty: index + 1 }],
        }),
      ),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const [text, ...others] = await held(shopper, BUY_NOW);
    expect(others).toEqual([]);
    const [itemId, qty] = text!.split(' ');
    expect(itemId).toBe(Number(qty) % 2 ? 'paper' : 'pen');
  }
  expect(await held(shopper, CART)).toEqual(['paper 1']);
});

it('the special cart and the cart are ordered at the same time, each once', async () => {
  const shopper = shop.shopper();
  const totals = [await prepare(shopper, CART, 'paper'), await prepare(shopper, SPECIAL, 'paper')];
  const before = await getStock(shop.database, 'paper');
  const replies = await Promise.all(
    times(12, (index) => place(shopper, index % 2 ? SPECIAL : CART, totals[index % 2]!)),
  );
  for (const parity of [0, 1])
    expect(replies.filter(({ status }, index) => status === 200 && index % 2 === parity)).toHaveLength(1);
  expect(await getStock(shop.database, 'paper')).toBe(before - 2);
  expect([await held(shopper, CART), await held(shopper, SPECIAL)]).toEqual([[], []]);
});

it('only one of a shopper’s carts gets the last unit', async () => {
  for (let round = 0; round < 4; round += 1) {
    await setStock(shop.database, 'last', 1);
    const shopper = shop.shopper();
    const queries = [CART, SPECIAL, BUY_NOW];
    const totals: number[] = [];
    for (const query of queries) totals.push(await prepare(shopper, query, 'last'));
    const replies = await Promise.all(queries.map((query, index) => place(shopper, query, totals[index]!)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await getStock(shop.database, 'last')).toBe(0);
  }
});

it('a coupon that can be used once is used by one of the carts', async () => {
  const shopper = shop.shopper();
  const queries = [CART, SPECIAL, BUY_NOW];
  const totals: number[] = [];
  for (const query of queries) totals.push(await prepare(shopper, query, 'pen', ['ONCE']));
  const replies = await Promise.all(queries.map((query, index) => place(shopper, query, totals[index]!)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { body } of replies.filter(({ status }) => status !== 200))
    expect(body.error).toMatchObject({ code: 'ORDER_TOTAL_CHANGED' });
});

it('a shared cart that is revoked while it is read is read whole or not at all', async () => {
  const owner = shop.shopper();
  await add(owner, 'paper', 2);
  await add(owner, 'pen', 3);
  for (let round = 0; round < 4; round += 1) {
    const { shareId } = (await owner.post('/cart/shares', {})).body.data.sharedCart as { shareId: string };
    const viewer = shop.shopper();
    await add(viewer, 'paper', 1);
    const [revoked, ...seen] = await Promise.all([
      owner.remove(`/cart/shares/${shareId}`),
      ...times(10, () => viewer.get(`/cart/shared/${shareId}`)),
      ...times(4, () => viewer.post(`${ITEM}?sharedCart=${shareId}`, { items: [] })),
    ]);
    expect(revoked.status).toBe(200);
    for (const { status, body } of seen) {
      expect([200, 404]).toContain(status);
      if (status === 200) expect((body.data.sharedCart ?? body.data.cartInfo).items).toHaveLength(2);
    }
    const copies = seen.slice(10).filter(({ status }) => status === 200).length;
    expect((await readCart(viewer)).items.map(({ qty }) => qty)).toEqual(
      copies ? [1 + 2 * copies, 3 * copies] : [1],
    );
    expect((await viewer.get(`/cart/shared/${shareId}`)).status).toBe(404);
  }
});

it('special carts of several browsers that sign in while one is changed add up', async () => {
  const [{ username, password }] = demoAccounts as [(typeof demoAccounts)[number]];
  const early = shop.shopper();
  await early.post('/account/signin', { username, password });
  const guests = times(4, () => shop.shopper());
  for (const guest of guests) {
    await guest.post(`${ITEM}${SPECIAL}`, { items: [{ itemId: 'pen', qty: 2 }] });
    await guest.post(`${ITEM}${BUY_NOW}`, { items: [{ itemId: 'pen', qty: 7 }] });
    await guest.post('/sfl', { itemId: 'pen', qty: 1 });
    await add(guest, 'paper');
  }
  const replies = await Promise.all([
    ...guests.map((guest) => guest.post('/account/signin', { username, password })),
    ...times(4, () => early.post(`${ITEM}${SPECIAL}`, { items: [{ itemId: 'pen', qty: 1 }] })),
    ...times(4, () => add(early, 'paper')),
  ]);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect([await held(early, CART), await held(early, SPECIAL), await held(early, BUY_NOW)]).toEqual([
    ['paper 8'],
    ['pen 12'],
    ['pen 7'],
  ]);
});
