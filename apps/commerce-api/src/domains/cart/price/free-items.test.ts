import type { Promotion } from '@foolscap/pricing/model';
import { add, ADDRESS, getLines, ITEM, readCart } from '../../../testing/carts.ts';
import { order, readyToOrder } from '../../../testing/checkouts.ts';
import {
  createTestShop,
  getStock,
  setStock,
  type Shopper,
  type TestShop,
} from '../../../testing/test-shop.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1000, stock: 10_000 },
      { sku: 'mug', name: 'Mug', price: 900, stock: 1000 },
      { sku: 'red-pen', name: 'Red pen', price: 300, stock: 1000 },
      { sku: 'blue-pen', name: 'Blue pen', price: 300, stock: 1000 },
      { sku: 'scarce', name: 'Notepad', price: 500, stock: 2 },
      {
        sku: 'wet',
        name: 'Ink sample',
        price: 100,
        stock: 1000,
        conditions: { sample: true, restrictedStates: ['HI'] },
      },
    ],
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  shopper = shop.shopper();
});
afterEach(async () => {
  await shop.database.db.deleteFrom('promotions').execute();
});

/** Offers items to carts of $20 or more. */
async function offer(
  id: string,
  itemIds: string[],
  {
    units = 1,
    conditions = { minSubTotal: 2000 },
    ...rest
  }: {
    units?: number;
    conditions?: Promotion['conditions'];
    code?: string;
    limit_total?: number;
    limit_per_person?: number;
  } = {},
): Promise<void> {
  await shop.database.db
    .insertInto('promotions')
    .values({
      id,
      name: `Promotion ${id}`,
      scope: 'CART',
      benefit: JSON.stringify({ type: 'FREE_ITEM', itemIds, units }),
      conditions: JSON.stringify(conditions),
      ...rest,
    })
    .execute();
}

const change = (body: {
  freeItems?: { itemId: string; qty: number }[];
  deleteFreeItems?: { itemId: string }[];
}) => shopper.put('/checkout/default', body);
const choose = (itemId: string, qty = 1) => change({ freeItems: [{ itemId, qty }] });

interface Seen {
  itemId: string;
  qty: number;
}
type Free = {
  freeItems?: Seen[];
  availableFreeItems?: Seen[];
  cartAttributes: { cartFreeSkuEligible?: boolean };
};
const units = (list: readonly Seen[] | undefined) => list?.map(({ itemId, qty }) => `${qty} ${itemId}`);
const seen = ({ freeItems, availableFreeItems, cartAttributes }: Free) => ({
  held: units(freeItems),
  available: units(availableFreeItems),
  eligible: cartAttributes.cartFreeSkuEligible,
});
const read = async () => seen((await readCart(shopper)) as never);
const warnings = async () =>
  (await readCart(shopper)).messages.filter(({ code }) => code === 'INVALID_FREE_ITEM');

describe('a promotion that gives one item', () => {
  beforeEach(() => offer('mug', ['mug']));

  it('adds it when the cart qualifies, at no cost, and takes it away when it no longer does', async () => {
    const first = await add(shopper, 'paper');
    expect(seen(first.body.data.cartInfo)).toEqual({ eligible: false });
    const second = await add(shopper, 'paper');
    const { cartInfo } = second.body.data;
    expect(cartInfo.freeItems).toEqual([
      {
        promotionId: 'mug',
        promotionName: 'Promotion mug',
        itemId: 'mug',
        qty: 1,
        label: 'Free',
        name: 'Mug',
        itemUrl: expect.stringContaining('/p/mug'),
        imageUrl: expect.any(String),
        uom: expect.any(String),
        basePricePerUnit: 9,
      },
    ]);
    expect(cartInfo.cartSummary.cartSubTotal).toBe(20);
    expect(cartInfo.cartAttributes).toMatchObject({ numberOfItems: 2, cartFreeSkuEligible: true });
    const [line] = getLines(second);
    await shopper.put(ITEM, { items: [{ cartItemId: line!.cartItemId, qty: 1 }] });
    expect(await read()).toEqual({ eligible: false });
    expect(await warnings()).toEqual([]);
  });

  it('can be declined, and taken again', async () => {
    await add(shopper, 'paper', 2);
    const { body } = await change({ deleteFreeItems: [{ itemId: 'mug' }] });
    expect(seen(body.data.cartInfo)).toEqual({ available: ['1 mug'], eligible: true });
    expect(await read()).toEqual({ available: ['1 mug'], eligible: true });
    await choose('mug');
    expect(await read()).toEqual({ held: ['1 mug'], eligible: true });
  });

  it('is not given to a cart that ships nothing', async () => {
    await shop.database.db
      .updateTable('products')
      .set({ product_type_name: 'ESD' })
      .where('sku', '=', 'paper')
      .execute();
    await add(shopper, 'paper', 2);
    expect(await read()).toEqual({ eligible: false });
    await shop.database.db
      .updateTable('products')
      .set({ product_type_name: null })
      .where('sku', '=', 'paper')
      .execute();
  });

  it('is ordered, taken out of stock, canceled with the paid items, and not reordered', async () => {
    const stock = await getStock(shop.database, 'mug');
    const total = await readyToOrder(shopper, 'paper', { qty: 2 });
    const placed = (await order(shopper, total)).body.data.order;
    expect(placed.lines).toMatchObject([
      { itemId: 'paper', qty: 2 },
      { itemId: 'mug', qty: 1, finalPrice: 0, isFree: true },
    ]);
    expect(placed.totals.ordTotal).toBe(total);
    expect(await getStock(shop.database, 'mug')).toBe(stock - 1);
    const again = await shopper.post(`${ITEM}?duplicateOrder=${placed.orderNumber}`, { items: [] });
    expect(getLines(again).map(({ itemId }) => itemId)).toEqual(['paper']);
    const { body } = await shopper.post(`/orders/${placed.orderNumber}/cancel`, {
      lines: [{ lineNumber: 1, qty: 2 }],
    });
    expect(body.data.order.status).toBe('CANCELED');
    expect(await getStock(shop.database, 'mug')).toBe(stock);
  });

  it('stays while the remaining items meet its conditions, and can be canceled alone', async () => {
    const total = await readyToOrder(shopper, 'paper', { qty: 3 });
    const { orderNumber } = (await order(shopper, total)).body.data.order;
    const cancel = async (lineNumber: number) =>
      (await shopper.post(`/orders/${orderNumber}/cancel`, { lines: [{ lineNumber, qty: 1 }] })).body.data
        .order;
    expect((await cancel(1)).lines[1].canceledQty).toBeUndefined();
    const after = await cancel(2);
    expect(after).toMatchObject({ status: 'PLACED', lines: [{ canceledQty: 1 }, { canceledQty: 1 }] });
    expect(after.refundedTotal).toBeLessThan(total);
  });
});

describe('a promotion with a choice', () => {
  beforeEach(() => offer('pens', ['red-pen', 'blue-pen'], { units: 2 }));

  it('offers its items, up to its units of all together', async () => {
    await add(shopper, 'paper', 2);
    expect(await read()).toEqual({ available: ['2 red-pen', '2 blue-pen'], eligible: true });
    await choose('red-pen');
    expect(await read()).toEqual({
      held: ['1 red-pen'],
      available: ['1 red-pen', '1 blue-pen'],
      eligible: true,
    });
    await change({ deleteFreeItems: [{ itemId: 'red-pen' }], freeItems: [{ itemId: 'blue-pen', qty: 2 }] });
    expect(await read()).toEqual({ held: ['2 blue-pen'], eligible: true });
  });

  it('counts a repeated choice once', async () => {
    await add(shopper, 'paper', 2);
    const body = { freeItems: [{ itemId: 'red-pen', qty: 1 }] };
    await shopper.put('/checkout/default', body, { key: 'once-and-again' });
    await shopper.put('/checkout/default', body, { key: 'once-and-again' });
    expect((await read()).held).toEqual(['1 red-pen']);
  });

  it.each([
    ['more units than the offer has', { freeItems: [{ itemId: 'red-pen', qty: 3 }] }],
    ['an item of the shop that is not offered', { freeItems: [{ itemId: 'paper', qty: 1 }] }],
    ['an unknown item', { freeItems: [{ itemId: 'nothing', qty: 1 }] }],
    ['a removal of what is not chosen', { deleteFreeItems: [{ itemId: 'red-pen' }] }],
  ])('refuses %s, and changes nothing', async (_case, body) => {
    await add(shopper, 'paper', 2);
    const { revision } = await readCart(shopper);
    const reply = await change(body);
    expect(reply.status).toBe(200);
    expect(reply.body.data.error).toEqual([
      expect.objectContaining({ code: 'INVALID_FREE_ITEM', type: 'ERROR' }),
    ]);
    expect((await readCart(shopper)).revision).toBe(revision);
  });

  it('reports that a choice is lost with the minimum, and restores it', async () => {
    const reply = await add(shopper, 'paper', 2);
    await choose('red-pen');
    const [line] = getLines(reply);
    const set = (qty: number) => shopper.put(ITEM, { items: [{ cartItemId: line!.cartItemId, qty }] });
    await set(1);
    expect(await read()).toEqual({ eligible: false });
    expect(await warnings()).toMatchObject([
      { type: 'WARN', description: 'Your cart no longer qualifies for the free item Red pen.' },
    ]);
    await set(2);
    expect((await read()).held).toEqual(['1 red-pen']);
    expect(await warnings()).toEqual([]);
  });

  it('keeps a guest’s choice after signing in', async () => {
    await add(shopper, 'paper', 2);
    await choose('blue-pen');
    const { status } = await shopper.post('/account/register', {
      firstName: 'Ada',
      lastName: 'Page',
      username: 'free-items@example.com',
      password: 'a long phrase of mine',
    });
    expect(status).toBe(200);
    expect((await read()).held).toEqual(['1 blue-pen']);
  });

  it('keeps both choices when a guest signs in to a cart with one', async () => {
    const username = 'free-both@example.com';
    const password = 'a long phrase of mine';
    await shopper.post('/account/register', { firstName: 'Ada', lastName: 'Page', username, password });
    await add(shopper, 'paper', 2);
    await choose('blue-pen');
    shopper = shop.shopper();
    await add(shopper, 'paper', 2);
    await choose('red-pen');
    expect((await shopper.post('/account/signin', { username, password })).status).toBe(200);
    expect((await read()).held?.sort()).toEqual(['1 blue-pen', '1 red-pen']);
  });
});

it('an offer that has ended is forgotten without a message', async () => {
  await offer('pens', ['red-pen', 'blue-pen']);
  await add(shopper, 'paper', 2);
  await choose('red-pen');
  await shop.database.db
    .updateTable('promotions')
    .set({ valid_until: new Date(0) })
    .execute();
  expect(await read()).toEqual({ eligible: false });
  expect(await warnings()).toEqual([]);
});

it('a Buy now purchase does not get the free items of an earlier one', async () => {
  await offer('pens', ['red-pen', 'blue-pen']);
  const buyNow = '/checkout/default?buyNow=true';
  const buy = () => shopper.post(`${ITEM}?buyNow=true`, { items: [{ itemId: 'paper', qty: 2 }] });
  await buy();
  const { body } = await shopper.put(buyNow, { freeItems: [{ itemId: 'red-pen', qty: 1 }] });
  expect(seen(body.data.cartInfo).held).toEqual(['1 red-pen']);
  expect(seen((await buy()).body.data.cartInfo)).toEqual({
    available: ['1 red-pen', '1 blue-pen'],
    eligible: true,
  });
});

it('gives a coupon’s item with the coupon', async () => {
  await offer('coupon', ['mug'], { code: 'MUG' });
  await add(shopper, 'paper', 2);
  expect(await read()).toEqual({ eligible: false });
  const { body } = await shopper.put('/checkout/default', { coupons: ['MUG'] });
  expect(body.data.cartInfo.coupons).toMatchObject([{ couponCode: 'MUG', applied: true, amount: 0 }]);
  expect((await read()).held).toEqual(['1 mug']);
  await shopper.put('/checkout/default', { coupons: [] });
  expect(await read()).toEqual({ eligible: false });
});

it('takes a coupon and a choice of its items in one call', async () => {
  await offer('coupon', ['red-pen', 'blue-pen'], { code: 'PENS' });
  await add(shopper, 'paper', 2);
  const both = { coupons: ['PENS'], freeItems: [{ itemId: 'blue-pen', qty: 1 }] };
  const { body } = await shopper.put('/checkout/default', both);
  expect(body.data.error).toBeUndefined();
  expect(seen(body.data.cartInfo).held).toEqual(['1 blue-pen']);
  const refused = await shopper.put('/checkout/default', {
    coupons: [],
    freeItems: [{ itemId: 'red-pen', qty: 1 }],
  });
  expect(refused.body.data.error).toMatchObject([{ code: 'INVALID_FREE_ITEM' }]);
  expect((await read()).held).toEqual(['1 blue-pen']);
});

it('leaves a choice where one of its items is not delivered, and warns shoppers who chose it', async () => {
  await offer('two', ['wet', 'red-pen']);
  await add(shopper, 'paper', 2);
  await choose('wet');
  await shopper.put('/checkout/default', {
    addresses: [{ ...ADDRESS, state: 'HI', city: 'Honolulu', zipCode: '96801' }],
  });
  expect(await read()).toEqual({ available: ['1 red-pen'], eligible: true });
  expect(await warnings()).toMatchObject([
    { description: 'We can’t deliver the free item Ink sample to your address.' },
  ]);
});

it('an emptied cart does not warn of what it gave', async () => {
  await offer('pens', ['red-pen', 'blue-pen']);
  const added = await add(shopper, 'paper', 2);
  await choose('red-pen');
  const { cartItemId } = getLines(added)[0]!;
  await shopper.remove(`${ITEM}/${cartItemId}`, { cartId: 'default', cartItemId });
  expect(await warnings()).toEqual([]);
});

it('labels a sample, which cannot be bought, and does not send it where it is not delivered', async () => {
  await offer('sample', ['wet']);
  await add(shopper, 'paper', 2);
  const { freeItems } = (await readCart(shopper)) as never as { freeItems: { label: string }[] };
  expect(freeItems).toMatchObject([{ itemId: 'wet', label: 'Free Sample' }]);
  const bought = await add(shopper, 'wet');
  expect(getLines(bought)[0]).toMatchObject({ status: 'INVALID', messages: [{ code: 'INVALID_FREE_ITEM' }] });
  await shopper.put('/checkout/default', {
    addresses: [{ ...ADDRESS, state: 'HI', city: 'Honolulu', zipCode: '96801' }],
  });
  expect(await read()).toEqual({ eligible: true });
});

describe('stock', () => {
  it('goes to bought units first, and a choice that is out of stock is named', async () => {
    await offer('notes', ['scarce', 'red-pen'], { units: 1 });
    await add(shopper, 'paper', 2);
    await choose('scarce');
    expect((await read()).held).toEqual(['1 scarce']);
    await add(shopper, 'scarce', 2);
    expect(await read()).toEqual({ available: ['1 red-pen'], eligible: true });
    expect(await warnings()).toMatchObject([{ description: 'We’ve run out of the free item Notepad.' }]);
  });

  it('takes the place of no newer choice when it returns', async () => {
    await offer('notes', ['scarce', 'red-pen'], { units: 1 });
    await add(shopper, 'paper', 2);
    await choose('scarce');
    await setStock(shop.database, 'scarce', 0);
    await choose('red-pen');
    await setStock(shop.database, 'scarce', 2);
    expect((await read()).held).toEqual(['1 red-pen']);
  });

  it('that another order took lets the order go without the free item', async () => {
    await offer('notes', ['scarce'], { units: 1 });
    const total = await readyToOrder(shopper, 'paper', { qty: 2 });
    await shop.database.db.updateTable('stock').set({ available: 0 }).where('sku', '=', 'scarce').execute();
    const placed = await order(shopper, total);
    expect(placed.body.data.order.lines).toHaveLength(1);
    await shop.database.db.updateTable('stock').set({ available: 2 }).where('sku', '=', 'scarce').execute();
  });
});

it('an offer that the shopper used up before signing in is used up after it', async () => {
  await offer('once', ['red-pen'], { limit_per_person: 1 });
  const first = (await order(shopper, await readyToOrder(shopper, 'paper', { qty: 2 }))).body.data.order;
  expect(first.lines).toHaveLength(2);
  await shopper.post('/account/register', {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'free-once@example.com',
    password: 'a long phrase of mine',
  });
  const total = await readyToOrder(shopper, 'paper', { qty: 2, email: undefined });
  expect(await read()).toEqual({ eligible: false });
  const placed = await order(shopper, total);
  expect(placed.status).toBe(200);
  expect(placed.body.data.order.lines).toHaveLength(1);
});

it('counts a limited offer as used only by orders that have its item', async () => {
  await offer('limited', ['red-pen', 'blue-pen'], { limit_total: 1 });
  const used = async () =>
    (
      await shop.database.db
        .selectFrom('promotions')
        .select('used')
        .where('id', '=', 'limited')
        .executeTakeFirstOrThrow()
    ).used;
  await order(shopper, await readyToOrder(shopper, 'paper', { qty: 2 }));
  expect(await used()).toBe(0);
  shopper = shop.shopper();
  await add(shopper, 'paper', 1);
  const total = await readyToOrder(shopper, 'paper', { qty: 1 });
  await choose('red-pen');
  await order(shopper, total);
  expect(await used()).toBe(1);
  shopper = shop.shopper();
  await add(shopper, 'paper', 2);
  expect(await read()).toEqual({ eligible: false });
});
