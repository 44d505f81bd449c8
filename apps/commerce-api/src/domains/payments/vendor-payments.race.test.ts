import { createCommerceApi } from '../../app.ts';
import { add, ADDRESS } from '../../testing/carts.ts';
import { order } from '../../testing/checkouts.ts';
import { createShopper, createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { approve, GATEWAY_ENV, payByVendor } from '../../testing/vendors.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
let second: Awaited<ReturnType<typeof createCommerceApi>>;
beforeAll(async () => {
  shop = await createTestShop({ env: GATEWAY_ENV, products: [{ sku: 'paper', price: 1000, stock: 1000 }] });
  // Another instance on the same database.
  second = await createCommerceApi({
    settings: { ...shop.settings, logLevel: 'silent' },
    database: shop.database,
    now: () => new Date(shop.clock.now),
  });
  await second.ready();
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

/** Creates one shopper whose requests go to two instances. */
async function onTwoInstances(): Promise<[Shopper, Shopper]> {
  const one = shop.shopper();
  await add(one, 'paper');
  await one.put('/checkout/default', { addresses: [ADDRESS], emailId1: 'ada@example.com' });
  const two = createShopper(second);
  for (const [name, value] of one.cookies) two.cookies.set(name, value);
  return [one, two];
}
const getInfo = async (shopper: Shopper) =>
  (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo as {
    cartId: string;
    totals: { ordTotal: number };
  };
const listTokens = () =>
  shop.database.db
    .selectFrom('sandbox_wallet_approvals')
    .select('token')
    .where('token', 'is not', null)
    .execute();
const listTenders = async (shopper: Shopper) =>
  shop.database.db
    .selectFrom('cart_tenders')
    .select('token')
    .where('cart_id', '=', (await getInfo(shopper)).cartId)
    .execute();

it.each([
  ['one request, sent to both', 'race', 'race'],
  ['two requests', undefined, undefined],
])('an approval in %s is redeemed once, and is one tender and one charge', async (_, key, otherKey) => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = await onTwoInstances();
    const nonce = await approve(shop);
    const before = (await listTokens()).length;
    const withRound = (name: string | undefined) => name && `${name}-${round}`;
    const replies = await Promise.all([
      payByVendor(one, 'PAYPAL', nonce, withRound(key)),
      payByVendor(two, 'PAYPAL', nonce, withRound(otherKey)),
    ]);
    const statuses = replies.map(({ status }) => status).toSorted();
    // The same request is in progress or already has its reply; a different one is rejected.
    expect(
      key
        ? [
            [200, 200],
            [200, 409],
          ]
        : [[200, 402]],
    ).toContainEqual(statuses);
    expect(await listTokens()).toHaveLength(before + 1);
    expect(await listTenders(one)).toHaveLength(1);
    const { totals } = await getInfo(one);
    const placed = await order(one, totals.ordTotal);
    expect(placed.body.data.order.payments).toHaveLength(1);
    const charges = await shop.database.db
      .selectFrom('sandbox_ledger')
      .innerJoin('sandbox_wallet_approvals', 'sandbox_wallet_approvals.token', 'sandbox_ledger.token')
      .select('sandbox_ledger.state')
      .execute();
    expect(charges.filter(({ state }) => state === 'CAPTURED')).toHaveLength(charges.length);
    expect(charges).toHaveLength(before + 1);
  }
});
