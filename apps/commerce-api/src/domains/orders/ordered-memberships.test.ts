import { add, ADDRESS } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { joinRewards } from '../../testing/rewards.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { createMailer } from '../../kernel/mail/mailer.ts';
import { createFulfillment } from './fulfillment.ts';

const LOG = { error: () => undefined, info: () => undefined };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', price: 1000, stock: 100 },
      { sku: 'select', price: 4900, electronic: true, taxExempt: true, conditions: { membership: 'SELECT' } },
    ],
  });
});
afterAll(() => shop.close());

/** The year that a membership lasts from now. */
const getTerm = () => ({
  startsAt: shop.clock.now.toISOString(),
  endsAt: new Date(shop.clock.now.getTime() + 365 * 86_400_000).toISOString(),
});
async function place(shopper: Shopper, total: number) {
  const placed = (await order(shopper, total)).body.data.order;
  return { placed, mail: shop.mails.find(({ subject }) => subject.includes(placed.orderNumber))! };
}
const getSections = async (shopper: Shopper) =>
  (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo.sections.map(
    ({ type }: { type: string }) => type,
  );

it('starts a membership with its order, and delivers nothing', async () => {
  const { shopper } = await joinRewards(shop);
  const total = await readyToOrder(shopper, 'select');
  // The address is for the tax; nothing has a speed.
  expect(await getSections(shopper)).toEqual(['CONTACT', 'ADDRESS', 'PAYMENT']);
  const { placed, mail } = await place(shopper, total);
  expect(placed.lines).toMatchObject([{ itemId: 'select', membership: getTerm() }]);
  expect(placed.lines[0]).not.toHaveProperty('minDeliveryDate');
  expect(placed).not.toHaveProperty('shippingAddress');
  expect(placed).toMatchObject({ status: 'PLACED', minDeliveryDate: '', maxDeliveryDate: '' });
  expect(mail.text).toMatch(/Membership: \w+ \d+, \d{4} to \w+ \d+, \d{4}/);
  expect(mail.text).not.toMatch(/Deliver to|Arrives/);

  const { orderNumber } = placed;
  const read = await shopper.get(`/orders/${orderNumber}`);
  expect(read.body.data.order).toEqual(placed);
  const { database, settings, clock } = shop;
  const mailer = createMailer({ send: async () => undefined });
  const fulfillment = createFulfillment({ database, settings, mailer, now: () => clock.now });
  expect(await fulfillment.open(100)).not.toContainEqual(expect.objectContaining({ orderNumber }));
  await expect(fulfillment.execute({ orderNumber, step: 'ship' }, LOG)).rejects.toMatchObject({
    status: 409,
    message: `Nothing of order ${orderNumber} is delivered.`,
  });

  const canceled = await shopper.post(`/orders/${orderNumber}/cancel`);
  expect(canceled.body.data.order).toMatchObject({ status: 'CANCELED', lines: [{ canceledQty: 1 }] });
});

it('delivers the other items of its order', async () => {
  const { shopper } = await joinRewards(shop);
  await add(shopper, 'select');
  const total = await readyToOrder(shopper, 'pen');
  expect(await getSections(shopper)).toEqual(['CONTACT', 'ADDRESS', 'DELIVERY', 'PAYMENT']);
  const { placed, mail } = await place(shopper, total);
  expect(placed.shippingAddress).toMatchObject({ zipCode: ADDRESS.zipCode });
  const line = (itemId: string) => placed.lines.find((each: { itemId: string }) => each.itemId === itemId);
  expect(line('select')).toMatchObject({ membership: getTerm() });
  expect(line('select')).not.toHaveProperty('minDeliveryDate');
  expect(line('pen')).toMatchObject({ minDeliveryDate: placed.minDeliveryDate });
  expect(line('pen')).not.toHaveProperty('membership');
  for (const text of [/Membership: /, /Deliver to: /, /Arrives: /]) expect(mail.text).toMatch(text);
});
