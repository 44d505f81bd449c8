import type { ProductTile, SearchData } from '@foolscap/catalog/contract';
import { add, readCart } from '../../testing/carts.ts';
import { createListShop, type ListShop } from '../../testing/lists.ts';
import { addOffers, setStock } from '../../testing/test-shop.ts';

const discontinued = {
  notes: ['discontinued' as const],
  autoRestock: true as const,
  substitute: { itemId: 'next', notification: 'We added the next one.', type: 'DISCONTINUED', modal: false },
};

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: 'former', name: 'Former stapler', stock: 3, category: 'staplers', conditions: discontinued },
    { sku: 'next', name: 'Next stapler', stock: 100, category: 'staplers' },
    { sku: 'paper', name: 'Paper', stock: 100, category: 'paper' },
    { sku: 'short', name: 'Short', stock: 0, category: 'paper' },
  ]);
  await addOffers(shop.database, 'paper', ['former', 'next'], 'ACCESSORY');
  await addOffers(shop.database, 'paper', ['former', 'next'], 'REQUIRED');
  await addOffers(shop.database, 'short', ['former', 'next'], 'ALTERNATE');
});
afterAll(() => shop.close());

const readProduct = async (sku: string) =>
  (await shop.shopper().get(`/catalog/products/${sku}`)).body.data.product;
const search = async (query: string): Promise<SearchData> =>
  (await shop.shopper().get(`/catalog/search?${query}`)).body.data;
const numbersOf = (items: readonly ProductTile[]) => items.map(({ itemId }) => itemId).sort();

describe('a discontinued product whose replacement can be bought', () => {
  it('is not in stock on its page, which has the replacement first', async () => {
    const product = await readProduct('former');
    expect(product).toMatchObject({
      isOutOfStock: true,
      isDeliveryInstock: false,
      availableQuantity: 0,
      alternateItemID: 'next',
      restrictionDetails: { type: 'DISCONTINUED', altProducts: ['next'] },
    });
    expect(product).not.toHaveProperty('unitsLeft');
    expect(product).not.toHaveProperty('sale.autoRestock');
    expect(product.alternates).toMatchObject([{ itemId: 'next', altFactor: 1 }]);
  });

  it('is found, but neither counted as in stock nor left by that filter', async () => {
    const found = await search('q=stapler');
    expect(numbersOf(found.items)).toEqual(['former', 'next']);
    expect(found.facets.inStock).toMatchObject([{ count: 1 }]);
    expect(numbersOf((await search('q=stapler&inStock=true')).items)).toEqual(['next']);
  });

  it('is offered neither as an accessory nor as an alternate', async () => {
    expect(numbersOf((await readProduct('paper')).accessories)).toEqual(['next']);
    expect(numbersOf((await readProduct('short')).alternates)).toEqual(['next']);
    const shopper = shop.shopper();
    await add(shopper, 'paper');
    const { cartInfo } = (await shopper.get('/checkout?wt=true')).body.data;
    expect(cartInfo.offeredItems).toMatchObject([{ itemId: 'next' }]);
  });

  it('is added as its replacement', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'former');
    expect((await readCart(shopper)).items).toMatchObject([{ itemId: 'next', qty: 1 }]);
  });
});

describe('a discontinued product whose replacement cannot be bought', () => {
  const withdraw = {
    'sold out': () => setStock(shop.database, 'next', 0),
    unpublished: () => publish(false),
  };
  const publish = (published: boolean) =>
    shop.database.db.updateTable('products').set({ published }).where('sku', '=', 'next').execute();
  afterEach(async () => {
    await publish(true);
    await setStock(shop.database, 'next', 100);
    await setStock(shop.database, 'former', 3);
  });

  it.each(Object.entries(withdraw))('is sold while its own stock lasts: %s', async (_name, apply) => {
    await apply();
    const product = await readProduct('former');
    expect(product).toMatchObject({ isOutOfStock: false, unitsLeft: 3, availableQuantity: 3 });
    expect(product).not.toHaveProperty('restrictionDetails');
    expect(product).toMatchObject({ sale: { notes: ['discontinued'], autoRestock: true } });
    expect(numbersOf((await search('q=former&inStock=true')).items)).toEqual(['former']);
    expect(numbersOf((await readProduct('paper')).accessories)).toContain('former');
  });

  it('is out of stock afterwards', async () => {
    await setStock(shop.database, 'next', 0);
    await setStock(shop.database, 'former', 0);
    expect(await readProduct('former')).toMatchObject({ isOutOfStock: true, actionLabel: 'viewOnly' });
    expect((await search('q=former&inStock=true')).items).toEqual([]);
  });

  it('is replaced again when the replacement is back', async () => {
    await setStock(shop.database, 'next', 0);
    await setStock(shop.database, 'next', 5);
    expect((await search('q=former&inStock=true')).items).toEqual([]);
  });
});
