import { randomUUID } from 'node:crypto';
import { BEST_EARNER_SPENT } from '@foolscap/account/model';
import type { TenantId } from '@foolscap/core/vocabulary';
import { ADDRESS, getLines, ITEM } from '../../testing/carts.ts';
import { addProgram, enterThirdParty } from '../../testing/third-parties.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { changeSegmentFlags } from './segment-flags.ts';

const DAY_MS = 86_400_000;
/** Midyear, so that "the last 365 days" and "the calendar year" differ. */
const NOW = new Date('2026-07-01T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [{ sku: 'pen' }, { sku: 'select', conditions: { membership: 'SELECT' } }],
  });
  shop.clock.now = NOW;
});
afterAll(() => shop.close());

let people = 0;

/** Registers a customer whose account is 400 days old, with optional changes to its row. */
async function register(tenant: TenantId = 'sdc', changes: Record<string, unknown> = {}) {
  const shopper = shop.shopper(tenant);
  const username = `segment-${(people += 1)}@example.com`;
  await shopper.post('/account/register', {
    username,
    password: 'correct-horse-battery',
    firstName: 'Ada',
    lastName: 'Page',
    ...(tenant === 'sba' ? { organizationName: 'Bell & Margin LLC' } : { joinRewards: true }),
  });
  await shop.database.db
    .updateTable('accounts')
    .set({ created_at: daysAgo(400), ...changes })
    .where('username', '=', username)
    .execute();
  return { shopper, username };
}

const readSegment = async (shopper: Shopper) =>
  (await shopper.get('/account')).body.data.session.segment as { code: string; name: string };

let orders = 0;

/** Writes an order of an account. @param amount US cents */
async function addOrder(
  username: string,
  placed_at: Date,
  amount: number,
  changes: { status?: 'CANCELED'; refunded_minor?: number } = {},
): Promise<void> {
  const { db } = shop.database;
  const { id, tenant } = await db
    .selectFrom('accounts')
    .select(['id', 'tenant'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  orders += 1;
  await db
    .insertInto('orders')
    .values({
      order_number: `72${String(orders).padStart(8, '0')}`,
      tenant,
      session_id: null,
      account_id: id,
      cart_id: randomUUID(),
      status: 'PLACED',
      email: username,
      shipping_address: JSON.stringify(ADDRESS),
      billing_address: JSON.stringify(ADDRESS),
      level_of_service: 'STANDARD',
      min_delivery_date: '2026-11-30',
      max_delivery_date: '2026-12-03',
      payment_brand: 'VISA',
      payment_last_four: '1111',
      totals: JSON.stringify({ numberOfItems: 1 }),
      ord_total_minor: amount,
      placed_at,
      ...changes,
    })
    .execute();
}

it('is unidentified for guests, with the code and the name', async () => {
  expect(await readSegment(shop.shopper())).toEqual({ code: 'UNIDENTIFIED', name: 'Unidentified' });
  expect(await readSegment(shop.shopper('sba'))).toMatchObject({ code: 'UNIDENTIFIED' });
});

it('is in the reply to a sign-in, and follows the age of the account', async () => {
  const { shopper, username } = await register('sdc', { created_at: daysAgo(89) });
  expect(await readSegment(shopper)).toEqual({
    code: 'FREE_REWARDS_NEW_CUSTOMER',
    name: 'Free rewards, new customer',
  });
  await shop.database.db
    .updateTable('accounts')
    .set({ created_at: daysAgo(90) })
    .where('username', '=', username)
    .execute();
  const reply = await shop.shopper().post('/account/signin', { username, password: 'correct-horse-battery' });
  expect(reply.body.data.session.segment.code).toBe('FREE_REWARDS_ACTIVE');
});

it('follows the last order that was not canceled', async () => {
  const { shopper, username } = await register();
  expect(await readSegment(shopper)).toMatchObject({ code: 'FREE_REWARDS_LAPSED' });
  await addOrder(username, daysAgo(366), 10_00);
  await addOrder(username, daysAgo(3), 10_00, { status: 'CANCELED' });
  expect(await readSegment(shopper)).toMatchObject({ code: 'FREE_REWARDS_LAPSED' });
  await addOrder(username, daysAgo(364), 10_00);
  expect(await readSegment(shopper)).toMatchObject({ code: 'FREE_REWARDS_ACTIVE' });
});

it('follows the rewards tier of the calendar year, and the spending of the last 365 days', async () => {
  const { shopper, username } = await register();
  await addOrder(username, daysAgo(300), BEST_EARNER_SPENT - 300_00);
  expect(await readSegment(shopper)).toMatchObject({ code: 'FREE_REWARDS_ACTIVE' });
  await addOrder(username, daysAgo(3), 251_00, { refunded_minor: 1_01 });
  expect(await readSegment(shopper)).toMatchObject({ code: 'FREE_REWARDS_ACTIVE' });
  await addOrder(username, daysAgo(2), 1_00);
  expect(await readSegment(shopper)).toMatchObject({ code: 'SILVER_ACTIVE' });
  expect((await shopper.get('/account')).body.data.userProfile.rewardsTier).toBe('Premier');
  await addOrder(username, daysAgo(1), 50_00);
  expect(await readSegment(shopper)).toMatchObject({ code: 'BEST_EARNER' });
});

it.each([
  [{ membership_program: 'SELECT' }, 'PLUS1_LAPSED'],
  [{ membership_program: 'PREMIUM' }, 'PLUS2_LAPSED'],
  [{ tier_display_type: 'PLATINUM', membership_program: 'PREMIUM' }, 'PLATINUM_LAPSED'],
  [{ rewards_no: null, tier_display_type: 'PLATINUM' }, 'NON_REWARDS_LAPSED'],
  [{ penalty_box: true }, 'PENALTY_BOX'],
])('follows the account data %j', async (changes, code) => {
  const { shopper } = await register('sdc', changes);
  expect(await readSegment(shopper)).toMatchObject({ code });
});

it('is outside of rewards for business accounts and third-party users, and associate for customer service', async () => {
  const { shopper } = await register('sba');
  expect(await readSegment(shopper)).toMatchObject({ code: 'NON_REWARDS_LAPSED' });
  const service = await register('sba', { customer_service: true, penalty_box: true });
  expect(await readSegment(service.shopper)).toMatchObject({ code: 'ASSOCIATE' });
  await addProgram(shop);
  const thirdParty = await enterThirdParty(shop);
  expect((await readSegment(thirdParty)).code).toMatch(/^NON_REWARDS_/);
});

it('follows what an operator sets', async () => {
  const { db } = shop.database;
  const { shopper, username } = await register();
  await changeSegmentFlags(db, { tenant: 'sdc', username, tier: 'BRONZE' });
  expect(await readSegment(shopper)).toMatchObject({ code: 'BRONZE_LAPSED' });
  await changeSegmentFlags(db, { tenant: 'sdc', username, inPenaltyBox: true });
  expect(await readSegment(shopper)).toMatchObject({ code: 'PENALTY_BOX' });
  await changeSegmentFlags(db, { tenant: 'sdc', username, inPenaltyBox: false, tier: null });
  expect(await readSegment(shopper)).toMatchObject({ code: 'FREE_REWARDS_LAPSED' });
  await changeSegmentFlags(db, { tenant: 'sdc', username, program: 'PREMIUM' });
  expect(await readSegment(shopper)).toMatchObject({ code: 'PLUS2_LAPSED' });
  await changeSegmentFlags(db, { tenant: 'sdc', username, program: 'NON_MEMBER', isBeneficiary: true });
  expect(await readSegment(shopper)).toMatchObject({ code: 'FREE_REWARDS_LAPSED' });
  const [line] = getLines(await shopper.post(ITEM, { items: [{ itemId: 'select', qty: 1 }] }));
  expect(line!.messages).toMatchObject([{ code: 'ALREADY_BENEFICIARY', type: 'ERROR' }]);
});
