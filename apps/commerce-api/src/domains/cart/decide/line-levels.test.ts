import { add, ADDRESS, getLines, ITEM, readCart } from '../../../testing/carts.ts';
import { order, payBy, GOOD_CARD } from '../../../testing/checkouts.ts';
import { addWarehouses, setWarehouseStock } from '../../../testing/places.ts';
import { createTestShop, type Shopper, type TestShop } from '../../../testing/test-shop.ts';

const MONDAY_9_AM = new Date('2026-06-15T13:00:00Z');
const MONDAY_11_AM = new Date('2026-06-15T15:00:00Z');
const SATURDAY = new Date('2026-06-20T13:00:00Z');
const LOS_ANGELES = { ...ADDRESS, city: 'Los Angeles', state: 'CA', zipCode: '90012' };

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'pen', price: 1000, stock: 0 },
      { sku: 'ream', price: 1000, stock: 0 },
      { sku: 'crate', price: 1000, stock: 100, oversized: true },
      { sku: 'later', price: 1000, stock: 100, conditions: { streetDate: '2026-08-01' } },
    ],
  });
  await addWarehouses(shop.database);
  // W1 is close to Boston, W3 to Los Angeles.
  await setWarehouseStock(shop.database, 'pen', { W1: 5, W3: 100 });
  await setWarehouseStock(shop.database, 'ream', { W3: 100 });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.now = MONDAY_9_AM;
  shopper = shop.shopper();
});

async function fill(...items: string[]): Promise<Map<string, string>> {
  for (const item of items) await add(shopper, item);
  await shopper.put('/checkout/default', { addresses: [ADDRESS], emailId1: 'ada@example.com' });
  return new Map((await readCart(shopper)).items.map(({ itemId, cartItemId }) => [itemId, cartItemId]));
}
const choose = (cartItemId: string | undefined, levelOfService: string, qty = 1) =>
  shopper.put(ITEM, { items: [{ cartItemId, qty, levelOfService }] });
const levels = async () => {
  const { items, cartSummary, cartAttributes } = await readCart(shopper);
  return {
    today: cartAttributes.deliveryToday,
    shipFee: cartSummary.shipFee,
    lines: Object.fromEntries(
      items.map(({ itemId, selectedDeliveryOption: { levelOfService, minDeliveryDate } }) => [
        itemId,
        [levelOfService, minDeliveryDate],
      ]),
    ),
  };
};

describe('the level of service of a line', () => {
  it('is same-day if one near warehouse has all units, and each level costs its fee once', async () => {
    const ids = await fill('pen', 'ream');
    const reply = await choose(ids.get('pen'), 'SDD');
    expect(getLines(reply)[0]).toMatchObject({
      messages: [],
      selectedDeliveryOption: {
        levelOfService: 'SDD',
        minDeliveryDate: '2026-06-15',
        maxDeliveryDate: '2026-06-15',
      },
    });
    await choose(ids.get('ream'), 'NDD');
    expect(await levels()).toMatchObject({
      today: '2026-06-15',
      shipFee: 19.99 + 14.99,
      lines: { pen: ['SDD', '2026-06-15'], ream: ['NDD', '2026-06-16'] },
    });
    await choose(ids.get('ream'), 'STANDARD');
    expect((await levels()).shipFee).toBeCloseTo(19.99 + 7.99);
  });

  it('is a choice with dates and fees, as far as the line has one', async () => {
    await fill('pen', 'ream', 'crate');
    const getChoice = async () =>
      Object.fromEntries(
        (await readCart(shopper)).items.map((line) => [
          line.itemId,
          line.availableDeliveryOptions?.[0]?.levels,
        ]),
      );
    const { pen, ream, crate } = await getChoice();
    expect(pen).toMatchObject([
      { levelOfService: 'STANDARD', minDeliveryDate: expect.stringMatching(/^2026-06-1/) },
      { levelOfService: 'NDD', fee: 14.99, minDeliveryDate: '2026-06-16', maxDeliveryDate: '2026-06-16' },
      { levelOfService: 'SDD', fee: 19.99, minDeliveryDate: '2026-06-15' },
    ]);
    expect(pen![0]).not.toHaveProperty('fee');
    expect(ream).toMatchObject([{ levelOfService: 'STANDARD' }, { levelOfService: 'NDD' }]);
    expect(crate).toBeUndefined();
    await shopper.put('/checkout/default', { futureDelivery: { date: '2026-06-29' } });
    expect((await getChoice()).pen).toBeUndefined();
  });

  it.each([
    ['more units than the near warehouse has', 'pen', 6, MONDAY_9_AM],
    ['an item that only a far warehouse has', 'ream', 1, MONDAY_9_AM],
    ['an order after the last hour for it', 'pen', 1, MONDAY_11_AM],
    ['a weekend', 'pen', 1, SATURDAY],
  ])('is not same-day for %s', async (_, item, qty, now) => {
    shop.clock.now = now;
    const ids = await fill(item);
    const [line] = getLines(await choose(ids.get(item), 'SDD', qty));
    expect(line!.messages).toEqual([
      {
        code: 'LEVEL_OF_SERVICE_NOT_AVAILABLE',
        type: 'WARN',
        description: 'Same-day delivery isn’t available for this item. We’ll ship it by standard delivery.',
      },
    ]);
    expect(line).toMatchObject({ qty, selectedDeliveryOption: { levelOfService: 'STANDARD' } });
  });

  it('becomes next-day after the last hour, with its fee, and same-day again the next morning', async () => {
    const ids = await fill('pen');
    await choose(ids.get('pen'), 'SDD');
    shop.clock.now = MONDAY_11_AM;
    expect(await levels()).toMatchObject({ shipFee: 14.99, lines: { pen: ['NDD', '2026-06-16'] } });
    shop.clock.now = new Date('2026-06-16T13:00:00Z');
    expect(await levels()).toMatchObject({ shipFee: 19.99, lines: { pen: ['SDD', '2026-06-16'] } });
  });

  it('ends with an address or a quantity that the nearby warehouse cannot serve, with a message on the line', async () => {
    const refused = [{ code: 'LEVEL_OF_SERVICE_NOT_AVAILABLE', type: 'WARN' }];
    const ids = await fill('pen');
    await choose(ids.get('pen'), 'SDD');
    const more = await shopper.put(ITEM, { items: [{ cartItemId: ids.get('pen'), qty: 6 }] });
    expect(getLines(more)[0]).toMatchObject({
      qty: 6,
      messages: refused,
      selectedDeliveryOption: { levelOfService: 'STANDARD' },
    });
    await shopper.put(ITEM, { items: [{ cartItemId: ids.get('pen'), qty: 5 }] });
    await choose(ids.get('pen'), 'SDD', 5);
    expect((await levels()).lines.pen![0]).toBe('SDD');
    const far = { ...ADDRESS, city: 'Chicago', state: 'IL', zipCode: '60601' };
    const moved = await shopper.put('/checkout/default', { addresses: [far] });
    expect(getLines(moved)[0]).toMatchObject({ messages: refused });
    expect((await levels()).lines.pen![0]).toBe('STANDARD');
  });

  it('ends with an add to the line, which may need another warehouse', async () => {
    const ids = await fill('pen');
    await choose(ids.get('pen'), 'SDD');
    await add(shopper, 'pen', 1);
    expect((await levels()).lines.pen![0]).toBe('STANDARD');
  });

  it('counts the hour and the day of the place of delivery', async () => {
    const ids = await fill('ream');
    await shopper.put('/checkout/default', { addresses: [LOS_ANGELES] });
    // 8 p.m. on Sunday in Los Angeles, Monday in Massachusetts; then 9 a.m. on Monday there.
    shop.clock.now = new Date('2026-06-15T03:00:00Z');
    expect((await levels()).today).toBe('2026-06-14');
    shop.clock.now = new Date('2026-06-15T16:00:00Z');
    await choose(ids.get('ream'), 'SDD');
    expect((await levels()).lines).toEqual({ ream: ['SDD', '2026-06-15'] });
  });
});

describe('the level of service of a cart', () => {
  it('applies to all lines that allow it', async () => {
    await fill('pen', 'crate', 'later');
    await shopper.put('/checkout/default', { levelOfService: 'NDD' });
    const { lines, shipFee } = await levels();
    expect(lines).toMatchObject({ pen: ['NDD', '2026-06-16'] });
    expect([lines.crate![0], lines.later![0]]).toEqual(['STANDARD', 'STANDARD']);
    expect(shipFee).toBeCloseTo(14.99 + 7.99);
  });

  it('replaces the choices of lines', async () => {
    const ids = await fill('pen');
    await choose(ids.get('pen'), 'SDD');
    await shopper.put('/checkout/default', { levelOfService: 'STANDARD' });
    expect((await levels()).lines.pen![0]).toBe('STANDARD');
  });

  it('is same-day for the lines that allow it now, and refused if there are none', async () => {
    await fill('pen', 'ream');
    await shopper.put('/checkout/default', { levelOfService: 'SDD' });
    expect((await levels()).lines).toMatchObject({ pen: ['SDD', '2026-06-15'] });
    expect((await levels()).lines.ream![0]).toBe('STANDARD');
    const before = await readCart(shopper);
    shop.clock.now = MONDAY_11_AM;
    const refused = await shopper.put('/checkout/default', { levelOfService: 'SDD' });
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatchObject({
      code: 'LEVEL_OF_SERVICE_NOT_AVAILABLE',
      field: 'levelOfService',
    });
    expect((await readCart(shopper)).revision).toBe(before.revision);
  });

  it('is offered at checkout with its fee and day, same-day only if a line allows it', async () => {
    await fill('pen');
    const methods = async () => {
      const { body } = await shopper.get('/checkout/precheckout');
      return (
        body.data.checkoutInfo.deliveryMethods as {
          levelOfService: string;
          fee: number;
          minDeliveryDate: string;
        }[]
      ).map(({ levelOfService, fee, minDeliveryDate }) => [levelOfService, fee, minDeliveryDate]);
    };
    expect((await methods()).slice(1)).toEqual([
      ['NDD', 14.99, '2026-06-16'],
      ['SDD', 19.99, '2026-06-15'],
    ]);
    shop.clock.now = MONDAY_11_AM;
    expect((await methods()).map(([level]) => level)).toEqual(['STANDARD', 'NDD']);
  });

  it('is not charged at another hour without the shopper seeing it', async () => {
    const ids = await fill('pen');
    await choose(ids.get('pen'), 'SDD');
    await payBy(shopper, GOOD_CARD);
    shop.clock.now = MONDAY_11_AM;
    const { cartSummary } = await readCart(shopper);
    shop.clock.now = new Date('2026-06-16T13:00:00Z');
    const refused = await order(shopper, cartSummary.ordTotal!);
    expect(refused.status).toBe(409);
    expect(refused.body.error.code).toBe('ORDER_TOTAL_CHANGED');
  });

  it('is charged and promised by the order as shown', async () => {
    const ids = await fill('pen');
    await choose(ids.get('pen'), 'SDD');
    await payBy(shopper, GOOD_CARD);
    const { cartSummary } = await readCart(shopper);
    const placed = await order(shopper, cartSummary.ordTotal!);
    expect(placed.body.data.order).toMatchObject({
      levelOfService: 'SDD',
      minDeliveryDate: '2026-06-15',
      totals: { shipFee: 19.99 },
    });
  });

  it('is kept with each line of the order', async () => {
    const ids = await fill('pen', 'crate');
    await choose(ids.get('pen'), 'SDD');
    await payBy(shopper, GOOD_CARD);
    const { cartSummary } = await readCart(shopper);
    const { lines } = (await order(shopper, cartSummary.ordTotal!)).body.data.order;
    const getLevels = (items: { itemId: string; levelOfService?: string }[]) =>
      Object.fromEntries(items.map(({ itemId, levelOfService }) => [itemId, levelOfService]));
    expect(getLevels(lines)).toEqual({ pen: 'SDD', crate: 'STANDARD' });
  });
});
