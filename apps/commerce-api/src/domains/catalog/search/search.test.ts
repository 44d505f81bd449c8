import { sql } from 'kysely';
import { addProducts, createTestShop, setStock, type TestShop } from '../../../testing/test-shop.ts';
import { recountWords } from './words.repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: '10000001', name: 'Sticky notes, yellow', brand: 'Inkwell', category: 'desk', price: 499 },
      { sku: '10000002', name: 'Sticky notes, blue', brand: 'Inkwell', category: 'desk', price: 599 },
      { sku: '10000003', name: 'Ballpoint pen, blue', brand: 'Quillane', category: 'writing', price: 250 },
      { sku: '10000004', name: 'Ring binder', brand: 'Clinch', category: 'desk', price: 1250, stock: 0 },
      { sku: '10000005', name: 'Paper clips', brand: 'Clinch', category: 'desk', price: 99 },
      { sku: '10000006', name: 'Notebook, ruled', brand: 'Quillane', category: 'writing', price: 2499 },
      { sku: '10000007', name: 'Stapler', brand: 'Clinch', category: 'desk', price: 60000 },
      ...Array.from({ length: 12 }, (_, index) => ({
        sku: `2000000${index}`.slice(-8).padStart(8, '2'),
        name: `Adhesive label ${index + 1}`,
        brand: 'Labello',
        category: 'paper',
        price: 700 + index,
      })),
      {
        sku: '10000009',
        name: 'Chisel-tip highlighters',
        brand: 'Quillane',
        category: 'writing',
        price: 700,
      },
      { sku: '10000008', name: 'Labal stamp', brand: 'Oddity', category: 'desk', price: 300 },
    ],
  });
  const { db } = shop.database;
  await sql`update products set color_family = 'Blue' where name like '%blue'`.execute(db);
  await sql`update products set color_family = 'Yellow' where name like '%yellow'`.execute(db);
  await sql`update products set review_count = 10, rating_sum = 45 where sku = '10000001'`.execute(db);
  await sql`update products set review_count = 2, rating_sum = 6 where sku = '10000002'`.execute(db);
  await sql`insert into stores (store_number, name, address1, city, state, zip, phone, latitude, longitude, time_zone, hours)
    values ('1547', 'Framingham', '1 Main St', 'Framingham', 'MA', '01702', '508-555-0100', 42.28, -71.42,
      'America/New_York', '[]')`.execute(db);
  await sql`insert into store_stock (store_number, sku, available) values ('1547', '10000001', 3), ('1547', '10000003', 0)`.execute(
    db,
  );
  await recountWords(db);
});
afterAll(() => shop.close());

const search = async (query: string) => {
  const { status, body } = await shop.shopper().get(`/catalog/search?${query}`);
  expect(status).toBe(200);
  return body.data as {
    items: { title: string; rating?: number; reviewCount: number }[];
    facets: Record<
      string,
      { value?: string; min?: number; max?: number; count: number; selected: boolean }[]
    >;
    totalItems: number;
    matchedBy: string;
    correctedQuery?: string;
    didYouMean?: string;
  };
};
const titles = async (query: string) => (await search(query)).items.map(({ title }) => title);

describe('keywords', () => {
  it.each([
    ['post-it', ['Sticky notes, blue', 'Sticky notes, yellow']],
    ['postit', ['Sticky notes, blue', 'Sticky notes, yellow']],
    ['yellow post-its', ['Sticky notes, yellow']],
    ['biros', ['Ballpoint pen, blue']],
    ['lever arch file', ['Ring binder']],
  ])('%s matches products by synonym', async (words, found) => {
    const { items, matchedBy } = await search(`q=${encodeURIComponent(words)}`);
    expect(items.map(({ title }) => title).sort()).toEqual(found);
    expect(matchedBy).toBe('TEXT');
  });

  it.each([
    ['stikcy notes', 'sticky notes'],
    ['ballpiont', 'ballpoint'],
    ['satpler', 'stapler'],
    ['bindre', 'binder'],
    ['paperclips', 'paper clips'],
    // The names have the other number (singular or plural).
    ['hilighter', 'highlighters'],
    ['sttaplers', 'stapler'],
    // The word appears only in a synonym.
    ['pst it', 'post it'],
  ])('%s is read as %s when there is no exact match', async (typed, meant) => {
    const data = await search(`q=${encodeURIComponent(typed)}`);
    expect(data).toMatchObject({ matchedBy: 'SIMILAR', correctedQuery: meant });
    expect(data.items.map(({ title }) => title)).toEqual(await titles(`q=${encodeURIComponent(meant)}`));
  });

  it('match compounds written apart', async () => {
    expect(await titles('q=note+book')).toContain('Notebook, ruled');
  });

  describe('as typed, joined and split', () => {
    const EXTENDER = 'Wi-Fi range extender';
    const PRESS = 'Easy press';
    beforeAll(async () => {
      await addProducts(
        shop.database,
        { sku: '60000001', name: EXTENDER, category: 'networks' },
        { sku: '60000002', name: 'Mouse pad', category: 'networks' },
        { sku: '60000003', name: PRESS, category: 'presses' },
        { sku: '60000004', name: 'Ink 64XL, black', category: 'inks' },
      );
      const { db } = shop.database;
      await sql`update products set part_number = 'TV-EP20-BLA', gtin = '012345678905' where sku = '60000003'`.execute(
        db,
      );
      await recountWords(db);
    });
    // The other tests count all products.
    afterAll(async () => {
      await sql`delete from products where sku like '6000000%'`.execute(shop.database.db);
      await recountWords(shop.database.db);
    });

    it.each([
      ...['note-book', 'notebook', 'note book', 'note\u2011book', 'NOTE-BOOKS'].map((words) => [
        words,
        'Notebook, ruled',
      ]),
      ...['ball-point', 'ball-point pen', 'ball point'].map((words) => [words, 'Ballpoint pen, blue']),
      ...['post-it-notes blue', 'post-it notes blue', 'blue post-it'].map((words) => [
        words,
        'Sticky notes, blue',
      ]),
      ...['wifi', 'wi-fi', 'wi fi', 'wifi extender', 'wi-fi extender'].map((words) => [words, EXTENDER]),
      ...['mouse-pad', 'mouse pad'].map((words) => [words, 'Mouse pad']),
      ...['TV-EP20-BLA', 'TVEP20BLA', 'tv ep20 bla', 'tvep20-bla', 'tv ep20bla'].map((words) => [
        words,
        PRESS,
      ]),
      ...['012345678905', '12345678905', '0012345678905', '0 12345 67890 5'].map((words) => [words, PRESS]),
      ...['64xl', '64-xl', '64 xl', 'ink 64xl'].map((words) => [words, 'Ink 64XL, black']),
      ...['paper-clips', 'ring-binder'].map((words) => [
        words,
        words === 'ring-binder' ? 'Ring binder' : 'Paper clips',
      ]),
    ])('%s finds %s', async (words, title) => {
      const { items, matchedBy } = await search(`q=${encodeURIComponent(words!)}`);
      expect([items[0]?.title, matchedBy]).toEqual([title, 'TEXT']);
    });

    it.each([
      ['note-bok', 'notebook'],
      ['ball-piont', 'ballpoint'],
      ['mouze-pad', 'mouse pad'],
    ])('%s is read as %s', async (words, meant) => {
      expect(await search(`q=${words}`)).toMatchObject({ matchedBy: 'SIMILAR', correctedQuery: meant });
    });

    it.each(['note-bo', 'wif', 'tvep20', 'wi-f'])('%s suggests products', async (words) => {
      const { body } = await shop.shopper().get(`/catalog/suggest?q=${words}`);
      expect(body.data.products).toHaveLength(1);
    });
  });

  it('name a brand that is not sold, and find the rest', async () => {
    const data = await search('q=acmeco+stapler');
    expect(data).toMatchObject({ matchedBy: 'ANY', missingWords: ['acmeco'] });
    expect(data.items.map(({ title }) => title)).toContain('Stapler');
    // All words are known, but no product has both of them.
    const both = await search('q=stapler+notebook');
    expect(both.matchedBy).toBe('ANY');
    expect(both).not.toHaveProperty('missingWords');
  });

  it('offer another spelling that has many more matches', async () => {
    expect(await search('q=labal')).toMatchObject({ matchedBy: 'TEXT', totalItems: 1 });
    const data = await search('q=labl');
    expect(data.correctedQuery).toBe('label');
  });

  it('without any match give no results', async () => {
    const data = await search('q=xylophone');
    expect(data).toMatchObject({ totalItems: 0 });
    expect(data).not.toHaveProperty('correctedQuery');
  });

  it('that are stop words do not restrict the results', async () => {
    expect(await titles('q=the+stapler')).toEqual(['Stapler']);
  });
});

describe('facets', () => {
  it('filter by color, rating, stock and price, and count under all other filters', async () => {
    const all = await search('q=sticky+notes');
    expect(all.facets.color).toEqual([
      { value: 'Blue', count: 1, selected: false },
      { value: 'Yellow', count: 1, selected: false },
    ]);
    expect(all.facets.rating).toEqual([
      { value: '4', count: 1, selected: false },
      { value: '3', count: 2, selected: false },
      { value: '2', count: 2, selected: false },
      { value: '1', count: 2, selected: false },
    ]);
    const blue = await search('q=sticky+notes&color=Blue');
    expect(blue.items.map(({ title }) => title)).toEqual(['Sticky notes, blue']);
    expect(blue.facets.color).toEqual([
      { value: 'Blue', count: 1, selected: true },
      { value: 'Yellow', count: 1, selected: false },
    ]);
    expect(blue.facets.rating?.[0]).toEqual({ value: '3', count: 1, selected: false });
    // With two filters, each facet is counted under the other one.
    const both = await search('q=sticky+notes&color=Blue&rating=4');
    expect(both.totalItems).toBe(0);
    expect(both.facets.color).toEqual([
      { value: 'Yellow', count: 1, selected: false },
      { value: 'Blue', count: 0, selected: true },
    ]);
    expect(await titles('rating=4')).toEqual(['Sticky notes, yellow']);
  });

  it('offer price ranges that work as filters', async () => {
    const { facets } = await search('q=sticky+notes');
    expect(facets.priceRange).toEqual([
      { max: 4.99, count: 1, selected: false },
      { min: 5, max: 9.99, count: 1, selected: false },
    ]);
    const cheap = await search('q=sticky+notes&maxPrice=4.99');
    expect(cheap.items.map(({ title }) => title)).toEqual(['Sticky notes, yellow']);
    expect(cheap.facets.priceRange?.[0]).toEqual({ max: 4.99, count: 1, selected: true });
    expect(cheap.facets.priceRange?.[1]).toMatchObject({ count: 1 });
    expect(await titles('minPrice=500')).toEqual(['Stapler']);
  });

  it('report pickup availability at the given store', async () => {
    const { facets } = await search('q=blue+sticky+pen+notes&store=1547');
    expect(facets.pickup?.[0]).toMatchObject({ value: '1547', selected: false });
    expect(await titles('store=1547&pickup=true')).toEqual(['Sticky notes, yellow']);
    const { status, body } = await shop.shopper().get('/catalog/search?pickup=true');
    expect(status).toBe(400);
    expect(body.error.field).toBe('store');
  });

  it('follow changes of publication and stock', async () => {
    expect((await search('q=stapler')).facets.inStock?.[0]).toMatchObject({ count: 1 });
    await setStock(shop.database, '10000007', 0);
    expect((await search('q=stapler')).facets.inStock?.[0]).toMatchObject({ count: 0 });
    expect(await titles('q=stapler&inStock=true')).toEqual([]);
    await setStock(shop.database, '10000007', 5);
    expect(await titles('q=stapler&inStock=true')).toEqual(['Stapler']);

    const { db } = shop.database;
    await db.updateTable('products').set({ published: false }).where('sku', '=', '10000007').execute();
    expect(await titles('q=stapler')).toEqual([]);
    await db
      .updateTable('products')
      .set({ published: true, name: 'Long-arm stapler' })
      .where('sku', '=', '10000007')
      .execute();
    expect(await titles('q=stapler')).toEqual(['Long-arm stapler']);
    await db.updateTable('products').set({ name: 'Stapler' }).where('sku', '=', '10000007').execute();
  });
});

describe('sort order', () => {
  it('puts best sellers first without a query', async () => {
    const { db } = shop.database;
    await db.updateTable('products').set({ popularity: 900 }).where('sku', '=', '10000005').execute();
    expect((await titles('size=1'))[0]).toBe('Paper clips');
    expect((await titles('sort=rating'))[0]).toBe('Sticky notes, yellow');
  });

  it('puts name matches before products of the same category, however popular', async () => {
    await addProducts(shop.database, {
      sku: '30000001',
      name: 'Refills, 5,000-box',
      category: 'laminators',
      description: 'For every laminator, and for a laminator of another make.',
    });
    await addProducts(shop.database, { sku: '30000002', name: 'A4 laminator', category: 'laminators' });
    const { db } = shop.database;
    await db.updateTable('products').set({ popularity: 90_000 }).where('sku', '=', '30000001').execute();
    expect(await titles('q=laminator')).toEqual(['A4 laminator', 'Refills, 5,000-box']);
  });

  it('shows each product on one page only', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => titles(`q=label&size=3&page=${page}`)));
    expect(new Set(pages.flat()).size).toBe(12);
  });
});

describe('ratings', () => {
  it('are the mean of the reviews, and absent without reviews', async () => {
    const [sticky] = (await search('q=sticky+notes+yellow')).items;
    expect(sticky).toMatchObject({ rating: 4.5, reviewCount: 10 });
    const [stapler] = (await search('q=stapler')).items;
    expect(stapler).toMatchObject({ reviewCount: 0 });
    expect(stapler).not.toHaveProperty('rating');
  });
});

describe('suggestions', () => {
  it('tolerate a typo, and report what they are for', async () => {
    const { body } = await shop.shopper().get('/catalog/suggest?q=stikcy');
    expect(body.data.correctedQuery).toBe('sticky');
    expect(body.data.products.map(({ title }: { title: string }) => title).sort()).toEqual([
      'Sticky notes, blue',
      'Sticky notes, yellow',
    ]);
  });
});

describe('variants', () => {
  beforeAll(async () => {
    const { db } = shop.database;
    await addProducts(
      shop.database,
      ...['Red', 'Green', 'Blue'].map((color, index) => ({
        sku: `4000000${index}`,
        name: `Gadget, ${color}`,
        brand: 'Widgetry',
        category: 'gadgets',
        price: 100 + index,
      })),
      { sku: '40000009', name: 'Gadget case', brand: 'Widgetry', category: 'cases', price: 50 },
    );
    await sql`update products set variant_group = 'gadget', variant = jsonb_build_object('Color', split_part(name, ', ', 2)),
      color_family = split_part(name, ', ', 2) where name like 'Gadget, %'`.execute(db);
  });

  it('are one tile, the variant that matches best, with the number of options', async () => {
    const { items, totalItems, facets } = await search('q=green+gadget');
    expect(items.map(({ title }) => title)).toEqual(['Gadget, Green']);
    expect(totalItems).toBe(1);
    expect(items[0]).toMatchObject({ hasVariants: true, variantCount: 3 });
    expect(facets.brand).toEqual([{ value: 'Widgetry', count: 1, selected: false }]);
  });

  it('are counted and paged as tiles, in every order', async () => {
    const { items, totalItems, facets } = await search('brand=Widgetry&sort=price-asc');
    expect(items.map(({ title }) => title)).toEqual(['Gadget case', 'Gadget, Red']);
    expect(totalItems).toBe(2);
    expect(facets.brand).toContainEqual({ value: 'Widgetry', count: 2, selected: true });
    // Each color is a separate choice.
    expect(facets.color!.map(({ value, count }) => [value, count])).toEqual([
      ['Blue', 1],
      ['Green', 1],
      ['Red', 1],
    ]);
    expect(await titles('brand=Widgetry&sort=price-desc&size=1&page=2')).toEqual(['Gadget case']);
    expect(await titles('brand=Widgetry&color=Blue')).toEqual(['Gadget, Blue']);
  });

  it('of several brands and categories are counted for each of them', async () => {
    await addProducts(
      shop.database,
      { sku: '50000001', name: 'Widget, small', brand: 'Ampere', category: 'cables', price: 100 },
      { sku: '50000002', name: 'Widget, medium', brand: 'Ohm', category: 'plugs', price: 300 },
      { sku: '50000003', name: 'Widget, large', brand: 'Volta', category: 'sockets', price: 9000 },
      { sku: '50000004', name: 'Widget box', brand: 'Ohm', category: 'plugs', price: 100 },
    );
    const { db } = shop.database;
    await sql`update products set variant_group = 'widget', variant = jsonb_build_object('Size', split_part(name, ', ', 2)),
      review_count = 1, rating_sum = case sku when '50000001' then 5 else 3 end where name like 'Widget, %'`.execute(
      db,
    );
    const { totalItems, facets } = await search('q=widget');
    expect(totalItems).toBe(2);
    const counts = (name: string) => facets[name]!.map(({ value, count }) => [value, count]);
    expect(counts('brand')).toEqual([
      ['Ohm', 2],
      ['Ampere', 1],
      ['Volta', 1],
    ]);
    expect(counts('category').map(([, count]) => count)).toEqual([2, 1, 1]);
    // The variants have 5 and 3 stars, but each rating step counts one tile.
    expect(counts('rating')).toEqual([
      ['4', 1],
      ['3', 1],
      ['2', 1],
      ['1', 1],
    ]);
    expect(facets.priceRange!.map(({ count }) => count)).toEqual([2, 1]);
  });

  it('rank the kind of product before products that mention it', async () => {
    expect(await titles('q=gadget')).toEqual(['Gadget, Red', 'Gadget case']);
    expect(await titles('q=gadget+case')).toEqual(['Gadget case']);
  });
});

describe('synonyms', () => {
  it('of a target are not found by the target', async () => {
    const { db } = shop.database;
    await db
      .insertInto('search_synonyms')
      .values([
        { group_name: 'thingamajig', phrase: 'thingamajig' },
        { group_name: 'thingamajig', phrase: 'paper clips', is_target: true },
        { group_name: 'thingamajig', phrase: 'ring binder', is_target: true },
      ])
      .execute();
    expect((await titles('q=thingamajig')).sort()).toEqual(['Paper clips', 'Ring binder']);
    expect(await titles('q=paper+clips')).toEqual(['Paper clips']);
  });
});
