import type { TileItem } from '@foolscap/core/contract';
import { sql } from 'kysely';
import { createListShop, type ListShop } from '../../testing/lists.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { count, recommend, recommended, recordSale } from '../../testing/purchases.ts';
import { changeToggle } from '../account/index.ts';
import { addCategories, addOffers, addProducts, setStock, type Shopper } from '../../testing/test-shop.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: 'printer', category: 'printers', price: 20_000 },
    { sku: 'printer-b', category: 'printers', price: 21_000 },
    { sku: 'printer-c', category: 'printers', price: 90_000, brand: 'Other' },
    { sku: 'ink', category: 'supplies' },
    { sku: 'toner', category: 'supplies' },
    { sku: 'paper' },
    { sku: 'pens', category: 'writing' },
    { sku: 'sold-out', category: 'writing', stock: 0 },
    { sku: 'unpriced', category: 'writing', price: null },
    { sku: 'not-hawaii', category: 'writing', conditions: { restrictedStates: ['HI'] } },
    { sku: 'add-on', category: 'writing', conditions: { addOnOnly: true } },
    { sku: 'plan', category: 'writing' },
  ]);
  await addOffers(shop.database, 'printer', ['plan']);
  await addOffers(shop.database, 'printer', ['ink', 'toner'], 'COMPATIBLE');
  await addOffers(shop.database, 'printer', ['printer-c'], 'ALTERNATE');
  const together = ['pens', 'sold-out', 'unpriced', 'not-hawaii', 'add-on', 'plan'];
  for (let times = 0; times < 5; times += 1) await recordSale(shop.database, ['paper', ...together]);
  for (let times = 0; times < 20; times += 1) await recordSale(shop.database, ['toner']);
  for (let times = 0; times < 3; times += 1) await recordSale(shop.database, ['printer', 'ink']);
  await count(shop);
});
afterAll(() => shop.close());

const alsoBought = (skuList: string[], further: object = {}) => ({
  query: { mboxes: ['productPage'], skuList },
  ...further,
});

async function buy(shopper: Shopper, sku: string): Promise<void> {
  const reply = await order(shopper, await readyToOrder(shopper, sku));
  if (reply.status !== 200) throw new Error(reply.text);
}

/** Transfers a consumer's order to a member of the organization. */
async function giveOrder(sku: string, username: string): Promise<void> {
  const shopper = shop.shopper();
  const reply = await order(shopper, await readyToOrder(shopper, sku));
  const { db } = shop.database;
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('orders')
    .set({ tenant: 'sba', account_id: id, organization_id: shop.organizationId })
    .where('order_number', '=', reply.body.data.order.orderNumber as string)
    .execute();
}

describe('also bought', () => {
  it('lists what was bought together and can be bought now, as tiles, at both paths', async () => {
    for (const path of ['atRecommendation', 'sparxRecommendation']) {
      const { status, body, headers } = await recommend(shop.shopper(), alsoBought(['paper']), path);
      expect(status).toBe(200);
      expect((body.data as { itemId: string }[]).map(({ itemId }) => itemId).sort()).toEqual([
        'not-hawaii',
        'pens',
      ]);
      expect(body.data[0]).toMatchObject({ price: '$10.00', actionLabel: 'addToCart', isOutOfStock: false });
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('leaves out items that are not delivered to the shopper’s place', async () => {
    const items = await recommended(
      shop.shopper(),
      alsoBought(['paper'], { serviceContext: { zipCode: '96813' } }),
    );
    expect(items).toEqual(['pens']);
  });

  it('leaves out the items that it is for and those that the request omits', async () => {
    expect(await recommended(shop.shopper(), alsoBought(['paper', 'pens']))).toEqual(['not-hawaii']);
    expect(
      await recommended(shop.shopper(), alsoBought(['paper'], { inputs: { omit: ['not-hawaii'] } })),
    ).toEqual(['pens']);
  });

  it('is empty for an item without purchases, and for an unknown one', async () => {
    expect(await recommended(shop.shopper(), alsoBought(['printer-b']))).toEqual([]);
    expect(await recommended(shop.shopper(), alsoBought(['unknown']))).toEqual([]);
    expect(await recommended(shop.shopper(), { query: { mboxes: ['cart'] } })).toEqual([]);
  });

  it('returns as many items as requested', async () => {
    expect(
      await recommended(shop.shopper(), alsoBought(['paper'], { configValues: { count: 1 } })),
    ).toHaveLength(1);
  });

  it('lists what was bought with other variants of the item, after what was bought with itself', async () => {
    const { database } = shop;
    await addProducts(
      database,
      { sku: 'mug-red', category: 'mugs' },
      { sku: 'mug-blue', category: 'mugs' },
      { sku: 'saucer', category: 'saucers' },
      { sku: 'spoon', category: 'spoons' },
    );
    await sql`update products set variant_group = 'mug' where category_id = 'mugs'`.execute(database.db);
    await recordSale(database, ['mug-red', 'mug-blue', 'saucer']);
    await recordSale(database, ['mug-red', 'saucer'], '2026-01-15');
    await recordSale(database, ['mug-blue', 'spoon']);
    await recordSale(database, ['mug-blue', 'spoon']);
    await count(shop);
    expect(await recommended(shop.shopper(), alsoBought(['mug-red']))).toEqual(['saucer', 'spoon']);
    expect((await recommended(shop.shopper(), alsoBought(['mug-blue'])))[0]).toBe('spoon');
  });

  it('stops when an item sells out', async () => {
    await setStock(shop.database, 'pens', 0);
    try {
      expect(await recommended(shop.shopper(), alsoBought(['paper']))).toEqual(['not-hawaii']);
    } finally {
      await setStock(shop.database, 'pens', 100);
    }
  });
});

describe('a pair of items that one buyer alone bought', () => {
  it('is not recommended, because it would reveal their basket', async () => {
    await addProducts(shop.database, { sku: 'rare' }, { sku: 'secret' });
    for (let times = 0; times < 3; times += 1)
      await recordSale(shop.database, ['rare', 'secret'], '2026-02-01', 'ada');
    await count(shop);
    expect(await recommended(shop.shopper(), alsoBought(['rare']))).toEqual([]);
    await recordSale(shop.database, ['rare', 'secret'], '2026-02-02', 'bob');
    await count(shop);
    expect(await recommended(shop.shopper(), alsoBought(['rare']))).toEqual(['secret']);
  });
});

describe('popular items', () => {
  const popular = (categoryId?: string) => ({
    configValues: { scheme: 'consider' },
    query: { mboxes: ['home'], ...(categoryId === undefined ? {} : { categoryId }) },
  });

  it('starts with what sells best', async () => {
    expect((await recommended(shop.shopper(), popular()))[0]).toBe('toner');
  });

  it('ends with items that were never bought, so that a few orders do not shorten the row', async () => {
    expect((await recommended(shop.shopper(), popular())).slice(-2).sort()).toEqual([
      'printer-b',
      'printer-c',
    ]);
  });

  it('can start with those of a category, with or without sales', async () => {
    const items = await recommended(shop.shopper(), popular('printers'));
    expect(items.slice(0, 3)).toEqual(['printer', 'printer-b', 'printer-c']);
    expect(items).toContain('toner');
    expect(new Set(items).size).toBe(items.length);
    expect(await recommended(shop.shopper(), popular('unknown'))).toEqual([]);
  });

  it('are what guests get where a buyer gets a selection of their own', async () => {
    const home = { query: { mboxes: ['home'] } };
    expect(await recommended(shop.shopper(), home)).toEqual(await recommended(shop.shopper(), popular()));
    const consumer = await shop.signIn('consumer');
    expect(await recommended(consumer, home)).toEqual([]);
  });

  it('are at most three of a category while there are others', async () => {
    const skus = Array.from({ length: 8 }, (_, index) => `clip-${index}`);
    await addProducts(shop.database, ...skus.map((sku) => ({ sku, category: 'clips' })));
    const orders: string[] = [];
    for (let times = 0; times < 30; times += 1) orders.push(await recordSale(shop.database, skus));
    await count(shop);
    const items = await recommended(shop.shopper(), {
      ...popular(),
      configValues: { scheme: 'consider', count: 6 },
    });
    expect(items.filter((sku) => sku.startsWith('clip'))).toHaveLength(3);
    await sql`delete from sales_orders where order_id = any(${orders}::text[])`.execute(shop.database.db);
    await count(shop);
  });
});

describe('alternates', () => {
  it('are the listed ones, then similar items of the category with the closest price', async () => {
    expect(
      await recommended(shop.shopper(), { query: { mboxes: ['alternates'], skuList: ['printer'] } }),
    ).toEqual(['printer-c', 'printer-b']);
  });

  it('are no variants of the item itself', async () => {
    await addCategories(shop.database, 'binders');
    await addProducts(
      shop.database,
      ...['red', 'blue', 'other'].map((sku) => ({ sku: `binder-${sku}`, category: 'binders' })),
    );
    await shop.database.db
      .updateTable('products')
      .set({ variant_group: 'binder' })
      .where('sku', 'in', ['binder-red', 'binder-blue'])
      .execute();
    expect(
      await recommended(shop.shopper(), { query: { mboxes: ['alternates'], skuList: ['binder-red'] } }),
    ).toEqual(['binder-other']);
  });
});

describe('the next basket of a buyer', () => {
  it('has what they buy again, what goes with it, and what works with their printer', async () => {
    const shopper = await shop.signIn('consumer');
    await buy(shopper, 'printer');
    const items = await recommended(shopper, { query: { mboxes: ['home'] } });
    expect(items.slice(0, 3).sort()).toEqual(['ink', 'printer', 'toner']);
    expect(await recommended(shopper, { query: { mboxes: ['homeRecent'] } })).toEqual(['printer']);
  });

  it('names the department of a purchase as the interest behind another product of it', async () => {
    const shopper = await shop.signIn('consumer');
    await buy(shopper, 'ink');
    const { body } = await recommend(shopper, { query: { mboxes: ['home'] } });
    const interests = new Map(
      (body.data as TileItem[]).map(({ itemId, interest }) => [itemId, interest] as const),
    );
    expect(interests.get('toner')).toBe('Supplies');
    // One was already bought, so its tile shows when. The other is from a different department. Both are included, without an interest.
    for (const sku of ['ink', 'pens']) {
      expect(interests.has(sku)).toBe(true);
      expect(interests.get(sku)).toBeUndefined();
    }
    const popular = await recommend(shopper, {
      configValues: { scheme: 'consider' },
      query: { mboxes: ['home'] },
    });
    expect(JSON.stringify(popular.body.data)).not.toContain('interest');
  });
});

const readFrequent = async (shopper: Shopper, body: object = { siteVariables: {}, userVariables: {} }) =>
  shopper.post('/cc/../ele-lpd/api/home/getFrequentlyPurchasedData', body);

describe('frequent purchases', () => {
  it('are the items of at least two orders, the most frequent one first, also those of a guest', async () => {
    const shopper = shop.shopper();
    for (const sku of ['pens', 'toner', 'paper', 'toner', 'paper', 'toner']) await buy(shopper, sku);
    const { status, body } = await readFrequent(shopper);
    expect(status).toBe(200);
    expect((body.data as { itemId: string }[]).map(({ itemId }) => itemId)).toEqual(['toner', 'paper']);
    expect((await readFrequent(shop.shopper())).body.data).toEqual([]);
  });

  it('leave out what cannot be bought now, and refuse a request for the other site', async () => {
    const shopper = shop.shopper();
    for (const sku of ['ink', 'ink', 'not-hawaii', 'not-hawaii']) await buy(shopper, sku);
    await setStock(shop.database, 'ink', 0);
    const inHawaii = { siteVariables: { tenant: 'sdc' }, userVariables: { zipCode: '96813' } };
    expect((await readFrequent(shopper, inHawaii)).body.data).toEqual([]);
    expect((await readFrequent(shopper)).body.data).toMatchObject([{ itemId: 'not-hawaii' }]);
    await setStock(shop.database, 'ink', 100);
    const { status, body } = await readFrequent(shopper, {
      siteVariables: { tenant: 'sba' },
      userVariables: {},
    });
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'INVALID_REQUEST' });
  });
});

describe('an organization', () => {
  it('gets the items of its contract first, and none that its policy blocks', async () => {
    const { db } = shop.database;
    const member = await shop.signIn('member');
    const both = alsoBought(['paper']);
    expect((await recommended(member, both)).sort()).toEqual(['not-hawaii', 'pens']);
    const worse = (await recommended(member, both))[1]!;
    await db
      .insertInto('contract_prices')
      .values({ organization_id: shop.organizationId, sku: worse, price_minor: 500 })
      .execute();
    expect((await recommended(member, both))[0]).toBe(worse);

    await db
      .updateTable('accounts')
      .set({ permissions: JSON.stringify(['G_BIO']) })
      .where('username', '=', 'buyer@example.com')
      .execute();
    await db
      .insertInto('organization_policies')
      .values({ organization_id: shop.organizationId, kind: 'ITEM', value: worse })
      .execute();
    expect(await recommended(member, both)).not.toContain(worse);
    expect(await recommended(await shop.signIn('stranger'), both)).toContain(worse);
  });

  it('lets those who maintain its account see what all members ordered, and others only their own orders', async () => {
    const member = await shop.signIn('member');
    const colleague = await shop.signIn('colleague');
    await giveOrder('toner', 'buyer@example.com');
    const recent = async (shopper: Shopper, query: string) =>
      ((await shopper.get(`/cc/../ptd/recentItems?${query}`)).body.data.itemDetails as { sku: string }[]).map(
        ({ sku }) => sku,
      );
    expect(await recent(member, 'tenantId=sba')).toEqual(['toner']);
    expect(await recent(colleague, 'tenantId=sba')).toEqual([]);
    expect(await recent(colleague, 'tenantId=sba&orderedByUserId=ALL')).toEqual([]);
    const admin = await shop.signIn('admin');
    expect(await recent(admin, 'tenantId=sba')).toEqual([]);
    expect(await recent(admin, 'tenantId=sba&orderedByUserId=ALL')).toEqual(['toner']);
    expect(await recent(await shop.signIn('stranger'), 'orderedByUserId=ALL')).toEqual([]);
    expect((await member.get('/cc/../ptd/recentItems?tenantId=sdc')).status).toBe(400);
  });
});

describe('the toggle', () => {
  it('turns recommendations off on the consumer site only', async () => {
    const buyer = shop.shopper();
    for (const sku of ['pens', 'pens']) await buy(buyer, sku);
    expect((await readFrequent(buyer)).body.data).toHaveLength(1);
    await changeToggle(shop.database.db, { name: 'recommendations', on: false });
    try {
      expect(await recommended(shop.shopper(), alsoBought(['paper']))).toEqual([]);
      expect((await readFrequent(buyer)).body.data).toEqual([]);
      expect(await recommended(shop.shopper('sba'), alsoBought(['paper']))).not.toEqual([]);
    } finally {
      await changeToggle(shop.database.db, { name: 'recommendations', on: true });
    }
  });
});

describe('a request', () => {
  it('of a guest starts no session', async () => {
    const guest = shop.shopper();
    await recommend(guest, alsoBought(['paper']));
    await guest.get('/cc/../ptd/recentItems');
    expect([...guest.cookies.keys()]).toEqual([]);
  });

  it.each([
    [{}],
    [{ query: { mboxes: [] } }],
    [{ query: { mboxes: ['unknown'] } }],
    [{ query: { mboxes: ['cart'], skuList: Array.from({ length: 51 }, () => 'paper') } }],
    [{ query: { mboxes: ['cart'] }, configValues: { count: 26 } }],
    [{ query: { mboxes: ['cart'] }, configValues: { scheme: 'unknown' } }],
    [{ query: { mboxes: ['cart'] }, serviceContext: { zipCode: '1760' } }],
    [{ query: { mboxes: ['cart'] }, further: true }],
  ])('that is invalid is refused: %j', async (body) => {
    expect((await recommend(shop.shopper(), body)).status).toBe(400);
  });
});
