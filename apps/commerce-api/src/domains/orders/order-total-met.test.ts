import { GOOD_CARD, order, payBy, readyToOrder } from '../../testing/checkouts.ts';
import { ADDRESS } from '../../testing/carts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'pen', price: 6_000, stock: 100 }] });
  await shop.database.db
    .insertInto('promotions')
    .values({
      id: 'ship',
      code: null,
      name: 'Free shipping',
      scope: 'CART',
      conditions: '{}',
      benefit: JSON.stringify({ type: 'FREE_SHIPPING' }),
    })
    .execute();
  await shop.database.db
    .insertInto('promotions')
    .values(
      [
        { id: 'all', conditions: {} },
        { id: 'rewards', conditions: { rewards: {} } },
      ].map(({ id, conditions }) => ({
        id,
        code: id.toUpperCase(),
        name: 'All of it',
        scope: 'CART' as const,
        conditions: JSON.stringify(conditions),
        benefit: JSON.stringify({ type: 'PERCENT', basisPoints: 10_000 }),
      })),
    )
    .execute();
  await shop.database.db
    .insertInto('promotions')
    .values({
      id: 'fifth',
      code: 'FIFTH',
      name: 'A fifth off',
      scope: 'CART',
      conditions: '{}',
      benefit: JSON.stringify({ type: 'PERCENT', basisPoints: 2_000 }),
    })
    .execute();
});
afterAll(() => shop.close());

/** Registers a rewards member whose cart costs nothing because of a coupon. */
let serial = 0;
async function memberWith(coupon: string): Promise<Shopper> {
  const member = shop.shopper();
  const username = `${coupon.toLowerCase()}-${(serial += 1)}@example.com`;
  await member.post('/account/register', {
    username,
    password: 'correct-horse-battery',
    firstName: 'Ada',
    lastName: 'Page',
  });
  await shop.database.db
    .updateTable('accounts')
    .set({ rewards_no: '3300000009' })
    .where('username', '=', username)
    .execute();
  await member.post('/checkout/default/item', { items: [{ itemId: 'pen', qty: 1 }], coupons: [coupon] });
  await member.put('/checkout/default', { addresses: [ADDRESS] });
  return member;
}

const checkout = async (member: Shopper) => {
  const { totals, sections } = (await member.get('/checkout/precheckout')).body.data.checkoutInfo;
  return {
    total: totals.ordTotal,
    payment: sections.find(({ type }: { type: string }) => type === 'PAYMENT').done,
  };
};

it('needs no way to pay if rewards have paid for everything (storefront-4.21)', async () => {
  const member = await memberWith('REWARDS');
  expect(await checkout(member)).toEqual({ total: 0, payment: true });
  const placed = await order(member, 0);
  expect(placed.status).toBe(200);
});

it('needs a way to pay for a total of 0.00 without rewards, and charges it nothing', async () => {
  const member = await memberWith('ALL');
  expect(await checkout(member)).toEqual({ total: 0, payment: false });
  const refused = await order(member, 0);
  expect([refused.status, refused.body.error.code]).toEqual([400, 'PAYMENT_MISSING']);
  await payBy(member, GOOD_CARD);
  expect(await checkout(member)).toEqual({ total: 0, payment: true });
  expect((await order(member, 0)).status).toBe(200);
});

it('the mails of an order that costs nothing name no tender', async () => {
  const member = await memberWith('REWARDS');
  const { orderNumber } = (await order(member, 0)).body.data.order;
  await member.post(`/orders/${orderNumber}/cancel`);
  const mails = shop.mails.filter(({ subject }) => subject.includes(orderNumber));
  expect(mails.map(({ kind }) => kind)).toEqual(['orderPlaced', 'orderCanceled']);
  for (const { text } of mails) expect(text).not.toMatch(/Paid with|refunding|^: /m);
});

it('the lines of the mail add up to the subtotal, from which the savings are taken', async () => {
  const shopper = shop.shopper();
  await shopper.post('/checkout/default/item', { items: [{ itemId: 'pen', qty: 2 }], coupons: ['FIFTH'] });
  const reply = await order(shopper, await readyToOrder(shopper, 'pen'));
  const { text } = shop.mails.find(({ subject }) => subject.includes(reply.body.data.order.orderNumber))!;
  expect(text).toMatch(
    /3 x .*: \$180\.00\n\nSubtotal \(3 items\): \$180\.00\nA fifth off \(FIFTH\): -\$36\.00/,
  );
});
