import { type ApprovalShop, BUYER } from '../../testing/approval-shop.ts';
import { add, readCart } from '../../testing/carts.ts';
import { contractCsv, createContractShop, importCsv } from '../../testing/contracts.ts';
import { addProducts, type Shopper } from '../../testing/test-shop.ts';
import { changeSaleRule } from '../organizations/index.ts';

/** Unusual amounts, so that a reply with one of them is found. */
const [PRICE, LIST, VOLUME] = [1234.56, 2345.67, 1187.65];

let office: ApprovalShop;
let guest: Shopper;
beforeAll(async () => {
  office = await createContractShop();
  await addProducts(
    office.shop.database,
    { sku: 'desk', name: 'Desk', price: 200_000, businessPrice: 123_456, listPrice: 234_567 },
    { sku: 'lamp', name: 'Desk lamp', price: 123_456 },
  );
  await office.shop.database.db
    .updateTable('products')
    .set({ volume_prices: JSON.stringify([[10, 118_765]]) })
    .where('sku', '=', 'desk')
    .execute();
  guest = office.shop.shopper('sba');
  await add(guest, 'desk', 1);
});
afterAll(() => office.shop.close());
afterEach(() => hide(false));

const hide = (isHidden: boolean) =>
  changeSaleRule(office.shop.database.db, { kind: 'guest-prices', tenant: 'sba', areShown: !isHidden });

/** Calls whose replies have the price of the desk for everyone who may see it. */
const CALLS = [
  '/catalog/products/desk',
  '/catalog/search?q=desk',
  '/catalog/search?q=desk&sort=price-asc',
  '/catalog/suggest?q=desk',
  '/catalog/tiles?skus=desk,lamp',
  '/catalog/compare?items=desk,lamp',
  '/checkout',
];

it.each(CALLS)('keeps prices out of the reply to guests: %s', async (path) => {
  const text = async (shopper: Shopper) => (await shopper.get(path)).text;
  const prices = [PRICE, LIST, VOLUME].flatMap((price) => [String(price), price.toLocaleString('en-US')]);
  const listPrices = (reply: string) => prices.filter((price) => reply.includes(price));
  expect(listPrices(await text(guest))).not.toEqual([]);
  await hide(true);
  expect(listPrices(await text(guest))).toEqual([]);
  const member = await office.signIn(BUYER);
  await add(member, 'desk', 1);
  expect(listPrices(await text(member))).not.toEqual([]);
});

it('shows guests where to sign in, and consumers everything', async () => {
  await hide(true);
  const { product } = (await guest.get('/catalog/products/desk')).body.data;
  expect(product).toMatchObject({
    price: 'Sign in to see prices',
    actionLabel: 'viewOnly',
    refusal: { code: 'SIGN_IN_FOR_PRICES', description: 'Sign in to see prices and to order.' },
  });
  expect(product).not.toHaveProperty('priceValue');
  expect(product).not.toHaveProperty('volumePrices');
  const french = await guest.get('/catalog/products/desk', { 'x-locale': 'fr-CA' });
  expect(french.body.data.product.price).toBe('Ouvrez une session pour voir les prix');
  const consumer = await office.shop.shopper().get('/catalog/products/desk');
  expect(consumer.body.data.product.priceValue).toBe(2000);
});

it('lists products for guests without price filter and price facets', async () => {
  await hide(true);
  const { items, facets } = (await guest.get('/catalog/search?q=desk&minPrice=1&maxPrice=2')).body.data;
  expect(items.map(({ itemId }: { itemId: string }) => itemId).sort()).toEqual(['desk', 'lamp']);
  expect(facets.priceRange).toEqual([]);
  expect(facets).not.toHaveProperty('price');
  expect((await guest.get('/catalog/search?onSale=true')).body.data.items).toEqual([]);
});

it('shows accounts without an organization the prices of the site in their lists', async () => {
  await hide(true);
  const shopper = office.shop.shopper('sba');
  const username = 'alone@example.com';
  const registered = await shopper.post('/account/register', {
    firstName: 'Pat',
    lastName: 'Reyes',
    username,
    password: 'a long phrase of mine',
    organizationName: 'Reyes & Co',
  });
  expect(registered.status).toBe(200);
  // Not a member any longer.
  await office.shop.database.db
    .updateTable('accounts')
    .set({ organization_id: null, role: null })
    .where('username', '=', username)
    .execute();
  const { list } = (await shopper.post('/list', { name: 'Desks' })).body.data;
  await shopper.post(`/list/${list.id}/item`, { itemId: 'desk' });
  expect((await shopper.get(`/list/${list.id}`)).text).toContain(String(PRICE));
});

it('refuses adds of guests, whose earlier lines have no price and are there after the sign-in', async () => {
  await hide(true);
  const refused = (await add(guest, 'lamp', 1)).body.data;
  expect(JSON.stringify(refused)).toContain('SIGN_IN_FOR_PRICES');
  const line = (await readCart(guest)).items[0]!;
  expect(line.messages).toContainEqual({
    code: 'SIGN_IN_FOR_PRICES',
    type: 'ERROR',
    description: 'Sign in to see prices and to order.',
  });
  expect(line).not.toHaveProperty('addToCartPriceInfo');
  await guest.post('/account/signin', { username: BUYER, password: 'carbon-and-copy' });
  expect((await readCart(guest)).items).toContainEqual(
    expect.objectContaining({
      itemId: 'desk',
      status: 'ACTIVE',
      priceInfo: expect.objectContaining({ finalPricePerUnit: PRICE }),
    }),
  );
});

describe('the list of items on contract', () => {
  it('is for members, in their language, and has only the items of their contracts', async () => {
    await importCsv(
      office.shop,
      contractCsv([
        ['ream', '8.00'],
        ['pen', ''],
      ]),
    );
    const member = await office.signIn(BUYER);
    const list = async (shopper: Shopper, more = '', locale = 'en-US') =>
      shopper.get(`/catalog/search?category=on-contract${more}`, { 'x-locale': locale });
    const { data } = (await list(member)).body;
    expect(data.items.map(({ itemId }: { itemId: string }) => itemId).sort()).toEqual(['pen', 'ream']);
    expect(data).toMatchObject({ totalItems: 2, category: { id: 'on-contract', name: 'On contract' } });
    expect((await list(member, '&minPrice=7')).body.data.items).toMatchObject([{ itemId: 'ream' }]);
    expect((await list(member, '', 'fr-CA')).body.data.category.name).toBe('Au contrat');
    const stranger = await office.signIn('studio@example.com');
    expect((await list(stranger)).body.data.totalItems).toBe(0);
    expect((await list(office.shop.shopper('sba'))).status).toBe(404);
    expect((await list(office.shop.shopper())).status).toBe(404);
  });
});
