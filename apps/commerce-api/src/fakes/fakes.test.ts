import { AccountDataSchema } from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import {
  type AddItemsBody,
  type CartChange,
  CartChangeSchema,
  CartInfoSchema,
  type CartInfo,
  type CartItem,
  type UpdateCartBody,
  type UpdateItemsBody,
} from '@foolscap/cart/contract';
import { CART_CODES, ITEM_CODES } from '@foolscap/cart/model';
import { CategoriesDataSchema, ProductDataSchema, SearchDataSchema } from '@foolscap/catalog/contract';
import { CATALOG_CODES } from '@foolscap/catalog/model';
import { CheckoutInfoSchema, OrderSchema, OrdersDataSchema } from '@foolscap/checkout/contract';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { toDecimal, toMinorUnits } from '@foolscap/core/money';
import { ACCOUNTING_CODES } from '@foolscap/core/vocabulary';
import { OrderPaymentSchema } from '@foolscap/payments/contract';
import { PAYMENT_CODES } from '@foolscap/payments/model';
import { DEFAULT_FEES, FREE_SHIPPING_THRESHOLD, SALE_CODES } from '@foolscap/pricing/model';
import { cardBody } from '../testing/checkouts.ts';
import { addOffers, createTestShop, type TestShop } from '../testing/test-shop.ts';
import { expectSchema } from './expect-schema.ts';
import {
  apiSide,
  type Clients,
  fakeSide,
  getRefusal,
  SAMPLE,
  SAMPLE_DESK,
  SAMPLE_OFFER,
  SAMPLE_PENS,
  SAMPLE_PLAN,
  type Side,
  USERNAME,
} from './sides.ts';

/**
 * The packaged fakes and the API run the same calls: replies match the schemas of the contract and follow the same rules, so that code that
 * works in a story or in another application's test also works in the shop.
 */
let shop: TestShop;
const sides: Record<string, Side> = { 'the fakes': fakeSide };
beforeAll(async () => {
  const pens = SAMPLE_OFFER.items.map(({ itemId, name }) => ({ sku: itemId, name, price: 150, stock: 250 }));
  shop = await createTestShop({ products: [SAMPLE, SAMPLE_PLAN, SAMPLE_DESK, ...pens] });
  await shop.database.db
    .insertInto('promotions')
    .values({
      id: SAMPLE_OFFER.promotionId,
      name: SAMPLE_OFFER.promotionId,
      scope: 'CART',
      benefit: JSON.stringify({
        type: 'FREE_ITEM',
        itemIds: SAMPLE_OFFER.items.map(({ itemId }) => itemId),
        units: SAMPLE_OFFER.units,
      }),
      conditions: JSON.stringify({ minSubTotal: toMinorUnits(SAMPLE_OFFER.minSubTotal) }),
    })
    .execute();
  await addOffers(shop.database, SAMPLE.sku, [SAMPLE_PLAN.sku]);
  sides['the API'] = apiSide(shop);
  await shop.shopper().post('/account/register', {
    firstName: 'Pat',
    lastName: 'Reyes',
    username: USERNAME,
    password: fakeSide.password,
  });
});
afterAll(() => shop.close());

const key = () => crypto.randomUUID();
const two: AddItemsBody = { items: [{ itemId: SAMPLE.sku, qty: 2 }] };

/** The totals follow from the lines by the rules of the cart's model. */
function expectTotals({
  items,
  cartSummary,
  cartAttributes,
}: Pick<CartInfo, 'items' | 'cartSummary' | 'cartAttributes'>): void {
  const cents = (amount: number | undefined) => toMinorUnits(amount ?? 0)!;
  const active = items.filter(({ status }) => status === 'ACTIVE');
  const subTotal = active.reduce((sum, { priceInfo }) => sum + cents(priceInfo.finalPrice), 0);
  const shipFee = subTotal === 0 || subTotal >= FREE_SHIPPING_THRESHOLD ? 0 : DEFAULT_FEES.standardShipFee;
  expect(cents(cartSummary.cartSubTotal)).toBe(subTotal);
  expect(cents(cartSummary.shipFee)).toBe(shipFee);
  expect(cents(cartSummary.ordTotal)).toBe(
    subTotal + shipFee + cents(cartSummary.handlingFee) + cents(cartSummary.taxTotal),
  );
  expect(cents(cartSummary.balanceOrdTotal)).toBe(cents(cartSummary.ordTotal));
  expect(cartAttributes).toMatchObject({
    numberOfLineItems: active.length,
    numberOfItems: active.reduce((sum, { qty }) => sum + qty, 0),
    freeShippingThreshold: toDecimal(FREE_SHIPPING_THRESHOLD),
    remainingAmountGetFreeShipping: toDecimal(Math.max(0, FREE_SHIPPING_THRESHOLD - subTotal)),
  });
}

describe.each(['the fakes', 'the API'])('%s: the cart', (name) => {
  let cart: Clients['cart'];
  beforeEach(() => {
    ({ cart } = sides[name]!.shopper());
  });
  const read = async () => (await cart.getCart()).data.cartInfo;
  const add = async (body = two, itsKey = key()) => (await cart.addItems(body, itsKey)).data.cartInfo;

  it('is empty at first', async () => {
    const empty = await read();
    expectSchema(CartInfoSchema, empty);
    expect(empty.messages).toEqual([
      { code: CART_CODES.empty, type: 'INFO', description: 'Your cart is empty.' },
    ]);
    expectTotals(empty);
  });

  it('takes an item, and adds up a second add', async () => {
    const change = await add();
    expectSchema(CartChangeSchema, change);
    expect(change.items).toMatchObject([
      { itemId: SAMPLE.sku, qty: 2, status: 'ACTIVE', actioned: 'ADD_ITEM' },
    ]);
    expect(change.cartAttributes.newItemAdded).toBe(true);
    await add({ items: [{ itemId: SAMPLE.sku, qty: 1 }] });
    const whole = await read();
    expectSchema(CartInfoSchema, whole);
    expect(whole.items).toMatchObject([
      { qty: 3, priceInfo: { finalPrice: 25.47, finalPricePerUnit: 8.49 } },
    ]);
    expect(whole.messages).toEqual([]);
    expectTotals(whole);
  });

  it('charges no order of a guest to a budget or a purchase order', async () => {
    await add();
    for (const accounting of [{ budgetCenter: 'PRINT' }, { purchaseOrder: 'PO-1', poRelease: null }])
      expect(await getRefusal(cart.updateCart({ accounting }, key()))).toMatchObject({
        status: 403,
        code: ACCOUNTING_CODES.notAvailable,
      });
  });

  it('ships for free from the threshold', async () => {
    await add({ items: [{ itemId: SAMPLE.sku, qty: 6 }] });
    expectTotals(await read());
    expect((await read()).cartSummary.shipFee).toBe(0);
  });

  it('counts a repeated call once, and each change by one revision', async () => {
    const once = key();
    const first = await add(two, once);
    await add(two, once);
    const { items, revision } = await read();
    expect(items[0]?.qty).toBe(2);
    expect(revision).toBe(first.revision);
    expect((await add()).revision).toBe(revision + 1);
  });

  it('takes no more of an item than there is', async () => {
    await add({ items: [{ itemId: SAMPLE.sku, qty: SAMPLE.stock - 1 }] });
    const [line] = (await add()).items;
    expect(line).toMatchObject({
      qty: SAMPLE.stock,
      requestedQty: 2,
      qtyAdded: 1,
      prevQty: SAMPLE.stock - 1,
    });
    expect(line!.messages).toEqual([
      {
        code: ITEM_CODES.partialQuantity,
        type: 'WARN',
        description: 'Only 250 of this item are available.',
      },
    ]);
  });

  it('takes a plan only below its product, and no more of it', async () => {
    const plan = (qty: number, parentItemId?: string) => ({
      items: [{ itemId: SAMPLE_PLAN.sku, qty, ...(parentItemId ? { parentItemId } : {}) }],
    });
    await add({ items: [{ itemId: SAMPLE.sku, qty: 3 }] });
    const refused = await add(plan(1));
    expect(refused.items).toMatchObject([{ status: 'INVALID', qty: 0 }]);
    expect(refused.items[0]!.messages).toMatchObject([
      { code: ITEM_CODES.standaloneWarranty, type: 'ERROR' },
    ]);
    const added = await add(plan(5, SAMPLE.sku));
    expectSchema(CartChangeSchema, added);
    expect(added.items).toMatchObject([{ qty: 3, requestedQty: 5, parentRelationType: 'WARRANTY' }]);
    expect(added.items[0]!.messages).toMatchObject([{ code: ITEM_CODES.childQuantity, type: 'WARN' }]);
    const whole = await read();
    expectSchema(CartInfoSchema, whole);
    const [product, child] = whole.items;
    expect(product!.warrantyItemIds).toEqual([child!.cartItemId]);
    expect(child!.parentRelationCartItemId).toBe(product!.cartItemId);
    expectTotals(whole);
  });

  it('lowers, removes and restores a plan with its product', async () => {
    await add({
      items: [
        { itemId: SAMPLE.sku, qty: 3 },
        { itemId: SAMPLE_PLAN.sku, qty: 3, parentItemId: SAMPLE.sku },
      ],
    });
    const [product, plan] = (await read()).items as [CartItem, CartItem];
    const update = async (qty: number) =>
      (await cart.updateItems([{ cartItemId: product.cartItemId, qty }], key())).data.cartInfo.items;
    const planIn = (lines: readonly CartItem[]) =>
      lines.find(({ cartItemId }) => cartItemId === plan.cartItemId);
    const lowered = planIn(await update(1));
    expect(lowered).toMatchObject({ qty: 1, prevQty: 3, actioned: 'EDIT_ITEM' });
    expect(lowered!.messages).toMatchObject([{ code: ITEM_CODES.childQuantity }]);
    const removed = (await cart.removeItem(product.cartItemId, key())).data.cartInfo.items;
    expect(planIn(removed)).toMatchObject({ status: 'DELETED' });
    expect((await read()).items).toEqual([]);
    expect(planIn(await update(1))).toMatchObject({ status: 'ACTIVE', qty: 1 });
    expectTotals(await read());
  });

  it.each([
    ['no items', { items: [] }, CART_CODES.invalidItems],
    ['a quantity of zero', { items: [{ itemId: SAMPLE.sku, qty: 0 }] }, CART_CODES.invalidQuantity],
  ])('refuses an add of %s', async (_, body, code) => {
    expect(await getRefusal(cart.addItems(body, key()))).toEqual({ status: 400, code });
    expect((await read()).items).toEqual([]);
  });

  it('changes a quantity, removes a line and restores it', async () => {
    const [line] = (await add()).items;
    const { cartItemId } = line!;
    const changed = (await cart.updateItems([{ cartItemId, qty: 5 }], key())).data.cartInfo;
    expectSchema(CartChangeSchema, changed);
    expect(changed.items).toMatchObject([{ cartItemId, qty: 5, actioned: 'EDIT_ITEM' }]);
    const removed = (await cart.removeItem(cartItemId, key())).data.cartInfo;
    expectSchema(CartChangeSchema, removed);
    expect(removed.items).toMatchObject([{ cartItemId, status: 'DELETED', actioned: 'DELETED_ITEM' }]);
    expect((await read()).items).toEqual([]);
    const restored = (await cart.updateItems([{ cartItemId, qty: 5 }], key())).data.cartInfo;
    expect(restored.items).toMatchObject([{ cartItemId, qty: 5, status: 'ACTIVE' }]);
    expectTotals(await read());
  });

  it('refuses a second removal, but repeats the first one under its key', async () => {
    const [line] = (await add()).items;
    const once = key();
    await cart.removeItem(line!.cartItemId, once);
    await cart.removeItem(line!.cartItemId, once);
    expect(await getRefusal(cart.removeItem(line!.cartItemId, key()))).toEqual({
      status: 404,
      code: CART_CODES.cartItemIdNotFound,
    });
  });

  it('adds the item of a removed line to that line', async () => {
    const [line] = (await add()).items;
    await cart.removeItem(line!.cartItemId, key());
    await add();
    expect((await read()).items).toMatchObject([{ cartItemId: line!.cartItemId, qty: 2, status: 'ACTIVE' }]);
  });

  it('keeps its revision if nothing changes', async () => {
    const { items, revision } = await add();
    const same = (await cart.updateItems([{ cartItemId: items[0]!.cartItemId, qty: 2 }], key())).data
      .cartInfo;
    expect(same).toMatchObject({ previousRevision: revision, revision });
    expect((await read()).revision).toBe(revision);
  });

  it('repeats a reply on the cart as it is now, without the changes in between', async () => {
    const once = key();
    await add(two, once);
    const { revision } = await add();
    const again = await add(two, once);
    expect(again).toMatchObject({ previousRevision: revision, revision, items: [{ qty: 4 }] });
  });

  it('refuses the key of another request', async () => {
    const once = key();
    await add(two, once);
    const other = cart.addItems({ items: [{ itemId: SAMPLE.sku, qty: 3 }] }, once);
    expect(await getRefusal(other)).toEqual({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('refuses the key of a change that is based on another revision', async () => {
    const { items, revision } = await add();
    const change = [{ cartItemId: items[0]!.cartItemId, qty: 3 }];
    const once = key();
    await cart.updateItems(change, once, revision);
    expect(await getRefusal(cart.updateItems(change, once, revision + 1))).toEqual({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('refuses changes of lines that it never had', async () => {
    await add();
    const cartItemId = '00000000-0000-4000-8000-000000000000';
    const missing = { status: 404, code: CART_CODES.cartItemIdNotFound };
    expect(await getRefusal(cart.updateItems([{ cartItemId, qty: 2 }], key()))).toEqual(missing);
    expect(await getRefusal(cart.removeItem(cartItemId, key()))).toEqual(missing);
  });

  it('refuses a change that is based on an older revision', async () => {
    const { items, revision } = await add();
    const { cartItemId } = items[0]!;
    expect(await getRefusal(cart.updateItems([{ cartItemId, qty: 3 }], key(), revision - 1))).toEqual({
      status: 409,
      code: CART_CODES.revisionConflict,
    });
    expect((await read()).items[0]?.qty).toBe(2);
  });

  it('keeps no key of a refused change, which may be repeated on the latest revision', async () => {
    const { items, revision } = await add();
    const change = [{ cartItemId: items[0]!.cartItemId, qty: 3 }];
    const once = key();
    await getRefusal(cart.updateItems(change, once, revision - 1));
    await cart.updateItems(change, once, revision);
    expect((await read()).items[0]?.qty).toBe(3);
  });

  it('refuses a coupon that does not exist', async () => {
    await add();
    expect(await getRefusal(cart.updateCart({ coupons: ['NOSUCH'] }, key()))).toEqual({
      status: 400,
      code: CART_CODES.couponInvalid,
    });
  });

  it('offers free items to a cart that qualifies, and gives the chosen one', async () => {
    const { black, blue } = SAMPLE_PENS;
    const seen = ({ freeItems, availableFreeItems, cartAttributes }: CartInfo | CartChange) => ({
      held: freeItems?.map(({ itemId, qty, label }) => [itemId, qty, label]),
      available: availableFreeItems?.map(({ itemId }) => itemId),
      eligible: cartAttributes.cartFreeSkuEligible,
    });
    expect(seen(await add())).toEqual({ eligible: false });
    const offered = await add();
    expectSchema(CartChangeSchema, offered);
    expect(seen(offered)).toEqual({ available: [black.itemId, blue.itemId], eligible: true });
    const change = async (body: UpdateCartBody) => (await cart.updateCart(body, key())).data;
    const { cartInfo } = await change({ freeItems: [{ itemId: blue.itemId, qty: 1 }] });
    expectSchema(CartInfoSchema, cartInfo);
    expect(seen(cartInfo)).toEqual({ held: [[blue.itemId, 1, 'Free']], eligible: true });
    const refused = await change({ freeItems: [{ itemId: black.itemId, qty: 1 }] });
    expect(refused.error).toMatchObject([{ code: SALE_CODES.invalidFreeItem, type: 'ERROR' }]);
    expect(refused.cartInfo.revision).toBe(cartInfo.revision);
    const swapped = await change({
      deleteFreeItems: [{ itemId: blue.itemId }],
      freeItems: [{ itemId: black.itemId, qty: 1 }],
    });
    expect(seen(swapped.cartInfo)).toEqual({ held: [[black.itemId, 1, 'Free']], eligible: true });
    const { cartItemId } = (await read()).items[0]!;
    const fewer = (await cart.updateItems([{ cartItemId, qty: 1 }], key())).data.cartInfo;
    expect(seen(fewer)).toEqual({ eligible: false });
  });

  it('charges furniture services, as many as the line has units', async () => {
    const [line] = (await add({ items: [{ itemId: SAMPLE_DESK.sku, qty: 2 }] })).items;
    const { cartItemId } = line!;
    const offered = { BASC: { qty: 0, feePerUnit: 49 }, CUST: { qty: 0 } };
    expect(line!.furnSvcInfo).toEqual(offered);
    const change = async (item: UpdateItemsBody['items'][number]) =>
      (await cart.updateItems([{ cartItemId, ...item }], key())).data.cartInfo;
    const before = (await read()).cartSummary.ordTotal;
    const chosen = await change({ qty: 2, furnSvcInfo: { BASC: { qty: 1 }, CUST: { qty: 1 } } });
    expectSchema(CartChangeSchema, chosen);
    expect(chosen).toMatchObject({
      furnRate: 49,
      items: [{ furnSvcInfo: { BASC: { qty: 1 }, CUST: { qty: 1 } } }],
      cartAttributes: { isFurnitureServicesFeeTBD: true },
    });
    expect(chosen.cartSummary.ordTotal).toBeCloseTo(before + 49, 2);
    const fewer = await change({ qty: 1 });
    expect(fewer.items[0]!.furnSvcInfo).toMatchObject({ BASC: { qty: 1 }, CUST: { qty: 0 } });
    expect(fewer.cartAttributes.isFurnitureServicesFeeTBD).toBe(false);
    expect((await change({ qty: 1, furnSvcInfo: {} })).furnRate).toBeUndefined();
  });

  it('answers a change of the cart with the whole cart', async () => {
    const { revision } = await add();
    const whole = (await cart.updateCart({ levelOfService: 'STANDARD' }, key())).data.cartInfo as CartInfo;
    expectSchema(CartInfoSchema, whole);
    expect(whole.revision).toBe(revision + 1);
  });
});

describe.each(['the fakes', 'the API'])('%s: the catalog', (name) => {
  it('has departments, results and products', async () => {
    const { catalog } = sides[name]!.shopper();
    expectSchema(CategoriesDataSchema, await catalog.categories());
    expectSchema(SearchDataSchema, await catalog.search({ q: 'copy paper' }));
    expectSchema(ProductDataSchema, await catalog.product(SAMPLE.sku));
  });

  it('does not know other products', async () => {
    expect(await getRefusal(sides[name]!.shopper().catalog.product('99999999'))).toEqual({
      status: 404,
      code: CATALOG_CODES.productNotFound,
    });
  });
});

describe.each(['the fakes', 'the API'])('%s: the account', (name) => {
  it('is a guest’s at first', async () => {
    const data = await sides[name]!.shopper().account.account();
    expectSchema(AccountDataSchema, data);
    expect(data).toMatchObject({ session: { isLoggedIn: false, userType: 'LOGGEDOFF' } });
    expect(data.userProfile).toBeUndefined();
  });

  it('signs in and out', async () => {
    const { account } = sides[name]!.shopper();
    const data = await account.signIn({ username: USERNAME, password: sides[name]!.password });
    expectSchema(AccountDataSchema, data);
    expect(data).toMatchObject({
      userProfile: { username: USERNAME },
      session: { isLoggedIn: true, userType: 'REGISTERED' },
    });
    await account.signOut();
    expect((await account.account()).session.isLoggedIn).toBe(false);
  });

  it('refuses a wrong password', async () => {
    const { account } = sides[name]!.shopper();
    expect(await getRefusal(account.signIn({ username: USERNAME, password: 'wrong horse' }))).toEqual({
      status: 401,
      code: ACCOUNT_CODES.signInFailed,
    });
  });
});

describe.each(['the fakes', 'the API'])('%s: payment', (name) => {
  const save = async (body: object) => {
    const { cart, payments } = sides[name]!.shopper();
    await cart.addItems(two, key());
    return payments.saveCard(body as Parameters<typeof payments.saveCard>[0], key());
  };

  it('takes a card and keeps its last four digits', async () => {
    const payment = await save(cardBody());
    expectSchema(OrderPaymentSchema, payment);
    expect(payment).toMatchObject({
      paymentType: 'CREDIT_CARD',
      brand: 'VISA',
      lastFourDigit: '1111',
      expiryMonth: '12',
      expiryYear: '2035',
      addedToOrder: true,
    });
    // A random id may itself hold twelve digits in a row.
    const { id, ...details } = payment;
    expect(id).not.toContain('4111111');
    expect(JSON.stringify(details)).not.toMatch(/\d{6}/);
  });

  it.each([
    ['a wrong digit', cardBody('4111111111111112'), 'INVALID_CARD'],
    ['another brand', cardBody(undefined, { brand: 'AMEX' }), 'INVALID_CARD'],
    ['no security code', cardBody(undefined, { cvv: undefined }), 'INVALID_CARD'],
    ['a date in the past', cardBody(undefined, { expiryYear: '2020' }), PAYMENT_CODES.expired],
  ])('refuses a card with %s', async (_, body, code) => {
    expect(await getRefusal(save(body))).toEqual({ status: 400, code });
  });
});

describe.each(['the fakes', 'the API'])('%s: checkout and orders', (name) => {
  it('shows a checkout and places its order once', async () => {
    const side = sides[name]!;
    const clients = side.shopper();
    const expectedTotal = await side.readyToOrder(clients);
    const info = await clients.checkout.getCheckout();
    expectSchema(CheckoutInfoSchema, info);
    const once = key();
    const order = await clients.checkout.placeOrder({ expectedTotal }, once);
    expectSchema(OrderSchema, order);
    expect(order).toMatchObject({ status: 'PLACED', totals: info.totals });
    expect((await clients.checkout.placeOrder({ expectedTotal }, once)).orderNumber).toBe(order.orderNumber);

    const orders = await clients.checkout.getOrders();
    expectSchema(OrdersDataSchema, orders);
    expect(orders).toMatchObject({
      total: 1,
      orders: [{ orderNumber: order.orderNumber, ordTotal: order.totals.ordTotal }],
    });
    expect(await clients.checkout.getOrder(order.orderNumber)).toMatchObject({
      orderNumber: order.orderNumber,
    });
  });

  it('refuses an order for another total', async () => {
    const side = sides[name]!;
    const clients = side.shopper();
    const total = await side.readyToOrder(clients);
    expect(await getRefusal(clients.checkout.placeOrder({ expectedTotal: total + 1 }, key()))).toEqual({
      status: 409,
      code: CHECKOUT_CODES.totalChanged,
    });
    expect((await clients.checkout.getOrders()).total).toBe(0);
  });

  it('cancels an order once and for all', async () => {
    const side = sides[name]!;
    const clients = side.shopper();
    const expectedTotal = await side.readyToOrder(clients);
    const { orderNumber } = await clients.checkout.placeOrder({ expectedTotal }, key());
    for (const cancelKey of [key(), key()]) {
      const canceled = await clients.checkout.cancelOrder(orderNumber, cancelKey);
      expectSchema(OrderSchema, canceled);
      expect(canceled).toMatchObject({ status: 'CANCELED', canceledAt: expect.any(String) });
      expect(canceled.cancellableUntil).toBeUndefined();
    }
  });

  it('does not know orders of others', async () => {
    const { checkout } = sides[name]!.shopper();
    const unknown = { status: 404, code: 'ORDER_NOT_FOUND' };
    expect(await getRefusal(checkout.getOrder('999'))).toEqual(unknown);
    expect(await getRefusal(checkout.cancelOrder('999', key()))).toEqual(unknown);
  });

  it('has the same totals for the same items', async () => {
    const totals = [];
    for (const side of Object.values(sides)) {
      const clients = side.shopper();
      await side.readyToOrder(clients);
      totals.push((await clients.checkout.getCheckout()).totals);
    }
    expect(totals[0]).toEqual(totals[1]);
  });
});
