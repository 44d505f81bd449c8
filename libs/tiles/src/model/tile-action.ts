import { isReplaced } from '@foolscap/core/vocabulary';
import type { TileItem } from './tile-item.ts';

/** Drawers that a tile can open (storefront-2.48). */
export type TileDrawer = 'autoRestock' | 'alternates' | 'pickup' | 'membership' | 'replacement';

/** Action of a tile's button. */
export type TileAction =
  | { readonly kind: 'add' }
  | { readonly kind: 'navigate'; readonly to: 'item' | 'alternate'; readonly href: string }
  | {
      readonly kind: 'drawer';
      readonly drawer: TileDrawer;
      /** Pickup on a later day than today. */
      readonly isLater?: true;
    }
  | { readonly kind: 'punchout'; readonly customSkuCode: string | undefined }
  | { readonly kind: 'unavailable' };

/** Checks whether the item has a usable price. */
export function hasPrice(item: Pick<TileItem, 'priceValue'>): boolean {
  return typeof item.priceValue === 'number' && Number.isFinite(item.priceValue);
}

/**
 * Selects the action of a tile's button by its label (storefront-4.28 to storefront-4.36). The kind of product takes precedence over its
 * label: a custom SKU starts a punchout, and a set is configured on its own page. A discontinued item shows its replacement before it is
 * added. An item that is out of stock opens its replacement, if it has one; an item without a price opens its product page.
 */
export function tileAction(item: TileItem): TileAction {
  const toItem = { kind: 'navigate', to: 'item', href: item.itemUrl } as const;
  const alternateUrl = item.restrictionDetails?.alternateItemURL;
  if (item.isCustomSKU) return { kind: 'punchout', customSkuCode: item.customSkuCode };
  if (item.isSKUSET) return toItem;
  switch (item.actionLabel) {
    case 'addToCart':
      if (isReplaced(item)) return { kind: 'drawer', drawer: 'replacement' };
      if (item.isOutOfStock) {
        return alternateUrl === undefined
          ? { kind: 'unavailable' }
          : { kind: 'navigate', to: 'alternate', href: alternateUrl };
      }
      return hasPrice(item) ? { kind: 'add' } : toItem;
    case 'subscribe':
      return { kind: 'drawer', drawer: 'autoRestock' };
    case 'expertsSuggest':
      return { kind: 'drawer', drawer: 'alternates' };
    case 'pickUpToday':
      return {
        kind: 'drawer',
        drawer: 'pickup',
        ...(item.pickupReadyToday === false && { isLater: true }),
      };
    case 'membership':
      return { kind: 'drawer', drawer: 'membership' };
    case 'viewAlternate':
      return alternateUrl === undefined ? toItem : { kind: 'navigate', to: 'alternate', href: alternateUrl };
    default:
      // `viewOnly`, `customSkuset`, and labels of newer servers.
      return toItem;
  }
}
