import { ADDRESS, readCart } from '../carts.ts';
import { GOOD_CARD, order, payBy } from '../checkouts.ts';
import {
  checkInvariants,
  type Command,
  COUPONS,
  type Coupon,
  createModelCart,
  current,
  getGifts,
  grow,
  type Model,
  type ModelCart,
  sendTwice,
  stockAt,
  STORE,
} from './model.ts';

/** Replaces the coupons of the cart. */
export const couponCommand = (coupons: readonly Coupon[]): Command => ({
  check: () => true,
  toString: () => `coupons ${coupons.join(' and ') || 'removed'}`,
  run: async (model, real) => {
    await sendTwice(real, (key) => real.shopper.put('/checkout/default', { coupons }, { key }));
    const cart = current(model);
    cart.coupons = coupons;
    grow(cart);
    await checkInvariants(model, real);
  },
});

const PLACES = {
  '01702': ADDRESS,
  '90012': { ...ADDRESS, city: 'Los Angeles', state: 'CA', zipCode: '90012' },
};

export const shipToCommand = (zipCode: keyof typeof PLACES): Command => ({
  check: () => true,
  toString: () => `ship to ${zipCode}`,
  run: async (model, real) => {
    const body = { addresses: [PLACES[zipCode]] };
    await sendTwice(real, (key) => real.shopper.put('/checkout/default', body, { key }));
    const cart = current(model);
    cart.zipCode = zipCode;
    grow(cart);
    await checkInvariants(model, real);
  },
});

const take = (
  model: Model,
  { lines, gifts }: Pick<ModelCart['orders'][number], 'lines' | 'gifts'>,
  factor: 1 | -1,
) => {
  for (const [gift, qty] of gifts) model.gifts[gift] -= factor * qty;
  for (const { sku, place, qty } of lines) {
    if (place === STORE) model.shelf -= factor * qty;
    else model.stock[sku] -= factor * qty;
  }
};

/**
 * Goes through checkout with the current cart. Items that cannot be supplied are rejected, which changes nothing but the checkout entries.
 */
export const orderCommand = (): Command => ({
  check: () => true,
  toString: () => 'order',
  run: async (model, real) => {
    const { shopper } = real;
    const cart = current(model);
    const lines = [...cart.lines.values()].filter(({ deleted }) => !deleted);
    if (!lines.length) {
      expect([400, 404, 409]).toContain((await order(shopper, 1)).status);
      await checkInvariants(model, real);
      return;
    }
    const isCovered = lines.every((line) => line.qty <= stockAt(model, line));
    const entries = {
      addresses: [ADDRESS],
      pickupPerson: { firstName: 'Ada', lastName: 'Page', email: 'ada@example.com', phone: '5085551234' },
      ...(model.isSignedIn ? {} : { emailId1: 'ada@example.com' }),
    };
    expect((await shopper.put('/checkout/default', entries)).status).toBe(200);
    cart.zipCode = ADDRESS.zipCode;
    expect((await payBy(shopper, GOOD_CARD)).status).toBe(200);
    const { cartSummary, coupons } = await readCart(shopper);
    const total = cartSummary.ordTotal!;
    const gifts = getGifts(model, cart);
    const usesOnce = coupons.some(({ couponCode, applied }) => applied && couponCode === COUPONS.ONCE);
    // A total that the shopper has not seen is rejected.
    expect((await order(shopper, total + 1)).status).toBe(409);
    const placed = await order(shopper, total);
    if (!isCovered) {
      expect(placed.status).toBe(409);
      cart.revision = (await readCart(shopper)).revision;
      await checkInvariants(model, real);
      return;
    }
    expect(placed.status).toBe(200);
    take(model, { lines, gifts }, 1);
    if (usesOnce) model.isOnceUsed = true;
    const { orderNumber } = placed.body.data.order as { orderNumber: string };
    const { saved, orders } = cart;
    Object.assign(cart, createModelCart(), {
      saved,
      orders: [...orders, { number: orderNumber, lines, gifts, usesOnce, isCanceled: false }],
    });
    const ofGuest = model.isSignedIn ? model.guest.orders.length : 0;
    expect((await shopper.get('/orders')).body.data.orders).toHaveLength(cart.orders.length + ofGuest);
    await checkInvariants(model, real);
  },
});

/** Cancels an order, twice: its units and its use of a coupon come back once. */
export const cancelCommand = (index: number): Command => ({
  check: (model) => current(model).orders.length > 0,
  toString: () => `cancel order ${index}`,
  run: async (model, real) => {
    const { orders } = current(model);
    const canceled = orders[index % orders.length]!;
    const replies = [0, 1].map(() => real.shopper.post(`/orders/${canceled.number}/cancel`));
    for (const { status } of await Promise.all(replies)) expect([200, 409]).toContain(status);
    if (!canceled.isCanceled) {
      canceled.isCanceled = true;
      take(model, canceled, -1);
      if (canceled.usesOnce) model.isOnceUsed = false;
    }
    await checkInvariants(model, real);
  },
});
