import { addOffers, createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', category: 'writing' },
      { sku: 'pouch' },
      { sku: 'help', electronic: true },
      { sku: 'pre-order', conditions: { streetDate: '2090-05-01' } },
      { sku: 'released', conditions: { streetDate: '2020-05-01' } },
      { sku: 'coming', conditions: { comingSoon: true, streetDate: '2090-05-01' } },
      { sku: 'late', conditions: { backInStockOn: '2090-05-01', notes: ['expertsSuggest'] } },
      { sku: 'solvent', conditions: { restrictedStates: ['CA'] } },
      { sku: 'paint', conditions: { surcharge: 250 } },
      { sku: 'clip', conditions: { addOnOnly: true } },
      { sku: 'desk', conditions: { furnitureServices: { BASC: 7900, CUST: 'TBD' } } },
      { sku: 'towels', conditions: { autoRestock: true } },
      { sku: 'stamp', conditions: { autoRestock: true, customSku: 'STAMP-1' } },
      { sku: 'gloves', conditions: { healthCareOnly: true } },
      { sku: 'select', electronic: true, conditions: { membership: 'SELECT' } },
    ],
  });
  await addOffers(shop.database, 'pen', ['pouch'], 'REQUIRED');
  await addOffers(shop.database, 'pen', ['help'], 'TECHHELP');
});
afterAll(() => shop.close());

const readProduct = async (sku: string, shopper: Shopper = shop.shopper()) =>
  (await shopper.get(`/catalog/products/${sku}`)).body.data.product;

describe('the sale of a product', () => {
  it('has no conditions for an ordinary item', async () => {
    const product = await readProduct('pen');
    expect(product).not.toHaveProperty('sale');
    expect(product).not.toHaveProperty('refusal');
    expect(product).not.toHaveProperty('contractInfo');
  });

  it.each([
    ['pre-order', { preOrder: true, streetDate: '2090-05-01' }],
    ['coming', { comingSoon: true, streetDate: '2090-05-01' }],
    ['late', { backInStockOn: '2090-05-01', notes: ['expertsSuggest'] }],
    ['paint', { surchargeFeePerUnit: 2.5 }],
    ['towels', { autoRestock: true }],
    ['clip', { addOnMinimum: 25 }],
    ['desk', { furnitureServices: [{ level: 'BASC', feePerUnit: 79 }, { level: 'CUST' }] }],
  ])('of %s is described', async (sku, sale) => {
    expect((await readProduct(sku)).sale).toEqual(sale);
  });

  it('leaves out auto-restock of an item that is made to order', async () => {
    expect(await readProduct('stamp')).not.toHaveProperty('sale');
  });

  it('leaves out a street date that has passed', async () => {
    expect(await readProduct('released')).not.toHaveProperty('sale');
  });

  it.each(['pre-order', 'late'])('delivers %s after its date', async (sku) => {
    expect((await readProduct(sku)).delivery.minDeliveryDate > '2090-05-01').toBe(true);
  });

  it('names the place that an item is not delivered to', async () => {
    const shopper = shop.shopper();
    expect(await readProduct('solvent', shopper)).not.toHaveProperty('sale');
    await shopper.post('/catalog/place', { zipCode: '94103' });
    const product = await readProduct('solvent', shopper);
    expect(product.sale.notDelivered).toMatch(/deliver this item to your area \(CA\)/);
    expect(product).not.toHaveProperty('refusal');
  });

  it.each([
    ['coming', /available from/],
    ['gloves', /certified users/],
    ['select', /Sign in/],
  ])('refuses %s with the reason', async (sku, reason) => {
    expect((await readProduct(sku)).refusal.description).toMatch(reason);
  });

  it('offers help with setup, and what is needed too', async () => {
    const { required, techHelp } = await readProduct('pen');
    expect(required).toMatchObject([{ itemId: 'pouch' }]);
    expect(techHelp).toMatchObject([{ itemId: 'help' }]);
  });
});

describe('a product for a member of an organization', () => {
  it('shows whether it is on contract, and the policy that blocks it', async () => {
    const shopper = shop.shopper('sba');
    await shopper.post('/account/register', {
      username: 'member-of-sale@example.com',
      password: 'correct-horse-battery',
      firstName: 'Ada',
      lastName: 'Page',
      organizationName: 'Office of sale',
    });
    const { db } = shop.database;
    const { organization_id: organization } = await db
      .selectFrom('accounts')
      .select('organization_id')
      .where('organization_id', 'is not', null)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('contract_prices')
      .values({ organization_id: organization!, sku: 'pouch', price_minor: 500 })
      .execute();
    await db
      .insertInto('organization_policies')
      .values({ organization_id: organization!, kind: 'CATEGORY', value: 'writing' })
      .execute();
    expect((await readProduct('pouch', shopper)).contractInfo).toEqual({
      onContract: true,
      priceMethod: 'CONTRACT',
    });
    const blocked = await shopper.get('/catalog/products/pen');
    expect(blocked.headers['cache-control']).toMatch(/private/);
    expect(blocked.body.data.product).toMatchObject({
      contractInfo: { onContract: false, priceMethod: 'MPI' },
      refusal: { description: expect.stringMatching(/policy doesn’t allow/) },
    });
    expect(await readProduct('pen', shop.shopper('sba'))).not.toHaveProperty('refusal');
  });
});
