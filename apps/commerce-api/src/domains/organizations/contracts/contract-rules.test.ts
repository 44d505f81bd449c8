import { sql } from 'kysely';
import { type ApprovalShop, BUYER } from '../../../testing/approval-shop.ts';
import { add, readCart } from '../../../testing/carts.ts';
import { BELL, contractCsv, createContractShop, importCsv } from '../../../testing/contracts.ts';
import { addCategories, addProducts, type Shopper } from '../../../testing/test-shop.ts';
import { importContracts } from './contract-import.ts';
import { readContractRows, readPercent } from './contract-rows.ts';
import { changeContract } from './contract-setup.ts';

const HEADINGS = ['sku', 'price', 'category', 'brand', 'percent off'];
const item = (sku: string, price: string) => [sku, price, '', '', ''];
const category = (id: string, percent: string) => ['', '', id, '', percent];
const brand = (name: string, percent: string) => ['', '', '', name, percent];

let office: ApprovalShop;
let buyer: Shopper;
beforeEach(async () => {
  office = await createContractShop();
  await addProducts(
    office.shop.database,
    { sku: 'gel', category: 'pens', brand: 'Inkwell', price: 1005 },
    { sku: 'nib', category: 'nibs', brand: 'Inkwell', price: 1999 },
    {
      sku: 'desk',
      category: 'desks',
      brand: 'Gatefold',
      price: 9000,
      listPrice: 10_000,
      businessPrice: 8000,
    },
  );
  await setParent('nibs', 'pens');
  buyer = await office.signIn(BUYER);
});
afterEach(() => office.shop.close());

const db = () => office.shop.database.db;
const setParent = (id: string, parent_id: string | null) =>
  db().updateTable('categories').set({ parent_id }).where('id', '=', id).execute();
const importRows = (rows: string[][], contract = 'C-1') =>
  importCsv(office.shop, contractCsv(rows, { headings: HEADINGS, contract }));
const page = async (sku: string) => (await buyer.get(`/catalog/products/${sku}`)).body.data.product;
const pricesOf = async (...skus: string[]) =>
  Promise.all(skus.map(async (sku) => (await page(sku)).priceValue as number));

describe('the price of a rule', () => {
  it.each([
    [1000, 1000, 900],
    [1005, 1000, 905],
    [1999, 1250, 1749],
    [333, 3333, 222],
    [1, 5000, 1],
    [1, 9999, 1],
    [0, 1000, 0],
    [2_147_483_647, 1, 2_147_268_899],
  ])('of the list price %i with %i hundredths of a percent off is %i', async (list, off, price) => {
    const { rows } = await sql<{
      price: number;
    }>`select contract_rule_price(${list}, ${off}) as price`.execute(db());
    expect(rows[0]!.price).toBe(price);
  });

  it('is that of the item, then of the nearest category, then of the brand, then of everything', async () => {
    await importRows([category('all', '5'), item('ream', '9.99')]);
    expect(await pricesOf('ream', 'gel', 'nib')).toEqual([9.99, 9.55, 18.99]);
    await importRows([category('all', '5'), item('ream', '9.99'), brand('INKWELL', '10%')]);
    expect(await pricesOf('ream', 'gel', 'nib')).toEqual([9.99, 9.05, 17.99]);
    await importRows([category('pens', '3'), brand('Inkwell', '10')]);
    // A category includes the ones below it. Rules that the file does not list any more end.
    expect(await pricesOf('ream', 'gel', 'nib')).toEqual([10, 9.75, 19.39]);
    await importRows([category('pens', '3'), category('nibs', '1')]);
    expect(await pricesOf('gel', 'nib')).toEqual([9.75, 19.79]);
    await importRows([category('pens', '3'), item('nib', '')]);
    expect(await pricesOf('nib')).toEqual([19.99]);
  });

  it('is that of the contract with the highest priority, then the lowest', async () => {
    await importRows([item('gel', '9.90')]);
    await importRows([brand('Inkwell', '10')], 'C-2');
    expect(await pricesOf('gel')).toEqual([9.05]);
    const at = office.shop.clock.now;
    await changeContract(db(), { customerNumber: BELL, contract: 'C-1', priority: 3 }, at);
    expect(await pricesOf('gel')).toEqual([9.9]);
    await changeContract(db(), { customerNumber: BELL, contract: 'C-1', isActive: false }, at);
    expect(await pricesOf('gel')).toEqual([9.05]);
  });

  it('counts from the list price, and is never above the general price or a general volume price', async () => {
    await importRows([category('all', '15')]);
    // 15% off the list price of 100 is above the price for all businesses.
    expect(await page('desk')).toMatchObject({ priceValue: 80, contractInfo: { onContract: true } });
    await importRows([category('all', '25')]);
    expect(await pricesOf('desk')).toEqual([75]);
    await db()
      .updateTable('products')
      .set({
        volume_prices: JSON.stringify([
          [2, 7600],
          [5, 7000],
        ]),
      })
      .where('sku', '=', 'desk')
      .execute();
    expect((await page('desk')).volumePrices).toMatchObject([{ minQty: 5, priceValue: 70 }]);
  });
});

it('has the same price on pages, in search, in the cart and in the order', async () => {
  await importRows([brand('Plain', '12.5')]);
  await add(buyer, 'clip', 2);
  const found = (await buyer.get('/catalog/search?q=clip')).body.data.items[0];
  const [line] = (await readCart(buyer)).items;
  expect([await pricesOf('clip'), found.priceValue, line!.priceInfo.finalPricePerUnit]).toEqual([
    [2.63],
    2.63,
    2.63,
  ]);
  expect(found.contractInfo ?? { onContract: true }).toMatchObject({ onContract: true });
  const { orderNumber } = await office.place(buyer, 1);
  const { lines } = (await buyer.get(`/orders/${orderNumber}`)).body.data.order;
  const price = Object.fromEntries(
    lines.map(({ itemId, finalPrice }: { itemId: string; finalPrice: number }) => [itemId, finalPrice]),
  );
  expect(price).toEqual({ clip: 5.26, ream: 8.75 });
  expect((await buyer.get('/catalog/search?maxPrice=2.70')).body.data.items).toMatchObject([
    { itemId: 'clip' },
  ]);
});

it('follows the prices, brands and categories of products, and new products', async () => {
  await importRows([brand('Inkwell', '10'), category('desks', '50')]);
  await db().updateTable('products').set({ price_minor: 2005 }).where('sku', '=', 'gel').execute();
  expect(await pricesOf('gel')).toEqual([18.05]);
  await db().updateTable('products').set({ brand: 'Other' }).where('sku', '=', 'gel').execute();
  expect(await page('gel')).toMatchObject({ priceValue: 20.05, contractInfo: { onContract: false } });
  await addCategories(office.shop.database, 'lamps');
  await addProducts(office.shop.database, { sku: 'lamp', category: 'lamps', price: 4000 });
  expect(await pricesOf('lamp')).toEqual([40]);
  await setParent('lamps', 'desks');
  expect(await pricesOf('lamp')).toEqual([20]);
  await addProducts(office.shop.database, { sku: 'quill', brand: 'inkwell', price: 500 });
  expect(await pricesOf('quill')).toEqual([4.5]);
  // Other organizations have the general prices.
  const stranger = await office.signIn('studio@example.com');
  expect((await stranger.get('/catalog/products/quill')).body.data.product.priceValue).toBe(5);
});

it('puts its items on contract, and members see it with their contracts', async () => {
  await importRows([
    category('pens', '12.5'),
    brand('Gatefold', '5'),
    category('all', '1'),
    item('clip', '2.00'),
  ]);
  const { contract, contracts } = (await buyer.get('/organization')).body.data;
  expect(contracts).toMatchObject([
    {
      items: 1,
      rules: [
        { kind: 'CATEGORY', name: 'Pens', percentOff: 12.5 },
        { kind: 'BRAND', name: 'Gatefold', percentOff: 5 },
        { kind: 'ALL', name: '', percentOff: 1 },
      ],
    },
  ]);
  expect(contract.pricedItems).toBe(6);
  expect((await buyer.get('/catalog/search?category=on-contract')).body.data.totalItems).toBe(6);
  await db()
    .updateTable('categories')
    .set({ texts: JSON.stringify({ 'fr-CA': { name: 'Stylos' } }) })
    .where('id', '=', 'pens')
    .execute();
  const french = (await buyer.get('/organization', { 'x-locale': 'fr-CA' })).body.data;
  expect(french.contracts[0].rules[0]).toMatchObject({ name: 'Stylos', url: '/c/pens' });
  await db().updateTable('organizations').set({ contract_only: true }).execute();
  expect((await add(buyer, 'gel', 1)).body.data.cartInfo.items).toHaveLength(1);
  await importRows([item('clip', '2.00')]);
  const messages = (await add(buyer, 'pen', 1)).body.data.cartInfo;
  expect(JSON.stringify(messages)).toContain('OFF_CONTRACT');
});

describe('the import of rules', () => {
  it.each([
    ['10', 1000],
    ['12.5%', 1250],
    ['12,25 %', 1225],
    ['0.01', 1],
  ])('reads %s', (text, basisPoints) => expect(readPercent(text)).toBe(basisPoints));
  it.each(['', '0', '100', '-5', '10.125', 'ten', '1e1'])('refuses %j', (text) =>
    expect(() => readPercent(text)).toThrow(/percent off/),
  );

  it('names the row and the reason of what it cannot use', async () => {
    const rows = [
      ['', '', '', '', '10'],
      ['pen', '', '', '', '10'],
      ['', '', 'pens', 'Inkwell', '10'],
      ['', '5', 'pens', '', '10'],
      ['', '', 'pens', '', ''],
      ['', '', 'moons', '', '10'],
      ['', '', '', 'Nobrand', '10'],
      ['', '', 'pens', '', '10'],
      ['', '', 'pens', '', '20'],
      ['clip', '5', 'pens', 'Inkwell', ''],
    ];
    const csv = contractCsv(rows, { headings: HEADINGS });
    const { rejected, contracts } = await importContracts(
      db(),
      { csv, preview: true },
      office.shop.clock.now,
    );
    expect(rejected.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '2 The sku is empty. A row is for an item, a category, a brand, or the category all.',
      '3 A percent off is for a category or a brand. Give an item a price.',
      '4 The row is for category and brand. Make it one row each.',
      '5 A row for a category or a brand has a percent off, and no price or quantity.',
      '6 The percent off "" is not a number above 0 and below 100, such as 12.5.',
      '7 There is no category moons.',
      '8 There is no product of the brand Nobrand.',
      '10 Row 9 has this rule already.',
    ]);
    expect(contracts).toMatchObject([{ added: 1, rules: [] }]);
    expect(readContractRows('customer number,contract,category,percent off\n7,C-1,pens,5').rows).toHaveLength(
      1,
    );
  });

  it('previews the changes, is bound to them by the token, and keeps the rule of a rejected row', async () => {
    await importRows([category('pens', '10'), brand('Inkwell', '5'), category('all', '1')]);
    const csv = contractCsv([category('pens', '12.5'), brand('inkwell', '5')], { headings: HEADINGS });
    const run = (more: object) =>
      importContracts(db(), { csv, preview: false, ...more }, office.shop.clock.now);
    const preview = await run({ preview: true });
    expect(preview.contracts[0]!.rules).toEqual([
      'category pens: 10% off -> 12.5% off',
      'everything: 1% off -> none',
    ]);
    await importRows([category('pens', '11'), brand('Inkwell', '5'), category('all', '1')]);
    await expect(run({ token: preview.token })).rejects.toThrow(/changed since the preview/);
    await run({});
    expect(await pricesOf('gel', 'ream')).toEqual([8.79, 10]);
    const wrong = contractCsv([category('pens', '1250'), item('ream', '9.00')], { headings: HEADINGS });
    await importContracts(db(), { csv: wrong, preview: false, skipRejected: true }, office.shop.clock.now);
    expect(await pricesOf('gel', 'ream')).toEqual([8.79, 9]);
  });
});
