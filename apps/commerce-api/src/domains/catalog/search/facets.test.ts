import { createDemoCatalog } from '@foolscap/demo-catalog';
import type { SearchData } from '@foolscap/catalog/contract';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { writeDemoCatalog } from '../demo-products.ts';
import { demoSynonyms } from '../demo-synonyms.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.db.transaction().execute(async (trx) => {
    await writeDemoCatalog(trx, createDemoCatalog());
    await demoSynonyms.apply(trx);
  });
}, 60_000);
afterAll(() => shop.close());

const search = async (query: URLSearchParams): Promise<SearchData> => {
  const { status, body } = await shop.shopper().get(`/catalog/search?size=1&${query}`);
  expect(status).toBe(200);
  return body.data;
};

/** Lists the choices of a reply as the parameters that choose them, with their counts. */
function getChoices({ facets }: SearchData): { params: Record<string, string>; count: number }[] {
  const byValue = (name: 'brand' | 'color' | 'rating' | 'inStock' | 'category') =>
    facets[name].map(({ value, count }) => ({ params: { [name]: value }, count }));
  return [
    ...byValue('brand'),
    ...byValue('color'),
    ...byValue('rating'),
    ...byValue('inStock'),
    ...byValue('category'),
    ...facets.priceRange.map(({ min, max, count }) => ({
      params: {
        ...(min === undefined ? {} : { minPrice: String(min) }),
        ...(max === undefined ? {} : { maxPrice: String(max) }),
      },
      count,
    })),
  ];
}

it.each([
  'q=printer',
  'q=paper',
  'q=desk+chair',
  'q=highlighters',
  'q=sticky+notes',
  'q=staplr',
  'category=task-chairs',
  'q=pens&rating=4',
  'q=pens&color=Blue&brand=Bellcap&inStock=true',
  '',
])('facets of "%s" count the tiles that each choice shows', async (query) => {
  const chosen = new URLSearchParams(query);
  const expected: string[] = [];
  const shown: string[] = [];
  for (const { params, count } of getChoices(await search(chosen))) {
    const narrowed = new URLSearchParams(chosen);
    // A second brand or color widens the list, so the choice replaces the first.
    for (const [name, value] of Object.entries(params)) narrowed.set(name, value);
    expected.push(`${new URLSearchParams(params)}: ${count}`);
    shown.push(`${new URLSearchParams(params)}: ${(await search(narrowed)).totalItems}`);
  }
  expect(expected.length).toBeGreaterThan(5);
  expect(expected).toEqual(shown);
});
