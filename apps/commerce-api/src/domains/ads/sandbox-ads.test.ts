import { demoCampaigns } from '@foolscap/demo-catalog/campaigns';
import { createDemoCatalog } from '@foolscap/demo-catalog';
import { SPARX_PROXY_PATH } from '@foolscap/core/vocabulary';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { isRelevant } from './sandbox-ad-server.ts';

const CALL = `/cc/..${SPARX_PROXY_PATH}/getCriteoData`;
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper' }, { sku: 'recycled' }, { sku: 'pens' }] });
  await shop.database.db
    .insertInto('sandbox_ad_campaigns')
    .values([
      campaign('cheap', { skus: ['paper'], bid_minor: 10, daily_budget_minor: 100 }),
      campaign('dear', { skus: ['recycled', 'pens'], bid_minor: 50, daily_budget_minor: 100 }),
    ])
    .execute();
});
afterAll(() => shop.close());

const campaign = (id: string, row: { skus: string[]; bid_minor: number; daily_budget_minor: number }) => ({
  ...row,
  id,
  brand: 'Inkwell',
  skus: JSON.stringify(row.skus),
  keywords: '["copy paper"]',
  category_ids: '["paper"]',
  source: 'demo' as const,
});

interface Item {
  itemId: string;
  impBeacons: string[];
  clickBeacons: string[];
}
const search = async (criteoData: object): Promise<Item[]> =>
  (await shop.shopper().post(CALL, { mboxName: 'search', skus: [], criteoData })).body.data.items as Item[];
const open = async (url: string) => (await shop.app.inject(new URL(url).pathname)).statusCode;
const readFigures = async () => {
  const { data } = (await shop.app.inject('/sandbox/ads')).json<{
    data: { campaigns: { id: string; spent: number; impressions: number; clicks: number }[] };
  }>();
  return Object.fromEntries(
    data.campaigns.map(({ id, spent, impressions, clicks }) => [id, { spent, impressions, clicks }]),
  );
};

it('serves the campaigns of the words in turn, the highest bid first, and the same to everyone', async () => {
  const ids = (await search({ keywords: 'copy papers white' })).map(({ itemId }) => itemId);
  expect(ids).toEqual(['recycled', 'paper', 'pens']);
  expect((await search({ keywords: 'white copy paper' })).map(({ itemId }) => itemId)).toEqual(ids);
  expect((await search({ categoryId: 'paper' })).map(({ itemId }) => itemId)).toEqual(ids);
  expect(await search({ keywords: 'copy' })).toEqual([]);
  expect(await search({ categoryId: 'pens' })).toEqual([]);
  expect(await search({})).toEqual([]);
});

it('counts each view and each press once, and stops when the budget of the day is spent', async () => {
  const [first] = await search({ keywords: 'copy paper' });
  expect(await open(first!.impBeacons[0]!)).toBe(204);
  expect(await open(first!.impBeacons[0]!)).toBe(204);
  expect(await open(first!.clickBeacons[0]!)).toBe(204);
  expect((await readFigures()).dear).toEqual({ spent: 0.5, impressions: 1, clicks: 1 });

  const more = await search({ keywords: 'copy paper' });
  for (const item of more.filter(({ itemId }) => itemId !== 'paper'))
    expect(await open(item.clickBeacons[0]!)).toBe(204);
  // The third click is counted but not charged.
  expect((await readFigures()).dear).toEqual({ spent: 1, impressions: 1, clicks: 3 });
  expect((await search({ keywords: 'copy paper' })).map(({ itemId }) => itemId)).toEqual(['paper']);

  shop.clock.now = new Date(shop.clock.now.getTime() + 86_400_000);
  expect(await search({ keywords: 'copy paper' })).toHaveLength(3);
});

it('refuses beacons that it did not make', async () => {
  const [first] = await search({ keywords: 'copy paper' });
  expect(await open(`${first!.impBeacons[0]!}x`)).toBe(404);
  expect(await open('http://shop.test/sandbox/ads/beacon/click/made-up')).toBe(404);
  expect(await open('http://shop.test/sandbox/ads/beacon/other/made-up')).toBe(404);
});

it('has campaigns in the demo for products of the demo, and for categories that exist', () => {
  const { categories, products } = createDemoCatalog();
  const brands = new Map(products.map(({ sku, brand }) => [sku, brand]));
  const known = new Set(categories.map(({ id }) => id));
  for (const { brand, categoryIds, skus } of demoCampaigns) {
    expect(skus.map((sku) => brands.get(sku))).toEqual(skus.map(() => brand));
    expect(categoryIds.filter((id) => !known.has(id))).toEqual([]);
  }
  const covered = demoCampaigns.filter((row) => isRelevant(row, { keywords: 'pens', categoryId: undefined }));
  expect(covered.length).toBeGreaterThan(1);
});
