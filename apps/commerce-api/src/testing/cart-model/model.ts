import type fc from 'fast-check';
import type { SavedItemsData } from '@foolscap/cart/contract';
import { ITEM, readCart } from '../carts.ts';
import { getStoreStock } from '../places.ts';
import { getStock, type Shopper, type TestShop } from '../test-shop.ts';

export const SKUS = ['ream', 'pen', 'crate'] as const;
export type Sku = (typeof SKUS)[number];
const LIMIT: Record<Sku, number> = { ream: 9999, pen: 6, crate: 9999 };

/** US cents per unit. */
export const PRICE: Record<Sku, number> = { ream: 899, pen: 129, crate: 12_345 };

/** The items that promotions give away: a mug that is added automatically, and a choice of two pens. */
export const GIFTS = ['mug', 'red', 'blue'] as const;
export type Gift = (typeof GIFTS)[number];
export const OFFERS: readonly { minSubTotal: number; units: number; items: readonly Gift[] }[] = [
  { minSubTotal: 2000, units: 1, items: ['mug'] },
  { minSubTotal: 5000, units: 2, items: ['red', 'blue'] },
];

/** The store where reams can be picked up; other items are only shipped. */
export const STORE = '1547';
/** The place that a line is supplied from: empty for the warehouse, else the store. */
export type Place = '' | typeof STORE;

export const COUPONS = { TEN: 'TEN', ONCE: 'ONCE' } as const;
export type Coupon = keyof typeof COUPONS;

export interface ModelLine {
  id: string;
  sku: Sku;
  place: Place;
  qty: number;
  deleted: boolean;
  /** A removed line that was saved for later cannot be restored. */
  isSaved?: boolean;
}

/** A cart and the saved items of one owner. */
export interface ModelCart {
  lines: Map<string, ModelLine>;
  /** Undefined after a change by the server whose revision is read instead of predicted. */
  revision: number | undefined;
  saved: Map<Sku, { id: string; qty: number }>;
  coupons: readonly Coupon[];
  /** The units that the shopper chose of free items, in the order of the choices; 0 for a declined one. */
  chosen: Map<Gift, number>;
  zipCode: string | undefined;
  orders: {
    number: string;
    lines: readonly ModelLine[];
    gifts: ReadonlyMap<Gift, number>;
    usesOnce: boolean;
    isCanceled: boolean;
  }[];
}

/** The expected state of the shop, computed from the rules alone. */
export interface Model {
  stock: Record<Sku, number>;
  gifts: Record<Gift, number>;
  /** Reams in the store. */
  shelf: number;
  guest: ModelCart;
  account: ModelCart | undefined;
  isSignedIn: boolean;
  /** Whether the coupon that can be used once in total has been used. */
  isOnceUsed: boolean;
}

export interface Real {
  shop: TestShop;
  shopper: Shopper;
  username: string;
  keys: number;
}

export type Command = fc.AsyncCommand<Model, Real>;

export const createModelCart = (): ModelCart => ({
  lines: new Map(),
  revision: 0,
  saved: new Map(),
  coupons: [],
  chosen: new Map(),
  zipCode: undefined,
  orders: [],
});

/** Returns the cart that the shopper sees. */
export const current = (model: Model): ModelCart => (model.isSignedIn ? model.account! : model.guest);

export const lineKey = (sku: Sku, place: Place): string => `${sku}@${place}`;

export const stockAt = (model: Model, { sku, place }: Pick<ModelLine, 'sku' | 'place'>): number =>
  place === STORE ? (sku === 'ream' ? model.shelf : 0) : model.stock[sku];

/** The maximum units of a line by stock and limit. Only reams have lines in two places, and they have no limit below stock. */
export const room = (model: Model, line: Pick<ModelLine, 'sku' | 'place'>): number =>
  Math.min(stockAt(model, line), LIMIT[line.sku]);

export const nthLine = (model: Model, index: number): ModelLine =>
  [...current(model).lines.values()][index % Math.max(1, current(model).lines.size)]!;

export const hasLines = (model: Readonly<Model>): boolean => current(model).lines.size > 0;

/** The offers that a cart qualifies for: it ships something, and its items cost enough. */
export function getOffers(cart: ModelCart) {
  const lines = [...cart.lines.values()].filter(({ deleted }) => !deleted);
  const subTotal = lines.reduce((sum, { sku, qty }) => sum + PRICE[sku] * qty, 0);
  return lines.some(({ place }) => place === '')
    ? OFFERS.filter((offer) => subTotal >= offer.minSubTotal)
    : [];
}

/** The free items of a cart, with their units. */
export function getGifts(model: Model, cart: ModelCart): Map<Gift, number> {
  const gifts = new Map<Gift, number>();
  for (const { units, items } of getOffers(cart)) {
    let left = units;
    const [only] = items;
    const chosen: [Gift, number][] =
      items.length === 1 && !cart.chosen.has(only!)
        ? [[only!, units]]
        : [...cart.chosen].filter(([gift]) => items.includes(gift));
    for (const [gift, wanted] of chosen) {
      const given = Math.min(wanted, left, model.gifts[gift]);
      if (given > 0) gifts.set(gift, given);
      left -= given;
    }
  }
  return gifts;
}

/** Notes a change of the cart. */
export function grow(cart: ModelCart): void {
  if (cart.revision !== undefined) cart.revision += 1;
}

/** Reads the ids of the lines and the revision, which the server chose. */
export async function learn(cart: ModelCart, shopper: Shopper): Promise<void> {
  const { items, revision } = await readCart(shopper);
  for (const { cartItemId, itemId, selectedDeliveryOption } of items) {
    const place = (selectedDeliveryOption.pickupStoreNumber ?? '') as Place;
    const line = cart.lines.get(lineKey(itemId as Sku, place));
    if (line) line.id = cartItemId;
  }
  cart.revision = revision;
}

const cents = (decimal: number | undefined) => Math.round((decimal ?? 0) * 100);

/**
 * Checks that the shopper's cart is the expected one: lines, saved items, coupons, address and stock match, sums add up, nothing is negative, and the
 * revision is as expected.
 */
export async function checkInvariants(model: Model, { shop, shopper }: Real): Promise<void> {
  const expected = current(model);
  const cart = await readCart(shopper);
  const lines = [...expected.lines.values()].filter(({ deleted }) => !deleted);
  expect(
    new Map(
      cart.items.map(({ itemId, qty, selectedDeliveryOption }) => [
        lineKey(itemId as Sku, (selectedDeliveryOption.pickupStoreNumber ?? '') as Place),
        qty,
      ]),
    ),
  ).toEqual(new Map(lines.map(({ sku, place, qty }) => [lineKey(sku, place), qty])));

  const { coupons, cartSummary: sums, cartAttributes, addresses } = cart;
  expect(cents(sums.cartSubTotal)).toBe(
    cart.items.reduce(
      (sum, line) => sum + cents(line.priceInfo.finalPriceBeforeBasketCoupons ?? line.priceInfo.finalPrice),
      0,
    ),
  );
  const reduction = coupons.reduce((sum, { amount }) => sum + cents(amount), 0);
  expect(cents(sums.cartSubTotalAfterCoupons)).toBe(cents(sums.cartSubTotal) - reduction);
  // The reductions of the lines are those of the cart, to the cent.
  expect(cents(sums.cartSubTotalAfterCoupons)).toBe(
    cart.items.reduce((sum, line) => sum + cents(line.priceInfo.finalPrice), 0),
  );
  expect(cents(sums.ordTotal)).toBe(
    cents(sums.cartSubTotalAfterCoupons) +
      cents(sums.shipFee) +
      cents(sums.handlingFee) +
      cents(sums.taxTotal),
  );
  const { attributes: _reasons, ...amounts } = sums;
  for (const total of Object.values(amounts)) expect(total).toBeGreaterThanOrEqual(0);
  expect(cartAttributes.numberOfItems).toBe(cart.items.reduce((sum, line) => sum + line.qty, 0));
  expect(coupons.map(({ couponCode }) => couponCode).sort()).toEqual([...expected.coupons].sort());
  const once = coupons.find(({ couponCode }) => couponCode === COUPONS.ONCE);
  if (once && lines.length) expect(once.applied).toBe(!model.isOnceUsed);
  const shipTo = (addresses as { type: string; zipCode: string }[]).find(({ type }) => type === 'S');
  expect(shipTo?.zipCode).toBe(expected.zipCode);
  const { freeItems = [] } = cart as { freeItems?: readonly { itemId: string; qty: number }[] };
  expect(new Map(freeItems.map(({ itemId, qty }) => [itemId, qty]))).toEqual(getGifts(model, expected));
  if (expected.revision !== undefined) expect(cart.revision).toBe(expected.revision);

  const { sflItems, total } = (await shopper.get('/sfl')).body.data as SavedItemsData;
  expect(new Map(sflItems.map(({ itemId, listItemId, qty }) => [itemId, { id: listItemId, qty }]))).toEqual(
    expected.saved,
  );
  expect(total).toBe(expected.saved.size);
  for (const sku of SKUS) expect(await getStock(shop.database, sku)).toBe(model.stock[sku]);
  for (const gift of GIFTS) expect(await getStock(shop.database, gift)).toBe(model.gifts[gift]);
  expect(await getStoreStock(shop.database, STORE, 'ream')).toBe(model.shelf);
}

/** Sends a change twice under one key, as a client does whose reply was lost: it counts once. */
export async function sendTwice(
  real: Real,
  send: (key: string) => Promise<{ status: number }>,
): Promise<void> {
  real.keys += 1;
  const key = `key-${real.keys}`;
  expect((await send(key)).status).toBe(200);
  expect((await send(key)).status).toBe(200);
}

export const updateLine = (shopper: Shopper, item: object, key?: string, more: object = {}) =>
  shopper.put(ITEM, { ...more, items: [item] }, key ? { key } : {});
