import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { listCampaigns, recordEvent } from './sandbox-ads.repository.ts';

/** Runs on PostgreSQL only, which has concurrent connections. */
let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.db
    .insertInto('sandbox_ad_campaigns')
    .values({
      id: 'pens',
      brand: 'Inkwell',
      skus: '[]',
      keywords: '[]',
      category_ids: '[]',
      bid_minor: 30,
      daily_budget_minor: 100,
      source: 'demo',
    })
    .execute();
});
afterAll(() => shop.close());

it('clicks at the same time never cost more than the budget of the day', async () => {
  const { db } = shop.database;
  const day = '2026-05-04';
  await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      recordEvent(db, { servedId: `served-${place}`, campaignId: 'pens', kind: 'click', day }),
    ),
  );
  const [campaign] = await listCampaigns(db, day);
  expect(campaign).toMatchObject({ clicks: 20, spent: 90 });
});
