import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { accountForRewards, changeOffer, listOffers, type OfferChange } from './index.ts';

let shop: TestShop;
let serial = 0;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1000, stock: 10_000, category: 'copy' },
      { sku: 'pens', price: 1000, stock: 10_000, category: 'writing' },
      { sku: 'chair', price: 10_000, stock: 10_000, category: 'chairs' },
    ],
  });
  await shop.database.db
    .insertInto('categories')
    .values({ id: 'office', name: 'Office', parent_id: null, description: '', position: 9, picture: '{}' })
    .execute();
  await shop.database.db
    .updateTable('categories')
    .set({ parent_id: 'office' })
    .where('id', '=', 'copy')
    .execute();
});
afterAll(() => shop.close());

async function register(joinRewards = true): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: `ada${(serial += 1)}@example.com`,
    password: 'a long phrase of mine',
    joinRewards,
  });
  return shopper;
}
const set = (id: string, offer: Partial<NonNullable<OfferChange['offer']>>, tenant: 'sdc' | 'sba' = 'sdc') =>
  changeOffer(
    shop.database.db,
    {
      id,
      tenant,
      offer: { title: `About ${id}`, text: 'Text', firstDay: '2026-01-01', lastDay: '2030-12-31', ...offer },
    },
    shop.clock.now,
  );
const activate = (shopper: Shopper, id: string) => shopper.post(`/account/rewards/offers/${id}/activate`);
const choose = (shopper: Shopper, ...categories: string[]) =>
  shopper.post('/account/rewards/categories', { categories });
const read = async (shopper: Shopper) => (await shopper.get('/account/rewards')).body.data;
async function buyShipped(shopper: Shopper, sku: string): Promise<void> {
  const reply = await order(shopper, await readyToOrder(shopper, sku));
  await shop.database.db
    .insertInto('order_parts')
    .values({
      order_number: reply.body.data.order.orderNumber,
      place: '',
      state: 'SHIPPED',
      begun_at: shop.clock.now,
    })
    .execute();
  await accountForRewards(shop.database.db, shop.clock.now);
}
const getEarned = async (shopper: Shopper) =>
  (await read(shopper)).history.entries.map(
    ({ amount, note }: { amount: number; note?: string }) => [amount, note] as const,
  );

it('multiplies the rewards of qualifying items of orders after the activation', async () => {
  await set('triple', { multiplier: 3, category: 'office' });
  await set('double', { multiplier: 2 });
  await set('business', { multiplier: 5 }, 'sba');
  await set('past', { multiplier: 5, firstDay: '2025-01-01', lastDay: '2025-12-31' });
  const shopper = await register();
  const { offers } = await read(shopper);
  expect(offers.map(({ id }: { id: string }) => id)).toEqual(['double', 'triple']);
  await buyShipped(shopper, 'paper');
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
  expect((await activate(shopper, 'triple')).body.data.offers[1]).toMatchObject({
    id: 'triple',
    isActivated: true,
    multiplier: 3,
    category: 'Office',
  });
  await activate(shopper, 'triple');
  await activate(shopper, 'double');
  await buyShipped(shopper, 'paper');
  await buyShipped(shopper, 'pens');
  expect(await getEarned(shopper)).toEqual([
    [0.4, 'About double'],
    [0.6, 'About triple'],
    [0.2, undefined],
  ]);
  for (const id of ['business', 'past', 'unknown'])
    expect((await activate(shopper, id)).body.error).toMatchObject({
      status: 404,
      code: 'REWARDS_OFFER_NOT_FOUND',
    });
});

it('adds a fixed bonus once, with the first qualifying item', async () => {
  await set('chair-bonus', { bonus: 500, category: 'chairs' });
  const shopper = await register();
  await activate(shopper, 'chair-bonus');
  await buyShipped(shopper, 'paper');
  await buyShipped(shopper, 'chair');
  await buyShipped(shopper, 'chair');
  expect((await getEarned(shopper)).map(([amount]: readonly [number, string?]) => amount).toSorted()).toEqual(
    [0.2, 2, 2, 5],
  );
});

it('offers what is for a segment to its members only', async () => {
  await set('silver', { multiplier: 2, segments: ['SILVER_ACTIVE'] });
  const shopper = await register();
  expect((await activate(shopper, 'silver')).status).toBe(404);
  await set('free', { multiplier: 2, segments: ['FREE_REWARDS_NEW_CUSTOMER', 'FREE_REWARDS_LAPSED'] });
  expect((await activate(shopper, 'free')).status).toBe(200);
});

it('lets a member choose bonus categories of the quarter, and keeps them', async () => {
  const shopper = await register();
  const before = (await read(shopper)).bonusCategories;
  expect(before).toMatchObject({ percent: 3, most: 2 });
  expect(before.options.map(({ id }: { id: string }) => id)).not.toContain('copy');
  await choose(shopper, 'office');
  expect((await choose(shopper, 'office')).status).toBe(200);
  await buyShipped(shopper, 'paper');
  await buyShipped(shopper, 'pens');
  expect(await getEarned(shopper)).toEqual([
    [0.2, undefined],
    [0.5, 'Bonus category'],
  ]);
  expect((await choose(shopper, 'chairs', 'writing')).body.error).toMatchObject({
    status: 409,
    code: 'REWARDS_CATEGORIES_FULL',
  });
  for (const categories of [['copy'], []])
    expect((await choose(shopper, ...categories)).body.error).toMatchObject({
      status: 400,
      code: 'REWARDS_CATEGORY_UNKNOWN',
    });
  const replies = await Promise.all([choose(shopper, 'chairs'), choose(shopper, 'writing')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('is for members only', async () => {
  const shopper = await register(false);
  const refused = { status: 403, code: 'REWARDS_MEMBER_REQUIRED' };
  expect((await activate(shopper, 'double')).body.error).toMatchObject(refused);
  expect((await choose(shopper, 'office')).body.error).toMatchObject(refused);
  expect(await read(shopper)).toMatchObject({ offers: [] });
  expect((await activate(shop.shopper(), 'double')).status).toBe(401);
});

it('rejects offers that contradict themselves, and ends offers', async () => {
  const { db } = shop.database;
  await expect(set('wrong', {})).rejects.toThrow('either a multiplier or a bonus');
  await expect(set('wrong', { multiplier: 2, bonus: 1 })).rejects.toThrow('either a multiplier or a bonus');
  await expect(set('wrong', { multiplier: 2, lastDay: '2025-01-01' })).rejects.toThrow('not before');
  await expect(set('wrong', { multiplier: 2, category: 'cars' })).rejects.toThrow('no category cars');
  await set('soon-over', { multiplier: 2 });
  await expect(set('soon-over', { multiplier: 2 }, 'sba')).rejects.toThrow('other site');
  const end = { id: 'soon-over', tenant: 'sdc', offer: null } as const;
  expect(await changeOffer(db, end, shop.clock.now)).toEqual({ message: 'Offer soon-over has ended.' });
  await expect(changeOffer(db, end, shop.clock.now)).rejects.toThrow('no current or later offer');
  const shopper = await register();
  expect((await activate(shopper, 'soon-over')).status).toBe(404);
  // An offer that has not begun.
  await set('later', { multiplier: 2, firstDay: '2030-01-01' });
  await changeOffer(db, { ...end, id: 'later' }, shop.clock.now);
  expect((await listOffers(db)).map(({ id }) => id)).not.toContain('later');
  // One that was activated and then postponed.
  await set('postponed', { multiplier: 2 });
  await activate(shopper, 'postponed');
  await set('postponed', { multiplier: 2, firstDay: '2030-01-01' });
  await changeOffer(db, { ...end, id: 'postponed' }, shop.clock.now);
  expect((await read(shopper)).offers.map(({ id }: { id: string }) => id)).not.toContain('postponed');
  await expect(changeOffer(db, { ...end, id: 'postponed' }, shop.clock.now)).rejects.toThrow('no current');
  expect(await listOffers(db)).toContainEqual(
    expect.objectContaining({ id: 'triple', effect: 'x3, office', activations: 1 }),
  );
});
