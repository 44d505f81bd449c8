import { sql } from 'kysely';
import { toMinorUnits } from '@foolscap/core/money';
import { add, ADDRESS, ITEM, getLines, readCart } from '../../testing/carts.ts';
import { GOOD_CARD, giftCard, order, payBy, payByGiftCard, readyToOrder } from '../../testing/checkouts.ts';
import { withCalls } from '../../testing/gateways.ts';
import {
  addOffers,
  createTestShop,
  type Shopper,
  getStock,
  type TestReply,
  type TestShop,
} from '../../testing/test-shop.ts';
import type { PaymentGateway, PaymentProcessor } from '../payments/payment-gateway.ts';
import { createSandboxGateway } from '../payments/sandbox-gateway.ts';
import { recoverPayments } from './recover-payments.ts';

let shop: TestShop;
let gateway: PaymentGateway;
/** The gateway call that fails as if the process had died in it. */
let death: keyof PaymentProcessor | undefined;
/** The token of a gift card blocked by its issuer. */
let blocked: string | undefined;
beforeAll(async () => {
  shop = await createTestShop({
    products: [
      { sku: 'paper', price: 1000, stock: 1000 },
      { sku: 'pens', price: 999, stock: 1000 },
      { sku: 'desk', price: 20_000, stock: 100 },
      { sku: 'plan', price: 2500, stock: 100, electronic: true },
      { sku: 'lamp', price: 3000, stock: 100 },
      { sku: 'clip', price: 100, stock: 100, conditions: { addOnOnly: true } },
      {
        sku: 'e-gift-card',
        price: 20_000,
        stock: 100,
        electronic: true,
        taxExempt: true,
        conditions: { classId: '389' },
      },
    ],
    gateway: ({ db }) => {
      gateway = createSandboxGateway(db);
      const dying = <A extends unknown[], R>(
        name: keyof PaymentProcessor,
        call: (...args: A) => Promise<R>,
      ) => {
        return (...args: A) =>
          death === name ? Promise.reject(new Error('the process died')) : call(...args);
      };
      const calls = withCalls(gateway, (processor) => ({
        capture: dying('capture', processor.capture),
        void: dying('void', processor.void),
        reverse: dying('reverse', processor.reverse),
        refund: dying('refund', processor.refund),
      }));
      const { authorize, read } = calls.storedValue;
      return {
        ...calls,
        storedValue: {
          ...calls.storedValue,
          authorize: async (key, token, amount) =>
            token === blocked ? { approved: false, reason: 'DECLINED' } : authorize(key, token, amount),
          read: async (token) => {
            const found = await read(token);
            return found && { ...found, isBlocked: token === blocked };
          },
        },
      };
    },
  });
  await addOffers(shop.database, 'desk', ['plan']);
  await addOffers(shop.database, 'desk', ['lamp'], 'ACCESSORY');
});
afterAll(() => shop.close());
beforeEach(() => {
  death = undefined;
});

let serial = 0;
const newGiftCard = (balance: number) => giftCard(balance, (serial += 1));
const recover = () =>
  recoverPayments(
    { database: shop.database, gateway, now: () => shop.clock.now },
    { error: () => {}, warn: () => {} },
  );

/** Reads the gateway's balance of a card, in US cents. */
async function getBalance(accountNumber: string): Promise<number> {
  const type = accountNumber.startsWith('600650') ? 'PREPAID_CARD' : 'GIFT_CARD';
  return (await gateway.storedValue.find({ type, accountNumber, code: accountNumber.slice(-4) }))!.balance;
}
const heldAnywhere = async () =>
  (
    await shop.database.db
      .selectFrom('sandbox_ledger')
      .select('key')
      .where('state', '=', 'AUTHORIZED')
      .execute()
  ).length;
/** Reads the state and remaining amount of each payment in the gateway's ledger. */
const getLedger = async (orderNumber: string) => {
  const { rows } = await sql<{ type: string; state: string; kept: number }>`
    select payments.type, sandbox_ledger.state, sandbox_ledger.amount_minor - sandbox_ledger.refunded_minor as kept
    from payments join payment_attempts attempts on attempts.id = payments.attempt_id
      join sandbox_ledger on sandbox_ledger.key = payments.id::text
    where attempts.order_number = ${orderNumber} order by payments.position`.execute(shop.database.db);
  return rows.map(({ type, state, kept }) => `${type} ${state} ${kept}`);
};
const getCheckout = async (shopper: Shopper) =>
  (await shopper.get('/checkout/precheckout')).body.data.checkoutInfo;
const getNumber = (reply: TestReply) => {
  if (reply.status !== 200) throw new Error(reply.text);
  return reply.body.data.order.orderNumber as string;
};
const cancel = (shopper: Shopper, orderNumber: string, lines?: { lineNumber: number; qty: number }[]) =>
  shopper.post(`/orders/${orderNumber}/cancel`, lines && { lines });

describe('gift and prepaid cards on a cart', () => {
  it('pay up to their balance, and the card pays the rest', async () => {
    const shopper = shop.shopper();
    const total = await readyToOrder(shopper, 'paper', { qty: 3 });
    const [gift, prepaid] = [newGiftCard(500), `600650${'000700'}0000001`];
    const added = await payByGiftCard(shopper, gift);
    expect(added.body.data.orderPayment).toMatchObject({
      paymentType: 'GIFT_CARD',
      lastFourDigit: gift.slice(-4),
      addedToOrder: true,
      balance: 5,
    });
    expect(added.text).not.toContain(gift);
    await payByGiftCard(shopper, prepaid);
    const cart = await readCart(shopper);
    expect(cart.cartSummary).toMatchObject({
      ordTotal: total,
      balanceOrdTotal: Number((total - 12).toFixed(2)),
    });
    expect((await getCheckout(shopper)).orderPayments).toMatchObject([
      { paymentType: 'GIFT_CARD', amountApplied: 5, balance: 5 },
      { paymentType: 'PREPAID_CARD', amountApplied: 7, balance: 7 },
    ]);

    const reply = await order(shopper, total);
    const placed = reply.body.data.order;
    const rest = toMinorUnits(total)! - 1200;
    expect(placed.payments).toEqual([
      { type: 'GIFT_CARD', brand: '', lastFourDigit: gift.slice(-4), amountApplied: 5 },
      { type: 'PREPAID_CARD', brand: '', lastFourDigit: '0001', amountApplied: 7 },
      { type: 'CARD', brand: 'VISA', lastFourDigit: '1111', amountApplied: rest / 100 },
    ]);
    expect(await getLedger(getNumber(reply))).toEqual([
      'GIFT_CARD CAPTURED 500',
      'PREPAID_CARD CAPTURED 700',
      `CARD CAPTURED ${rest}`,
    ]);
    expect([await getBalance(gift), await getBalance(prepaid)]).toEqual([0, 0]);
  });

  it('pay alone when they are enough, and the last one keeps its remainder', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'paper');
    await shopper.put('/checkout/default', { addresses: [ADDRESS], emailId1: 'ada@example.com' });
    const [first, second, third] = [newGiftCard(600), newGiftCard(9000), newGiftCard(800)];
    for (const each of [first, second, third]) await payByGiftCard(shopper, each);
    const { totals, sections, orderPayments } = await getCheckout(shopper);
    const total = toMinorUnits(totals.ordTotal)!;
    expect(sections).toContainEqual({ type: 'PAYMENT', done: true });
    expect(orderPayments.map((each: { amountApplied: number }) => each.amountApplied)).toEqual([
      6,
      (total - 600) / 100,
      0,
    ]);
    // The remainder is the balance minus the amount applied.
    expect(orderPayments.map(({ balance }: { balance: number }) => balance)).toEqual([6, 90, 8]);
    const placed = (await order(shopper, totals.ordTotal)).body.data.order;
    expect(placed.payments).toHaveLength(2);
    expect(placed.payment).toEqual({ brand: 'GIFT_CARD', lastFourDigit: second.slice(-4) });
    expect(await getBalance(second)).toBe(9000 - (total - 600));
    expect(await getBalance(third)).toBe(800);
  });

  it('pay for everything but gift cards, which another tender pays in full', async () => {
    const shopper = shop.shopper();
    await shop.database.db
      .insertInto('promotions')
      .values({
        id: 'save20',
        name: 'Save 20%',
        scope: 'CART',
        code: 'GIFT20',
        benefit: JSON.stringify({ type: 'PERCENT', basisPoints: 2000 }),
        conditions: '{}',
      })
      .execute();
    await add(shopper, 'e-gift-card');
    await add(shopper, 'paper');
    await shopper.put('/checkout/default', {
      addresses: [ADDRESS],
      emailId1: 'ada@example.com',
      coupons: ['GIFT20'],
    });
    const gift = newGiftCard(90_000);
    await payByGiftCard(shopper, gift);
    const { totals, giftCardItemsTotal, sections, orderPayments } = await getCheckout(shopper);
    expect([totals.instantCouponSavings, giftCardItemsTotal]).toEqual([2, 200]);
    expect(orderPayments[0].amountApplied).toBe(Number((totals.ordTotal - 200).toFixed(2)));
    expect(sections).toContainEqual({ type: 'PAYMENT', done: false });
    expect((await order(shopper, totals.ordTotal)).body.error.code).toBe('PAYMENT_MISSING');
    await payBy(shopper, GOOD_CARD);
    const { payments } = (await order(shopper, totals.ordTotal)).body.data.order;
    expect(payments).toMatchObject([{ type: 'GIFT_CARD' }, { type: 'CARD', amountApplied: 200 }]);
  });

  it('are split again after every change of the cart', async () => {
    const shopper = shop.shopper();
    const [line] = getLines(await add(shopper, 'paper', 3));
    await payByGiftCard(shopper, newGiftCard(2500));
    expect((await readCart(shopper)).cartSummary.balanceOrdTotal).toBeGreaterThan(0);
    await shopper.put('/checkout/default/item', { items: [{ cartItemId: line!.cartItemId, qty: 1 }] });
    expect((await readCart(shopper)).cartSummary.balanceOrdTotal).toBe(0);
    await shopper.put('/checkout/default/item', { items: [{ cartItemId: line!.cartItemId, qty: 4 }] });
    expect((await readCart(shopper)).cartSummary.balanceOrdTotal).toBeGreaterThan(0);
  });

  it('are added once, up to five, and can be removed', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'paper', 9);
    const cards = Array.from({ length: 6 }, () => newGiftCard(100));
    const before = (await readCart(shopper)).revision;
    const first = await payByGiftCard(shopper, cards[0]!);
    expect((await payByGiftCard(shopper, cards[0]!)).body).toEqual(first.body);
    expect((await readCart(shopper)).revision).toBe(before + 2);
    expect((await getCheckout(shopper)).orderPayments).toHaveLength(1);
    for (const card of cards.slice(1, 5)) expect((await payByGiftCard(shopper, card)).status).toBe(200);
    expect((await payByGiftCard(shopper, cards[5]!)).body.error).toMatchObject({
      status: 400,
      code: 'GIFT_CARD_LIMIT_EXCEEDED',
    });
    const { cartSummary } = await readCart(shopper);
    expect(cartSummary.ordTotal! - cartSummary.balanceOrdTotal!).toBeCloseTo(5, 5);

    const path = `/checkout/default/payment/${first.body.data.orderPayment.id}`;
    expect((await shopper.remove(path)).status).toBe(200);
    expect((await shopper.remove(path)).body.error.code).toBe('PAYMENT_NOT_FOUND');
    const other = shop.shopper();
    await add(other, 'paper');
    expect((await other.remove(path)).status).toBe(404);
    expect((await getCheckout(shopper)).orderPayments).toHaveLength(4);
    const after = (await readCart(shopper)).cartSummary;
    expect(after.ordTotal! - after.balanceOrdTotal!).toBeCloseTo(4, 5);
  });

  it('stay on the cart when another shopper removes them, and another payment is required after the last one', async () => {
    const [shopper, other] = [shop.shopper(), shop.shopper()];
    await add(shopper, 'paper');
    await add(other, 'paper');
    await shopper.put('/checkout/default', { addresses: [ADDRESS], emailId1: 'ada@example.com' });
    const gift = newGiftCard(9000);
    const { id } = (await payByGiftCard(shopper, gift)).body.data.orderPayment;
    const path = `/checkout/default/payment/${id}`;
    const isPaid = async () => {
      const { sections } = await getCheckout(shopper);
      return sections.find(({ type }: { type: string }) => type === 'PAYMENT').done as boolean;
    };
    expect((await other.remove(path)).body.error).toMatchObject({ status: 404, code: 'PAYMENT_NOT_FOUND' });
    expect(await isPaid()).toBe(true);
    expect((await shopper.remove(path)).status).toBe(200);
    expect(await isPaid()).toBe(false);
    expect((await getCheckout(shopper)).orderPayments).toEqual([]);
    expect(await getBalance(gift)).toBe(9000);
  });

  it.each([
    ['an unknown number', '6006490001000000001', '0002', 'GIFT_CARD_D33'],
    ['a blocked card', '6006490001009900001', '0001', 'GIFT_CARD_D39'],
    ['a number without a card', '4111111111111111', '1111', 'GIFT_CARD_D33'],
    ['an empty card', giftCard(0, 77), '0077', 'GIFT_CARD_D38'],
    ['a code that is too short', giftCard(100, 78), '007', 'INVALID_CARD'],
  ])('are refused: %s', async (_, number, code, expected) => {
    const shopper = shop.shopper();
    await add(shopper, 'paper');
    const reply = await payByGiftCard(shopper, number, code);
    expect(reply.body.error).toMatchObject({ status: 400, code: expected });
    expect(reply.text).not.toContain(number);
    expect((await readCart(shopper)).cartSummary.balanceOrdTotal).toBeGreaterThan(0);
  });
});

describe('a tender that fails', () => {
  it.each([
    ['declined', '4000000000000002', 402],
    ['without an answer', '4000000000000119', 503],
  ])(
    'later than another one: the card is %s, and the gift card gets its money back',
    async (_, card, status) => {
      const shopper = shop.shopper();
      const total = await readyToOrder(shopper, 'paper', { card });
      const gift = newGiftCard(500);
      await payByGiftCard(shopper, gift);
      const stock = await getStock(shop.database, 'paper');
      expect((await order(shopper, total)).status).toBe(status);
      expect(await getBalance(gift)).toBe(500);
      expect(await heldAnywhere()).toBe(0);
      expect(await getStock(shop.database, 'paper')).toBe(stock);

      await payBy(shopper, GOOD_CARD);
      expect((await order(shopper, total)).status).toBe(200);
      expect(await getBalance(gift)).toBe(0);
    },
  );

  it.each([
    ['GIFT_CARD', 500, 0],
    ['GIFT_CARD', 2500, 1],
    ['PREPAID_CARD', 500, 0],
  ] as const)(
    'because the balance of a %s of %d cents was used elsewhere: nothing is charged, and the cart has the new balance',
    async (type, balance, left) => {
      const [one, two] = [shop.shopper(), shop.shopper()];
      const gift =
        type === 'GIFT_CARD' ? newGiftCard(balance) : newGiftCard(balance).replace(/^600649/, '600650');
      const totals: number[] = [];
      for (const shopper of [one, two]) {
        totals.push(await readyToOrder(shopper, 'paper'));
        await payByGiftCard(shopper, gift);
      }
      expect((await order(one, totals[0]!)).status).toBe(200);
      const remaining = await getBalance(gift);
      expect(remaining > 0 ? 1 : 0).toBe(left);
      const refused = await order(two, totals[1]!, `used-${gift}`);
      expect(refused.body.error).toMatchObject({
        status: 402,
        code: 'GIFT_CARD_BALANCE_CHANGED',
        reason: 'INSUFFICIENT_FUNDS',
        message: expect.not.stringContaining('credit card'),
      });
      expect(await heldAnywhere()).toBe(0);
      expect((await order(two, totals[1]!, `used-${gift}`)).body).toEqual({
        error: { ...refused.body.error, requestId: expect.anything() },
      });

      const { cartSummary } = await readCart(two);
      expect(toMinorUnits(cartSummary.balanceOrdTotal!)).toBe(toMinorUnits(totals[1])! - remaining);
      expect((await getCheckout(two)).orderPayments).toMatchObject([
        { paymentType: type, balance: remaining / 100, amountApplied: remaining / 100 },
      ]);
      expect((await order(two, totals[1]!)).status).toBe(200);
      expect(await getBalance(gift)).toBe(0);
    },
  );

  it('because the gift card was blocked or deleted in the meantime: it is removed from the cart', async () => {
    const shopper = shop.shopper();
    const total = await readyToOrder(shopper, 'paper');
    const gift = newGiftCard(500);
    await payByGiftCard(shopper, gift);
    const found = await gateway.storedValue.find({
      type: 'GIFT_CARD',
      accountNumber: gift,
      code: gift.slice(-4),
    });
    blocked = found!.token;
    expect((await order(shopper, total)).body.error).toMatchObject({ status: 402, code: 'GIFT_CARD_D39' });
    expect((await getCheckout(shopper)).orderPayments).toEqual([]);
    expect((await order(shopper, total)).status).toBe(200);
    expect(await getBalance(gift)).toBe(500);
  });

  it('and a process that dies before it gives the money back: recovery does', async () => {
    const shopper = shop.shopper();
    const total = await readyToOrder(shopper, 'paper', { card: '4000000000000002' });
    const gift = newGiftCard(500);
    await payByGiftCard(shopper, gift);
    death = 'void';
    expect((await order(shopper, total)).status).toBe(402);
    expect(await getBalance(gift)).toBe(0);
    expect(await recover()).toBe(1);
    expect(await getBalance(gift)).toBe(500);
    expect(await heldAnywhere()).toBe(0);
  });

  it('of the same key is not charged again with other tenders: the first attempt is voided', async () => {
    const shopper = shop.shopper();
    const total = await readyToOrder(shopper, 'paper', { card: '4000000000000119' });
    expect((await order(shopper, total, 'again')).status).toBe(503);
    const gift = newGiftCard(500);
    await payByGiftCard(shopper, gift);
    await payBy(shopper, GOOD_CARD);
    const reply = await order(shopper, total, 'again');
    expect(await getLedger(getNumber(reply))).toEqual([
      'GIFT_CARD CAPTURED 500',
      `CARD CAPTURED ${toMinorUnits(total)! - 500}`,
    ]);
  });
});

describe('canceling units of an order', () => {
  /** Places an order of three reams (line 1) and two packs of pens (line 2), paid by a gift card of $5.00 and a credit card. */
  async function placed() {
    const shopper = shop.shopper();
    await add(shopper, 'paper', 3);
    const total = await readyToOrder(shopper, 'pens', { qty: 2 });
    const gift = newGiftCard(500);
    await payByGiftCard(shopper, gift);
    const orderNumber = getNumber(await order(shopper, total));
    return { shopper, gift, orderNumber, total: toMinorUnits(total)! };
  }
  const getKept = async (orderNumber: string) =>
    (await getLedger(orderNumber)).reduce((sum, each) => sum + Number(each.split(' ')[2]), 0);

  it('returns their price and tax, the card first, and their stock', async () => {
    const { shopper, gift, orderNumber, total } = await placed();
    const [paper, pens] = [await getStock(shop.database, 'paper'), await getStock(shop.database, 'pens')];
    const reply = await cancel(shopper, orderNumber, [{ lineNumber: 1, qty: 1 }]);
    expect(reply.status).toBe(200);
    const { lines, status, refundedTotal, payments } = reply.body.data.order;
    expect(status).toBe('PLACED');
    expect(lines).toMatchObject([
      { lineNumber: 1, qty: 3, canceledQty: 1 },
      { lineNumber: 2, qty: 2 },
    ]);
    expect(lines[1].canceledQty).toBeUndefined();
    // $10.00 and its part of the tax.
    expect(refundedTotal).toBeGreaterThan(10);
    expect(refundedTotal).toBeLessThan(11.5);
    expect(payments[1]).toMatchObject({ type: 'CARD', amountRefunded: refundedTotal });
    expect(await getKept(orderNumber)).toBe(total - toMinorUnits(refundedTotal)!);
    expect(await getBalance(gift)).toBe(0);
    expect(await getStock(shop.database, 'paper')).toBe(paper + 1);
    expect(await getStock(shop.database, 'pens')).toBe(pens);
  });

  it('in steps returns exactly what the order cost, once the last unit is canceled', async () => {
    const { shopper, gift, orderNumber } = await placed();
    const paper = await getStock(shop.database, 'paper');
    await cancel(shopper, orderNumber, [{ lineNumber: 1, qty: 2 }]);
    await cancel(shopper, orderNumber, [{ lineNumber: 2, qty: 1 }]);
    const last = await cancel(shopper, orderNumber, [
      { lineNumber: 1, qty: 1 },
      { lineNumber: 2, qty: 1 },
    ]);
    const canceled = last.body.data.order;
    expect(canceled.status).toBe('CANCELED');
    expect(canceled.refundedTotal).toBe(canceled.totals.ordTotal);
    expect(await getKept(orderNumber)).toBe(0);
    expect(await getBalance(gift)).toBe(500);
    expect(await getStock(shop.database, 'paper')).toBe(paper + 3);
    expect(
      await shop.database.db
        .selectFrom('order_stock')
        .selectAll()
        .where('order_number', '=', orderNumber)
        .execute(),
    ).toEqual([]);
    const refunds = await shop.database.db
      .selectFrom('payment_refunds')
      .innerJoin('refunds', 'refunds.id', 'payment_refunds.refund_id')
      .select(['payment_refunds.state', 'payment_refunds.amount_minor'])
      .where('order_number', '=', orderNumber)
      .execute();
    expect(refunds.every(({ state }) => state === 'DONE')).toBe(true);
    expect(refunds.reduce((sum, { amount_minor }) => sum + amount_minor, 0)).toBe(
      toMinorUnits(canceled.totals.ordTotal),
    );
  });

  it('and then the whole order returns the rest', async () => {
    const { shopper, orderNumber } = await placed();
    await cancel(shopper, orderNumber, [{ lineNumber: 2, qty: 2 }]);
    const { refundedTotal, totals } = (await cancel(shopper, orderNumber)).body.data.order;
    expect(refundedTotal).toBe(totals.ordTotal);
    expect(await getKept(orderNumber)).toBe(0);
    expect((await cancel(shopper, orderNumber, [{ lineNumber: 1, qty: 1 }])).body.error).toMatchObject({
      status: 409,
      message: 'This order is already canceled.',
    });
  });

  it('whose refund fails is finished by recovery, once', async () => {
    const { shopper, orderNumber, total } = await placed();
    death = 'refund';
    const { refundedTotal } = (await cancel(shopper, orderNumber, [{ lineNumber: 1, qty: 1 }])).body.data
      .order;
    expect(await getKept(orderNumber)).toBe(total);
    death = undefined;
    expect(await recover()).toBe(1);
    expect(await recover()).toBe(0);
    expect(await getKept(orderNumber)).toBe(total - toMinorUnits(refundedTotal)!);
  });

  describe('is refused if the rest would not have earned its price', () => {
    const PART = { status: 409, body: { error: { code: 'ORDER_PART_NOT_CANCELLABLE' } } };
    const buyPaper = async (qty: number, coupons: string[] = []) => {
      const shopper = shop.shopper();
      await add(shopper, 'paper', qty);
      await shopper.put('/checkout/default', { addresses: [ADDRESS], emailId1: 'ada@example.com', coupons });
      await payBy(shopper, GOOD_CARD);
      const { totals } = await getCheckout(shopper);
      return { shopper, orderNumber: getNumber(await order(shopper, totals.ordTotal)) };
    };
    const cancelPaper = ({ shopper, orderNumber }: Awaited<ReturnType<typeof buyPaper>>, qty: number) =>
      cancel(shopper, orderNumber, [{ lineNumber: 1, qty }]);

    it('because of free delivery: less than its minimum is left', async () => {
      const bought = await buyPaper(7);
      expect(await cancelPaper(bought, 3)).toMatchObject(PART);
      expect((await cancelPaper(bought, 2)).status).toBe(200);
      expect(await cancelPaper(bought, 1)).toMatchObject(PART);
      expect((await cancel(bought.shopper, bought.orderNumber)).body.data.order.status).toBe('CANCELED');
    });

    it('because of a volume price', async () => {
      await shop.database.db
        .updateTable('products')
        .set({ volume_prices: JSON.stringify([[10, 950]]) })
        .where('sku', '=', 'paper')
        .execute();
      const bought = await buyPaper(20);
      expect(await cancelPaper(bought, 11)).toMatchObject(PART);
      expect((await cancelPaper(bought, 10)).status).toBe(200);
      await shop.database.db
        .updateTable('products')
        .set({ volume_prices: null })
        .where('sku', '=', 'paper')
        .execute();
    });

    it('because of a coupon with a minimum, but not of one without', async () => {
      const values = [
        { id: 'over60', code: 'OVER60', conditions: { minSubTotal: 6000 } },
        { id: 'always', code: 'ALWAYS10', conditions: {} },
      ].map(({ conditions, ...rest }) => ({
        ...rest,
        name: 'Ten percent',
        scope: 'CART' as const,
        benefit: JSON.stringify({ type: 'PERCENT', basisPoints: 1000 }),
        conditions: JSON.stringify(conditions),
      }));
      await shop.database.db.insertInto('promotions').values(values).execute();
      const bound = await buyPaper(9, ['OVER60']);
      expect(await cancelPaper(bound, 4)).toMatchObject(PART);
      expect((await cancelPaper(bound, 3)).status).toBe(200);
      const free = await buyPaper(9, ['ALWAYS10']);
      expect((await cancelPaper(free, 3)).status).toBe(200);
    });

    it('because of an item that is sold only with others', async () => {
      const shopper = shop.shopper();
      await add(shopper, 'paper', 3);
      await add(shopper, 'clip');
      const total = await readyToOrder(shopper, 'pens');
      const orderNumber = getNumber(await order(shopper, total));
      expect(await cancel(shopper, orderNumber, [{ lineNumber: 1, qty: 3 }])).toMatchObject(PART);
      expect((await cancel(shopper, orderNumber, [{ lineNumber: 2, qty: 1 }])).status).toBe(200);
    });

    it('because of a free item', async () => {
      await shop.database.db
        .insertInto('promotions')
        .values({
          id: 'free-lamp',
          name: 'A free lamp',
          scope: 'CART',
          code: 'LAMP',
          benefit: JSON.stringify({ type: 'FREE_ITEM', itemIds: ['lamp'], units: 1 }),
          conditions: JSON.stringify({ minUnits: 3 }),
        })
        .execute();
      const bought = await buyPaper(4, ['LAMP']);
      expect(await cancelPaper(bought, 2)).toMatchObject(PART);
      expect((await cancelPaper(bought, 1)).status).toBe(200);
    });
  });

  it('before the money was captured refunds after the capture', async () => {
    const shopper = shop.shopper();
    const total = await readyToOrder(shopper, 'paper', { qty: 2 });
    death = 'capture';
    const orderNumber = getNumber(await order(shopper, total));
    const { refundedTotal } = (await cancel(shopper, orderNumber, [{ lineNumber: 1, qty: 1 }])).body.data
      .order;
    expect(await getLedger(orderNumber)).toEqual([`CARD AUTHORIZED ${toMinorUnits(total)}`]);
    death = undefined;
    expect(await recover()).toBe(2);
    expect(await getLedger(orderNumber)).toEqual([
      `CARD CAPTURED ${toMinorUnits(total)! - toMinorUnits(refundedTotal)!}`,
    ]);
  });

  it('takes plans along that would outnumber their product, and accessories with its last unit', async () => {
    const shopper = shop.shopper();
    await add(shopper, 'desk', 3);
    const below = { parentItemId: 'desk' };
    await shopper.post(ITEM, {
      items: [
        { itemId: 'plan', qty: 2, ...below },
        { itemId: 'lamp', qty: 5, ...below },
      ],
    });
    const total = await readyToOrder(shopper, 'paper', { qty: 5 });
    const orderNumber = getNumber(await order(shopper, total));
    const getCanceled = (reply: TestReply) =>
      Object.fromEntries(
        (reply.body.data.order.lines as { itemId: string; canceledQty?: number }[]).map(
          ({ itemId, canceledQty = 0 }) => [itemId, canceledQty],
        ),
      );
    const one = [{ lineNumber: 1, qty: 1 }];
    expect(getCanceled(await cancel(shopper, orderNumber, one))).toEqual({
      desk: 1,
      plan: 0,
      lamp: 0,
      paper: 0,
    });
    expect(getCanceled(await cancel(shopper, orderNumber, one))).toEqual({
      desk: 2,
      plan: 1,
      lamp: 0,
      paper: 0,
    });
    expect(getCanceled(await cancel(shopper, orderNumber, one))).toEqual({
      desk: 3,
      plan: 2,
      lamp: 5,
      paper: 0,
    });
  });

  it.each([
    ['a line that the order does not have', [{ lineNumber: 9, qty: 1 }], 'lines[0]'],
    ['more units than are left', [{ lineNumber: 1, qty: 4 }], 'lines[0].qty'],
    [
      'the same line twice',
      [
        { lineNumber: 1, qty: 1 },
        { lineNumber: 1, qty: 1 },
      ],
      'lines[1]',
    ],
    ['no units', [{ lineNumber: 1, qty: 0 }], 'lines[0].qty'],
  ])('is refused for %s', async (_, lines, field) => {
    const { shopper, orderNumber, total } = await placed();
    const reply = await cancel(shopper, orderNumber, lines);
    expect(reply.status).toBe(400);
    expect(reply.body.error.field).toBe(field);
    expect(await getKept(orderNumber)).toBe(total);
    expect((await cancel(shop.shopper(), orderNumber, [{ lineNumber: 1, qty: 1 }])).status).toBe(404);
  });
});

describe('an account invoice', () => {
  it('pays what gift cards leave, within the limit of the organization', async () => {
    const { db } = shop.database;
    const shopper = shop.shopper('sba');
    await shopper.post('/account/register', {
      firstName: 'Ada',
      lastName: 'Page',
      username: 'invoice@example.com',
      password: 'a long phrase of mine',
      organizationName: 'Page & Co',
    });
    const account = await db
      .selectFrom('accounts')
      .selectAll()
      .where('username', '=', 'invoice@example.com')
      .executeTakeFirstOrThrow();
    const organization = { id: account.organization_id! };
    const setLimit = (limit: number | null) =>
      db
        .updateTable('organizations')
        .set({ invoice_limit_minor: limit })
        .where('id', '=', organization.id)
        .execute();
    const payByInvoice = () => shopper.post('/checkout/default/invoice');
    const charges = () =>
      db
        .selectFrom('account_charges')
        .select(['state', 'amount_minor', 'refunded_minor'])
        .orderBy('created_at')
        .execute();

    await add(shopper, 'paper', 2);
    await shopper.put('/checkout/default', { addresses: [ADDRESS] });
    expect((await payByInvoice()).body.error).toMatchObject({ status: 403, code: 'INVOICE_NOT_ALLOWED' });
    await setLimit(3000);
    expect((await payByInvoice()).status).toBe(200);
    const { ordTotal } = (await getCheckout(shopper)).totals;
    const total = toMinorUnits(ordTotal)!;
    const reply = await order(shopper, ordTotal);
    expect(reply.body.data.order).toMatchObject({
      payment: { brand: 'Page & Co', lastFourDigit: '' },
      payments: [{ type: 'ACCOUNT', amountApplied: ordTotal }],
    });
    expect(await charges()).toEqual([{ state: 'CAPTURED', amount_minor: total, refunded_minor: 0 }]);

    // The second order exceeds the limit.
    await add(shopper, 'paper', 2);
    await shopper.put('/checkout/default', { addresses: [ADDRESS] });
    expect((await payByInvoice()).status).toBe(200);
    expect((await order(shopper, ordTotal)).body.error).toMatchObject({
      status: 402,
      code: 'INVOICE_DECLINED',
      message: expect.not.stringContaining('credit card'),
      reason: 'INSUFFICIENT_FUNDS',
    });
    // Canceling the first one frees up the limit for it.
    await cancel(shopper, getNumber(reply));
    expect(await charges()).toContainEqual({ state: 'REFUNDED', amount_minor: total, refunded_minor: total });
    expect((await order(shopper, ordTotal)).status).toBe(200);
  });
});
