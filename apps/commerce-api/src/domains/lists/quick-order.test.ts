import type { QuickOrderAnswer, QuickOrderData } from '@foolscap/lists/contract';
import { add, readCart } from '../../testing/carts.ts';
import { createListShop, type ListShop, refused } from '../../testing/lists.ts';
import { addOffers, addProducts, setStock, type Shopper } from '../../testing/test-shop.ts';

const MANY = Array.from({ length: 67 }, (_, at) => `5010${String(1000 + at)}`);

let shop: ListShop;
beforeAll(async () => {
  shop = await createListShop([
    { sku: '24110101', price: 899, stock: 1000 },
    { sku: 'FS-10021', price: 649, stock: 1000 },
    { sku: 'ink', stock: 3 },
    { sku: 'none', stock: 0 },
    { sku: 'alternate', stock: 9 },
    { sku: 'clips', stock: 1000, conditions: { orderMultiple: 12 } },
    { sku: 'two', stock: 1000, limit: 2 },
    { sku: 'gone' },
    {
      sku: 'former',
      stock: 3,
      conditions: {
        substitute: {
          itemId: 'two',
          notification: 'We added the new one in its place.',
          type: 'DISCONTINUED',
          modal: false,
        },
      },
    },
    ...MANY.map((sku, at) => ({ sku, stock: 100, name: `Binder no ${at}` })),
  ]);
  await addOffers(shop.database, 'none', ['alternate'], 'ALTERNATE');
  for (const [sku, numbers] of Object.entries({
    clips: { part_number: 'TK-1200/B' },
    '24110101': { gtin: '036000291452' },
    ink: { part_number: 'SHAREDMODEL' },
    two: { part_number: 'SHAREDMODEL' },
  }))
    await shop.database.db.updateTable('products').set(numbers).where('sku', '=', sku).execute();
  await shop.database.db
    .updateTable('products')
    .set({ published: false })
    .where('sku', '=', 'gone')
    .execute();
});
afterAll(() => shop.close());

type Rows = { itemId: string; qty: number }[];
const row = (itemId: string, qty = 1) => ({ itemId, qty });

async function check(shopper: Shopper, rows: Rows): Promise<QuickOrderAnswer[]> {
  const reply = await shopper.post('/lists/quick-order/check', { rows });
  expect(reply.status).toBe(200);
  return reply.body.data.rows as QuickOrderAnswer[];
}
async function order(shopper: Shopper, rows: Rows, key?: string): Promise<QuickOrderData> {
  const reply = await shopper.post('/lists/quick-order', { rows }, key ? { key } : {});
  expect(reply.status).toBe(200);
  return reply.body.data as QuickOrderData;
}
const short = ({ results }: QuickOrderData) =>
  results.map(({ itemId, status, qty }) => [itemId, status, qty]);
const cartOf = async (shopper: Shopper) =>
  (await readCart(shopper)).items.map(({ itemId, qty }) => [itemId, qty]);
const suggested = ({ suggestions }: { suggestions: { itemId: string }[] }) =>
  suggestions.map(({ itemId }) => itemId);

describe('the check', () => {
  it('reports that a discontinued item is added as its replacement', async () => {
    const [former] = await check(shop.shopper(), [row('former')]);
    expect(former).toMatchObject({
      qtyToAdd: 1,
      item: { itemId: 'former', isOutOfStock: false, replacement: { itemId: 'two' } },
      messages: [{ description: 'We added the new one in its place.' }],
    });
    expect(former!.item).not.toHaveProperty('unitsLeft');
  });

  it('shows what an item is, costs and is sold by, and what would be added', async () => {
    const [paper, clips, ink, two, none] = await check(shop.shopper(), [
      row(' 24110101 ', 2),
      row('clips', 5),
      row('ink', 9),
      row('two', 3),
      row('none'),
    ]);
    expect(paper).toMatchObject({
      itemId: '24110101',
      qty: 2,
      qtyToAdd: 2,
      item: {
        itemId: '24110101',
        pricePerUnit: 8.99,
        quantityLimit: 9999,
        isOutOfStock: false,
        itemUrl: expect.stringMatching(/^\/p\/24110101\//),
      },
      messages: [],
      suggestions: [],
    });
    expect(paper!.item).not.toHaveProperty('orderMultiple');
    expect(clips).toMatchObject({
      qtyToAdd: 12,
      item: { orderMultiple: 12 },
      messages: [{ code: 'ORDER_MULTIPLE' }],
    });
    expect(ink).toMatchObject({ qtyToAdd: 3, item: { unitsLeft: 3 } });
    expect(ink!.messages).toHaveLength(1);
    expect(two).toMatchObject({ qtyToAdd: 2, item: { quantityLimit: 2 } });
    expect(none).toMatchObject({ qtyToAdd: 0, item: { isOutOfStock: true } });
    expect(suggested(none!)).toEqual(['alternate']);
  });

  it('suggests the item that an unknown number is close to, or that a text begins', async () => {
    const answers = await check(shop.shopper(), [
      row('24110191'),
      row('fs 10021'),
      row('50101'),
      row('nothing-like-it'),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ qtyToAdd: 0, messages: [{ code: 'ITEM_NOT_FOUND', type: 'ERROR' }] });
      expect(answer).not.toHaveProperty('item');
    }
    expect(answers.map(suggested).slice(0, 2)).toEqual([['24110101'], ['FS-10021']]);
    expect(suggested(answers[2]!)).toHaveLength(3);
    for (const itemId of suggested(answers[2]!)) expect(itemId).toMatch(/^50101/);
    expect(suggested(answers[3]!)).toEqual([]);
  });

  it('finds items by model numbers and barcodes that only one product has', async () => {
    const guest = shop.shopper();
    const rows = [row('tk-1200/b', 2), row('0 36000 29145 2'), row('36000291452'), row('SHAREDMODEL')];
    const answers = await check(guest, rows);
    expect(answers.map(({ itemId, item }) => [itemId, item?.itemId])).toEqual([
      ['tk-1200/b', 'clips'],
      ['0 36000 29145 2', '24110101'],
      ['36000291452', '24110101'],
      ['SHAREDMODEL', undefined],
    ]);
    expect(suggested(answers[3]!).sort()).toEqual(['ink', 'two']);
    const { results } = await order(guest, rows);
    expect(results.map(({ status }) => status)).toEqual(['CHANGED', 'ADDED', 'ADDED', 'REFUSED']);
    expect(await cartOf(guest)).toEqual([
      ['clips', 12],
      ['24110101', 2],
    ]);
  });

  it('suggests items for every unknown row', async () => {
    const typed = MANY.flatMap((sku, at) => [`x${sku}`, `Binder no ${at}`]);
    const answers = await check(
      shop.shopper(),
      typed.map((itemId) => row(itemId)),
    );
    expect(answers.filter(({ suggestions }) => suggestions.length === 0)).toEqual([]);
  });

  it('counts the units that are in the cart', async () => {
    const guest = shop.shopper();
    await add(guest, 'ink', 2);
    const [ink] = await check(guest, [row('ink', 2)]);
    expect(ink).toMatchObject({ qtyToAdd: 1 });
    expect(ink!.messages).toHaveLength(1);
    expect(await cartOf(guest)).toEqual([['ink', 2]]);
  });

  it('changes nothing and starts no session', async () => {
    const reply = await shop.shopper().post('/lists/quick-order/check', { rows: [row('24110101')] });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it('refuses bodies without rows, with too many, and with bad quantities, by field', async () => {
    const guest = shop.shopper();
    for (const rows of [
      [],
      Array.from({ length: 501 }, () => row('24110101')),
      [row('24110101', 0)],
      [row('24110101', 1.5)],
      [row('')],
      [row('x'.repeat(65))],
    ])
      for (const path of ['/lists/quick-order', '/lists/quick-order/check'])
        expect(refused(await guest.post(path, { rows }))).toEqual([400, 'INVALID_REQUEST']);
  });
});

describe('the add', () => {
  it('adds 67 of 70 rows in one command and names the other three with reason and suggestion', async () => {
    const guest = shop.shopper();
    const rows = MANY.map((itemId) => row(itemId, 2));
    rows.splice(11, 0, row('24110191'));
    rows.splice(40, 0, row('none'));
    rows.push(row('gone'));
    expect(rows).toHaveLength(70);
    const { results, cartRevision } = await order(guest, rows);
    expect(results.map(({ itemId }) => itemId)).toEqual(rows.map(({ itemId }) => itemId));
    const bad = results.flatMap((result, at) =>
      result.status === 'REFUSED' ? [[at + 1, result.messages[0]!.code, suggested(result)]] : [],
    );
    expect(bad).toEqual([
      [12, 'ITEM_NOT_FOUND', ['24110101']],
      [41, 'OUT_OF_STOCK', ['alternate']],
      [70, 'ITEM_NOT_PUBLISHED', []],
    ]);
    expect(results.filter(({ status }) => status === 'ADDED')).toHaveLength(67);
    const cart = await readCart(guest);
    expect(cart.items).toHaveLength(67);
    expect(cart.items.every(({ qty }) => qty === 2)).toBe(true);
    expect(cart.revision).toBe(cartRevision);
    expect(cartRevision).toBe(1);
  });

  it('reports the units that the cart gained: full multiples, and what stock and limits allow', async () => {
    const guest = shop.shopper();
    expect(short(await order(guest, [row('clips', 13), row('ink', 9), row('two', 5)]))).toEqual([
      ['clips', 'CHANGED', 24],
      ['ink', 'CHANGED', 3],
      ['two', 'CHANGED', 2],
    ]);
    expect(await cartOf(guest)).toEqual([
      ['clips', 24],
      ['ink', 3],
      ['two', 2],
    ]);
  });

  it('adds rows of the same item up in one line', async () => {
    const guest = shop.shopper();
    const { results } = await order(guest, [row('24110101', 2), row('FS-10021'), row('24110101', 3)]);
    expect(results.map(({ qty }) => qty)).toEqual([2, 1, 3]);
    expect(await cartOf(guest)).toEqual([
      ['24110101', 5],
      ['FS-10021', 1],
    ]);
    // The units that complete a multiple are counted once.
    const twice = await order(guest, [row('clips', 2), row('clips', 3)]);
    expect(twice.results.reduce((sum, { qty }) => sum + qty, 0)).toBe(12);
  });

  it('adds once under one key', async () => {
    const guest = shop.shopper();
    const rows = [row('24110101', 2), row('24110191')];
    const first = await order(guest, rows, 'quick');
    expect(await order(guest, rows, 'quick')).toEqual(first);
    expect(await cartOf(guest)).toEqual([['24110101', 2]]);
    const other = await guest.post('/lists/quick-order', { rows: [row('24110101')] }, { key: 'quick' });
    expect(other.status).toBeGreaterThanOrEqual(400);
  });

  it('stores no card number that was typed as an item number', async () => {
    const reply = await order(shop.shopper(), [row('24110101'), row('4111 1111 1111 1111')], 'card');
    expect(short(reply)).toEqual([
      ['24110101', 'ADDED', 1],
      ['', 'REFUSED', 0],
    ]);
    const stored = await shop.database.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(JSON.stringify(stored)).toContain('24110101');
    expect(JSON.stringify(stored)).not.toContain('1111 1111');
  });

  it('leaves the cart alone if no row can be added', async () => {
    const guest = shop.shopper();
    await add(guest, '24110101');
    const { revision } = await readCart(guest);
    expect(await order(guest, [row('24110191', 3)])).toMatchObject({
      results: [{ itemId: '24110191', status: 'REFUSED', qty: 0, suggestions: [{ itemId: '24110101' }] }],
      cartRevision: revision,
    });
  });
});

describe('part numbers of an organization', () => {
  const allow = async (permissions: string[]) =>
    shop.database.db
      .updateTable('accounts')
      .set({ permissions: JSON.stringify(permissions) as never })
      .where('username', '=', 'buyer@example.com')
      .execute();
  beforeAll(async () => {
    await shop.database.db
      .insertInto('customer_skus')
      .values([{ organization_id: shop.organizationId, sku: '24110101', customer_sku: 'OFFICE-7' }])
      .execute();
    await addProducts(shop.database, { sku: 'desk' });
    await setStock(shop.database, 'desk', 5);
  });

  it('are resolved for members who may order by them', async () => {
    await allow(['G_AL']);
    const member = await shop.signIn('member');
    const rows = [row('OFFICE-7', 4), row('desk')];
    const [paper] = await check(member, rows);
    expect(paper).toMatchObject({ itemId: 'OFFICE-7', qtyToAdd: 4, item: { itemId: '24110101' } });
    expect(short(await order(member, rows))).toEqual([
      ['OFFICE-7', 'ADDED', 4],
      ['desk', 'ADDED', 1],
    ]);
    expect(await cartOf(member)).toEqual([
      ['24110101', 4],
      ['desk', 1],
    ]);
  });

  it('are unknown to other shoppers, and a mistyped one suggests its item to members', async () => {
    await allow(['G_AL']);
    const [typo] = await check(await shop.signIn('member'), [row('OFICE-7')]);
    expect(suggested(typo!)).toEqual(['24110101']);
    for (const shopper of [await shop.signIn('stranger'), shop.shopper()]) {
      const [answer] = await check(shopper, [row('OFFICE-7')]);
      expect(answer).toMatchObject({ messages: [{ code: 'ITEM_NOT_FOUND' }], suggestions: [] });
    }
  });
});
