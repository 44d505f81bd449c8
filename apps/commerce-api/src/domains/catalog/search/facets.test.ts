import fc from 'fast-check';
import { createDemoCatalog } from '@foolscap/demo-catalog';
import type { CategoriesData, SearchData } from '@foolscap/catalog/contract';
import { createTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { writeDemoCatalog } from '../demo-products.ts';
import { demoSynonyms } from '../demo-synonyms.ts';

const { products } = createDemoCatalog();
const isStapler = ({ categoryId }: { categoryId: string }) => categoryId === 'staplers-punches';
const standaloneSku = products.find((each) => isStapler(each) && each.variantGroup === undefined)!.sku;
const variantSku = products.find((each) => isStapler(each) && each.variantGroup !== undefined)!.sku;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.database.db.transaction().execute(async (trx) => {
    await writeDemoCatalog(trx, createDemoCatalog());
    await demoSynonyms.apply(trx);
    // A category with subcategories has products of its own, and a group has variants in two categories.
    await trx
      .updateTable('products')
      .set({ category_id: 'desk-accessories' })
      .where('sku', 'in', [standaloneSku, variantSku])
      .execute();
  });
}, 60_000);
afterAll(() => shop.close());

const search = async (query: URLSearchParams): Promise<SearchData> => {
  const { status, body } = await shop.shopper().get(`/catalog/search?size=1&${query}`);
  expect(status).toBe(200);
  return body.data;
};

interface FacetChoice {
  params: Record<string, string>;
  count: number;
}

/** Lists the choices in a reply as the parameters that select them, with their counts. */
function getChoices({ facets }: SearchData): FacetChoice[] {
  const byValue = (name: 'brand' | 'color' | 'rating' | 'inStock' | 'category') =>
    facets[name].map(({ value, count }) => ({ params: { [name]: value }, count }));
  return [
    ...byValue('brand'),
    ...byValue('color'),
    ...byValue('rating'),
    ...byValue('inStock'),
    ...byValue('category'),
    ...(facets.department ?? []).map(({ value, count }) => ({ params: { category: value }, count })),
    ...facets.pickup.map(({ value, count }) => ({ params: { store: value, pickup: 'true' }, count })),
    ...facets.priceRange.map(({ min, max, count }) => ({
      params: {
        ...(min === undefined ? {} : { minPrice: String(min) }),
        ...(max === undefined ? {} : { maxPrice: String(max) }),
      },
      count,
    })),
  ];
}

/** A second brand or color widens the list, so the choice replaces the first one. */
function choose(query: URLSearchParams, { params }: FacetChoice): URLSearchParams {
  const narrowed = new URLSearchParams(query);
  if ('minPrice' in params || 'maxPrice' in params)
    for (const end of ['minPrice', 'maxPrice']) narrowed.delete(end);
  for (const [name, value] of Object.entries(params)) narrowed.set(name, value);
  return narrowed;
}

/** Compares each choice's count with the number of results after selecting it. */
async function expectTrueCounts(query: URLSearchParams, choices: readonly FacetChoice[]): Promise<void> {
  const expected: string[] = [];
  const shown: string[] = [];
  for (const choice of choices) {
    const name = `${new URLSearchParams(choice.params)}`;
    expected.push(`${name}: ${choice.count}`);
    shown.push(`${name}: ${(await search(choose(query, choice))).totalItems}`);
  }
  expect({ query: `${query}`, counts: expected }).toEqual({ query: `${query}`, counts: shown });
}

it.each([
  'q=pens',
  'q=staplr',
  'category=task-chairs',
  'category=desk-accessories',
  'q=stapler',
  'store=1547',
  'onSale=true',
  'onSale=true&category=desk-accessories',
  'isNew=true',
  'brandSlug=penlarch',
  '',
])('every count of "%s" is the number of results after choosing it', async (query) => {
  const choices = getChoices(await search(new URLSearchParams(query)));
  expect(choices.length).toBeGreaterThan(5);
  await expectTrueCounts(new URLSearchParams(query), choices);
});

it('counts of random lists with random filters are the numbers of results after choosing them', async () => {
  const lists = fc.constantFrom(
    ...[
      'q=printer',
      'q=paper',
      'q=desk+chair',
      'q=highlighters',
      'q=sticky+notes',
      'q=blue+pen',
      'q=staples',
    ],
    ...[
      'category=desk-accessories',
      'category=paper',
      'category=chairs',
      'q=folder&category=filing-binders',
      'onSale=true',
      '',
    ],
  );
  await fc.assert(
    fc.asyncProperty(
      lists,
      fc.boolean(),
      fc.array(fc.nat(), { minLength: 2, maxLength: 5 }),
      async (list, atStore, picks) => {
        let query = new URLSearchParams(list);
        if (atStore) query.set('store', '1547');
        for (const pick of picks) {
          const choices = getChoices(await search(query)).filter(({ count }) => count > 0);
          const choice = choices[pick % choices.length];
          if (!choice) return;
          await expectTrueCounts(query, [choice]);
          query = choose(query, choice);
        }
      },
    ),
    { numRuns: process.env.FOOLSCAP_FULL ? 500 : 40 },
  );
});

it('categories, their pages and their facets have the same counts: variants of a group are one product', async () => {
  const { body } = await shop.shopper().get('/catalog/categories');
  const { categories } = body.data as CategoriesData;
  const pages = await Promise.all(categories.map(({ id }) => search(new URLSearchParams({ category: id }))));
  expect(categories.map(({ id, count }) => [id, count])).toEqual(
    categories.map(({ id }, place) => [id, pages[place]!.totalItems]),
  );
});
