import type { SearchData } from '@foolscap/catalog/contract';
import { createDemoCatalog } from '@foolscap/demo-catalog';
import { rate, type Rating, readJudgments, summarize } from '../../../testing/search-quality/judge.ts';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { writeDemoCatalog } from '../demo-products.ts';
import { demoSynonyms } from '../demo-synonyms.ts';

/** The minimum quality that every change must keep. `npm run search:quality` prints the current values and the misses. */
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

describe('departments', () => {
  const { categories } = catalog;
  const departmentOf = new Map(categories.map(({ id, parentId }) => [id, parentId ?? id]));
  const getCategory = ({ itemId }: { itemId: string }) => bySku.get(itemId)!.categoryId;
  const search = async (query: string) => {
    const { body } = await shop.shopper().get(`/catalog/search?size=96&${query}`);
    const { items, totalItems, facets, missingWords, matchedBy } = body.data as SearchData;
    return { items, totalItems, facets, missingWords, matchedBy, shown: items.map(getCategory) };
  };

  it.each([
    ['stapler', ['staplers-punches']],
    ['pens', ['ballpoint-pens', 'gel-pens', 'rollerball-pens', 'desk-organizers']],
    ['pst it', ['sticky-notes']],
    ['french', []],
  ])('“%s” finds only products of %j: the department’s name adds none', async (text, expected) => {
    const { shown, facets } = await search(`q=${encodeURIComponent(text)}`);
    expect(shown.filter((id) => !(expected as string[]).includes(id))).toEqual([]);
    if (expected.length) expect(expected).toContain(facets.category[0]?.value);
  });

  it.each([
    ['pens & pencils', 'pens-pencils'],
    ['paper', 'paper'],
    ['chairs', 'chairs'],
    ['desk accessories', 'desk-accessories'],
    ['office machines', 'office-machines'],
    ['technology', 'technology'],
  ])('“%s” names a department and finds all of it', async (text, id) => {
    const { shown } = await search(`q=${encodeURIComponent(text)}`);
    const page = await search(`category=${id}`);
    expect(shown.filter((each) => departmentOf.get(each) === id)).toHaveLength(page.totalItems);
  });

  it.each([
    ['HP ink', 'HP', ['ink-cartridges', 'ink-bottles']],
    ['hp printer', 'hp', ['inkjet-printers', 'laser-printers']],
    ['Canon toner', 'Canon', ['toner-cartridges']],
  ])('“%s” reports that %s is not sold, and finds other brands', async (text, brand, expected) => {
    const { matchedBy, missingWords, shown } = await search(`q=${encodeURIComponent(text)}`);
    expect({ matchedBy, missingWords }).toEqual({ matchedBy: 'ANY', missingWords: [brand] });
    expect(expected).toEqual(expect.arrayContaining(shown.slice(0, 5)));
  });

  it.each([
    ['q=printers', ['inkjet-printers', 'laser-printers']],
    ['category=office-machines', ['inkjet-printers', 'laser-printers']],
    ['q=paper', ['copy-paper', 'colored-paper', 'photo-paper']],
    ['category=chairs', ['task-chairs', 'executive-chairs', 'guest-chairs', 'stacking-chairs']],
    ['category=desk-accessories', ['staplers-punches']],
  ])('the most popular products of %s are of the kind that its name says', async (query, expected) => {
    const { shown } = await search(`${query}&sort=popular`);
    expect(expected).toEqual(expect.arrayContaining(shown.slice(0, 3)));
  });
});
