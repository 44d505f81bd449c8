import type { Promotion } from '@foolscap/pricing/model';
import { add, ADDRESS, getLines, ITEM, readCart } from '../../testing/carts.ts';
import { GOOD_CARD, order, payBy, readyToOrder } from '../../testing/checkouts.ts';
import { addProducts, createTestShop, type Shopper, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1000, stock: 10_000 },
      { sku: 'pens', price: 300, category: 'writing', stock: 10_000 },
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

async function addPromotion(
  id: string,
  benefit: Promotion['benefit'],
  {
    code,
    conditions = {},
    ...rest
  }: Partial<{
    code: string;
    conditions: Promotion['conditions'];
    tenant: 'sdc' | 'sba';
    scope: 'ITEM' | 'CART';
    priority: number;
    limit_total: number;
    limit_per_person: number;
    valid_until: Date;
  }> = {},
): Promise<void> {
  await shop.database.db
    .insertInto('promotions')
    .values({
      id,
      name: `Promotion ${id}`,
      scope: 'CART',
      code: code ?? null,
      benefit: JSON.stringify(benefit),
      conditions: JSON.stringify(conditions),
      ...rest,
    })
    .execute();
}

const enter = (...coupons: string[]) => shopper.put('/checkout/default', { coupons });
const tenPercent = { type: 'PERCENT', basisPoints: 1000 } as const;

describe('a promotion without a code', () => {
  it('reduces every cart while it is valid, in the reply to a change and in a read', async () => {
    await addPromotion('spring', tenPercent, { scope: 'ITEM' });
    await addPromotion('over', { type: 'AMOUNT', amount: 500 }, { valid_until: new Date('2020-01-01') });
    const { body } = await add(shopper, 'paper', 3);
    const summary = { cartSubTotal: 30, cartSubTotalAfterCoupons: 27, instantCouponSavings: 3 };
    expect(body.data.cartInfo.cartSummary).toMatchObject(summary);
    expect(body.data.cartInfo.items[0].priceInfo).toMatchObject({ finalPrice: 27, finalPricePerUnit: 10 });
    const cart = await readCart(shopper);
    expect(cart.cartSummary).toMatchObject(summary);
    expect(cart.coupons).toEqual([]);
  });

  it('is for one site where it names one', async () => {
    await addPromotion('business', tenPercent, { tenant: 'sba' });
    const { body } = await add(shopper, 'paper');
    expect(body.data.cartInfo.cartSummary.instantCouponSavings).toBe(0);
  });

  it('for a category includes the categories below it', async () => {
    const { db } = shop.database;
    await addProducts(shop.database, { sku: 'gel-pen', price: 500, category: 'gel-pens' });
    await db.updateTable('categories').set({ parent_id: 'writing' }).where('id', '=', 'gel-pens').execute();
    await addPromotion('writing', tenPercent, { conditions: { categoryIds: ['writing'] } });
    await add(shopper, 'gel-pen');
    await add(shopper, 'paper');
    const { items } = await readCart(shopper);
    expect(items.map(({ priceInfo }) => priceInfo.finalPrice)).toEqual([4.5, 10]);
  });

  it('follows a category that is moved, added or removed', async () => {
    const { db } = shop.database;
    await addProducts(shop.database, { sku: 'marker', price: 500, category: 'markers' });
    await addPromotion('writing', tenPercent, { conditions: { categoryIds: ['writing'] } });
    await add(shopper, 'marker');
    const price = async () => (await readCart(shopper)).items[0]!.priceInfo.finalPrice;
    expect(await price()).toBe(5);
    await db.updateTable('categories').set({ parent_id: 'writing' }).where('id', '=', 'markers').execute();
    expect(await price()).toBe(4.5);
    await addProducts(shop.database, { sku: 'chalk-marker', price: 800, category: 'chalk-markers' });
    await db
      .updateTable('categories')
      .set({ parent_id: 'markers' })
      .where('id', '=', 'chalk-markers')
      .execute();
    await add(shopper, 'chalk-marker');
    expect((await readCart(shopper)).items[1]!.priceInfo.finalPrice).toBe(7.2);
    await db.updateTable('categories').set({ parent_id: null }).where('id', '=', 'markers').execute();
    expect(await price()).toBe(5);
  });

  it('excludes categories below an excluded one', async () => {
    await addProducts(shop.database, { sku: 'crayon', price: 500, category: 'crayons' });
    await addPromotion('all but writing', tenPercent, { conditions: { excludedCategoryIds: ['writing'] } });
    await add(shopper, 'crayon');
    expect((await readCart(shopper)).items[0]!.priceInfo.finalPrice).toBe(4.5);
    await shop.database.db
      .updateTable('categories')
      .set({ parent_id: 'writing' })
      .where('id', '=', 'crayons')
      .execute();
    expect((await readCart(shopper)).items[0]!.priceInfo.finalPrice).toBe(5);
  });
});

describe('a coupon', () => {
  beforeEach(() => addPromotion('save', tenPercent, { code: 'SAVE10', conditions: { minSubTotal: 2000 } }));

  it('is applied to the cart, in any case, and counts as a change', async () => {
    await add(shopper, 'paper', 3);
    const before = await readCart(shopper);
    const { status, body } = await enter(' save10 ');
    expect(status).toBe(200);
    expect(body.data.cartInfo).toMatchObject({
      revision: before.revision + 1,
      coupons: [{ couponCode: 'SAVE10', description: 'Promotion save', applied: true, amount: 3 }],
      cartSummary: { cartSubTotalAfterCoupons: 27 },
    });
    const removed = await enter();
    expect(removed.body.data.cartInfo).toMatchObject({
      coupons: [],
      cartSummary: { cartSubTotalAfterCoupons: 30 },
    });
  });

  it('stays, with the reason, while the cart does not qualify', async () => {
    await add(shopper, 'paper');
    const { body } = await enter('SAVE10');
    expect(body.data.cartInfo.coupons).toEqual([
      {
        couponCode: 'SAVE10',
        description: 'Promotion save',
        applied: false,
        amount: 0,
        reason: 'ORDER_TOTAL_NOT_MET_ERROR',
        missingAmount: 10,
      },
    ]);
    const more = await add(shopper, 'paper');
    expect(more.body.data.cartInfo.coupons).toMatchObject([{ applied: true, amount: 2 }]);
  });

  it('with an unknown code is refused, and the coupons of the cart stay', async () => {
    await add(shopper, 'paper', 2);
    await enter('SAVE10');
    const { status, body } = await enter('SAVE10', 'NOPE');
    expect(status).toBe(400);
    expect(body.error).toMatchObject({
      code: 'INVALID_COUPON',
      field: 'coupons[1]',
      message: 'We couldn’t find the coupon NOPE. Check the code and try again.',
    });
    expect((await readCart(shopper)).coupons).toMatchObject([{ couponCode: 'SAVE10', applied: true }]);
  });
});

it('prices volume tiers by the units of an item', async () => {
  const { db } = shop.database;
  await db
    .insertInto('volume_prices')
    .values([
      { sku: 'pens', min_qty: 10, price_minor: 280 },
      { sku: 'pens', min_qty: 50, price_minor: 276 },
    ])
    .execute();
  const { body } = await add(shopper, 'pens', 12);
  expect(body.data.cartInfo.items[0].priceInfo).toMatchObject({
    finalPrice: 33.6,
    finalPricePerUnit: 2.8,
    basePricePerUnit: 3,
  });
  await db.deleteFrom('volume_prices').execute();
});

describe('an order', () => {
  it('costs what the cart, the checkout and the payment say, and keeps the allocation of reductions and tax', async () => {
    await addPromotion(
      'items',
      { type: 'AMOUNT_PER_UNIT', amount: 33 },
      { scope: 'ITEM', conditions: { itemIds: ['pens'] } },
    );
    await addPromotion('cart', { type: 'PERCENT', basisPoints: 777 });
    await add(shopper, 'pens', 7);
    const total = await readyToOrder(shopper, 'paper', { qty: 3 });
    const cart = await readCart(shopper);
    expect(cart.cartSummary.ordTotal).toBe(total);

    const { body } = await order(shopper, total, 'exact');
    const { orderNumber, totals } = body.data.order;
    expect(totals.ordTotal).toBe(total);
    expect(totals.instantCouponSavings).toBe(cart.cartSummary.instantCouponSavings);
    const shown = (await shopper.get(`/orders/${orderNumber}`)).body.data.order.adjustments;
    expect(body.data.order.adjustments).toEqual(shown);
    expect(shown.map(({ name }: { name: string }) => name)).toHaveLength(2);
    const { db } = shop.database;
    const lines = await db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .execute();
    const parts = await db
      .selectFrom('order_adjustments')
      .selectAll()
      .where('order_number', '=', orderNumber)
      .execute();
    const cents = (amount: number) => Math.round(amount * 100);
    const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0);
    expect(sum(lines.map((line) => line.price_minor + line.discount_minor))).toBe(cents(totals.cartSubTotal));
    expect(sum(lines.map((line) => line.discount_minor))).toBe(cents(totals.instantCouponSavings));
    expect(cents(sum(shown.map(({ amount }: { amount: number }) => amount)))).toBe(
      cents(totals.instantCouponSavings),
    );
    expect(sum(lines.map((line) => line.tax_minor!))).toBe(cents(totals.taxTotal));
    for (const line of lines)
      expect(
        sum(parts.filter((part) => part.line_number === line.line_number).map((part) => part.amount_minor)),
      ).toBe(line.discount_minor);
  });

  it('is refused with the new total when the coupon ended after the shopper saw the total', async () => {
    await addPromotion('short', { type: 'AMOUNT', amount: 500 }, { code: 'SHORT' });
    await add(shopper, 'paper', 9);
    await enter('SHORT');
    const total = await readyToOrder(shopper, 'paper');
    await shop.database.db
      .updateTable('promotions')
      .set({ valid_until: new Date('2020-01-01') })
      .execute();
    const { status, body } = await order(shopper, total, 'ended');
    expect(status).toBe(409);
    expect(body.error).toMatchObject({
      code: 'ORDER_TOTAL_CHANGED',
      ordTotal: Math.round((total + 5 * 1.0625) * 100) / 100,
    });
  });

  it('counts the use of a coupon, and gives it back when it is canceled', async () => {
    await addPromotion('once', { type: 'AMOUNT', amount: 500 }, { code: 'ONCE', limit_per_person: 1 });
    await add(shopper, 'paper');
    await enter('ONCE');
    const total = await readyToOrder(shopper, 'paper');
    const { body } = await order(shopper, total, 'first');
    const used = () =>
      shop.database.db
        .selectFrom('promotions')
        .select('used')
        .where('id', '=', 'once')
        .executeTakeFirstOrThrow();
    expect(await used()).toEqual({ used: 1 });

    await add(shopper, 'paper', 2);
    const again = await enter('ONCE');
    expect(again.body.data.cartInfo.coupons).toMatchObject([{ applied: false, reason: 'LIMIT_REACHED' }]);

    await shopper.post(`/orders/${body.data.order.orderNumber}/cancel`, {});
    await shopper.post(`/orders/${body.data.order.orderNumber}/cancel`, {});
    expect(await used()).toEqual({ used: 0 });
    expect((await readCart(shopper)).coupons).toMatchObject([{ applied: true, amount: 5 }]);
  });

  it.each([
    ['the email address in another case', { emailId1: 'Once@Example.com' }, { address1: '1 Other Street' }],
    ['the ship-to address in another spelling', {}, { address1: ADDRESS.address1.toUpperCase() }],
  ])('recognizes a guest in another session by %s', async (_, entries, address) => {
    await addPromotion('once', { type: 'AMOUNT', amount: 500 }, { code: 'ONCE', limit_per_person: 1 });
    await add(shopper, 'paper');
    await enter('ONCE');
    await order(shopper, await readyToOrder(shopper, 'paper', { email: 'once@example.com' }));

    shopper = shop.shopper();
    await add(shopper, 'paper');
    expect((await enter('ONCE')).body.data.cartInfo.coupons).toMatchObject([{ applied: true }]);
    const { body } = await shopper.put('/checkout/default', {
      emailId1: 'other@example.com',
      ...entries,
      addresses: [{ ...ADDRESS, ...address }],
    });
    expect(body.data.cartInfo.coupons).toMatchObject([{ applied: false, reason: 'LIMIT_REACHED' }]);
    await payBy(shopper, GOOD_CARD);
    const { totals } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
    expect((await order(shopper, totals.ordTotal)).status).toBe(200);
  });

  it('counts guests of different apartments, with different email addresses, separately', async () => {
    await addPromotion('once', { type: 'AMOUNT', amount: 500 }, { code: 'ONCE', limit_per_person: 1 });
    for (const person of ['1', '2']) {
      shopper = shop.shopper();
      await add(shopper, 'paper');
      const { body } = await shopper.put('/checkout/default', {
        emailId1: `person${person}@example.com`,
        addresses: [{ ...ADDRESS, address2: `Apt ${person}` }],
        coupons: ['ONCE'],
      });
      expect(body.data.cartInfo.coupons).toMatchObject([{ applied: true }]);
      await payBy(shopper, GOOD_CARD);
      const { totals } = (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
      expect((await order(shopper, totals.ordTotal)).status).toBe(200);
    }
  });

  it('applies again when the line that it reduces is restored', async () => {
    await addPromotion('pens', tenPercent, { code: 'PENS', conditions: { categoryIds: ['writing'] } });
    await add(shopper, 'paper');
    const [line] = getLines(await add(shopper, 'pens', 10));
    const savings = async () => (await readCart(shopper)).cartSummary.instantCouponSavings;
    await enter('PENS');
    expect(await savings()).toBe(3);
    const { cartItemId } = line!;
    await shopper.remove(`${ITEM}/${cartItemId}`, { cartId: 'default', cartItemId });
    expect(await savings()).toBe(0);
    const restored = { cartItemId, qty: 10, actioned: 'EDIT_ITEM' };
    await shopper.put(ITEM, { items: [restored] });
    expect(await savings()).toBe(3);
  });

  it('counts what a guest used for the account that the guest registers', async () => {
    await addPromotion('once', { type: 'AMOUNT', amount: 500 }, { code: 'ONCE', limit_per_person: 1 });
    await add(shopper, 'paper');
    await enter('ONCE');
    await order(shopper, await readyToOrder(shopper, 'paper'));
    await shopper.post('/account/register', {
      firstName: 'Ada',
      lastName: 'Page',
      username: 'coupon-once@example.com',
      password: 'a long phrase of mine',
    });
    await add(shopper, 'paper', 2);
    const again = await enter('ONCE');
    expect(again.body.data.cartInfo.coupons).toMatchObject([{ applied: false, reason: 'LIMIT_REACHED' }]);
    const total = await readyToOrder(shopper, 'paper', { email: undefined });
    expect((await order(shopper, total)).status).toBe(200);
  });

  it('gets the last use of a coupon once, however many order at the same time', async () => {
    await addPromotion('last', { type: 'AMOUNT', amount: 500 }, { code: 'LAST', limit_total: 1 });
    const shoppers = Array.from({ length: 8 }, () => shop.shopper());
    const totals = await Promise.all(
      shoppers.map(async (each) => {
        await add(each, 'paper', 2);
        await each.put('/checkout/default', {
          coupons: ['LAST'],
          addresses: [ADDRESS],
          emailId1: 'ada@example.com',
        });
        await payBy(each, '4111111111111111');
        const { body } = await each.get('/checkout/precheckout');
        return body.data.checkoutInfo.totals.ordTotal as number;
      }),
    );
    const replies = await Promise.all(
      shoppers.map((each, place) => order(each, totals[place]!, `last-${place}`)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of replies)
      if (status !== 200) expect(body.error.code).toBe('ORDER_TOTAL_CHANGED');
    const promotion = await shop.database.db.selectFrom('promotions').select('used').executeTakeFirst();
    expect(promotion).toEqual({ used: 1 });
  });
});
