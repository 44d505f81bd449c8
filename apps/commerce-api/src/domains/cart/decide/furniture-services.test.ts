import { add, ADDRESS, getLines, ITEM, readCart, type SeenLine } from '../../../testing/carts.ts';
import { order, readyToOrder } from '../../../testing/checkouts.ts';
import { addStores } from '../../../testing/places.ts';
import { createTestShop, setStock, type Shopper, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      {
        sku: 'desk',
        price: 20_000,
        stock: 100,
        conditions: { furnitureServices: { BASC: 4900, CUST: 'TBD' } },
      },
      { sku: 'chair', price: 10_000, stock: 100, conditions: { furnitureServices: { BASC: 1900 } } },
      { sku: 'pens', price: 1000, stock: 100 },
    ],
  });
  await addStores(shop.database, '1547');
});
afterAll(() => shop.close());
beforeEach(() => {
  shopper = shop.shopper();
});

type Units = Partial<Record<'BASC' | 'CUST', { qty: number }>>;
const choose = (line: SeenLine, furnSvcInfo: Units, qty = line.qty) =>
  shopper.put(ITEM, { items: [{ cartItemId: line.cartItemId, qty, furnSvcInfo }] });
const addLine = async (sku: string, qty = 1) => getLines(await add(shopper, sku, qty))[0]!;
interface Seen {
  furnRate?: number;
  items: { furnSvcInfo?: object; messages: { code: string }[] }[];
  cartAttributes: { isFurnitureServicesFeeTBD?: boolean };
  cartSummary: { preTaxSubTotal: number; ordTotal: number };
}
const read = async () => (await readCart(shopper)) as never as Seen;

it('shows the services that an item offers, with their prices', async () => {
  const line = await addLine('desk', 3);
  expect(line.furnSvcInfo).toEqual({ BASC: { qty: 0, feePerUnit: 49 }, CUST: { qty: 0 } });
  expect((await addLine('pens')).furnSvcInfo).toBeUndefined();
  const { furnRate, cartAttributes } = await read();
  expect(furnRate).toBeUndefined();
  expect(cartAttributes.isFurnitureServicesFeeTBD).toBe(false);
});

it('charges chosen units, in the reply to the change and in a read', async () => {
  const line = await addLine('desk', 3);
  const before = (await read()).cartSummary.preTaxSubTotal;
  const { body } = await choose(line, { BASC: { qty: 2 }, CUST: { qty: 1 } });
  const changed = body.data.cartInfo as Seen;
  for (const seen of [changed, await read()]) {
    expect(seen.furnRate).toBe(98);
    expect(seen.cartAttributes.isFurnitureServicesFeeTBD).toBe(true);
    expect(seen.items[0]!.furnSvcInfo).toEqual({ BASC: { qty: 2, feePerUnit: 49 }, CUST: { qty: 1 } });
    expect(seen.cartSummary.preTaxSubTotal).toBe(before + 98);
  }
  await choose(line, {});
  expect(await read()).toMatchObject({ cartAttributes: { isFurnitureServicesFeeTBD: false } });
  expect((await read()).furnRate).toBeUndefined();
});

it('lowers the units with the quantity of the line, and gives them again with it', async () => {
  const line = await addLine('desk', 3);
  await choose(line, { BASC: { qty: 2 }, CUST: { qty: 1 } });
  const set = (qty: number) => shopper.put(ITEM, { items: [{ cartItemId: line.cartItemId, qty }] });
  await set(1);
  expect((await read()).items[0]!.furnSvcInfo).toMatchObject({ BASC: { qty: 1 }, CUST: { qty: 0 } });
  await set(3);
  expect((await read()).items[0]!.furnSvcInfo).toMatchObject({ BASC: { qty: 2 }, CUST: { qty: 1 } });
});

it.each<[name: string, steps: [qty: number, services?: Units][]]>([
  ['when the quantity grows', [[2, { BASC: { qty: 1 } }], [5]]],
  ['chosen again after the quantity fell', [[1], [1, { BASC: { qty: 1 } }], [5]]],
  ['chosen while the quantity falls', [[1, { BASC: { qty: 1 } }], [5]]],
  ['when the quantity falls and grows', [[3, { BASC: { qty: 1 } }], [1], [5]]],
  ['when the line is removed and restored', [[3, { BASC: { qty: 1 } }], [0], [5]]],
])('keeps a choice of fewer units %s', async (_name, steps) => {
  const line = await addLine('desk', 3);
  await choose(line, { BASC: { qty: 2 }, CUST: { qty: 1 } });
  for (const [qty, services] of steps)
    await shopper.put(ITEM, {
      items: [{ cartItemId: line.cartItemId, qty, ...(services ? { furnSvcInfo: services } : {}) }],
    });
  const units = { BASC: { qty: 1 }, CUST: { qty: 0 } };
  expect((await read()).items[0]).toMatchObject({ qty: 5, furnSvcInfo: units });
  await add(shopper, 'desk', 2);
  expect((await read()).items[0]).toMatchObject({ qty: 7, furnSvcInfo: units });
});

it('keeps a choice of fewer units of a line that is short, because another line needs all of the stock', async () => {
  const line = await addLine('desk', 3);
  await choose(line, { BASC: { qty: 3 } });
  const toStore = { itemId: 'desk', qty: 2, deliveryType: 'STS', pickupStoreNumber: '1547' };
  await shopper.post(ITEM, { items: [toStore] });
  await setStock(shop.database, 'desk', 2);
  const [changed] = getLines(await choose(line, { BASC: { qty: 1 } }));
  expect(changed!.messages.map(({ code }) => code)).not.toContain('FURNITURE_SERVICE_NOT_AVAILABLE');
  expect(changed).toMatchObject({ qty: 3, furnSvcInfo: { BASC: { qty: 1 } } });
  await setStock(shop.database, 'desk', 100);
  await shopper.put(ITEM, { items: [{ cartItemId: line.cartItemId, qty: 5 }] });
  expect((await read()).items[0]).toMatchObject({ qty: 5, furnSvcInfo: { BASC: { qty: 1 } } });
});

it('are dropped when a removed item is added again, and return with a restored line and a saved item', async () => {
  const line = await addLine('desk', 2);
  await choose(line, { BASC: { qty: 2 } });
  const remove = () => shopper.put(ITEM, { items: [{ cartItemId: line.cartItemId, qty: 0 }] });
  await remove();
  await shopper.put(ITEM, { items: [{ cartItemId: line.cartItemId, qty: 2 }] });
  expect((await read()).furnRate).toBe(98);
  const { body } = await shopper.post('/sfl', { cartItemId: line.cartItemId });
  const [{ listItemId }] = body.data.sfl.sflItems;
  await shopper.post(ITEM, { items: [{ listItemId, itemId: 'desk', qty: 2 }] });
  expect((await read()).furnRate).toBe(98);
  await remove();
  await addLine('desk', 2);
  expect((await read()).furnRate).toBeUndefined();
});

it.each([
  ['a level that the item does not offer', 'chair', { CUST: { qty: 1 } }, { BASC: { qty: 0 } }],
  ['more units than the line has', 'chair', { BASC: { qty: 5 } }, { BASC: { qty: 1 } }],
  ['a service of an item without any', 'pens', { BASC: { qty: 1 } }, undefined],
])('leaves out %s, with a message', async (_case, sku, wanted, given) => {
  const line = await addLine(sku);
  const { body } = await choose(line, wanted);
  const [changed] = body.data.cartInfo.items as Seen['items'];
  expect(changed!.messages).toMatchObject([{ code: 'FURNITURE_SERVICE_NOT_AVAILABLE' }]);
  if (given) expect(changed!.furnSvcInfo).toMatchObject(given);
  else expect(changed!.furnSvcInfo).toBeUndefined();
});

it('is ordered with the item, and refunded with canceled units', async () => {
  const line = await addLine('desk', 2);
  await choose(line, { BASC: { qty: 2 } });
  const total = await readyToOrder(shopper, 'pens');
  const placed = (await order(shopper, total)).body.data.order;
  expect(placed.lines[0]).toMatchObject({ itemId: 'desk', furnSvcInfo: { BASC: { qty: 2 } } });
  expect(placed.totals).toMatchObject({ furnRate: 98, ordTotal: total });
  const { body } = await shopper.post(`/orders/${placed.orderNumber}/cancel`, {
    lines: [{ lineNumber: 1, qty: 1 }],
  });
  // The price of a desk with its tax, and its service.
  const tax = placed.totals.taxTotal / (2 * 200 + 10);
  expect(body.data.order.refundedTotal).toBeCloseTo(200 * (1 + tax) + 49, 1);
});

it('a guest’s choice stays after signing in', async () => {
  const line = await addLine('chair', 2);
  await choose(line, { BASC: { qty: 1 } });
  await shopper.put('/checkout/default', { addresses: [ADDRESS] });
  await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'furniture@example.com',
    password: 'a long phrase of mine',
  });
  expect((await read()).furnRate).toBe(19);
});

it('a guest without services keeps those of the account', async () => {
  const person = { username: 'services@example.com', password: 'a long phrase of mine' };
  await shopper.post('/account/register', { firstName: 'Ada', lastName: 'Page', ...person });
  await choose(await addLine('chair', 2), { BASC: { qty: 2 } });
  shopper = shop.shopper();
  const line = await addLine('chair');
  await choose(line, { BASC: { qty: 1 } });
  await choose(line, {});
  expect((await shopper.post('/account/signin', person)).status).toBe(200);
  expect((await read()).furnRate).toBe(38);
});
