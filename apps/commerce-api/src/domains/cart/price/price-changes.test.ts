import { add, getLines, ITEM, readCart, type SeenLine } from '../../../testing/carts.ts';
import { addStores, setStoreStock } from '../../../testing/places.ts';
import { createTestShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts';
import { demoAccounts, writeDemoAccounts } from '../../account/demo-accounts.ts';

const [wendy] = demoAccounts as [(typeof demoAccounts)[number]];

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', price: 1299, stock: 50 },
      { sku: 'paper', price: 1000, stock: 50 },
    ],
  });
  await addStores(shop.database, '1547');
  await setStoreStock(shop.database, '1547', 'pen', 20);
  await writeDemoAccounts(shop.database.db);
  await shop.database.db
    .updateTable('products')
    .set({ volume_prices: JSON.stringify([[10, 900]]) })
    .where('sku', '=', 'paper')
    .execute();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.deleteFrom('carts').execute();
  await setPrice('pen', 1299);
  await setPrice('paper', 1000);
});

async function setPrice(sku: string, price_minor: number | null): Promise<void> {
  await shop.database.db.updateTable('products').set({ price_minor }).where('sku', '=', sku).execute();
}

const signIn = (shopper: Shopper) =>
  shopper.post('/account/signin', { username: wendy.username, password: wendy.password });

const change = (shopper: Shopper, cartItemId: string, qty: number, more: object = {}) =>
  shopper.put(ITEM, { items: [{ cartItemId, qty, ...more }] });

/** Returns the previous price shown on a line; undefined if it has not changed. */
const from = ({ priceChangedFrom }: SeenLine): unknown => priceChangedFrom;

async function readLine(shopper: Shopper): Promise<SeenLine> {
  const { items } = await readCart(shopper);
  expect(items).toHaveLength(1);
  return items[0]!;
}

async function shopperWithPen(qty = 2): Promise<Shopper> {
  const shopper = shop.shopper();
  await add(shopper, 'pen', qty);
  return shopper;
}

describe('a line reports the price its item had when it was added', () => {
  it.each([
    ['fell', 1149],
    ['rose', 1499],
  ])('when the price %s', async (_, price) => {
    const shopper = await shopperWithPen();
    expect(await readLine(shopper)).not.toHaveProperty('priceChangedFrom');
    await setPrice('pen', price);
    const line = await readLine(shopper);
    expect(from(line)).toBe(12.99);
    expect(line['priceInfo'].finalPricePerUnit).toBe(price / 100);
    await setPrice('pen', 1299);
    expect(await readLine(shopper)).not.toHaveProperty('priceChangedFrom');
  });

  it('until the shopper changes the quantity', async () => {
    const shopper = await shopperWithPen();
    await setPrice('pen', 1149);
    const { cartItemId } = await readLine(shopper);
    expect(from(getLines(await change(shopper, cartItemId, 2))[0]!)).toBe(12.99);
    expect(from(getLines(await change(shopper, cartItemId, 3))[0]!)).toBeUndefined();
    await setPrice('pen', 1199);
    expect(from(await readLine(shopper))).toBe(11.49);
  });

  it('until the shopper adds the item again', async () => {
    const shopper = await shopperWithPen();
    await setPrice('pen', 1499);
    await add(shopper, 'paper', 1);
    expect((await readCart(shopper)).items.map(from)).toEqual([12.99, undefined]);
    expect(from(getLines(await add(shopper, 'pen', 1))[0]!)).toBeUndefined();
  });

  it('also after a quantity that could not be changed, and after an add of nothing', async () => {
    const shopper = await shopperWithPen(50);
    await setPrice('pen', 1149);
    const { cartItemId } = await readLine(shopper);
    await change(shopper, cartItemId, 60);
    await add(shopper, 'pen', 1);
    expect(from(await readLine(shopper))).toBe(12.99);
  });

  it('not while it is removed, and again after Undo', async () => {
    const shopper = await shopperWithPen();
    await setPrice('pen', 1149);
    const { cartItemId } = await readLine(shopper);
    expect(from(getLines(await change(shopper, cartItemId, 0))[0]!)).toBeUndefined();
    expect(from(getLines(await change(shopper, cartItemId, 2))[0]!)).toBe(12.99);
  });

  it('also when it is picked up instead', async () => {
    const shopper = await shopperWithPen();
    await setPrice('pen', 1149);
    const { cartItemId } = await readLine(shopper);
    await change(shopper, cartItemId, 2, { deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect(await readLine(shopper)).toMatchObject({
      selectedDeliveryOption: { deliveryType: 'ISP' },
      priceChangedFrom: 12.99,
    });
  });

  it('not after it was saved for later and moved back at the price that the list showed', async () => {
    const shopper = await shopperWithPen();
    await setPrice('pen', 1149);
    const { cartItemId } = await readLine(shopper);
    await shopper.post('/sfl', { cartItemId });
    const [saved] = (await shopper.get('/sfl')).body.data.sflItems;
    expect(saved.itemDetails.priceInfo.finalPricePerUnit).toBe(11.49);
    await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 2, listItemId: saved.listItemId }] });
    expect(from(await readLine(shopper))).toBeUndefined();
  });

  it('not while it has no price', async () => {
    const shopper = await shopperWithPen();
    await setPrice('pen', null);
    expect(from(await readLine(shopper))).toBeUndefined();
    await setPrice('pen', 1149);
    expect(from(await readLine(shopper))).toBe(12.99);
  });

  it('not for a line of an older server, until it is added again', async () => {
    const shopper = await shopperWithPen();
    await shop.database.db.updateTable('cart_lines').set({ added_price_minor: null }).execute();
    await setPrice('pen', 1149);
    expect(from(await readLine(shopper))).toBeUndefined();
    await add(shopper, 'pen', 1);
    await setPrice('pen', 1299);
    expect(from(await readLine(shopper))).toBe(11.49);
  });

  it('not for reaching a volume price, but for losing it', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'paper', 9);
    expect(from(await readLine(shopper))).toBeUndefined();
    const { cartItemId } = await readLine(shopper);
    const [line] = getLines(await change(shopper, cartItemId, 10));
    expect(line!['priceInfo'].finalPricePerUnit).toBe(9);
    expect(from(line!)).toBeUndefined();
    await setPrice('paper', 980);
    expect(from(await readLine(shopper))).toBeUndefined();
    // At this price, the volume price would make ten units cheaper than nine, so it no longer applies.
    await setPrice('paper', 1100);
    const after = await readLine(shopper);
    expect([from(after), after['priceInfo'].finalPricePerUnit]).toEqual([9, 11]);
  });
});

describe('merging the carts at sign-in', () => {
  it('keeps the price of the guest’s line', async () => {
    const guest = await shopperWithPen();
    await setPrice('pen', 1149);
    await signIn(guest);
    expect(from(await readLine(guest))).toBe(12.99);
  });

  it('keeps that of the guest’s line where both carts have it, as the latest that the shopper saw', async () => {
    const member = shop.shopper();
    await signIn(member);
    await add(member, 'pen', 1);
    await setPrice('pen', 1149);
    const guest = await shopperWithPen(1);
    await signIn(guest);
    expect(await readLine(guest)).toMatchObject({ qty: 2 });
    expect(from(await readLine(guest))).toBeUndefined();
    await setPrice('pen', 999);
    expect(from(await readLine(guest))).toBe(11.49);
  });
});
