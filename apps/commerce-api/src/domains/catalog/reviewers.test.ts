import { add } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', price: 2000 }, { sku: 'mug' }] });
  await shop.database.db
    .insertInto('promotions')
    .values({
      id: 'free-mug',
      name: 'Free mug',
      scope: 'CART',
      benefit: JSON.stringify({ type: 'FREE_ITEM', itemIds: ['mug'], units: 1 }),
      conditions: JSON.stringify({ minSubTotal: 2000 }),
    })
    .execute();
});
afterAll(() => shop.close());

let serial = 0;
async function member(): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: `reviewer${(serial += 1)}@example.com`,
    password: 'a long phrase of mine',
  });
  return shopper;
}
/** Orders paper, which comes with a free mug. */
async function buy(shopper: Shopper) {
  const { body } = await order(shopper, await readyToOrder(shopper, 'paper'));
  return body.data.order as { orderNumber: string; lines: { lineNumber: number; itemId: string }[] };
}
const may = async (shopper: Shopper, sku: string) =>
  (await shopper.get(`/catalog/products/${sku}/reviews/own`)).body.data.may;
const write = (shopper: Shopper, sku: string) =>
  shopper.post(`/catalog/products/${sku}/reviews`, { rating: 5, title: 'Good', body: 'As described.' });

it('a free item is not bought', async () => {
  const shopper = await member();
  const { lines } = await buy(shopper);
  expect(lines).toMatchObject([{ itemId: 'paper' }, { itemId: 'mug', isFree: true }]);
  expect(await may(shopper, 'mug')).toBe('NOT_BOUGHT');
  expect((await write(shopper, 'mug')).body.error.code).toBe('REVIEW_NOT_BOUGHT');
  expect(await may(shopper, 'paper')).toBe('ALLOWED');
});

it('an item that was also paid is bought', async () => {
  const shopper = await member();
  await add(shopper, 'mug');
  const { lines } = await buy(shopper);
  expect(lines.filter(({ itemId }) => itemId === 'mug')).toHaveLength(2);
  expect(await may(shopper, 'mug')).toBe('ALLOWED');
});

it('a canceled line is not bought', async () => {
  const shopper = await member();
  // Qualifies for the free mug without the paper.
  await add(shopper, 'mug', 2);
  const { orderNumber, lines } = await buy(shopper);
  const { lineNumber } = lines.find(({ itemId }) => itemId === 'paper')!;
  await shopper.post(`/orders/${orderNumber}/cancel`, { lines: [{ lineNumber, qty: 1 }] });
  expect(await may(shopper, 'paper')).toBe('NOT_BOUGHT');
  expect(await may(shopper, 'mug')).toBe('ALLOWED');
});
