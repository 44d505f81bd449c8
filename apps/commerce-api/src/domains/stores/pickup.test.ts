import { ADDRESS, ITEM, getLines, readCart, type SeenLine } from '../../testing/carts.ts';
import { GOOD_CARD, order, payBy } from '../../testing/checkouts.ts';
import {
  addStores,
  addWarehouses,
  setStoreStock,
  setWarehouseStock,
  getStoreStock,
  getWarehouseStock,
} from '../../testing/places.ts';
import { addOffers, createTestShop, type Shopper, getStock, type TestShop } from '../../testing/test-shop.ts';
import { giveBackStock } from '../orders/order-stock.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', price: 1000, stock: 100 },
      { sku: 'ink', price: 2000, stock: 100 },
      { sku: 'desk', bopisEligible: false },
      { sku: 'plan', price: 500, electronic: true, bopisEligible: false },
      { sku: 'few', stock: 50 },
      { sku: 'spread', price: 1000 },
    ],
  });
  await addOffers(shop.database, 'pen', ['plan']);
  await addStores(shop.database, '1547', '0008', '0433');
  await addWarehouses(shop.database);
  for (const sku of ['pen', 'ink']) await setStoreStock(shop.database, '1547', sku, 20);
  await setStoreStock(shop.database, '0008', 'pen', 3);
  await setStoreStock(shop.database, '0433', 'pen', 20);
  await setStoreStock(shop.database, '1547', 'few', 2);
});
afterAll(() => shop.close());

const PERSON = { firstName: 'Pat', lastName: 'Reyes', email: 'pat@example.com', phone: '(508) 555-0142' };
const pickUp = (
  shopper: Shopper,
  itemId: string,
  qty = 1,
  pickupStoreNumber = '1547',
  deliveryType = 'ISP',
) => shopper.post(ITEM, { items: [{ itemId, qty, deliveryType, pickupStoreNumber }] });
const change = (shopper: Shopper, line: SeenLine, to: Record<string, unknown>, qty = line.qty) =>
  shopper.put(`${ITEM}?responseType=WHOLE`, { items: [{ cartItemId: line.cartItemId, qty, ...to }] });
const active = (lines: SeenLine[]) => lines.filter(({ status }) => status === 'ACTIVE');
const codes = (line: SeenLine | undefined) => line?.messages.map(({ code }) => code);

describe('a pickup line', () => {
  it('uses the stock of its store, not the delivery stock', async () => {
    const shopper = shop.shopper();
    const [line] = getLines(await pickUp(shopper, 'few', 5));
    expect(line).toMatchObject({
      qty: 2,
      selectedDeliveryOption: { pickupStoreName: 'Framingham', availableQuantity: 2 },
    });
    expect(line!.messages).toEqual([
      {
        code: 'PARTIAL_QTY_AVAILABLE',
        type: 'WARN',
        description: 'Only 2 of this item are available at Framingham.',
      },
    ]);
    // The same item can still be delivered.
    expect(getLines(await shopper.post(ITEM, { items: [{ itemId: 'few', qty: 5 }] }))[0]).toMatchObject({
      qty: 5,
      messages: [],
    });
  });

  it('for an unknown store is refused, and nothing is added', async () => {
    const [line] = getLines(await pickUp(shop.shopper(), 'pen', 1, '9999'));
    expect(line).toMatchObject({ status: 'INVALID', qty: 0 });
    expect(codes(line)).toContain('INVALID_STORE_NUMBER');
  });

  it('for an item without pickup is shipped instead, with a notice', async () => {
    const [line] = getLines(await pickUp(shop.shopper(), 'desk'));
    expect(line!.selectedDeliveryOption.deliveryType).toBe('STA');
    expect(codes(line)).toEqual(['NOT_AVAILABLE_FOR_BOPIS']);
  });

  it('has no shipping cost, and is taxed at the store’s location', async () => {
    const shopper = shop.shopper();
    await pickUp(shopper, 'pen', 1, '0433');
    const { cartSummary } = await readCart(shopper);
    // Louisiana: 5%.
    expect(cartSummary).toMatchObject({ shipFee: 0, taxTotal: 0.5, ordTotal: 10.5 });
  });

  it('adds the address of each store to the cart, once', async () => {
    const shopper = shop.shopper();
    await shopper.put('/checkout/default', { addresses: [ADDRESS] });
    await pickUp(shopper, 'pen');
    await pickUp(shopper, 'few');
    await shopper.post(ITEM, {
      items: [{ itemId: 'desk', qty: 1, deliveryType: 'STS', pickupStoreNumber: '0433' }],
    });
    const { addresses } = await readCart(shopper);
    expect(addresses).toMatchObject([
      { type: 'S', zipCode: ADDRESS.zipCode },
      { type: 'ST', storeNumber: '1547', organizationName: 'Framingham', state: 'MA', zipCode: '01702' },
      {
        type: 'ST',
        storeNumber: '0433',
        state: 'LA',
        phones: [{ number: expect.stringMatching(/^\d{10}$/) }],
      },
    ]);
    const sentBack = await shopper.put('/checkout/default', { addresses: [{ ...ADDRESS, type: 'ST' }] });
    expect(sentBack.body.error).toMatchObject({ code: 'ADDRESS_INVALID', field: 'addresses[0].type' });
  });

  it('reports on every read what its store no longer has', async () => {
    const shopper = shop.shopper();
    await pickUp(shopper, 'pen', 3, '0008');
    await setStoreStock(shop.database, '0008', 'pen', 1);
    const cart = await readCart(shopper);
    expect(codes(cart.items[0])).toEqual(['PARTIAL_QTY_AVAILABLE']);
    expect(cart.messages.map(({ code }) => code)).toContain('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY');
    await setStoreStock(shop.database, '0008', 'pen', 3);
  });
});

describe('changing the delivery method of a line', () => {
  it('moves it between delivery and a store, under the same id', async () => {
    const shopper = shop.shopper();
    const [line] = getLines(await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 2 }] }));
    const there = await change(shopper, line!, { deliveryType: 'ISP', pickupStoreNumber: '1547' });
    expect(active(getLines(there))).toMatchObject([
      {
        cartItemId: line!.cartItemId,
        qty: 2,
        selectedDeliveryOption: { deliveryType: 'ISP', pickupStoreNumber: '1547' },
      },
    ]);
    const back = await change(shopper, line!, { deliveryType: 'STA' });
    expect(active(getLines(back))).toMatchObject([
      { cartItemId: line!.cartItemId, selectedDeliveryOption: { deliveryType: 'STA' } },
    ]);
  });

  it('merges it into an equal line', async () => {
    const shopper = shop.shopper();
    await pickUp(shopper, 'pen', 3);
    const [delivered] = getLines(await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 2 }] }));
    const lines = getLines(
      await change(shopper, delivered!, { deliveryType: 'ISP', pickupStoreNumber: '1547' }),
    );
    expect(active(lines)).toMatchObject([{ qty: 5 }]);
    expect(lines.find(({ cartItemId }) => cartItemId === delivered!.cartItemId)?.status).toBe('DELETED');
  });

  it('caps the quantity by the store’s stock, and reports it', async () => {
    const shopper = shop.shopper();
    const [line] = getLines(await shopper.post(ITEM, { items: [{ itemId: 'pen', qty: 9 }] }));
    const [moved] = active(
      getLines(await change(shopper, line!, { deliveryType: 'ISP', pickupStoreNumber: '0008' })),
    );
    expect(moved).toMatchObject({ qty: 3 });
    expect(codes(moved)).toContain('PARTIAL_QTY_FIXED');
  });

  it.each([
    ['a store that has none of it', 'ink', '0008', 'ITEM_INVENTORY_NOT_AVAILABLE'],
    ['a store that is none', 'pen', '9999', 'INVALID_STORE_NUMBER'],
    ['any store, of an item that none hands out', 'desk', '1547', 'NOT_AVAILABLE_FOR_BOPIS'],
  ])('to %s leaves the line unchanged', async (_, itemId, pickupStoreNumber, code) => {
    const shopper = shop.shopper();
    const [line] = getLines(await shopper.post(ITEM, { items: [{ itemId, qty: 2 }] }));
    const [same] = active(getLines(await change(shopper, line!, { deliveryType: 'ISP', pickupStoreNumber })));
    expect(same).toMatchObject({ qty: 2, selectedDeliveryOption: { deliveryType: 'STA' } });
    expect(codes(same)).toEqual([code]);
  });
});

it('moves a warranty with its parent, and back', async () => {
  const shopper = shop.shopper();
  const lines = getLines(
    await shopper.post(ITEM, {
      items: [
        { itemId: 'pen', qty: 1 },
        { itemId: 'plan', qty: 1, parentItemId: 'pen' },
      ],
    }),
  );
  const pen = lines.find(({ itemId }) => itemId === 'pen')!;
  await shopper.remove(`${ITEM}/${pen.cartItemId}`);
  expect((await readCart(shopper)).items).toEqual([]);
  await change(shopper, pen, {}, 1);
  expect((await readCart(shopper)).items.map(({ itemId }) => itemId).sort()).toEqual(['pen', 'plan']);
});

/** Takes the cart to the last checkout step. */
async function ready(shopper: Shopper, { address = false, person = true } = {}) {
  const steps = [
    await shopper.put('/checkout/default', {
      emailId1: 'ada@example.com',
      ...(address ? { addresses: [ADDRESS] } : {}),
      ...(person ? { pickupPerson: PERSON } : {}),
    }),
    await payBy(shopper, GOOD_CARD),
  ];
  for (const step of steps) if (step.status !== 200) throw new Error(step.text);
  const { body } = await shopper.get('/checkout/precheckout');
  return body.data.checkoutInfo;
}

describe('checkout', () => {
  it('of pickup lines only needs no address', async () => {
    const shopper = shop.shopper();
    await pickUp(shopper, 'pen', 2);
    const info = await ready(shopper);
    expect(info.checkoutKind).toBe('PICKUP');
    expect(info.sections).toEqual(['CONTACT', 'PICKUP', 'PAYMENT'].map((type) => ({ type, done: true })));
    const placed = (await order(shopper, info.totals.ordTotal)).body.data.order;
    expect(placed).toMatchObject({
      pickups: [{ storeNumber: '1547', name: 'Framingham', address: { zipcode: '01702' } }],
      pickupPerson: { ...PERSON, phone: '5085550142' },
      lines: [{ deliveryType: 'ISP', pickupStoreNumber: '1547' }],
    });
    expect(placed).not.toHaveProperty('shippingAddress');
    expect(await getStoreStock(shop.database, '1547', 'pen')).toBe(18);
    expect(await getStock(shop.database, 'pen')).toBe(100);
    await setStoreStock(shop.database, '1547', 'pen', 20);
  });

  it('of both kinds needs an address and a pickup person', async () => {
    const shopper = shop.shopper();
    await pickUp(shopper, 'pen', 1);
    await shopper.post(ITEM, { items: [{ itemId: 'ink', qty: 1 }] });
    const info = await ready(shopper, { address: true });
    expect(info.checkoutKind).toBe('MIXED');
    expect(info.sections.map(({ type }: { type: string }) => type)).toEqual([
      'CONTACT',
      'PICKUP',
      'ADDRESS',
      'DELIVERY',
      'PAYMENT',
    ]);
    expect((await order(shopper, info.totals.ordTotal)).status).toBe(200);
    await setStoreStock(shop.database, '1547', 'pen', 20);
  });

  it('needs a pickup person', async () => {
    const shopper = shop.shopper();
    await pickUp(shopper, 'pen', 1);
    const info = await ready(shopper, { person: false });
    const refused = await order(shopper, info.totals.ordTotal);
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { code: 'PICKUP_PERSON_MISSING', field: 'pickupPerson' } },
    });
  });

  it.each([
    ['firstName', ' '],
    ['lastName', ''],
    ['email', 'pat'],
    ['phone', '12345'],
  ])('refuses a pickup person without a valid %s', async (field, value) => {
    const shopper = shop.shopper();
    await pickUp(shopper, 'pen', 1);
    const reply = await shopper.put('/checkout/default', { pickupPerson: { ...PERSON, [field]: value } });
    expect(reply).toMatchObject({
      status: 400,
      body: { error: { code: 'PICKUP_PERSON_INVALID', field: `pickupPerson.${field}` } },
    });
  });

  it('allocates nothing at all when one side falls short', async () => {
    const shopper = shop.shopper();
    await pickUp(shopper, 'pen', 3, '0008');
    await shopper.post(ITEM, { items: [{ itemId: 'ink', qty: 1 }] });
    const info = await ready(shopper, { address: true });
    const before = await getStock(shop.database, 'ink');
    await setStoreStock(shop.database, '0008', 'pen', 2);
    const refused = await order(shopper, info.totals.ordTotal);
    expect(refused.status).toBe(409);
    expect(refused.body.error.items ?? refused.body.error.details?.items).toMatchObject([
      { itemId: 'pen', availableQuantity: 2 },
    ]);
    expect(await getStock(shop.database, 'ink')).toBe(before);
    expect(await getStoreStock(shop.database, '0008', 'pen')).toBe(2);
    await setStoreStock(shop.database, '0008', 'pen', 3);
  });
});

it('allocates from the nearest warehouses, and returns units to where they were taken from, once', async () => {
  await setWarehouseStock(shop.database, 'spread', { W1: 2, W2: 3, W3: 10 });
  await setStoreStock(shop.database, '1547', 'spread', 5);
  const shopper = shop.shopper();
  await pickUp(shopper, 'spread', 4);
  await shopper.post(ITEM, { items: [{ itemId: 'spread', qty: 4 }] });
  const info = await ready(shopper, { address: true });
  const placed = (await order(shopper, info.totals.ordTotal)).body.data.order;
  // To Massachusetts: first all units near Boston, then from Chicago.
  expect(await getWarehouseStock(shop.database, 'spread')).toEqual({ W1: 0, W2: 1, W3: 10 });
  expect(await getStock(shop.database, 'spread')).toBe(11);
  expect(await getStoreStock(shop.database, '1547', 'spread')).toBe(1);
  for (let time = 0; time < 2; time += 1) {
    await shop.database.db
      .transaction()
      .execute((trx) => giveBackStock(trx, { order_number: placed.orderNumber }));
  }
  expect(await getWarehouseStock(shop.database, 'spread')).toEqual({ W1: 2, W2: 3, W3: 10 });
  expect(await getStock(shop.database, 'spread')).toBe(15);
  expect(await getStoreStock(shop.database, '1547', 'spread')).toBe(5);
});

it('a ZIP code of another state is refused, naming the field', async () => {
  const shopper = shop.shopper();
  const reply = await shopper.put('/checkout/default', { addresses: [{ ...ADDRESS, zipCode: '90210' }] });
  expect(reply).toMatchObject({
    status: 400,
    body: { error: { code: 'ADDRESS_INVALID', field: 'addresses[0].zipCode' } },
  });
});

describe('ship to store', () => {
  const groups = (line: SeenLine | undefined) =>
    (line?.availableDeliveryOptions as { groupId: string }[]).map(({ groupId }) => groupId);

  it('is offered when the store has none and the warehouses have some', async () => {
    const shopper = shop.shopper();
    shopper.cookies.set(
      'YourStore',
      JSON.stringify({ storeNumber: '0008', address1: 'a', city: 'b', state: 'MA', zipCode: '01760' }),
    );
    await shopper.post(ITEM, {
      items: ['pen', 'ink', 'desk'].map((itemId) => ({ itemId, qty: 1 })),
      yourStoreNo: '0008',
    });
    const [pen, ink, desk] = (await readCart(shopper)).items;
    expect(groups(pen)).toEqual(['G1', 'G2']);
    expect(groups(ink)).toEqual(['G1', 'G2', 'G3']);
    expect(groups(desk)).toEqual(['G1']);
  });

  it('allocates from the warehouses, needs no address, and is ready after arrival in the store', async () => {
    const shopper = shop.shopper();
    const before = [await getStock(shop.database, 'ink'), await getStoreStock(shop.database, '1547', 'ink')];
    await pickUp(shopper, 'ink', 2, '1547', 'STS');
    await shopper.put('/checkout/default', { emailId1: 'ada@example.com', pickupPerson: PERSON });
    await payBy(shopper, GOOD_CARD);
    const { checkoutInfo } = (await shopper.get('/checkout/precheckout')).body.data;
    expect(checkoutInfo).toMatchObject({ checkoutKind: 'PICKUP', totals: { shipFee: 0 } });
    // Two days by standard delivery, never within the hour.
    expect(checkoutInfo.pickups[0].readyBy).toMatch(/^\w{3}, \w{3} \d+ – \w{3}, \w{3} \d+$/);
    const reply = await order(shopper, checkoutInfo.totals.ordTotal);
    expect(reply.body.data.order.pickups[0].readyBy).toBe(checkoutInfo.pickups[0].readyBy);
    expect(reply.body.data.order.maxDeliveryDate > reply.body.data.order.placedAt.slice(0, 10)).toBe(true);
    expect(await getStock(shop.database, 'ink')).toBe(before[0]! - 2);
    expect(await getStoreStock(shop.database, '1547', 'ink')).toBe(before[1]);
  });

  it('shows both times when the store already has some of the units', async () => {
    const shopper = shop.shopper();
    await pickUp(shopper, 'pen', 1, '1547');
    await pickUp(shopper, 'ink', 1, '1547', 'STS');
    const { checkoutInfo } = (await shopper.get('/checkout/precheckout')).body.data;
    expect(checkoutInfo.pickups).toHaveLength(1);
    expect(checkoutInfo.pickups[0].readyBy).toMatch(/; the rest \w{3}, /);
  });
});
