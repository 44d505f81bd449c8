import type { TileItem } from './tileItem.ts';

/** Drawers that a tile can open (storefront 2, "Product-tile drawers"). */
export type TileDrawer = 'autoRestock' | 'alternates' | 'pickup' | 'membership';

/** What happens when the button of a tile is pressed. */
export type TileAction =
  | { readonly kind: 'add' }
  | { readonly kind: 'navigate'; readonly to: 'item' | 'alternate'; readonly href: string }
  | { readonly kind: 'drawer'; readonly drawer: TileDrawer }
  | { readonly kind: 'punchout'; readonly customSkuCode: string | undefined }
  | { readonly kind: 'unavailable' };

/** Whether the item has a price that it could be sold at. */
export function hasPrice(item: Pick<TileItem, 'priceValue'>): boolean {
  return typeof item.priceValue === 'number' && Number.isFinite(item.priceValue);
}

/**
 * The table of storefront 4, "Product tile actions by actionLabel". What a product is comes before what it is
 * labelled: a custom SKU starts a punchout and a set is chosen on its own page. What cannot be added (sold out,
 * or without a price) leads to its replacement where there is one.
 */
export function tileAction(item: TileItem): TileAction {
  const toItem = { kind: 'navigate', to: 'item', href: item.itemUrl } as const;
  const alternateUrl = item.restrictionDetails?.alternateItemURL;
  if (item.isCustomSKU) return { kind: 'punchout', customSkuCode: item.customSkuCode };
  if (item.isSKUSET) return toItem;
  switch (item.actionLabel) {
    case 'addToCart':
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
      return { kind: 'drawer', drawer: 'pickup' };
    case 'membership':
      return { kind: 'drawer', drawer: 'membership' };
    case 'viewAlternate':
      return alternateUrl === undefined ? toItem : { kind: 'navigate', to: 'alternate', href: alternateUrl };
    default:
      // viewOnly, customSkuset, and labels that a newer server may send.
      return toItem;
  }
}
