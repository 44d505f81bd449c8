import { LOW_STOCK, shownUnit } from '@foolscap/core/vocabulary';
import type { TileItem } from './tileItem.ts';

/** How much there is of it. */
export type TileStock =
  | { readonly kind: 'inStock' }
  | { readonly kind: 'low'; readonly left: number }
  | { readonly kind: 'lastOne' }
  | { readonly kind: 'outOfStock' };

/** Few is five or fewer; what is sold out says so whatever number was sent. */
export function tileStock(item: Pick<TileItem, 'isOutOfStock' | 'unitsLeft'>): TileStock {
  if (item.isOutOfStock) return { kind: 'outOfStock' };
  const left = item.unitsLeft;
  if (left === undefined || left > LOW_STOCK) return { kind: 'inStock' };
  if (left <= 0) return { kind: 'outOfStock' };
  return left === 1 ? { kind: 'lastOne' } : { kind: 'low', left };
}

/** A word on the picture. */
export type TileBadge =
  { readonly kind: 'sale' } | { readonly kind: 'own' | 'purchased'; readonly text: string };

/** A line of the cart, as far as a tile cares. */
export interface CartLineForTile {
  readonly itemId: string;
  readonly resolvedItemId?: string;
  readonly qty: number;
  readonly status: string;
}

/** How many of it lie in the cart: a tile matches the cart item when that is active (storefront 4). */
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

/** The price is below what it was. */
export function isOnSale(item: Pick<TileItem, 'priceValue' | 'originalPriceValue'>): boolean {
  const { priceValue, originalPriceValue } = item;
  return priceValue !== undefined && originalPriceValue !== undefined && originalPriceValue > priceValue;
}

/** Pickup is worth a word when the product may be collected, a store is chosen and it is not sold out. */
export function showsPickup(
  item: Pick<TileItem, 'bopisEligible' | 'isOutOfStock' | 'unitsLeft'>,
  storeName: string | undefined,
): boolean {
  return item.bopisEligible === true && Boolean(storeName?.trim()) && tileStock(item).kind !== 'outOfStock';
}

/**
 * What is written on the picture: the sale, then the shop's own badge, then the last order. A badge that only says
 * again that the product is on sale is left out.
 */
export function tileBadges(
  item: Pick<TileItem, 'priceValue' | 'originalPriceValue' | 'badgeDetails' | 'lastOrderedDate'>,
): readonly TileBadge[] {
  const sale = isOnSale(item);
  const own = item.badgeDetails?.productBadge?.trim() ?? '';
  const purchased = purchasedBadge(item.lastOrderedDate);
  return [
    ...(sale ? [{ kind: 'sale' } as const] : []),
    ...(own === '' || (sale && own.toLowerCase() === 'sale') ? [] : [{ kind: 'own', text: own } as const]),
    ...(purchased === undefined ? [] : [{ kind: 'purchased', text: purchased } as const]),
  ];
}

/** The unit beside the price; a price for one piece goes without saying. */
export function tileUnit(item: Pick<TileItem, 'units'>): string | undefined {
  return shownUnit(item.units);
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Purchased {Mon}, {Year}' (storefront 9); nothing for what is no date. Read in UTC, as sent. */
export function purchasedBadge(lastOrderedDate: string | undefined): string | undefined {
  if (lastOrderedDate === undefined) return undefined;
  const date = new Date(lastOrderedDate);
  if (Number.isNaN(date.getTime())) return undefined;
  return `Purchased ${months[date.getUTCMonth()]}, ${date.getUTCFullYear()}`;
}
