import { dateFormat, shortDay } from '@foolscap/core/dates';
import { DEFAULT_LOCALE } from '@foolscap/core/money';
import { isReplaced, LOW_STOCK, shownUnit } from '@foolscap/core/vocabulary';
import { BADGE_MESSAGES } from './badge-messages.ts';
import type { TileItem } from './tile-item.ts';

/** Stock level of a product as a tile shows it. */
export type TileStock =
  | { readonly kind: 'inStock' }
  | { readonly kind: 'low'; readonly left: number }
  | { readonly kind: 'lastOne' }
  | { readonly kind: 'pickupOnly' }
  | { readonly kind: 'discontinued' }
  | { readonly kind: 'outOfStock' };

/**
 * Derives the stock level: low stock is five or fewer units, and `isOutOfStock` overrides the number of units. A discontinued item with a
 * replacement has no stock. A product that is only in the shopper's store can be picked up, but not delivered.
 */
export function tileStock(
  item: Partial<Pick<TileItem, 'isOutOfStock' | 'isDeliveryInstock' | 'unitsLeft' | 'restrictionDetails'>>,
): TileStock {
  if (isReplaced(item)) return { kind: 'discontinued' };
  if (item.isOutOfStock) return { kind: 'outOfStock' };
  if (item.isDeliveryInstock === false) return { kind: 'pickupOnly' };
  const left = item.unitsLeft;
  if (left === undefined || left > LOW_STOCK) return { kind: 'inStock' };
  if (left <= 0) return { kind: 'outOfStock' };
  return left === 1 ? { kind: 'lastOne' } : { kind: 'low', left };
}

/** A badge on the picture. */
export type TileBadge =
  { readonly kind: 'sale' } | { readonly kind: 'own' | 'purchased'; readonly text: string };

/** The fields of a cart line that a tile needs. */
export interface CartLineForTile {
  readonly itemId: string;
  readonly resolvedItemId?: string;
  readonly qty: number;
  readonly status: string;
}

/** Sums the quantity of an item in the cart. Only active lines count; they match by item id or resolved id (storefront-4.30). */
export function quantityInCart(
  item: Pick<TileItem, 'itemId' | 'resolvedItemId'>,
  lines: readonly CartLineForTile[],
): number {
  const ids = new Set([item.itemId, item.resolvedItemId]);
  return lines
    .filter(
      (line) => line.status === 'ACTIVE' && (ids.has(line.itemId) || ids.has(line.resolvedItemId ?? '')),
    )
    .reduce((sum, line) => sum + line.qty, 0);
}

/**
 * Sums the quantity of an item in the cart from the quantities by item number. A replaced item is in the cart under the number of its replacement
 * (storefront-4.30).
 */
export function quantityByItem(
  { itemId, resolvedItemId = itemId }: Pick<TileItem, 'itemId' | 'resolvedItemId'>,
  quantities: Readonly<Record<string, number>>,
): number {
  return [...new Set([itemId, resolvedItemId])].reduce((sum, id) => sum + (quantities[id] ?? 0), 0);
}

/** Checks whether the price is below the original price. */
export function isOnSale(item: Partial<Pick<TileItem, 'priceValue' | 'originalPriceValue'>>): boolean {
  const { priceValue, originalPriceValue } = item;
  return priceValue !== undefined && originalPriceValue !== undefined && originalPriceValue > priceValue;
}

/** Checks whether to show the pickup note: the product is eligible for pickup and in stock, and a store is chosen. */
export function showsPickup(
  item: Partial<Pick<TileItem, 'bopisEligible' | 'isOutOfStock' | 'unitsLeft' | 'restrictionDetails'>>,
  storeName: string | undefined,
): boolean {
  return (
    item.bopisEligible === true &&
    Boolean(storeName?.trim()) &&
    !isReplaced(item) &&
    tileStock(item).kind !== 'outOfStock'
  );
}

/** Returns the text of the product's own badge, with the end of a sale in the shop's language; empty without a badge. */
function ownBadge(
  { badgeDetails, saleEndsOn }: Partial<Pick<TileItem, 'badgeDetails' | 'saleEndsOn'>>,
  { badges } = BADGE_MESSAGES,
): string {
  if (badgeDetails?.kind === 'SALE_END' && saleEndsOn !== undefined) return badges.ends(shortDay(saleEndsOn));
  return badgeDetails?.productBadge?.trim() ?? '';
}

/**
 * Lists the badges on the picture: sale, then the product's own badge, then the last purchase. A badge of the product about a reduced price
 * is left out if the sale badge is shown.
 */
export function tileBadges(
  item: Partial<
    Pick<TileItem, 'priceValue' | 'originalPriceValue' | 'badgeDetails' | 'saleEndsOn' | 'lastOrderedDate'>
  >,
  messages = BADGE_MESSAGES,
): readonly TileBadge[] {
  const sale = isOnSale(item);
  const own = ownBadge(item, messages);
  const purchased = purchasedBadge(item.lastOrderedDate, messages);
  return [
    ...(sale ? [{ kind: 'sale' } as const] : []),
    ...(own === '' || (sale && item.badgeDetails?.kind === 'SALE')
      ? []
      : [{ kind: 'own', text: own } as const]),
    ...(purchased === undefined ? [] : [{ kind: 'purchased', text: purchased } as const]),
  ];
}

/** Returns the unit to show next to the price; undefined for single pieces. */
export function tileUnit(item: Partial<Pick<TileItem, 'units'>>): string | undefined {
  return shownUnit(item.units);
}

/** Formats a date as 'Purchased {Mon}, {Year}' (storefront-9.16), in UTC; returns undefined for an invalid date. */
export function purchasedBadge(
  lastOrderedDate: string | undefined,
  { badges } = BADGE_MESSAGES,
): string | undefined {
  if (lastOrderedDate === undefined) return undefined;
  const date = new Date(lastOrderedDate);
  if (Number.isNaN(date.getTime())) return undefined;
  const month = dateFormat(DEFAULT_LOCALE, { month: 'short', timeZone: 'UTC' }).format(date);
  return badges.purchased(month, date.getUTCFullYear());
}
