import { add, readCart } from '../../testing/carts.ts';
import { order, readyToOrder } from '../../testing/checkouts.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { formatLastDay, getLastDay } from './sale-ends.ts';

/** A Tuesday. */
const START = new Date('2026-12-01T12:00:00Z');
/** The end of Sunday in the shop's time zone. */
const END = new Date('2026-12-07T05:00:00Z');

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop({
    env: { CATALOG_CACHE_SECONDS: '0' },
    products: [
      { sku: 'clock', price: 800, listPrice: 1000, saleEndsAt: END },
      { sku: 'later', price: 800, listPrice: 1000, saleEndsAt: new Date('2026-12-20T05:00:00Z') },
      { sku: 'open', price: 700, listPrice: 1000 },
      { sku: 'business', price: 800, listPrice: 1000, saleEndsAt: END, businessPrice: 900 },
    ],
  });
  shop.clock.now = START;
});
afterEach(() => shop.close());

const search = async (query: string, tenant: 'sdc' | 'sba' = 'sdc') =>
  (await shop.shopper(tenant).get(`/catalog/search?${query}&sort=saving`)).body.data;
const skus = async (query: string, tenant?: 'sdc' | 'sba') =>
  (await search(query, tenant)).items.map(({ itemId }: { itemId: string }) => itemId).sort();
const page = async (sku: string, tenant: 'sdc' | 'sba' = 'sdc') =>
  (await shop.shopper(tenant).get(`/catalog/products/${sku}`)).body.data.product;

it('names the last day of a sale in the time zone of the shop', () => {
  expect(getLastDay(END)).toBe('2026-12-06');
  // The end of a day in UTC.
  expect(getLastDay(new Date('2026-12-07T00:00:00Z'))).toBe('2026-12-06');
  expect(formatLastDay('2026-12-06')).toBe('Sunday, December 6');
});

it('shows the last day of a sale on tiles and product pages, for buyers who get the sale price', async () => {
  const shown = {
    priceValue: 8,
    originalPriceValue: 10,
    saleEndsOn: '2026-12-06',
    badgeDetails: { productBadge: 'Ends Sunday, December 6', kind: 'SALE_END' },
  };
  expect(await page('clock')).toMatchObject(shown);
  expect((await search('q=clock')).items[0]).toMatchObject(shown);
  expect((await page('open')).badgeDetails).toEqual({ productBadge: 'Sale', kind: 'SALE' });
  // The general business price does not end.
  expect(await page('business', 'sba')).not.toHaveProperty('saleEndsOn');
});

it('lists sales that end within a week, by department', async () => {
  expect(await skus('saleEndsSoon=true')).toEqual(['business', 'clock']);
  expect(await skus('saleEndsSoon=true', 'sba')).toEqual(['clock']);
  expect((await search('saleEndsSoon=true')).facets.department).toMatchObject([{ value: 'paper', count: 2 }]);
  shop.clock.now = new Date('2026-12-15T12:00:00Z');
  expect(await skus('saleEndsSoon=true')).toEqual(['later']);
});

it('sells at the list price from the end on: page, search, cart and order', async () => {
  const shopper = shop.shopper();
  await add(shopper, 'clock');
  shop.clock.now = new Date(END.getTime() - 1);
  expect((await page('clock')).priceValue).toBe(8);
  const total = await readyToOrder(shopper, 'clock');

  shop.clock.now = END;
  const refused = await order(shopper, total);
  expect(refused).toMatchObject({ status: 409, body: { error: { code: 'ORDER_TOTAL_CHANGED' } } });
  const [line] = (await readCart(shopper)).items;
  expect(line!.priceInfo).toMatchObject({ finalPricePerUnit: 10 });
  const ended = await page('clock');
  expect(ended.priceValue).toBe(10);
  expect(ended).not.toHaveProperty('originalPriceValue');
  expect(ended).not.toHaveProperty('saleEndsOn');
  expect(await skus('onSale=true')).toEqual(['later', 'open']);
  expect((await order(shopper, refused.body.error.ordTotal)).status).toBe(200);
});
