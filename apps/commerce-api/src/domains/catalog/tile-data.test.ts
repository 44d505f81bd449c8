import { PRODUCT_TILE_PROXY_PATH } from '@foolscap/core/vocabulary';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createListShop, type ListShop } from '../../testing/lists.ts';
import { addOffers, type Shopper } from '../../testing/test-shop.ts';

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: 'paper', name: 'Copy paper' },
    { sku: 'legal', name: 'Legal paper', stock: 0 },
    { sku: 'ledger', name: 'Ledger paper', stock: 0 },
    { sku: 'letter', name: 'Letter paper' },
    { sku: 'gone', name: 'Gone paper', stock: 0 },
    { sku: 'limited', name: 'Sale paper', limit: 4 },
    { sku: 'plus', name: 'Premium membership', conditions: { membership: 'PREMIUM' } },
    { sku: 'soon', name: 'Coming paper', conditions: { comingSoon: true, streetDate: '2099-01-01' } },
    {
      sku: 'old',
      name: 'Old paper',
      conditions: {
        substitute: { itemId: 'paper', notification: 'Replaced', type: 'UPGRADE', modal: false },
      },
    },
  ]);
  await addOffers(shop.database, 'legal', ['gone', 'letter', 'paper'], 'ALTERNATE');
  await addOffers(shop.database, 'ledger', ['paper'], 'ALTERNATE');
  await addOffers(shop.database, 'paper', ['letter'], 'ALTERNATE');
});
afterAll(() => shop.close());

const readTiles = async (skus: string[], shopper: Shopper = shop.shopper()) => {
  const { status, body } = await shopper.post(`/cc/..${PRODUCT_TILE_PROXY_PATH}/getProductTileData`, {
    query: { skus, inputs: { sparq: true } },
  });
  expect(status).toBe(200);
  return body.data as Record<string, unknown>[];
};

it('lists tiles in the given order, each with the item that is added for it (storefront-7.29)', async () => {
  expect(await readTiles(['old', 'unknown', 'paper'])).toMatchObject([
    { itemId: 'old', resolvedItemId: 'paper' },
    { itemId: 'paper', resolvedItemId: 'paper', actionLabel: 'addToCart' },
  ]);
});

it('offers the alternates in stock of an item that is out of stock (storefront-3.75)', async () => {
  expect(await readTiles(['legal', 'ledger', 'gone', 'paper'])).toMatchObject([
    {
      actionLabel: 'expertsSuggest',
      alternateItemID: 'letter',
      restrictionDetails: {
        type: 'OUT_OF_STOCK',
        altProducts: ['letter', 'paper'],
        alternateItemURL: '/p/letter/letter-paper',
      },
    },
    {
      actionLabel: 'viewAlternate',
      restrictionDetails: { altProducts: ['paper'], alternateItemURL: '/p/paper/copy-paper' },
    },
    { actionLabel: 'viewOnly' },
    { actionLabel: 'addToCart' },
  ]);
  const [, , gone, paper] = await readTiles(['legal', 'ledger', 'gone', 'paper']);
  expect(gone).not.toHaveProperty('restrictionDetails');
  expect(paper).not.toHaveProperty('restrictionDetails');
});

it('names the limit of an order, and the action of items that are not simply added', async () => {
  const [limited, plus, soon] = await readTiles(['limited', 'plus', 'soon']);
  expect(limited).toMatchObject({
    quantityLimit: 4,
    restrictionDetails: { type: 'LIMITED_QUANTITY', limitedQtyTxt: 'Limit 4 per order' },
  });
  expect(plus).toMatchObject({ actionLabel: 'membership', membershipOverlay: true });
  expect(soon).toMatchObject({ actionLabel: 'viewOnly' });
});

it('sends the date of the shopper’s last order to that shopper only (storefront-9.17)', async () => {
  const shopper = await shop.signIn('consumer');
  expect((await readTiles(['paper'], shopper))[0]).not.toHaveProperty('lastOrderedDate');
  const placed = await order(shopper, await readyToOrder(shopper, 'paper'));
  expect(placed.status).toBe(200);
  const today = shop.clock.now.toISOString().slice(0, 10);
  expect((await readTiles(['paper', 'letter'], shopper)).map((tile) => tile.lastOrderedDate)).toEqual([
    today,
    undefined,
  ]);
  const found = await shopper.get('/catalog/search?q=paper');
  expect(found.headers['cache-control']).toBe('private, no-store');
  const dates = (items: { itemId: string; lastOrderedDate?: string }[]) =>
    items.flatMap(({ itemId, lastOrderedDate }) => (lastOrderedDate ? [itemId] : []));
  expect(dates(found.body.data.items)).toEqual(['paper']);
  expect(dates((await shop.shopper().get('/catalog/search?q=paper')).body.data.items)).toEqual([]);

  const { orderNumber } = placed.body.data.order;
  await shop.database.db
    .updateTable('orders')
    .set({ status: 'CANCELED' })
    .where('order_number', '=', orderNumber)
    .execute();
  expect((await readTiles(['paper'], shopper))[0]).not.toHaveProperty('lastOrderedDate');
});
