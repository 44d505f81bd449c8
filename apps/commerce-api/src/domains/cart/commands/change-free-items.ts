import type { UpdateCartBody } from '@foolscap/cart/contract';
import { changeFreeItems, type FreeItemUnits } from '@foolscap/cart/model';
import { type SalePlace, SALE_CODES } from '@foolscap/pricing/model';
import type { Db } from '../../../kernel/database/database.ts';
import type { CartDecision } from '../cart-command.ts';
import type { CartRow } from '../cart-types.ts';
import { listLines } from '../facts/cart-lines.repository.ts';
import type { CartFreeItems } from '../price/free-items.ts';
import { readPriceFacts } from '../facts/pricing-rows.repository.ts';
import { priceRows } from '../price/price-rows.ts';

type FreeItemsBody = Pick<UpdateCartBody, 'freeItems' | 'deleteFreeItems'>;

/** Other changes in the same call that affect the offers. */
export interface ConcurrentChanges {
  /** The cart's delivery place after the call. */
  place: SalePlace;
  /** Promotions of the cart's coupons after the call; undefined if the call keeps the coupons. */
  coupons: readonly string[] | undefined;
}

/** The error for choosing an item that the cart is not offered. */
export const freeItemRefused: CartDecision['errors'][number] = {
  code: SALE_CODES.invalidFreeItem,
  description: 'This free item isn’t available for your cart.',
  type: 'ERROR',
};

/** Reads the cart's offers after a call that changes its free items; undefined for other calls. */
export async function readFreeItems(
  trx: Db,
  cart: CartRow,
  { freeItems, deleteFreeItems }: FreeItemsBody,
  { place, coupons }: ConcurrentChanges,
  now: Date,
): Promise<CartFreeItems | undefined> {
  if (!freeItems && !deleteFreeItems) return undefined;
  const rows = await listLines(trx, cart);
  return priceRows(cart, rows, await readPriceFacts(trx, { ...cart, coupons }, now), now, place).free;
}

/** Decides the shopper's choices after a call. Either all of its changes are made or none. */
export const decideFreeItems = (
  { free_items }: Pick<CartRow, 'free_items'>,
  { freeItems, deleteFreeItems }: FreeItemsBody,
  { offers }: CartFreeItems,
): FreeItemUnits[] | 'REFUSED' =>
  changeFreeItems(offers, free_items ?? [], {
    added: freeItems,
    removed: deleteFreeItems?.map(({ itemId }) => itemId),
  }) ?? 'REFUSED';
