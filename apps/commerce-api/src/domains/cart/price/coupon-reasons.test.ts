import { readCart } from '../../../testing/carts.ts';
import { addStores, setStoreStock } from '../../../testing/places.ts';
import { createTestShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts';

const ITEM = '/checkout/default/item';
let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'desk', price: 20_000, stock: 1000 }] });
  await addStores(shop.database, '1547');
  await setStoreStock(shop.database, '1547', 'desk', 10);
  const promotion = (id: string, conditions: object, code: string | null = id.toUpperCase()) => ({
    id,
    code,
    name: 'A coupon',
    scope: 'CART' as const,
    conditions: JSON.stringify(conditions),
    benefit: JSON.stringify({ type: 'PERCENT', basisPoints: 1000 }),
  });
  await shop.database.db
    .insertInto('promotions')
    .values([
      promotion('rewards', { rewards: {} }),
      promotion('mine', { rewards: { rewardsNo: '3300000001' } }),
      promotion('shipped', { delivery: 'SHIP' }),
      promotion('pickup', { delivery: 'PICKUP' }),
    ])
    .execute();
});
afterAll(() => shop.close());

/** Registers a member. @param rewardsNo null for one without rewards */
async function register(name: string, rewardsNo: string | null): Promise<Shopper> {
  const member = shop.shopper();
  const username = `${name}@example.com`;
  const password = 'correct-horse-battery';
  await member.post('/account/register', { username, password, firstName: 'Ada', lastName: 'Page' });
  await shop.database.db
    .updateTable('accounts')
    .set({ rewards_no: rewardsNo })
    .where('username', '=', username)
    .execute();
  return member;
}

async function enter(shopper: Shopper, code: string) {
  await shopper.post(ITEM, { items: [{ itemId: 'desk', qty: 1 }], coupons: [code] });
  const { coupons } = await readCart(shopper);
  return coupons[0];
}

const OTHER = { applied: false, reason: 'REWARDS_COUPON_ERROR_MESSAGE' };

describe('a coupon for rewards members', () => {
  it.each([
    ['a guest', async () => shop.shopper(), 'REWARDS', OTHER],
    ['a member without rewards', () => register('plain', null), 'REWARDS', OTHER],
    ['any rewards member', () => register('any', '3300000002'), 'REWARDS', { applied: true, amount: 20 }],
    ['another member than its own', () => register('other', '3300000003'), 'MINE', OTHER],
    ['its own member', () => register('own', '3300000001'), 'MINE', { applied: true, amount: 20 }],
    ['a guest, for one of a member', async () => shop.shopper(), 'MINE', OTHER],
  ])('%s', async (_who, create, code, expected) => {
    expect(await enter(await create(), code)).toMatchObject(expected);
  });

  it('without a code reduces the carts of rewards members only', async () => {
    const { db } = shop.database;
    await db
      .insertInto('promotions')
      .values({
        id: 'all',
        code: null,
        name: 'Rewards',
        scope: 'CART',
        conditions: JSON.stringify({ rewards: {} }),
        benefit: JSON.stringify({ type: 'PERCENT', basisPoints: 500 }),
      })
      .execute();
    const [guest, member] = [shop.shopper(), await register('quiet', '3300000004')];
    for (const each of [guest, member]) await each.post(ITEM, { items: [{ itemId: 'desk', qty: 1 }] });
    expect((await readCart(guest)).cartSummary.cartSubTotalAfterCoupons).toBe(200);
    expect((await readCart(member)).cartSummary.cartSubTotalAfterCoupons).toBe(190);
    await db.deleteFrom('promotions').where('id', '=', 'all').execute();
  });
});

it('a pickup coupon reports that it needs pickup while all is shipped, and is applied once an item is for pickup; a shipping coupon the reverse', async () => {
  const shopper = shop.shopper();
  await shopper.post(ITEM, { items: [{ itemId: 'desk', qty: 1 }], coupons: ['PICKUP', 'SHIPPED'] });
  const shown = async () =>
    Object.fromEntries(
      (await readCart(shopper)).coupons.map(({ couponCode, applied, reason, missingDelivery }) => [
        couponCode,
        applied ? 'applied' : [reason, missingDelivery],
      ]),
    );
  expect(await shown()).toEqual({ SHIPPED: 'applied', PICKUP: ['BOPIS_EVENT_ERROR', 'PICKUP'] });
  const { items } = await readCart(shopper);
  const changed = await shopper.put(ITEM, {
    items: [{ cartItemId: items[0]!.cartItemId, qty: 1, deliveryType: 'ISP', pickupStoreNumber: '1547' }],
  });
  expect(changed.status).toBe(200);
  expect(await shown()).toEqual({ PICKUP: 'applied', SHIPPED: ['BOPIS_EVENT_ERROR', 'SHIP'] });
});
