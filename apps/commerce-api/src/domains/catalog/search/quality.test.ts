import { createDemoCatalog } from '@foolscap/demo-catalog';
import { rate, type Rating, readJudgments, summarize } from '../../../testing/search-quality/judge.ts';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { writeDemoCatalog } from '../demo-products.ts';
import { demoSynonyms } from '../demo-synonyms.ts';

/** The quality that every change must keep. `npm run search:quality` prints the current values and the misses. */
const THRESHOLDS = { ndcg: 0.89, hitRate: 0.98 };

const catalog = createDemoCatalog();
const bySku = new Map(catalog.products.map((product) => [product.sku, product]));

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.db.transaction().execute(async (trx) => {
    await writeDemoCatalog(trx, catalog);
    await demoSynonyms.apply(trx);
  });
}, 60_000);
afterAll(() => shop.close());

it('answers real-life queries well', async () => {
  const judgments = readJudgments();
  expect(judgments.length).toBeGreaterThanOrEqual(150);
  const shopper = shop.shopper();
  const ratings: Rating[] = [];
  for (const judgment of judgments) {
    const { body } = await shopper.get(`/catalog/search?size=12&q=${encodeURIComponent(judgment.query)}`);
    const items = body.data.items as { itemId: string }[];
    ratings.push(
      rate(
        judgment,
        catalog.products,
        items.map(({ itemId }) => bySku.get(itemId)!),
      ),
    );
  }
  const { ndcg, hitRate } = summarize(ratings);
  const lines = [
    `${ratings.length} queries: nDCG@10 ${ndcg.toFixed(3)} (at least ${THRESHOLDS.ndcg}), hit rate ${hitRate.toFixed(3)} (at least ${THRESHOLDS.hitRate})`,
  ];
  if (process.env.FOOLSCAP_SEARCH_MISSES)
    for (const { query, ndcg: of, hit, shown } of [...ratings].sort((a, b) => a.ndcg - b.ndcg))
      if (of < 0.9)
        lines.push(
          `${of.toFixed(2)} ${hit ? 'hit ' : 'miss'} ${query}`,
          ...shown.map((name) => `       ${name}`),
        );
  process.stdout.write(`${lines.join('\n')}\n`);
  expect(ndcg).toBeGreaterThanOrEqual(THRESHOLDS.ndcg);
  expect(hitRate).toBeGreaterThanOrEqual(THRESHOLDS.hitRate);
}, 120_000);
