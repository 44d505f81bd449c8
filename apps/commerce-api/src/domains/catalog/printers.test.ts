import { createListShop, type ListShop } from '../../testing/lists.ts';
import { addOffers, type Shopper } from '../../testing/test-shop.ts';
import { writePrinters } from './printers.repository.ts';
import { getSupplyGroup } from './printers.service.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: 'ink-black', name: 'Ink, Black', price: 2000, businessPrice: 1800 },
    { sku: 'ink-black-xl', name: 'Ink XL, Black' },
    { sku: 'ink-cyan', name: 'Ink, Cyan' },
    { sku: 'ink-set', name: 'Inks, 4-Pack' },
    { sku: 'drum', name: 'Imaging Drum' },
    { sku: 'hidden', name: 'Old ink' },
    { sku: 'page-220', name: 'Corvelle Page 220 Printer' },
  ]);
  const { db } = shop.database;
  const describe = async (sku: string, Color?: string, Yield?: string) =>
    db
      .updateTable('products')
      .set({
        attributes: JSON.stringify(
          Object.entries({ Color, Yield }).flatMap(([name, value]) => (value ? [{ name, value }] : [])),
        ),
      })
      .where('sku', '=', sku)
      .execute();
  await describe('ink-black', 'Black', '400 pages');
  await describe('ink-black-xl', 'Black', '1,000 pages');
  await describe('ink-cyan', 'Cyan', '315 pages');
  await describe('ink-set', 'Black and color');
  await db.updateTable('products').set({ published: false }).where('sku', '=', 'hidden').execute();
  await addOffers(shop.database, 'page-220', ['drum', 'ink-set'], 'COMPATIBLE');
  await writePrinters(db, 'test', [
    {
      brand: 'Corvelle',
      series: 'Page 200',
      name: 'Page 220',
      products: ['page-220'],
      supplies: ['ink-black-xl', 'ink-cyan', 'ink-black', 'hidden', 'drum'],
    },
    { brand: 'Corvelle', series: 'Page 200', name: 'Page 90', products: [], supplies: ['ink-black'] },
    { brand: 'Halden', series: '', name: 'MX-5/b', products: [], supplies: ['ink-black'] },
  ]);
});
afterAll(() => shop.close());

const get = async (path: string) => (await shop.shopper().get(path)).body.data;

it('is offered with results that are mostly supplies of printers', async () => {
  const { items, hasPrinterSupplies } = await get('/catalog/search?q=ink');
  expect(items.length).toBeGreaterThan(0);
  expect(hasPrinterSupplies).toBe(true);
  expect(await get('/catalog/search?q=corvelle+printer')).not.toHaveProperty('hasPrinterSupplies');
});

describe('the ink and toner finder', () => {
  it('lists the brands of printers', async () =>
    expect(await get('/catalog/printers')).toEqual({
      brands: [
        { name: 'Corvelle', slug: 'corvelle', url: '/ink-toner/corvelle', count: 2 },
        { name: 'Halden', slug: 'halden', url: '/ink-toner/halden', count: 1 },
      ],
    }));

  it.each([
    ['page', ['corvelle/page-220', 'corvelle/page-90']],
    ['  Corvelle PAGE220 ', ['corvelle/page-220']],
    ['mx 5', ['halden/mx-5-b']],
    ['mx5b', ['halden/mx-5-b']],
    ['page 777', []],
    ['%', []],
    ['_', []],
  ])('finds printers by %j', async (q, ids) => {
    const { found } = await get(`/catalog/printers?${new URLSearchParams({ q })}`);
    expect(found).toMatchObject({ query: q.trim(), hasMore: false });
    expect(found.printers.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it('lists the printers of a brand by series, in natural order', async () => {
    const { brand, series } = await get('/catalog/printers/corvelle');
    expect(brand.count).toBe(2);
    expect(series).toMatchObject([
      {
        name: 'Page 200',
        printers: [{ name: 'Page 90' }, { name: 'Page 220', url: '/ink-toner/corvelle/page-220' }],
      },
    ]);
  });

  it('lists what fits a printer by kind: its own supplies, and the compatible products of its page', async () => {
    const data = await get('/catalog/printers/corvelle/page-220');
    expect(data.printer).toMatchObject({ id: 'corvelle/page-220', brand: 'Corvelle', series: 'Page 200' });
    expect(data.products).toEqual([
      { title: 'Corvelle Page 220 Printer', url: '/p/page-220/corvelle-page-220-printer' },
    ]);
    expect(data.groups).toEqual([
      { kind: 'black', itemIds: ['ink-black', 'ink-black-xl'] },
      { kind: 'color', itemIds: ['ink-cyan'] },
      { kind: 'sets', itemIds: ['ink-set'] },
      { kind: 'other', itemIds: ['drum'] },
    ]);
    expect(data.items.map(({ itemId }: { itemId: string }) => itemId)).toEqual([
      'ink-black',
      'ink-black-xl',
      'ink-cyan',
      'ink-set',
      'drum',
    ]);
  });

  it('shows the prices of the buyer', async () => {
    const business = await shop.shopper('sba').get('/catalog/printers/corvelle/page-90');
    expect(business.body.data.items[0].priceValue).toBe(18);
    expect((await get('/catalog/printers/corvelle/page-90')).items[0].priceValue).toBe(20);
  });

  it.each(['/catalog/printers/nobrand', '/catalog/printers/corvelle/page-1'])(
    'reports an unknown printer: %s',
    async (path) => {
      const { status, body } = await shop.shopper().get(path);
      expect([status, body.error.code]).toEqual([404, 'PRINTER_NOT_FOUND']);
    },
  );

  it('sorts supplies into groups by their color and name', () => {
    const groupOf = (name: string, color: string | null, family: string | null = null) =>
      getSupplyGroup({ sku: '1', name, color, color_family: family, yield: null });
    expect(groupOf('Toner', 'Black')).toBe('black');
    expect(groupOf('Toner', null, 'Black')).toBe('black');
    expect(groupOf('Toner', 'Magenta', 'Pink')).toBe('color');
    expect(groupOf('Inks', 'Tri-color')).toBe('sets');
    expect(groupOf('Inks', 'Many', 'Assorted')).toBe('sets');
    expect(groupOf('Imaging Drum', 'Teal', 'Green')).toBe('other');
    expect(groupOf('Cleaning kit', null)).toBe('other');
  });
});

describe('the printers of a member', () => {
  const save = (shopper: Shopper, ...printerIds: string[]) =>
    shopper.post('/account/printers', { printerIds });

  it('are none for guests, who cannot save any', async () => {
    const guest = shop.shopper();
    expect((await guest.get('/account/printers')).body.data).toEqual({ printers: [] });
    const reply = await save(guest, 'corvelle/page-220');
    expect([reply.status, reply.body.error.code]).toEqual([401, 'SIGN_IN_REQUIRED']);
  });

  it('are saved once, newest first, and removed; unknown ones are skipped', async () => {
    const member = await shop.signIn('consumer');
    await save(member, 'corvelle/page-220', 'no/such');
    shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
    const saved = await save(member, 'halden/mx-5-b', 'corvelle/page-220');
    const getIds = (data: { printers: { id: string }[] }) => data.printers.map(({ id }) => id);
    expect(getIds(saved.body.data)).toEqual(['halden/mx-5-b', 'corvelle/page-220']);
    expect((await shop.shopper().get('/account/printers')).body.data.printers).toEqual([]);
    const removed = await member.remove('/account/printers/halden/mx-5-b');
    expect(getIds(removed.body.data)).toEqual(['corvelle/page-220']);
    expect(getIds((await member.get('/account/printers')).body.data)).toEqual(['corvelle/page-220']);
  });

  it('are at most twenty', async () => {
    const member = await shop.signIn('stranger');
    const models = Array.from({ length: 21 }, (_, place) => `Model ${place}`);
    await writePrinters(
      shop.database.db,
      'test',
      models.map((name) => ({ brand: 'Many', series: '', name, products: [], supplies: ['drum'] })),
    );
    const ids = models.map((name) => `many/${name.toLowerCase().replace(' ', '-')}`);
    expect((await save(member, ...ids.slice(0, 19))).body.data.printers).toHaveLength(19);
    // Of several, those that fit are saved.
    expect((await save(member, ...ids.slice(18))).body.data.printers).toHaveLength(20);
    const refused = await save(member, ids[20]!);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'TOO_MANY_PRINTERS']);
    expect((await save(member, ids[0]!)).status).toBe(200);
  });
});
