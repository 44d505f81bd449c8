import { getLines, ITEM, add } from '../../testing/carts.ts';
import { createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';
import { writeProductTexts } from './product-texts.repository.ts';

const FRENCH = { 'x-locale': 'fr-CA' };
const BODY = { description: 'Agrafe 20 feuilles.', bullets: ['En métal', 'Garantie'] };

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    // As in production, replies are cached for seconds.
    env: { CATALOG_CACHE_SECONDS: '10' },
    products: [
      { sku: 'full', name: 'Compact stapler', description: 'Staples 20 sheets.', category: 'desk' },
      { sku: 'named', name: 'Ruled notebook', description: 'Has 80 sheets.', category: 'desk' },
      { sku: 'described', name: 'Desk lamp', description: 'Lights a desk.', category: 'desk' },
      { sku: 'english', name: 'Paper tray', description: 'Holds 300 sheets.', category: 'desk' },
      { sku: 'chair', name: 'Rocking chair', category: 'seating' },
    ],
  });
  await shop.database.db
    .updateTable('products')
    .set({ gallery: JSON.stringify([{ drawing: 'detail--stapler', color: '#26282c' }]) })
    .where('sku', '=', 'full')
    .execute();
  await writeProductTexts(
    shop.database.db,
    ['full', 'named', 'described', 'english'],
    [
      { sku: 'full', locale: 'fr-CA', name: 'Agrafeuses étroites', body: BODY },
      { sku: 'named', locale: 'fr-CA', name: 'Cahier ligné' },
      { sku: 'described', locale: 'fr-CA', body: { description: 'Éclaire un bureau.', bullets: [] } },
    ],
  );
});
afterAll(() => shop.close());

async function getProduct(sku: string, headers = {}) {
  const { product } = (await shop.shopper().get(`/catalog/products/${sku}`, headers)).body.data;
  return product;
}
const getTitles = (items: { itemId: string; title: string }[]) =>
  Object.fromEntries(items.map(({ itemId, title }) => [itemId, title]));

describe('a product page for a French visitor', () => {
  it('has the French name, description and bullets, also in the texts of its pictures', async () => {
    expect(await getProduct('full', FRENCH)).toMatchObject({
      title: 'Agrafeuses étroites',
      ...BODY,
      images: [{ alt: 'Agrafeuses étroites' }, { alt: 'Agrafeuses étroites, en gros plan' }],
    });
  });

  it.each([
    ['named', { title: 'Cahier ligné', description: 'Has 80 sheets.', bullets: ['Good', 'Plain'] }],
    ['described', { title: 'Desk lamp', description: 'Éclaire un bureau.', bullets: [] }],
    ['english', { title: 'Paper tray', description: 'Holds 300 sheets.', bullets: ['Good', 'Plain'] }],
  ])('shows in English what the product %s does not have in French', async (sku, expected) => {
    expect(await getProduct(sku, FRENCH)).toMatchObject(expected);
  });

  it.each([
    ['full', undefined, undefined],
    ['named', undefined, 'en'],
    ['described', 'en', undefined],
    ['english', 'en', 'en'],
  ])(
    'marks what is in English for the product %s: name %s, description %s',
    async (sku, lang, descriptionLang) => {
      const french = await getProduct(sku, FRENCH);
      expect([french.lang, french.descriptionLang]).toEqual([lang, descriptionLang]);
      const english = await getProduct(sku);
      expect([english.lang, english.descriptionLang]).toEqual([undefined, undefined]);
    },
  );

  it('names other products in French, too', async () => {
    const { related } = await getProduct('english', FRENCH);
    expect(getTitles(related)).toEqual({
      full: 'Agrafeuses étroites',
      named: 'Cahier ligné',
      described: 'Desk lamp',
    });
  });

  it('keeps the address of the page, which is the same in all languages', async () => {
    expect((await getProduct('full', FRENCH)).itemUrl).toBe((await getProduct('full')).itemUrl);
  });
});

it.each(['/catalog/products/full', '/catalog/search?q=stapler', '/catalog/tiles?skus=full'])(
  'never mixes the languages of %s in its caches',
  async (path) => {
    const titles = [];
    for (const locale of ['en-US', 'fr-CA', 'en-CA', 'fr-CA', 'en-US']) {
      const { headers, body } = await shop.shopper().get(path, { 'x-locale': locale });
      expect(headers['vary']).toContain('x-locale');
      titles.push((body.data.product ?? body.data.items[0]).title);
    }
    const [english, french] = ['Compact stapler', 'Agrafeuses étroites'];
    expect(titles).toEqual([english, french, english, french, english]);
  },
);

describe('a category', () => {
  beforeAll(async () => {
    await shop.database.db
      .updateTable('categories')
      .set({ texts: JSON.stringify({ 'fr-CA': { name: 'Fournitures', description: 'Pour le bureau.' } }) })
      .where('id', '=', 'desk')
      .execute();
  });

  const read = async (path: string, headers = FRENCH) =>
    (await shop.shopper().get(`/catalog/${path}`, headers)).body.data;

  it('has its French name and description; others are in English', async () => {
    const { categories } = await read('categories');
    const names = Object.fromEntries(
      (categories as { id: string; name: string }[]).map(({ id, name }) => [id, name]),
    );
    expect(names['desk']).toBe('Fournitures');
    expect(names['seating']).not.toBe('Fournitures');
    const english = (await read('categories', {} as typeof FRENCH)).categories as typeof categories;
    expect(english.find(({ id }: { id: string }) => id === 'desk').name).not.toBe('Fournitures');
  });

  it('is in French on its page, in breadcrumbs and in facets, with the same address', async () => {
    const found = await read('search?category=desk');
    expect(found.category).toMatchObject({ name: 'Fournitures', description: 'Pour le bureau.' });
    expect(found.breadcrumbs).toEqual([{ id: 'desk', name: 'Fournitures', url: '/c/desk' }]);
    const { facets } = await read('search?q=tray');
    expect(facets.category).toMatchObject([{ value: 'desk', name: 'Fournitures' }]);
    expect((await getProduct('full', FRENCH)).breadcrumbs).toMatchObject([{ name: 'Fournitures' }]);
  });
});

describe('a cart line', () => {
  const getName = async (shopper: Shopper, headers = {}) =>
    getLines(await shopper.get('/checkout', headers))[0]!.product.name;

  it('is in the language of each request, also in the reply to a repeated command', async () => {
    const shopper = shop.shopper();
    expect(getLines(await add(shopper, 'full', 1, 'k-1'))[0]!.product.name).toBe('Compact stapler');
    const again = await shopper.post(
      ITEM,
      { items: [{ itemId: 'full', qty: 1 }] },
      { key: 'k-1', headers: FRENCH },
    );
    expect(getLines(again)[0]!.product.name).toBe('Agrafeuses étroites');
    expect(await getName(shopper)).toBe('Compact stapler');
    expect(await getName(shopper, FRENCH)).toBe('Agrafeuses étroites');
  });

  it.each([
    ['full', undefined],
    ['english', 'en'],
  ])('of the product %s marks its language as %s', async (sku, lang) => {
    const shopper = shop.shopper();
    await add(shopper, sku, 1, 'k-1');
    expect(getLines(await shopper.get('/checkout', FRENCH))[0]!.product.lang).toBe(lang);
  });
});

describe('a search', () => {
  it('and its suggestions mark products that have no French name', async () => {
    const found = (await shop.shopper().get('/catalog/search?q=tray', FRENCH)).body.data.items;
    const { products } = (await shop.shopper().get('/catalog/suggest?q=tray', FRENCH)).body.data;
    expect([...found, ...products]).toMatchObject([
      { itemId: 'english', lang: 'en' },
      { itemId: 'english', lang: 'en' },
    ]);
  });

  const search = async (q: string, headers = FRENCH) =>
    getTitles(
      (await shop.shopper().get(`/catalog/search?q=${encodeURIComponent(q)}`, headers)).body.data.items,
    );

  it.each(['agrafeuses étroites', 'Agrafeuse', 'agrafeuses etroites', 'AGRAF'])(
    'finds a product by its French name: %s',
    async (q) => {
      expect(await search(q)).toEqual({ full: 'Agrafeuses étroites' });
    },
  );

  it('finds it by its English name as well', async () => {
    expect(await search('compact stapler')).toEqual({ full: 'Agrafeuses étroites' });
  });

  it('suggests products by their French name', async () => {
    const { products } = (await shop.shopper().get('/catalog/suggest?q=cahi', FRENCH)).body.data;
    expect(getTitles(products)).toEqual({ named: 'Cahier ligné' });
  });

  it('no longer finds a French name that was removed', async () => {
    const { db } = shop.database;
    await writeProductTexts(db, ['chair'], [{ sku: 'chair', locale: 'fr-CA', name: 'Chaise berçante' }]);
    expect(await search('chaise')).toEqual({ chair: 'Chaise berçante' });
    await writeProductTexts(db, ['chair'], []);
    // Another form of the word, because results are cached.
    expect(await search('chaises')).toEqual({});
  });
});
