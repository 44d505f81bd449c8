import { add, ADDRESS, readCart } from '../../../testing/carts.ts';
import { GOOD_CARD, order, payBy } from '../../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts';

const MONDAY = new Date('2026-06-15T13:00:00Z');
let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', price: 1000, stock: 100 },
      { sku: 'novel', price: 1000, stock: 100, conditions: { streetDate: '2026-07-01' } },
      { sku: 'code', price: 1000, stock: 100, electronic: true },
    ],
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.now = MONDAY;
  shopper = shop.shopper();
});

const fill = async (...items: string[]) => {
  for (const item of items) await add(shopper, item);
  await shopper.put('/checkout/default', { addresses: [ADDRESS], emailId1: 'ada@example.com' });
};
const choose = (date: string | null) => shopper.put('/checkout/default', { futureDelivery: { date } });
const read = async () => {
  const { futureDelivery, items } = (await readCart(shopper)) as Awaited<ReturnType<typeof readCart>> & {
    futureDelivery?: { date?: string; earliestDeliveryDate: string; messages: { code: string }[] };
  };
  return {
    futureDelivery,
    windows: items.map(({ selectedDeliveryOption: { minDeliveryDate, maxDeliveryDate } }) => [
      minDeliveryDate,
      maxDeliveryDate,
    ]),
  };
};

it('offers the first day on which everything arrives, and takes a day within 15 days after it', async () => {
  await fill('pen');
  expect((await read()).futureDelivery).toEqual({ earliestDeliveryDate: '2026-06-23', messages: [] });
  expect((await choose('2026-07-08')).status).toBe(200);
  expect(await read()).toEqual({
    futureDelivery: { date: '2026-07-08', earliestDeliveryDate: '2026-06-23', messages: [] },
    windows: [['2026-07-08', '2026-07-08']],
  });
});

it.each([
  ['a day before everything arrives', '2026-06-22'],
  ['a day after the window', '2026-07-09'],
  ['a Saturday', '2026-06-27'],
  ['a date that does not exist', '2026-06-31'],
])('refuses %s, with the days that are possible', async (_, date) => {
  await fill('pen');
  const refused = await choose(date);
  expect(refused.status).toBe(400);
  expect(refused.body.error).toMatchObject({
    code: 'INVALID_DELIVERY_DATE',
    field: 'futureDelivery.date',
    message: 'Choose a business day from Tue, Jun 23 to Wed, Jul 8.',
  });
});

it('takes a day within 90 days of today if an item is a pre-order', async () => {
  await fill('pen', 'novel');
  const { futureDelivery } = await read();
  expect(futureDelivery!.earliestDeliveryDate > '2026-07-01').toBe(true);
  expect((await choose('2026-09-11')).status).toBe(200);
  expect((await choose('2026-09-14')).status).toBe(400);
  expect((await read()).windows).toEqual([
    ['2026-09-11', '2026-09-11'],
    ['2026-09-11', '2026-09-11'],
  ]);
});

it('keeps the choice when it becomes too early, and reports when everything arrives', async () => {
  await fill('pen');
  await choose('2026-06-24');
  shop.clock.now = new Date('2026-06-19T13:00:00Z');
  expect((await read()).futureDelivery).toMatchObject({
    date: '2026-06-24',
    earliestDeliveryDate: '2026-06-29',
    messages: [{ code: 'FUTURE_DELIVERY_CHANGED', type: 'WARN' }],
  });
  await choose(null);
  expect((await read()).futureDelivery).toEqual({ earliestDeliveryDate: '2026-06-29', messages: [] });
});

it('is by standard delivery, whatever level of service was chosen', async () => {
  await fill('pen');
  await shopper.put('/checkout/default', { levelOfService: 'NDD', futureDelivery: { date: '2026-06-25' } });
  const { items, cartSummary } = await readCart(shopper);
  expect(items[0]!['selectedDeliveryOption']).toMatchObject({
    levelOfService: 'STANDARD',
    minDeliveryDate: '2026-06-25',
  });
  expect(cartSummary.shipFee).toBe(7.99);
});

it('is absent if nothing is shipped', async () => {
  await fill('code');
  expect((await read()).futureDelivery).toBeUndefined();
  expect((await choose('2026-06-20')).status).toBe(400);
});

it('is what the order promises', async () => {
  await fill('pen');
  await choose('2026-06-25');
  await payBy(shopper, GOOD_CARD);
  const { cartSummary } = await readCart(shopper);
  const placed = await order(shopper, cartSummary.ordTotal!);
  expect(placed.body.data.order).toMatchObject({
    minDeliveryDate: '2026-06-25',
    maxDeliveryDate: '2026-06-25',
  });
});
